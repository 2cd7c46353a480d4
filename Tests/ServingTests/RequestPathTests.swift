import Testing

@testable import Serving

@Suite("Paths of requests")
struct RequestPathTests {
  @Test(
    "A path is taken apart into names",
    arguments: [
      ("/", [], true),
      ("/index.html", ["index.html"], false),
      ("/colors/", ["colors"], true),
      ("/a/b.md", ["a", "b.md"], false),
      ("/caf%C3%A9/a%20b.html", ["café", "a b.html"], false),
      ("/100%25", ["100%"], false),
    ]
  )
  func takenApart(target: String, parts: [String], isFolder: Bool) {
    let path = RequestPath(target)
    #expect(path?.parts == parts)
    #expect(path?.isFolder == isFolder)
  }

  @Test(
    "What no link of a site says is refused",
    arguments: [
      "", "index.html", "http://example.org/", "*", "/..", "/../x", "/a/../b", "/a/./b", "/.git",
      "/%2e%2e/x", "/%2E%2e%2fx", "/a%2fb", "/a%2Fb", "/..%2fetc", "/a\\b", "/a%5cb", "/a%00", "/%",
      "/%4", "/%zz", "/%+1", "//example.org", "/a//b", "/%c3", "/%ff", "/a%0d%0ab", "/a%7f",
      "/.peekbook-manifest", "/%2epeekbook-manifest",
    ]
  )
  func refused(target: String) {
    #expect(RequestPath(target) == nil)
  }

  @Test("The path of a folder stands in a header as a browser takes it")
  func asFolder() {
    #expect(RequestPath("/caf%c3%a9/a%20b~c")?.asFolder == "/caf%C3%A9/a%20b~c/")
    #expect(RequestPath("/%0a") == nil)
  }
}
