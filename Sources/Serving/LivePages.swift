import Bytes
import Diagnostics

/// Pages as they are served: with the script that reloads them, which no published file has.
enum LivePages {
  /// What tells the files beside the site from those of another version of the program.
  static let tag: String = {
    let text = LiveScript.text + LiveStyle.text
    let hash = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return "live-" + String(hash, radix: 16)
  }()

  /// Returns a page with the script in it, and with a policy that lets the script ask for news.
  ///
  /// - Complexity: O(*n*).
  static func injecting(into page: [UInt8], _ live: LiveState) -> [UInt8] {
    let head = place(of: "</head>", in: page[...])
    let policy = place(of: policyStart, in: page[..<(head ?? page.count)])
    var result = UTF8Writer(reservingCapacity: page.count + 512)
    var copied = 0
    if let policy {
      let start = policy + policyStart.utf8.count
      result.append(contentsOf: page[..<start])
      result.append(additions(to: page[start...].prefix { $0 != UInt8(ascii: "\"") }))
      copied = start
    }
    // A template may have no head; a script stands well at the end too.
    let end = head ?? page.count
    result.append(contentsOf: page[copied..<end])
    result.append(tag(for: live))
    result.append(contentsOf: page[end...])
    return result.bytes
  }

  private static let policyStart = #"http-equiv="Content-Security-Policy" content=""#

  /// What has to stand before a policy, so that it allows a script of the site and its questions.
  private static func additions(to policy: ArraySlice<UInt8>) -> String {
    ["connect-src", "script-src"].filter { place(of: $0, in: policy) == nil }
      .map { $0 + " 'self'; " }.joined()
  }

  private static func tag(for live: LiveState) -> String {
    #"<script src="\#(LiveFile.script.path)" data-version="\#(live.version)" defer="defer"></script>"#
      + "\n"
  }

  /// Returns where a text begins in bytes.
  private static func place(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return nil }
    var rest = bytes
    while let start = rest.firstIndex(of: first) {
      if bytes[start...].starts(with: wanted) { return start }
      rest = bytes[(start + 1)...]
    }
    return nil
  }
}

// Pages of the server's own.
extension LivePages {
  /// What is served before anything could be built.
  static func waiting(_ live: LiveState) -> [UInt8] {
    var body = UTF8Writer()
    body.append("<h1>Nothing is built yet</h1>\n")
    if let problems = live.problems {
      body.append("<p>The site appears here as soon as this is mended.</p>\n")
      body.append(contentsOf: ProblemList(problems).html)
    } else {
      body.append("<p>The site appears here as soon as it is.</p>\n")
    }
    return page("Nothing is built yet", body, live, #" data-token="\#(live.token)""#)
  }

  /// What is served where there is no page, and none of the site's own that says so.
  static func missing(_ live: LiveState) -> [UInt8] {
    var body = UTF8Writer()
    body.append("<h1>There is no such page</h1>\n")
    body.append("<p><a href=\"/\">The first page</a> lists every scenario.</p>\n")
    return page("There is no such page", body, live, "")
  }

  private static func page(
    _ title: String,
    _ body: UTF8Writer,
    _ live: LiveState,
    _ data: String
  ) -> [UInt8] {
    var page = UTF8Writer()
    page.append(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src data:; \
      script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>\(title) – Peekbook</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="\(LiveFile.style.path)" />
      <script src="\(LiveFile.script.path)" data-version="\(live.version)"\(data) defer="defer"></script>
      </head>
      <body>
      <main>

      """
    )
    page.append(contentsOf: body.bytes)
    page.append("</main>\n</body>\n</html>\n")
    return page.bytes
  }
}
