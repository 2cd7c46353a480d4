import Bytes

/// Reads a page as strictly as XML, and notes what it holds and what is wrong with it.
///
/// Stricter than browsers are: an author's text that got out of its place shows up as an element,
/// an attribute or an entity that no template and no page ever writes.
struct HTMLChecker {
  private(set) var problems: [String] = []
  /// The ids on the page.
  private(set) var ids: Set<String> = []
  /// The targets of links, and what else is loaded, unescaped.
  private(set) var targets: [String] = []
  /// The elements by name, in order of their start tags.
  private(set) var elements: [String] = []
  /// The text of the page, unescaped.
  private(set) var text = ""

  private var rest: Substring.UTF8View
  private var open: [String] = []

  init(_ page: String) {
    rest = page[...].utf8
    read()
  }

  func count(of element: String) -> Int {
    elements.count { $0 == element }
  }

  private mutating func read() {
    expect("<!DOCTYPE html>\n")
    while let first = rest.first {
      if first == UInt8(ascii: "<") { readTag() } else { readText() }
      if problems.count > 5 { return }
    }
    if !open.isEmpty { problems.append("left open: \(open)") }
    if count(of: "h1") != 1 { problems.append("\(count(of: "h1")) headings of level 1") }
    if count(of: "main") != 1 { problems.append("no single main element") }
  }

  private mutating func readText() {
    let end = rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
    let raw = String(Substring(rest[..<end]))
    rest = rest[end...]
    text += unescape(raw)
    if open.isEmpty, raw.utf8.contains(where: { $0 > 0x20 }) {
      problems.append("text outside of everything: \(raw)")
    }
  }

  private mutating func readTag() {
    rest.removeFirst()
    if rest.first == UInt8(ascii: "/") {
      rest.removeFirst()
      let name = readName()
      expect(">")
      guard open.popLast() == name else { return problems.append("</\(name)> closes nothing") }
      return
    }
    let name = readName()
    guard Self.elements.contains(name) else {
      return problems.append("unknown element <\(name)>")
    }
    elements.append(name)
    let isClosed = readAttributes(of: name)
    if Self.empty.contains(name) != isClosed, !Self.drawn.contains(name) {
      problems.append("<\(name)> is \(isClosed ? "" : "not ")closed at once")
    }
    if !isClosed { open.append(name) }
  }

  private mutating func readAttributes(of element: String) -> Bool {
    var names: Set<String> = []
    while true {
      while rest.first == 0x20 || rest.first == 0x0A { rest.removeFirst() }
      if rest.first == UInt8(ascii: ">") {
        rest.removeFirst()
        return false
      }
      if rest.first == UInt8(ascii: "/") {
        rest.removeFirst()
        expect(">")
        return true
      }
      let name = readName()
      guard Self.attributes.contains(name), names.insert(name).inserted else {
        problems.append("attribute `\(name)` of <\(element)>")
        return false
      }
      expect("=\"")
      guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else {
        problems.append("attribute without an end")
        return false
      }
      let value = unescape(String(Substring(rest[..<end])))
      rest = rest[rest.index(after: end)...]
      take(name, value, of: element)
    }
  }

  private mutating func take(_ name: String, _ value: String, of element: String) {
    switch name {
    case "id":
      if !ids.insert(value).inserted { problems.append("id `\(value)` twice") }
      if value.utf8.contains(0x20) || value.isEmpty { problems.append("id `\(value)`") }
    case "href", "src":
      targets.append(value)
    case "fill", "color":
      let isColor = value.utf8.first == UInt8(ascii: "#") && value.utf8.count == 7
      if !isColor, value != "none", value != "currentColor", value != "url(#columns)" {
        problems.append("colour `\(value)`")
      }
    default: break
    }
  }

  private mutating func readName() -> String {
    let name = rest.prefix { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
    rest = rest[name.endIndex...]
    return String(Substring(name))
  }

  private mutating func expect(_ literal: String) {
    guard rest.starts(with: literal.utf8) else {
      problems.append("expected \(literal), found \(String(Substring(rest.prefix(40))))")
      rest = rest[rest.endIndex...]
      return
    }
    rest = rest.dropFirst(literal.utf8.count)
  }

  private mutating func unescape(_ raw: String) -> String {
    for scalar in raw.unicodeScalars where scalar != "\n" && scalar != "\t" && scalar.needsEscape {
      problems.append("character U+\(String(scalar.value, radix: 16)) in \(raw)")
    }
    var result = ""
    var parts = raw.split(separator: "&", omittingEmptySubsequences: false)[...]
    result += parts.removeFirst()
    for part in parts {
      guard let end = part.firstIndex(of: ";"), let text = Self.entities[String(part[..<end])]
      else {
        problems.append("ampersand in \(raw)")
        continue
      }
      result += text + part[part.index(after: end)...]
    }
    return result
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'", "#32": " ",
  ]
  private static let empty: Set = [
    "meta", "link", "br", "hr", "img", "use", "path", "rect", "circle", "input",
    "line",
  ]
  /// Elements of SVG that may be closed at once.
  private static let drawn: Set = ["svg", "rect", "pattern"]
  private static let elements: Set = [
    "html", "head", "meta", "title", "link", "body", "a", "svg", "symbol", "path", "use", "defs",
    "pattern", "rect", "circle", "g", "text", "desc", "header", "nav", "ol", "ul", "li", "bdi",
    "span", "main", "h1", "h2", "h3", "h4", "h5", "h6", "p", "div", "section", "figure",
    "figcaption", "table", "thead", "tbody", "tr", "th", "td", "code", "pre", "em", "strong",
    "small", "i", "dl", "dt", "dd", "details", "summary", "footer", "blockquote", "br", "hr",
    "img", "script", "button", "dialog", "input", "line",
  ]
  private static let attributes: Set = [
    "lang", "charset", "http-equiv", "content", "name", "rel", "type", "href", "class", "id",
    "aria-hidden", "aria-label", "aria-labelledby", "aria-current", "role", "tabindex", "focusable",
    "width", "height", "viewBox", "x", "y", "cx", "cy", "r", "d", "fill", "fill-opacity", "color",
    "stroke", "stroke-width", "stroke-linejoin", "patternUnits", "start", "open", "title", "alt",
    "src", "scope", "x1", "x2", "y1", "y2", "property", "defer", "min", "max", "value",
    "aria-keyshortcuts",
    "data-control", "data-filter", "data-source", "data-steps", "data-events", "data-failed",
    "data-held", "data-pagefind-body", "data-pagefind-filter", "data-pagefind-ignore",
    "data-pagefind-meta",
  ]
}
