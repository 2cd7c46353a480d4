import Diagnostics
import TestSupport
import Testing
import YAMLReading

@Suite("Limits")
struct LimitTests {
  private static func nested(_ open: String, _ close: String, _ levels: Int) -> String {
    String(repeating: open, count: levels) + "x" + String(repeating: close, count: levels)
  }

  @Test(
    "Deep nesting is an error at once",
    arguments: [
      "items: " + nested("[", "]", 50_000), nested("{a: ", "}", 50_000),
      nested("[{\"a\":", "}]", 50_000),
      nested("- ", "", 50_000), nested("? ", "", 50_000), nested("[", "", 50_000),
      "a: " + nested("[\n", "]", 50_000),
      (0..<2_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
    ]
  )
  func deep(_ source: String) {
    let time = threadTime {
      #expect(problems(source).map(\.message) == ["nested deeper than 128 levels"])
    }
    #expect(time < .seconds(60))
  }

  @Test("128 levels are read, 129 are not")
  func exactDepth() throws {
    #expect(try read(Self.nested("[", "]", 128)).kind == .sequence)
    #expect(told(Self.nested("[", "]", 129)) == ["1:129 nested deeper than 128 levels"])
    #expect(try read(Self.nested("- ", "", 60)).renderedText == Self.nested("- ", "", 60) + "\n")
  }

  @Test("A stack of 128 KiB is enough, for errors and for trees")
  func smallStack() throws {
    let isRight = SmallStack.run {
      let bad = Self.nested("[", "]", 50_000)
      let good = Self.nested("[{a: ", "}]", 60)
      let length = (try? read(good).rendered())?.count ?? 0
      return problems(bad).count == 1 && length > 300
    }
    #expect(isRight)
  }

  @Test("Nine lines of aliases are an error at once")
  func bomb() {
    var lines = ["l0: &l0 {name: X}"]
    for level in 1...8 {
      let aliases = Array(repeating: "*l\(level - 1)", count: 9).joined(separator: ",")
      lines.append("l\(level): &l\(level) [\(aliases)]")
    }
    let problem = "8:26 more than 10000000 nodes, each counted again for every alias"
    let time = threadTime { #expect(told(lines.joined(separator: "\n")) == [problem]) }
    #expect(time < .seconds(60))
  }

  @Test("A long text behind many aliases is an error at once")
  func longTextBomb() {
    let text = String(repeating: "x", count: 1 << 20)
    let problem =
      "1:1048835 more than 67108864 bytes of text, each text counted again for every alias"
    let aliases = String(repeating: ", *x", count: 500)
    let listAliases = String(repeating: ", *y", count: 16)
    let time = threadTime {
      #expect(told("[&x \(text)\(aliases)]") == [problem])
      #expect(told("[&x [\(text)]\(aliases)]").count == 1)
      #expect(told("[&x [\(text)], &y [*x, *x, *x, *x]\(listAliases)]").count == 1)
    }
    #expect(time < .seconds(60))
    #expect(told("[&x \(text)" + String(repeating: ", *x", count: 60) + "]") == [])
  }

  @Test("Depth is counted through aliases")
  func depthThroughAliases() {
    var limits = YAMLLimits()
    limits.depth = 4
    #expect(told("a: &a [[x]]\nb: [*a]\n", limits: limits) == [])
    #expect(
      told("a: &a [[x]]\nb: [[*a]]\n", limits: limits) == [
        "2:6 nested deeper than 4 levels through `*a`"
      ]
    )
    let chain = (1..<200).map { "- &l\($0) [*l\($0 - 1)]" }
    #expect(told("- &l0 []\n" + chain.joined(separator: "\n")).count == 1)
  }

  @Test("Every limit is an error that says how much is allowed")
  func others() {
    var limits = YAMLLimits()
    limits.bytes = 10
    #expect(told("a: 0123456", limits: limits) == [])
    #expect(told("a: 01234567", limits: limits) == ["1:1 the file has 11 bytes, 10 are allowed"])
    limits = YAMLLimits()
    limits.scalarBytes = 4
    #expect(told("[abcd]", limits: limits) == [])
    #expect(told("[a, abcde]", limits: limits) == ["1:5 a text of 5 bytes, 4 are allowed"])
    limits = YAMLLimits()
    limits.nodes = 3
    #expect(told("[a, b]", limits: limits) == [])
    #expect(told("[&a a, *a]", limits: limits) == [])
    #expect(told("[a, b, c]", limits: limits).count == 1)
    limits = YAMLLimits()
    limits.textBytes = 4
    #expect(told("[&a ab, *a]", limits: limits) == [])
    #expect(told("[&a ab, *a, c]", limits: limits).count == 1)
    #expect(told("{&a ab: [*a], c: d}", limits: limits).count == 1)
    limits = YAMLLimits()
    limits.nodes = .max
    limits.textBytes = .max
    #expect(told("[a, b, c]", limits: limits) == [])
  }

  @Test("Thousands of problems are told up to a number, and that there are more")
  func problemCount() {
    let found = problems(String(repeating: "a: 1\n", count: 5_000))
    #expect(found.count == 1_001)
    #expect(found.count { $0.code == .limitExceeded } == 1)
  }

  @Test("Directives can't cost time")
  func directives() {
    let tags = (0..<200_000).map { "%TAG !a\($0)! x\n" }.joined()
    let time = threadTime {
      #expect(problems(tags + "---\na: 1\n").count == 1)
      #expect(problems("a: 1\n...\n" + tags + "---\na: 1\n").count == 1)
    }
    #expect(time < .seconds(60))
  }
}
