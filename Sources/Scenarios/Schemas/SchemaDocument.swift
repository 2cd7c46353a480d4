import Bytes
import Importing

/// A file that editors can check and complete by a schema.
package enum SchemaDocument: String, Sendable, CaseIterable {
  /// A script.
  case script
  /// A list of steps that scripts include.
  case steps
  /// A file with kinds.
  case kinds
  /// `peekbook.yaml`.
  case project

  /// What it is.
  private var title: String {
    switch self {
    case .script: "A script of Peekbook"
    case .steps: "A list of steps that scripts of Peekbook include"
    case .kinds: "A file with kinds for scripts of Peekbook"
    case .project: "The file peekbook.yaml of a project"
    }
  }

  /// Returns the JSON Schema (2020-12).
  ///
  /// Its keys are those that the readers of scripts know, from the same tables; so are the words that
  /// a value can be.
  package func json() -> [UInt8] {
    var json = JSONWriter(layout: .lines)
    let root = root
    JSONValue.object(
      [
        ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
        ("title", .text(title)),
      ] + root.members + (definitions.isEmpty ? [] : [("$defs", .object(definitions))])
    ).write(to: &json)
    return json.bytes
  }

  private var root: JSONValue {
    switch self {
    case .script: JSONSchema.script.json()
    case .steps:
      JSONSchema.list(of: .definition(JSONSchema.entryName)).json(isPlaced: true)
    case .kinds: JSONSchema.kindFile.json()
    case .project: JSONSchema.project.json()
    }
  }

  private var definitions: [(key: String, value: JSONValue)] {
    switch self {
    case .script:
      Self.render(JSONSchema.appDefinitions + JSONSchema.kindDefinitions)
        + Self.render(JSONSchema.stepDefinitions + JSONSchema.valueDefinitions)
        + Self.placed
    case .steps: Self.placed
    case .kinds: Self.render(JSONSchema.kindDefinitions + JSONSchema.valueDefinitions)
    case .project: []
    }
  }

  private static var placed: [(key: String, value: JSONValue)] {
    (JSONSchema.stepDefinitions + JSONSchema.valueDefinitions).map {
      (JSONSchema.placed($0.name), $0.schema.json(isPlaced: true))
    } + [(JSONSchema.placeholderName, JSONSchema.placeholder.json())]
  }

  private static func render(
    _ definitions: [SchemaDefinition]
  ) -> [(key: String, value: JSONValue)] {
    definitions.map { ($0.name, $0.schema.json()) }
  }
}

extension JSONValue {
  fileprivate var members: [(key: String, value: JSONValue)] {
    if case .object(let members) = self { members } else { [] }
  }
}
