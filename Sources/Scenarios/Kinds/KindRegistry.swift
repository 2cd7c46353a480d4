package import CatalogModel
import Diagnostics
import Importing
import YAMLReading

/// The kinds that a script can name without declaring them.
package struct KindRegistry: Sendable {
  private enum Source: Sendable {
    case kind(Kind)
    /// A kind file, read when the kind is asked for.
    case text(StaticString)
  }

  private let entries: [(name: String, source: Source)]

  /// The kinds that ship.
  package static let shipped = KindRegistry(
    entries: KindSources.all.map { ($0.name, .text($0.text)) }
  )

  /// Creates a registry; by default an empty one.
  package init(_ kinds: [Kind] = []) {
    entries = kinds.map { ($0.name, .kind($0)) }
  }

  private init(entries: [(name: String, source: Source)]) {
    self.entries = entries
  }

  /// The names, in order.
  package var names: [String] { entries.map(\.name) }

  /// Returns the kind with a name.
  package subscript(name: String) -> Kind? {
    guard let entry = entries.first(where: { $0.name == name }) else { return nil }
    switch entry.source {
    case .kind(let kind): return kind
    case .text(let text): return Self.decoded(text, name)
    }
  }

  /// Returns the file of a kind that ships.
  package func source(of name: String) -> [UInt8]? {
    guard case .text(let text)? = entries.first(where: { $0.name == name })?.source else {
      return nil
    }
    return Self.bytes(text)
  }

  private static func bytes(_ text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { unsafe Array($0) }
  }

  private static func decoded(_ text: StaticString, _ name: String) -> Kind? {
    var problems = DiagnosticBag()
    let (document, faults) = YAMLReader.readOn(bytes(text), file: "Kinds/\(name).yaml")
    guard let document, !faults.hasErrors else { return nil }
    var reader = KindListReader(files: .none)
    reader.read(document.root, in: document.file, problems: &problems)
    return problems.hasErrors ? nil : reader.kinds.first { $0.name == name }?.kind
  }
}
