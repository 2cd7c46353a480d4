/// A part of the program that takes bytes of any origin, with the promises that it makes about them.
///
/// That it neither crashes nor hangs nor leaks is promised by all, and seen by whoever runs it.
package protocol FuzzTarget: Sendable {
  /// What the command line calls it, and the folder of its inputs.
  static var name: String { get }

  /// Feeds the bytes to the part.
  ///
  /// - Throws: the promise that it didn't keep.
  static func run(_ bytes: [UInt8]) throws(BrokenPromise)
}

/// The parts that are fuzzed.
package enum FuzzTargets {
  /// All of them, the quickest first.
  package static let all: [any FuzzTarget.Type] = [
    ColorTarget.self, ProseTarget.self, TemplateTarget.self, ImportTarget.self, ScriptTarget.self,
    RecordingTarget.self, LinesTarget.self, ScenarioTarget.self,
  ]

  /// Returns the target called `name`.
  package static func named(_ name: String) -> (any FuzzTarget.Type)? {
    all.first { $0.name == name }
  }
}
