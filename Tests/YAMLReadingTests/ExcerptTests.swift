import Diagnostics
import Testing
import YAMLReading

extension Diagnostic.Code {
  fileprivate static let test = Diagnostic.Code("test")
}

@Suite("Diagnostics about a node")
struct ExcerptTests {
  @Test("A diagnostic carries the node's place and line")
  func line() throws {
    let node = try #require(try read("a: 1\n  \nb: é # c\r\n").value(of: "b"))
    let diagnostic = node.diagnostic(.test, "no", severity: .warning, hint: "yes")
    #expect(diagnostic.location == node.location)
    #expect(diagnostic.excerpt == "b: é # c")
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.hint == "yes")
  }

  @Test("Of a line of megabytes only the surroundings are kept, and the caret is right")
  func longLine() throws {
    let source = "[" + String(repeating: "\"é\", ", count: 100_000) + "here, x]"
    let node = try #require(try read(source).elements.dropLast().last)
    let diagnostic = node.diagnostic(.test, "found")
    #expect(diagnostic.location?.column == 500_002)
    #expect(try #require(diagnostic.excerpt).utf8.count < 1_000)
    let lines = FullRenderer().render(diagnostic).split(separator: "\n")
    let caret = try #require(lines.last?.unicodeScalars.firstIndex(of: "^"))
    let column = try #require(lines.last).unicodeScalars.distance(
      from: try #require(lines.last).unicodeScalars.startIndex,
      to: caret
    )
    #expect(
      String(String.UnicodeScalarView(lines[1].unicodeScalars.dropFirst(column).prefix(4)))
        == "here"
    )
  }
}
