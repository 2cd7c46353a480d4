import Bytes
import FoundationEssentials
import Testing

@Suite("File names of real lists")
struct RealNamesTests {
  /// The 31,914 names of the colour-names list and the 753 of X11, each once.
  static let names: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    let csv = (try? String(contentsOf: folder.appending(path: "colornames.csv"), encoding: .utf8))
    let rgb = (try? String(contentsOf: folder.appending(path: "rgb.txt"), encoding: .utf8))
    let first = (csv ?? "").split(separator: "\n").dropFirst().map { line in
      String(line.prefix { $0 != "," })
    }
    let second = (rgb ?? "").split(separator: "\n").dropFirst().map { line in
      String(line.split(separator: "\t").last ?? "")
    }
    var seen: Set<[UInt8]> = []
    return (first + second).filter { seen.insert(Array($0.utf8)).inserted }
  }()

  @Test("All names differ, case and normalisation ignored, and every file system takes them")
  func distinct() {
    let names = Self.names
    #expect(names.count > 32_000)
    var seen: [String: String] = [:]
    for name in names {
      let file = FileName.name(forTitle: name)
      expectSafe(file)
      if let other = seen.updateValue(name, forKey: file.caseFolded) {
        Issue.record("`\(name)` and `\(other)` both have \(file)")
      }
    }
  }

  @Test("Most names have no tail")
  func plain() {
    let tailed = Self.names.count { FileName.name(forTitle: $0).utf8.contains(UInt8(ascii: ".")) }
    #expect(tailed * 4 < Self.names.count, "\(tailed) of \(Self.names.count)")
  }

  @Test("Adding a name anywhere renames no other")
  func stable() {
    let names = Self.names
    func allocated(_ titles: [String]) -> [String: String] {
      var allocator = FileNameAllocator()
      return titles.reduce(into: [:]) { $0[$1] = allocator.name(forTitle: $1) }
    }
    let all = allocated(names)
    let odd = allocated(names.enumerated().filter { $0.offset % 2 == 1 }.map(\.element))
    let reversed = allocated(names.reversed())
    #expect(odd.allSatisfy { all[$0.key] == $0.value })
    #expect(reversed == all)
  }
}
