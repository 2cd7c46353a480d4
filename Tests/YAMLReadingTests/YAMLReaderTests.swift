import Testing
import YAMLReading

@Suite("Reading YAML")
struct YAMLReaderTests {
  @Test("A scalar stays the text that was written")
  func scalars() throws {
    let document = try YAMLReader.read(Array("a: [no, 1.10, ~, 0x1F]\n".utf8), file: "x.yaml")
    let texts = document.root.value(of: "a")?.elements.map(\.text)
    #expect(texts == ["no", "1.10", "~", "0x1F"])
  }
}
