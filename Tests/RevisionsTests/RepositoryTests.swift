import Diagnostics
import Revisions
import TestSupport
import Testing

@Suite("Finding a repository")
struct RepositoryTests {
  @Test("Without git nothing is read, and the message says what else can be compared")
  func noGit() throws {
    let folder = try TemporaryFolder()
    let error = try #require(throws: RevisionError.self) {
      try Repository(around: folder.path, variables: ["PATH": folder.path])
    }
    #expect(error == .noGit)
    #expect(error.diagnostic.hint?.contains("recordings") == true)
  }

  @Test("A program of that name in a folder that is named relatively is not taken for git")
  func relativeFolder() throws {
    let folder = try TemporaryFolder()
    #expect(throws: RevisionError.noGit) {
      try Repository(around: folder.path, variables: ["PATH": ".::bin"])
    }
  }

  @Test(
    "Each error has a sentence that stands alone",
    arguments: [
      RevisionError.noGit, .noRepository(folder: "x", message: "not a git repository"),
      .unknownRevision("x", command: "git fetch origin x", similar: "origin/x"),
      .noMergeBase("a", "b", command: nil), .noMergeBase("a", "b", command: "git fetch"),
      .outside(path: "x"), .failed(command: "ls-tree", message: "it said nothing"),
    ]
  )
  func diagnostics(_ error: RevisionError) {
    let diagnostic = error.diagnostic
    #expect(!diagnostic.message.hasSuffix("."))
    #expect(diagnostic.severity == .error)
  }
}
