import Diagnostics
import Testing

@testable import Serving

@Suite("Pages as they are served")
struct LivePagesTests {
  private let live = LiveState()

  private func injected(_ page: String) -> String {
    String(decoding: LivePages.injecting(into: Array(page.utf8), live), as: UTF8.self)
  }

  private func policy(_ text: String) -> String {
    #"<meta http-equiv="Content-Security-Policy" content="\#(text)" />"#
  }

  private var script: String {
    #"<script src="/.peekbook-live/script.js" data-version="\#(live.version)" defer="defer"></script>"#
      + "\n"
  }

  @Test("The script stands at the end of the head, and all else is as it was")
  func head() {
    #expect(injected("<head>é</head><body>") == "<head>é" + script + "</head><body>")
    #expect(injected("<p>no head") == "<p>no head" + script)
    #expect(injected("") == script)
  }

  @Test("The policy lets it ask the server, and allows nothing else that it did not")
  func policies() {
    let strict = "default-src 'none'; script-src 'self'"
    #expect(injected(policy(strict)).contains(policy("connect-src 'self'; " + strict)))
    let own = "script-src 'self'; connect-src 'self' https://example.org"
    #expect(injected(policy(own)).contains(policy(own)))
    let none = "default-src 'none'"
    #expect(
      injected(policy(none)).contains(
        policy("connect-src 'self'; script-src 'self'; default-src 'none'")
      )
    )
  }

  @Test("A policy that an author wrote about is no policy")
  func body() {
    let page = "<head></head><code>\(policy("default-src 'none'"))</code>"
    #expect(injected(page) == page.replacing("</head>", with: script + "</head>"))
  }

  @Test("Problems are told with all that a script says escaped")
  func problems() {
    let place = Location(file: "<b>.yaml", line: 3, column: 2)
    let problem = Diagnostic(
      .init("unknown-key"),
      "unknown key `<script>`",
      at: place,
      excerpt: " <img onerror=x>",
      hint: "did you mean `a&b`?"
    )
    let html = String(decoding: ProblemList(DiagnosticBag([problem])).html, as: UTF8.self)
    #expect(html.contains("1 error in &lt;b&gt;.yaml"))
    #expect(html.contains("<code>&lt;script&gt;</code>"))
    #expect(html.contains("&lt;img onerror=x&gt;"))
    #expect(html.contains("a&amp;b"))
    #expect(!html.contains("<script>") && !html.contains("<img"))
  }

  @Test("A state is another one exactly when there is something to tell")
  func states() {
    var live = live
    let first = live.token
    #expect(!live.hasSite)
    live.note(changed: false, problems: nil)
    #expect(live.hasSite)
    let second = live.token
    #expect(second != first)
    live.note(changed: false, problems: nil)
    #expect(live.token == second)
    let version = live.version
    live.note(changed: false, problems: DiagnosticBag([Diagnostic(.serving, "x")]))
    #expect(live.version == version && live.token != second)
    live.note(changed: true, problems: nil)
    #expect(live.version != version)
    #expect(live.problems == nil)
  }
}
