import Testing
import Threading

@Suite("Processors")
struct ProcessorsTests {
  @Test("There is one")
  func count() {
    #expect(Processors.count >= 1)
  }

  @Test(
    "Those that the process may use are counted, in a mask of any length",
    arguments: [
      ("1", 1), ("8", 1), ("3", 2), ("ff", 8), ("00000001,00000000", 1), ("00000003,ffffffff", 34),
    ]
  )
  func mask(_ mask: String, _ count: Int) {
    let status = "Name:\tpeekbook\nCpus_allowed:\t\(mask)\nCpus_allowed_list:\t0-99\n"
    #expect(Processors.allowed(byStatus: Array(status.utf8)) == count)
  }

  @Test(
    "What says nothing about them is no answer",
    arguments: [
      "", "Name:\tpeekbook\n", "Cpus_allowed:\t0\n", "Cpus_allowed:\n", "Cpus_allowed_list:\t0\n",
    ]
  )
  func nothing(_ status: String) {
    #expect(Processors.allowed(byStatus: Array(status.utf8)) == nil)
  }
}
