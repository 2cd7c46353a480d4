import Diagnostics

/// One of several parts of the scripts, as one job of a CI matrix runs it: `2/8`.
///
/// The scripts are sorted by the paths of their pages and dealt out one by one, as cards are. So parts
/// differ by one script at most, and whatever job asks gets the same answer; a new script may move
/// others to another part, which changes nothing but who runs them.
struct Shard: Equatable {
  /// More parts than this are a mistake.
  private static let mostParts = 1_000

  /// Which part, from 1.
  let index: Int
  /// How many parts there are.
  let count: Int

  /// Creates a part.
  init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Reads `2/8`; `nil` for what is no part.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let index = Int(parts[0]), let count = Int(parts[1]), (1...Self.mostParts).contains(count),
      (1...count).contains(index)
    else { return nil }
    self.init(index: index, count: count)
  }

  /// What is said about a text that is no part.
  static func problem(_ text: String) -> Diagnostic {
    Diagnostic(
      .usage,
      "`--shard` is a part such as `2/8`, not `\(text)`",
      hint: "parts count from 1, and there are at most \(mostParts)"
    )
  }

  /// The part as it is written.
  var text: String { "\(index)/\(count)" }

  /// Returns the scripts of this part, in the order in which they stand.
  func part(of scripts: [ScriptFile]) -> [ScriptFile] {
    let sorted = scripts.indices.sorted {
      scripts[$0].sitePath.utf8.lexicographicallyPrecedes(scripts[$1].sitePath.utf8)
    }
    let own = sorted.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
    return own.sorted().map { scripts[$0] }
  }
}
