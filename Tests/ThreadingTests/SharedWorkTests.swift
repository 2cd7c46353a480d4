import Testing
import Threading

@Suite("Sharing work among threads")
struct SharedWorkTests {
  struct Full: Error {}

  @Test("Every piece is done once and taken once", arguments: [1, 2, 3, 7, 64])
  func once(jobs: Int) {
    for count in [0, 1, 2, 5, 1000] {
      var taken = Array(repeating: 0, count: count)
      SharedWork(jobs: jobs).run(
        count,
        worker: { 0 },
        product: { 0 },
        produce: { worker, piece, product in
          worker += 1
          product = piece * piece
        },
        take: { piece, product in
          #expect(product == piece * piece)
          taken[piece] += 1
        }
      )
      #expect(taken.allSatisfy { $0 == 1 })
    }
  }

  @Test("With one job all goes in order, and each product is taken before the next piece is begun")
  func order() {
    let log = Log()
    SharedWork(jobs: 1).run(
      3,
      worker: {},
      product: {},
      produce: { (_: inout Void, piece, _: inout Void) in log.add("begin \(piece)") },
      take: { piece, _ in log.add("take \(piece)") }
    )
    #expect(log.lines == ["begin 0", "take 0", "begin 1", "take 1", "begin 2", "take 2"])
  }

  @Test("Results of a map stand in the order of what they come from", arguments: [1, 4])
  func map(jobs: Int) {
    let numbers = Array(0..<500)
    #expect(SharedWork(jobs: jobs).map(numbers) { -$0 } == numbers.map { -$0 })
  }

  @Test("What the taker throws comes out, and no piece is begun from then on", arguments: [1, 4])
  func failure(jobs: Int) {
    let log = Log()
    var taken = 0
    #expect(throws: Full.self) {
      try SharedWork(jobs: jobs).run(
        100_000,
        worker: {},
        product: {},
        produce: { (_: inout Void, piece, _: inout Void) in log.add("\(piece)") },
        take: { (_, _) throws(Full) in
          taken += 1
          if taken == 3 { throw Full() }
        }
      )
    }
    let begun = log.lines.count
    #expect(taken == 3)
    #expect(begun < 1000)
    // All threads are gone.
    #expect(log.lines.count == begun)
  }

  @Test("Products never pile up, however slow they are taken", arguments: [2, 8])
  func room(jobs: Int) {
    let log = Log()
    var taken = 0
    var most = 0
    SharedWork(jobs: jobs).run(
      400,
      worker: {},
      product: {},
      produce: { (_: inout Void, piece, _: inout Void) in log.add("\(piece)") },
      take: { _, _ in
        taken += 1
        // Gives the others time to run ahead, if they can.
        for _ in 0..<2000 { most = max(most, log.lines.count - taken) }
      }
    )
    #expect(most <= 4 * jobs)
  }

  @Test("Threads have room for deep recursion")
  func stack() {
    @Sendable func depth(_ rest: Int) -> Int {
      let block = (rest, rest + 1, rest + 2, rest + 3, rest + 4, rest + 5, rest + 6, rest + 7)
      guard rest > 0 else { return 0 }
      let below = depth(rest - 1)
      return below + block.7 - block.6
    }
    let depths = SharedWork(jobs: 4).map(Array(repeating: 10_000, count: 16)) { depth($0) }
    #expect(depths.allSatisfy { $0 == 10_000 })
  }
}
