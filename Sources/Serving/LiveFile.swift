/// What is served beside the site, for the pages that are open; no page of a site has such a path.
enum LiveFile: String {
  /// What a page runs.
  case script = "script.js"
  /// How it looks.
  case style = "style.css"
  /// What is new.
  case state = "state"

  /// The folder in which they are.
  static let folder = "/.peekbook-live/"

  /// Finds the file that a request is for; `nil` if it is for the site.
  init?(_ target: String) {
    guard target.hasPrefix(Self.folder),
      let file = LiveFile(rawValue: String(target.dropFirst(Self.folder.count)))
    else { return nil }
    self = file
  }

  /// The path that a page names.
  var path: String { Self.folder + rawValue }

  /// What it is.
  var type: String { self == .state ? "application/json" : MediaType.of(rawValue) }

  /// What it holds; the state is another each time.
  var bytes: [UInt8] {
    switch self {
    case .script: Array(LiveScript.text.utf8)
    case .style: Array(LiveStyle.text.utf8)
    case .state: []
    }
  }
}
