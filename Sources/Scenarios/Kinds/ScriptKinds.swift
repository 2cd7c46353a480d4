import CatalogModel
import YAMLReading

/// The kinds that the catalogs of a script can name: its own, and those that ship.
struct ScriptKinds {
  /// A kind that a script declares.
  struct Declared {
    let name: String
    /// The kind; `nil` if something is wrong with it, which was reported.
    let kind: Kind?
    /// Where its name stands.
    let key: YAMLNode
  }

  /// What a name stands for.
  enum Meaning {
    case kind(Kind)
    /// A kind with mistakes: nothing more is to be said about what names it.
    case wrong
    case unknown
  }

  private let declared: [Declared]
  private let registry: KindRegistry
  /// Whether kinds may be missing, as a file with kinds could not be read.
  private let isIncomplete: Bool

  init(_ declared: [Declared] = [], isIncomplete: Bool = false, registry: KindRegistry) {
    self.declared = declared
    self.registry = registry
    self.isIncomplete = isIncomplete
  }

  /// The names, those of the script first.
  var names: [String] {
    let own = declared.map(\.name)
    return own + registry.names.filter { !own.contains($0) }
  }

  /// Returns what a name stands for; a script's own kind goes before one that ships.
  subscript(name: String) -> Meaning {
    if let own = declared.first(where: { $0.name == name }) {
      return own.kind.map(Meaning.kind) ?? .wrong
    }
    if let kind = registry[name] { return .kind(kind) }
    return isIncomplete ? .wrong : .unknown
  }
}
