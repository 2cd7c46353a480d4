import Diagnostics
import Publishing
import TestSupport
import Testing

@testable import Serving

@Suite("A server of a folder")
struct SiteServerTests {
  private let folder: TemporaryFolder
  private let server: SiteServer

  init() throws {
    folder = try TemporaryFolder()
    try folder.add([
      "site/index.html": "<head></head>", "site/a/index.html": "a", "site/a/b.css": "0123456789",
      "site/empty/c.txt": "c", "site/.hidden": "h", "secret.txt": "secret",
    ])
    try folder.addLink("site/link.txt", to: "../secret.txt")
    try folder.addLink("site/up", to: "..")
    server = SiteServer(folder: folder.path("site"), hosts: AcceptedHosts(named: "127.0.0.1"))
    server.note(changed: true, problems: nil)
  }

  private func answer(
    _ target: String,
    method: String = "GET",
    _ headers: [HTTPRequest.Header: String] = [:]
  ) -> (status: UInt32, headers: [String: String]) {
    let request = HTTPRequest(
      method: method,
      target: target,
      headers: headers.merging([.host: "localhost"]) { given, _ in given }
    )
    guard let response = server.answer(request, mayWait: true) else { return (0, [:]) }
    let pairs = response.headers.map { ($0.name, $0.value) }
    return (response.status, Dictionary(pairs) { first, _ in first })
  }

  @Test(
    "A file is found by its path, a folder by its page, and nothing else is",
    arguments: [
      ("/", 200), ("/index.html", 200), ("/a/", 200), ("/a/b.css", 200), ("/a", 301),
      ("/empty", 404), ("/empty/", 404), ("/nothing", 404), ("/a/b.css/", 404), ("/.hidden", 404),
      ("/link.txt", 404), ("/up/secret.txt", 404), ("/../secret.txt", 404),
      ("/a/%2e%2e/%2e%2e/secret.txt", 404),
    ] as [(String, UInt32)]
  )
  func found(target: String, status: UInt32) {
    #expect(answer(target).status == status)
  }

  @Test("The address of a folder gets its slash")
  func redirect() {
    #expect(answer("/a").headers["Location"] == "/a/")
  }

  @Test("Whoever has the file already gets none")
  func conditions() throws {
    let first = answer("/a/b.css").headers
    let tag = try #require(first["ETag"])
    let date = try #require(first["Last-Modified"])
    #expect(answer("/a/b.css", [.ifNoneMatch: tag]).status == 304)
    #expect(answer("/a/b.css", [.ifNoneMatch: "\"x\", W/\(tag)"]).status == 304)
    #expect(answer("/a/b.css", [.ifNoneMatch: "*"]).status == 304)
    #expect(answer("/a/b.css", [.ifModifiedSince: date]).status == 304)
    #expect(answer("/a/b.css", [.ifNoneMatch: "\"x\"", .ifModifiedSince: date]).status == 200)
    #expect(answer("/a/b.css", [.range: "bytes=1-2"]).status == 206)
    #expect(answer("/a/b.css", [.range: "bytes=1-2", .ifRange: tag]).status == 206)
    #expect(answer("/a/b.css", [.range: "bytes=1-2", .ifRange: "\"x\""]).status == 200)
    #expect(answer("/a/b.css", method: "HEAD", [.range: "bytes=1-2"]).status == 200)
    let beyond = answer("/a/b.css", [.range: "bytes=10-"])
    #expect(beyond.status == 416)
    #expect(beyond.headers["Content-Range"] == "bytes */10")
  }

  @Test("A page is another one once the site has changed, as it names the state that it is of")
  func versions() throws {
    let tag = try #require(answer("/").headers["ETag"])
    #expect(answer("/", [.ifNoneMatch: tag]).status == 304)
    server.note(changed: true, problems: nil)
    #expect(answer("/", [.ifNoneMatch: tag]).status == 200)
  }

  @Test(
    "What is not for this server, or is no question for a file, is refused",
    arguments: [
      ("GET", [.host: "example.org"], 403), ("POST", [:], 405), ("PUT", [:], 405),
      ("DELETE", [:], 405), ("GET", [.length: "5"], 400), ("GET", [.encoding: "chunked"], 400),
      ("GET", [.length: "0"], 200), ("GET", [.length: "0, 5"], 400), ("GET", [.length: ""], 400),
      ("GET", [.host: "localhost, localhost"], 400),
      ("GET", [.host: "localhost, example.org"], 400),
    ] as [(String, [HTTPRequest.Header: String], UInt32)]
  )
  func refused(method: String, headers: [HTTPRequest.Header: String], status: UInt32) {
    #expect(answer("/", method: method, headers).status == status)
  }

  @Test("Before there is a site, every page says what is in the way")
  func waiting() {
    let server = SiteServer(folder: folder.path("none"), hosts: AcceptedHosts(named: ""))
    server.note(changed: false, problems: DiagnosticBag([Diagnostic(.serving, "x")]))
    let request = HTTPRequest(method: "GET", target: "/a/", headers: [.host: "localhost"])
    #expect(server.answer(request, mayWait: true)?.status == 503)
  }

  @Test("Whoever knows the state waits for the next one, and is answered in the end")
  func waits() {
    func ask(_ since: String?, mayWait: Bool) -> UInt32? {
      var request = HTTPRequest(method: "GET", target: "/.peekbook-live/state")
      request.headers[.host] = "localhost"
      request.since = since
      return server.answer(request, mayWait: mayWait)?.status
    }
    #expect(ask(nil, mayWait: true) == 200)
    #expect(ask("another", mayWait: true) == 200)
    let token = server.token
    #expect(ask(token, mayWait: true) == nil)
    #expect(ask(token, mayWait: false) == 200)
    server.note(changed: true, problems: nil)
    #expect(ask(token, mayWait: true) == 200)
  }

  @Test("A header that comes several times is one list, whatever its letters")
  func severalHeaders() {
    var request = HTTPRequest(method: "GET", target: "/")
    for (name, value) in [("Host", "a"), ("hOST", "b"), ("Content-length", "0"), ("X", "y")] {
      request.add(name, value)
    }
    #expect(request.headers == [.host: "a, b", .length: "0"])
    #expect(request.hasSeveralHosts && !request.hasBody)
    request.add("content-length", "0")
    #expect(request.hasBody)
  }

  @Test("A time is told as HTTP has it")
  func dates() {
    #expect(HTTPDate.text(784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(HTTPDate.text(0) == "Thu, 01 Jan 1970 00:00:00 GMT")
  }
}
