import Testing

@testable import Serving

@Suite("Names of the server")
struct AcceptedHostsTests {
  private let hosts = AcceptedHosts(named: "My-Mac.local")

  @Test(
    "Digits, this machine and the name that was given are meant for it",
    arguments: [
      "localhost", "LOCALHOST:7335", "127.0.0.1", "127.0.0.1:80", "[::1]", "[::1]:7335",
      "192.168.1.7:7335", "my-mac.local:7335", "[2001:DB8::7]", "[::ffff:127.0.0.1]:80",
    ]
  )
  func accepted(header: String) {
    #expect(hosts.accept(header))
  }

  @Test(
    "Any other name may be one that leads here from elsewhere",
    arguments: [
      nil, "", "example.org", "example.org:7335", "localhost.example.org", "127.0.0.1.example.org",
      "127.0.0.1:7335:x", "127.0.0", "1.2.3.x", "[::1", "[]", "localhost:x", "my-mac",
      "127.0.0.1 x", "[example.org]", "[127.0.0.1]", "[::1%25x]", "[::1]x", "[[::1]]", "::1",
      "1.2.3.256",
      "1.2.3.4.5", "0x7f.0.0.1", "9999.1.1.1", "1.2.3.4, localhost", "[::1\u{0}]",
      "1.2.3.4\u{0}",
    ] as [String?]
  )
  func refused(header: String?) {
    #expect(!hosts.accept(header))
  }
}
