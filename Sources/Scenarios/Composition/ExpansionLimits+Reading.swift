import Diagnostics
import Importing
import YAMLReading

/// The keys behind `limits` in `peekbook.yaml`.
enum LimitKey: Int, SchemaKey {
  case steps, nesting, variants, `import`, items, output
  static let table = KeyTable(Self.self)

  /// The numbers that a project may set.
  var range: ClosedRange<Int> {
    switch self {
    case .steps: 1...10_000_000
    // The reader calls itself for each level, so there is an end to what a stack can bear.
    case .nesting: 1...100
    case .variants: 2...1_000
    case .import: 1...1_024
    case .items: 1...10_000_000
    case .output: 1...1_048_576
    }
  }
}

extension ExpansionLimits {
  /// Reads the limits that a project sets; the others are as they are without it.
  init(_ node: YAMLNode, problems: inout DiagnosticBag) {
    self.init()
    guard let reader = MappingReader<LimitKey>(node, "`limits`", problems: &problems) else {
      return
    }
    func limit(_ key: LimitKey, _ problems: inout DiagnosticBag) -> Int? {
      reader[key]?.integer(key.name.inBackticks, in: key.range, problems: &problems)
    }
    steps = limit(.steps, &problems) ?? steps
    nesting = limit(.nesting, &problems) ?? nesting
    variants = limit(.variants, &problems) ?? variants
    importedMebibytes = limit(.import, &problems) ?? importedMebibytes
    items = limit(.items, &problems) ?? items
    outputMebibytes = limit(.output, &problems) ?? outputMebibytes
  }
}
