import Diagnostics
import Importing
import Recordings
import Replaying
import Reviewing
import Scenarios
import Testing

@Suite("The examples, reviewed")
struct ExampleTests {
  private static let folder: String = {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/") + "/Examples/"
  }()

  @Test(
    "A recording does not differ from itself, nor from what is read of its JSON",
    arguments: ["colors.yaml", "palette.yaml", "parity.yaml", "settings.yaml"]
  )
  func itself(_ name: String) throws {
    let script = try #require(bytes(ofFile: Self.folder + name))
    let files = ImportedFiles(root: "") { (path, _) throws(ImportFileError) in
      guard let bytes = bytes(ofFile: Self.folder + path) else { throw .notFound }
      return ImportedFile(bytes: bytes, shownPath: path)
    }
    let read = ScenarioReader.read(script, file: "Examples/" + name, files: files)
    let one = try Replay(#require(read.scenario)).recording
    let again = try RecordingReader.read(RecordingWriter.write(one), file: "recording.json")
    #expect(again == one)
    #expect(RecordingWriter.write(again) == RecordingWriter.write(one))
    #expect(Review(one, again).isEmpty)
  }
}
