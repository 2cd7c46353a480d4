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

@Suite("Signals that end a program")
struct EndingSignalTests {
  @Test("One that comes at a bad moment waits for its end, and no longer", arguments: [0, 1, 2])
  func delayed(index: Int) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("marker")
    let number = EndingSignals.all[index]
    await #expect(processExitsWith: .signal(number)) {
      [path = path as String, number = number as Int32] in
      // What started the test may have ignored or blocked it.
      signal(number, SIG_DFL)
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      unsafe sigaddset(&signals, number)
      _ = unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      EndingSignals.delayed {
        raise(number)
        try? SingleFile.write([111, 107], to: path)
      }
      // Not reached: the signal is delivered as soon as it may be.
      try? SingleFile.write([], to: path)
    }
    #expect(folder.text("marker") == "ok")
  }

  @Test("What fails meanwhile fails as it would")
  func failure() {
    struct Fault: Error {}
    #expect(throws: Fault.self) {
      try EndingSignals.delayed { () throws(Fault) in throw Fault() }
    }
  }
}
