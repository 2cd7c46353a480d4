import FoundationEssentials
import SitePages
import Testing

@Suite("A sample site")
struct SampleSiteTests {
  /// For people who want to look at pages: set the variable to a folder, then open its index.
  @Test(
    "It can be written to a folder",
    .enabled(if: ProcessInfo.processInfo.environment["PEEKBOOK_SAMPLE_SITE"] != nil)
  )
  func write() throws {
    let root = try #require(ProcessInfo.processInfo.environment["PEEKBOOK_SAMPLE_SITE"])
    for (path, bytes) in SampleSite.render(SampleSite.all + [SampleRecordings.hostile]).files {
      let url = URL(filePath: root + "/" + path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(bytes).write(to: url)
    }
  }
}
