import FoundationEssentials
import Templating
import Testing

/// A case of the official Mustache specification.
struct SpecificationCase: Sendable, CustomTestStringConvertible {
  var name: String
  var data: TemplateValue
  var template: String
  var partials: [String: String]
  var expected: String

  var testDescription: String { name }

  /// The specification's modules that are not optional, and how many cases each holds at least.
  static let modules = [
    ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22),
    ("partials", 12), ("sections", 34),
  ]

  /// Reads the cases of one module.
  static func read(_ module: String) throws -> [SpecificationCase] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "Fixtures").appending(path: module + ".json")
    let document = try JSONDecoder().decode(Document.self, from: Data(contentsOf: file))
    return document.tests.map { test in
      SpecificationCase(
        name: module + ": " + test.name,
        data: test.data.value,
        template: test.template,
        partials: test.partials ?? [:],
        expected: test.expected
      )
    }
  }
}

extension SpecificationCase {
  private struct Document: Decodable {
    var tests: [Test]
  }

  private struct Test: Decodable {
    var name: String
    var data: Value
    var template: String
    var partials: [String: String]?
    var expected: String
  }

  /// Any JSON, as a template's value.
  private struct Value: Decodable {
    var value: TemplateValue

    init(from decoder: any Decoder) throws {
      if let object = try? decoder.singleValueContainer().decode([String: Value].self) {
        let entries = object.sorted { $0.key < $1.key }.map { ($0.key, $0.value.value) }
        value = .object(TemplateObject(entries))
        return
      }
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        value = .missing
      } else if let list = try? container.decode([Value].self) {
        value = .list(list.map(\.value))
      } else if let flag = try? container.decode(Bool.self) {
        value = .flag(flag)
      } else if let number = try? container.decode(Int.self) {
        value = .number(number)
      } else if let number = try? container.decode(Double.self) {
        value = .text(String(number))
      } else {
        value = .text(try container.decode(String.self))
      }
    }
  }
}
