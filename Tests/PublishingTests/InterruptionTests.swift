import Diagnostics
import Publishing
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Builds that don't end")
struct InterruptionTests {
  static let old = Dictionary(uniqueKeysWithValues: (0..<20).map { ("p/\($0).md", "old \($0)") })
  static let new = Dictionary(uniqueKeysWithValues: (10..<30).map { ("p/\($0).md", "new \($0)") })

  @Test("A build that is given up removes nothing, and the next one finishes the job")
  func dropped() throws {
    let folder = try TemporaryFolder()
    try folder.publish(Self.old)
    try Self.publishPart(in: folder.path, count: 10)
    let tree = try folder.tree("out")
    #expect(Self.old.keys.allSatisfy { tree[$0] != nil })
    #expect(tree.values.count { $0.hasPrefix("new") } == 10)
    try expectFinished(folder)
  }

  @Test(
    "A build that is killed leaves whole files, and the next one finishes the job",
    arguments: [
      0, 1, 10, 19,
    ]
  )
  func killed(count: Int) async throws {
    let folder = try TemporaryFolder()
    try folder.publish(Self.old)
    let path = folder.path
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, count = count as Int] in
      try Self.publishPart(in: path, count: count, thenDie: true)
    }
    // A page that was just being written.
    try folder.add(["out/p/.peekbook-tmp-999-1": "hal", "out/.peekbook-tmp-999-2": "pee"])
    let tree = try folder.tree("out").filter { $0.key.hasSuffix(".md") }
    #expect(tree.allSatisfy { Self.old[$0.key] == $0.value || Self.new[$0.key] == $0.value })
    try expectFinished(folder)
  }

  @Test("What a killed build wrote is not taken for edited by hand if it is stale by then")
  func killedThenStale() throws {
    let folder = try TemporaryFolder()
    try folder.publish(Self.old)
    try Self.publishPart(in: folder.path, count: 15)
    let summary = try folder.publish(["index.md": "1"])
    #expect(summary.notes.all.isEmpty)
    #expect(try folder.tree("out") == ["index.md": "1"])
  }

  @Test("A first build that was killed before its first page can be built again")
  func firstKilled() throws {
    let folder = try TemporaryFolder()
    try folder.add(["out/.peekbook-tmp-999-1": "peek"])
    try folder.publish(["index.md": "1"])
    #expect(try folder.tree("out") == ["index.md": "1"])
  }

  @Test("Somebody's file that only looks like ours at its beginning stays")
  func lookalike() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["a/1.md": "1"])
    try folder.add(["out/a/.peekbook-tm": "x", "out/b/.peekbook-tmp-1-1": "x"])
    try folder.publish(["a/1.md": "1"])
    #expect(folder.text("out/a/.peekbook-tm") == "x")
    // In a folder that none of ours ever was in.
    #expect(folder.text("out/b/.peekbook-tmp-1-1") == "x")
  }

  @Test("Two builds into one folder: the second is told who is at it, and touches nothing")
  func two() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["a.md": "1"])
    let first = try Publisher.open(folder.destination())
    let before = try folder.stamps()
    let error = try #require(throws: PublishingError.self) { try folder.publish(["a.md": "2"]) }
    #expect(error.kind == .busy)
    #if os(Linux)
      #expect(error.text.contains("process \(getpid()) is writing"), "\(error.text)")
    #endif
    #expect(try folder.stamps() == before)
    first.abandon()
    #expect(try folder.publish(["a.md": "2"]).written == 1)
  }

  @Test("Two first builds at once: one of them publishes")
  func twoFirst() throws {
    let folder = try TemporaryFolder()
    var first = try Publisher.open(folder.destination())
    try first.plan([PlannedFile("a.md")])
    try folder.publish(["a.md": "2"])
    #expect(throws: PublishingError.self) { try first.write("a.md", [1]) }
    #expect(folder.text("out/a.md") == "2")
  }

  @Test("A build that forgets a page, or writes one that was not planned, is a fault")
  func fault() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["a.md": "1", "b.md": "2"])
    var publisher = try Publisher.open(folder.destination())
    try publisher.plan([PlannedFile("a.md"), PlannedFile("c.md")])
    try publisher.write("a.md", [1])
    for path in ["a.md", "b.md", "d.md"] {
      do throws(PublishingError) {
        try publisher.write(path, [])
        Issue.record("\(path) was written")
      } catch {
        #expect(error.kind == .fault)
      }
    }
    do throws(PublishingError) {
      _ = try publisher.finish()
      Issue.record("the build finished")
    } catch {
      #expect(error.kind == .fault)
    }
    #expect(folder.text("out/b.md") == "2")
  }

  @Test("A write that fails says where and why, leaves no half file, and removes nothing")
  func failing() async throws {
    let folder = try TemporaryFolder()
    try folder.publish(Self.old)
    let path = folder.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      // No file may grow beyond 4 KB: the system's way to fail as a full disk does.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 4_096, rlim_max: 4_096)
      _ = unsafe setrlimit(Self.fileSize, &limit)
      try Self.expectFailure(in: path, contents: [UInt8](repeating: 65, count: 10_000))
    }
    #expect(try folder.tree("out").filter { $0.key != "p/" } == Self.old)
    #expect(try folder.publish(Self.old) == PublishingSummary(unchanged: 20))
  }

  @Test("A site of more folders than may be open at a time is published")
  func fewDescriptors() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      var limit = rlimit(rlim_cur: 100, rlim_max: 100)
      _ = unsafe setrlimit(Self.openFiles, &limit)
      var publisher = try Publisher.open(Self.destination(path))
      let paths = (0..<60).map { "a\($0)/b/c/x.md" }
      try publisher.plan(paths.map { PlannedFile($0) })
      for path in paths { try publisher.write(path, []) }
      #expect(try publisher.finish().written == 60)
    }
    #expect(try folder.tree("out").count == 240)
  }

  @Test("After a refusal nothing can be written")
  func refused() throws {
    let folder = try TemporaryFolder()
    var publisher = try Publisher.open(folder.destination())
    do throws(PublishingError) {
      try publisher.plan([PlannedFile("a.md"), PlannedFile("b/../c.md")])
      Issue.record("the plan was taken")
    } catch {
      #expect(error.kind == .paths)
    }
    do throws(PublishingError) {
      try publisher.write("a.md", [65])
      Issue.record("the file was written")
    } catch {
      #expect(error.kind == .fault)
    }
    #expect(try folder.tree().isEmpty)
  }

  @Test("A file that somebody puts in the way during the build is not replaced")
  func race() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["a.md": "1"])
    var publisher = try Publisher.open(folder.destination())
    try publisher.plan([PlannedFile("a.md"), PlannedFile("b.md")])
    try folder.add(["out/b.md": "mine"])
    do throws(PublishingError) {
      try publisher.write("b.md", [65])
      Issue.record("the file was replaced")
    } catch {
      #expect(error.kind == .refused)
    }
    #expect(folder.text("out/b.md") == "mine")
  }

  @Test("A folder that may not be written is an error that names it")
  func readOnly() async throws {
    let folder = try TemporaryFolder()
    try folder.publish(Self.old)
    let path = folder.path
    _ = unsafe chmod(path, 0o755)
    _ = unsafe chmod(path + "/out/p", 0o555)
    _ = unsafe chmod(path + "/out", 0o777)
    await #expect(processExitsWith: .success) { [path = path as String] in
      // The superuser may write everywhere.
      if getuid() == 0 { _ = setuid(65_534) }
      try Self.expectFailure(in: path, contents: [65], reason: "Permission denied")
    }
    #expect(try folder.tree("out").filter { $0.key != "p/" } == Self.old)
    _ = unsafe chmod(path + "/out/p", 0o755)
  }
}

