import Measuring
import Testing

@Suite("Coverage in one number")
struct CoverageTotalsTests {
  private func totals(_ counts: (CoverageAspect, Int, Int)...) -> CoverageTotals {
    var totals = CoverageTotals()
    for (aspect, reached, total) in counts {
      totals[aspect] = CoverageCount(reached: reached, total: total)
    }
    return totals
  }

  @Test("It is the mean of the sorts, so that a long list doesn't drown the rest")
  func mean() {
    #expect(totals((.rows, 0, 1000), (.actions, 3, 3)).percent == 50)
    #expect(totals((.rows, 1, 3), (.actions, 2, 3)).share == 5000)
  }

  @Test("Sorts of which there is nothing don't count")
  func nothing() {
    #expect(CoverageTotals().percent == 100)
    #expect(totals((.rows, 1, 2), (.options, 0, 0)).percent == 50)
  }

  @Test("It is 100 percent only if nothing is missing", arguments: [3, 30_000, 30_000_000])
  func almost(total: Int) {
    let almost = totals((.rows, total - 1, total), (.actions, 3, 3))
    #expect(almost.percent < 100)
    #expect(totals((.rows, total, total), (.actions, 3, 3)).percent == 100)
  }

  @Test("Totals add up")
  func sum() {
    var sum = totals((.rows, 1, 2), (.actions, 3, 3))
    sum.add(totals((.rows, 3, 6), (.options, 1, 2)))
    #expect(sum == totals((.rows, 4, 8), (.options, 1, 2), (.actions, 3, 3)))
  }

  @Test("The JSON has the totals, and those of each scenario on a line")
  func json() {
    let bytes = CoverageWriter.write([
      (path: "a \"b\"", totals: totals((.rows, 1, 2))), (path: "c", totals: CoverageTotals()),
    ])
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {
          "format": "peekbook-coverage",
          "version": 1,
          "percent": 50,
          "rows": {"reached":1,"total":2},
          "options": {"reached":0,"total":0},
          "actions": {"reached":0,"total":0},
          "screens": {"reached":0,"total":0},
          "segues": {"reached":0,"total":0},
          "scenarios": [
            {"path":"a \\"b\\"","percent":50,"rows":{"reached":1,"total":2},"options":{"reached":0,"total":0},"actions":{"reached":0,"total":0},"screens":{"reached":0,"total":0},"segues":{"reached":0,"total":0}},
            {"path":"c","percent":100,"rows":{"reached":0,"total":0},"options":{"reached":0,"total":0},"actions":{"reached":0,"total":0},"screens":{"reached":0,"total":0},"segues":{"reached":0,"total":0}}
          ]
        }

        """
    )
  }
}
