/// All the problems found so far; thrown when going on makes no sense.
package struct DiagnosticBag: Error, Sendable, Equatable {
  /// The problems, in the order they were found.
  package private(set) var all: [Diagnostic] = []

  /// Creates a bag that holds `diagnostics`.
  package init(_ diagnostics: [Diagnostic] = []) {
    all = diagnostics
  }

  /// Whether any of the problems is an error.
  package var hasErrors: Bool { all.contains { $0.severity == .error } }

  /// Adds a problem.
  package mutating func add(_ diagnostic: Diagnostic) {
    all.append(diagnostic)
  }

  /// Adds the problems of another bag.
  package mutating func add(contentsOf other: DiagnosticBag) {
    all.append(contentsOf: other.all)
  }

  /// The problems by file, line, column and code, without exact repetitions; those without a
  /// place come first.
  package var sorted: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return all.filter { seen.insert($0).inserted }
      .sorted { Self.key($0) < Self.key($1) }
  }

  private static func key(_ diagnostic: Diagnostic) -> (Location, String, String) {
    let place = diagnostic.location ?? Location(file: "", line: 0, column: 0)
    return (place, diagnostic.code.name, diagnostic.message)
  }
}
