package import Diagnostics

/// A name in a template, and where it stands.
package struct TemplateName: Sendable, Hashable {
  /// What the name is there for.
  package enum Use: Sendable, Hashable {
    /// To be shown.
    case variable
    /// To begin a section, inverted or not.
    case section
    /// To be replaced by the template of that name.
    case partial
  }

  /// Why a text is no name.
  struct Problem: Error {
    var message: String
    var hint: String?
  }

  /// The name as it was typed, such as `item.title`; `.` is the value at hand.
  package let text: String
  /// What it is there for.
  package let use: Use
  /// The place of its tag.
  package let location: Location
  /// The parts between the dots; none for `.`.
  let path: [String]

  /// Creates a name.
  init(_ text: String, use: Use, at location: Location) throws(Problem) {
    try Self.check(text, use)
    self.text = text
    self.use = use
    self.location = location
    switch use {
    case .partial: path = [text]
    case .variable, .section:
      path =
        text == "." ? [] : text.utf8.split(separator: UInt8(ascii: ".")).map { String($0) ?? "" }
    }
  }

  private static func check(_ text: String, _ use: Use) throws(Problem) {
    guard !text.isEmpty else { throw Problem(message: "the tag holds no name") }
    guard !text.utf8.contains(where: { $0 <= 0x20 }) else {
      throw Problem(message: "`\(text)` is no name: it holds a space")
    }
    guard let first = text.utf8.first, !"$<*".utf8.contains(first) else {
      throw Problem(
        message: "inheritance and names made at run time are not supported",
        hint: "use a partial: `{{>name}}`"
      )
    }
    guard use == .partial || text == "." || hasWholeParts(text) else {
      throw Problem(message: "`\(text)` is no name: a part between its dots is empty")
    }
  }

  private static func hasWholeParts(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty }
  }
}
