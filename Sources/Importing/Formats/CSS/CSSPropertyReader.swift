import Diagnostics
import YAMLReading

/// Finds the custom properties in a style sheet, in whatever block they stand.
///
/// Where one is declared twice for the same variant, the last declaration counts, in the place of the
/// first.
struct CSSPropertyReader {
  private static let braceOpen = UInt8(ascii: "{")
  private static let braceClose = UInt8(ascii: "}")
  private static let semicolon = UInt8(ascii: ";")

  /// Names of variants grow with each block.
  private static let mostBlocks = 128

  private let file: TextFile
  private var scanner: CSSScanner
  /// The blocks that are open: what their variant is, and where they begin.
  private var blocks: [(variant: String, start: Int)] = []
  private var found: [CSSProperty] = []
  private var indices: [CSSProperty.Identity: Int] = [:]

  /// Creates a reader of a file.
  init(_ file: TextFile) {
    self.file = file
    scanner = CSSScanner(file)
  }

  /// Returns the properties.
  ///
  /// - Throws: if something is open at the end of the file, or closed that is not open.
  mutating func properties() throws(DiagnosticBag) -> [CSSProperty] {
    while true {
      try scanner.skipSpace()
      guard let byte = scanner.next else { break }
      switch byte {
      case Self.braceClose: try closeBlock()
      case Self.semicolon: scanner.skip()
      default: try statement()
      }
    }
    guard let last = blocks.last else {
      guard found.isEmpty else { return found }
      let message = "the file has no custom properties, such as `--ink: #111`"
      throw DiagnosticBag([file.piece(0..<0).error(.malformedImport, message)])
    }
    throw scanner.unclosed("block", last.start..<last.start + 1)
  }

  private mutating func closeBlock() throws(DiagnosticBag) {
    guard blocks.popLast() != nil else {
      let place = file.piece(scanner.offset..<scanner.offset + 1)
      throw DiagnosticBag([place.error(.malformedImport, "`}` closes no block")])
    }
    scanner.skip()
  }

  /// Reads a declaration, or what stands before a block.
  private mutating func statement() throws(DiagnosticBag) {
    let start = scanner.offset
    if scanner.isAt("--") {
      let name = scanner.skipName()
      try scanner.skipSpace()
      if scanner.next == UInt8(ascii: ":") {
        scanner.skip()
        try declaration(name)
        return
      }
    }
    try scanner.skip(to: [Self.semicolon, Self.braceOpen, Self.braceClose])
    guard scanner.next == Self.braceOpen else { return }
    guard blocks.count < Self.mostBlocks else {
      let message = "more than \(Self.mostBlocks) blocks stand in one another"
      let place = file.piece(scanner.offset..<scanner.offset + 1)
      throw DiagnosticBag([place.error(.limitExceeded, message, hint: "is a `}` missing?")])
    }
    let prelude = CSSText.withoutComments(file.bytes[start..<scanner.offset])
    let variant = CSSVariant.text(prelude, in: blocks.last?.variant ?? "")
    blocks.append((variant, scanner.offset))
    scanner.skip()
  }

  private mutating func declaration(_ name: Range<Int>) throws(DiagnosticBag) {
    let start = scanner.offset
    try scanner.skip(to: [Self.semicolon, Self.braceClose])
    let value = CSSText.withoutComments(file.bytes[start..<scanner.offset])
    let variant = blocks.last?.variant ?? ""
    let property = CSSProperty(
      name: String(decoding: file.bytes[name], as: UTF8.self),
      variant: variant,
      value: CSSText.withoutImportance(value),
      place: name
    )
    if let index = indices[property.identity] {
      found[index] = property
    } else {
      indices[property.identity] = found.count
      found.append(property)
    }
  }
}
