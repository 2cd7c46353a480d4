import Testing

@testable import PeekbookCommand

@Suite("Waiting until changes have settled")
struct SettlingTests {
  private let start = ContinuousClock.now

  private func time(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  @Test("A build is due once there is quiet for a moment")
  func quiet() {
    var settling = Settling()
    #expect(settling.milliseconds(from: start, atMost: 500) == 500)
    settling.noteChange(at: start)
    settling.noteChange(at: time(10))
    #expect(settling.due == time(40))
    #expect(settling.milliseconds(from: time(10), atMost: 500) == 31)
    #expect(settling.milliseconds(from: time(50), atMost: 500) == 0)
    settling.begin()
    #expect(settling.due == nil)
  }

  @Test("Changes without end don't put it off for ever")
  func endless() {
    var settling = Settling()
    for moment in stride(from: 0, to: 1_000, by: 10) { settling.noteChange(at: time(moment)) }
    #expect(settling.due == time(250))
  }

  @Test("What the machine let down is tried again after a while")
  func failure() {
    var settling = Settling()
    settling.noteFailure(at: start, pause: .seconds(2))
    #expect(settling.milliseconds(from: start, atMost: 60_000) == 2_001)
  }
}