extension InterruptionTests {
  /// The limit of a file's size; Glibc declares it with another type than its own function takes.
  private static var fileSize: Int32 {
    #if canImport(Glibc)
      Int32(bitPattern: RLIMIT_FSIZE.rawValue)
    #else
      RLIMIT_FSIZE
    #endif
  }

  private static var openFiles: Int32 {
    #if canImport(Glibc)
      Int32(bitPattern: RLIMIT_NOFILE.rawValue)
    #else
      RLIMIT_NOFILE
    #endif
  }

  private static func destination(_ path: String) -> Destination {
    Destination(folder: path + "/out", currentFolder: path)
  }

  /// Publishes the first files of the new site, and then no more.
  private static func publishPart(
    in path: String,
    count: Int,
    thenDie: Bool = false
  ) throws {
    var publisher = try Publisher.open(destination(path))
    let paths = new.keys.sorted()
    try publisher.plan(paths.map { PlannedFile($0) })
    for path in paths.prefix(count) { try publisher.write(path, Array((new[path] ?? "").utf8)) }
    if thenDie { _ = kill(getpid(), SIGKILL) }
  }

  private static func expectFailure(
    in path: String,
    contents: [UInt8],
    reason: String = "File too large"
  ) throws {
    var publisher = try Publisher.open(destination(path))
    try publisher.plan([PlannedFile("p/1.md")])
    do throws(PublishingError) {
      try publisher.write("p/1.md", contents)
      Issue.record("the file was written")
    } catch {
      #expect(error.kind == .io)
      #expect(error.text.contains("can't write `\(path)/out/p/1.md`: \(reason)"), "\(error.text)")
    }
  }

  private func expectFinished(_ folder: TemporaryFolder) throws {
    let summary = try folder.publish(Self.new)
    #expect(summary.notes.all.isEmpty)
    #expect(try folder.tree("out").filter { $0.key != "p/" } == Self.new)
    #expect(try folder.publish(Self.new) == PublishingSummary(unchanged: 20))
  }
}
