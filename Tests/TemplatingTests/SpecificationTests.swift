import Bytes
import Templating
import Testing

@Suite("The official Mustache specification")
struct SpecificationTests {
  @Test("Every module is there with all its cases", arguments: SpecificationCase.modules)
  func module(_ name: String, leastCases: Int) throws {
    #expect(try SpecificationCase.read(name).count >= leastCases)
  }

  @Test(
    "Every case gives what the specification says",
    arguments: try SpecificationCase.modules.flatMap { try SpecificationCase.read($0.0) }
  )
  func holds(_ testCase: SpecificationCase) throws {
    let main = try Template(parsing: testCase.template, name: "the template")
    let partials = try testCase.partials.map { try Template(parsing: $0.value, name: $0.key) }
    var writer = UTF8Writer()
    _ = TemplateLibrary([main] + partials).render(main.name, testCase.data, into: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == testCase.expected)
  }
}
