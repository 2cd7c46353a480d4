import FoundationEssentials
import FuzzTestSupport
import Testing

@Suite("Inputs that fuzzing found")
struct FoundInputsTests {
  /// An input, and the part that it is fed to.
  struct Found: Sendable, CustomTestStringConvertible {
    let target: String
    let file: String

    var testDescription: String { target + "/" + file }
    var path: String { FoundInputsTests.folder + "/" + target + "/" + file }
  }

  private static let folder =
    String(#filePath.dropLast("FoundInputsTests.swift".count)) + "Fixtures"

  static let all: [Found] = FuzzTargets.all.flatMap { target in
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + target.name)
    return (files ?? []).sorted().map { Found(target: target.name, file: $0) }
  }

  @Test("Every promise is kept for them", arguments: all)
  func found(_ found: Found) throws {
    let target = try #require(FuzzTargets.named(found.target))
    let bytes = try Data(contentsOf: URL(filePath: found.path))
    try target.run(Array(bytes))
  }

  @Test("No folder of inputs is without a target")
  func folders() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    #expect(!folders.isEmpty)
    for folder in folders { #expect(FuzzTargets.named(folder) != nil, "\(folder)") }
  }

  @Test("Every target takes what is empty, and bytes of any value")
  func anyBytes() throws {
    for target in FuzzTargets.all {
      try target.run([])
      for byte in UInt8.min...UInt8.max { try target.run([byte]) }
      try target.run(Array(UInt8.min...UInt8.max))
    }
  }
}
