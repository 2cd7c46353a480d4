/// The vocabulary of the pages: what no template and no renderer writes is a fault.
enum HTMLNames {
  static let elements: Set<String> = [
    "html", "head", "meta", "title", "link", "script", "body", "header", "footer", "main", "nav",
    "section", "h1", "h2", "h3", "h4", "h5", "h6", "p", "pre", "code", "em", "strong", "small",
    "i", "b", "a", "bdi", "span", "div", "ol", "ul", "li", "dl", "dt", "dd", "table", "thead",
    "tbody",
    "tr", "th", "td", "blockquote", "br", "hr", "figure", "figcaption", "img", "details",
    "summary", "dialog", "button", "input", "label", "output", "del", "ins", "svg", "symbol", "use",
    "path",
    "circle", "rect", "line", "g", "text", "pattern", "desc", "defs",
  ]

  static let void: Set<String> = ["meta", "link", "br", "hr", "img", "input"]

  /// Elements in which there is nothing but text.
  static let textOnly: Set<String> = ["title", "desc", "script"]

  /// What would end, or not be let into, what it stands in.
  static let forbidden: [(inner: Set<String>, outer: String)] = [
    (
      [
        "p", "div", "ul", "ol", "dl", "table", "pre", "blockquote", "section", "h1", "h2", "h3",
        "h4", "h5", "h6", "hr", "figure", "header", "footer", "main", "nav",
      ], "p"
    ),
    (["a", "button", "input", "details"], "a"), (["a", "button", "input"], "button"),
  ]

  /// Attributes that hold an address.
  static let addresses: Set<String> = [
    "href", "src", "action", "formaction", "data", "poster", "xlink:href", "cite", "background",
  ]
}
