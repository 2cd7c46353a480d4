import Testing

@testable import Serving

@Suite("Parts of files")
struct ByteRangeTests {
  @Test(
    "A part is that which is asked for, as far as there is any",
    arguments: [
      ("bytes=0-0", .part(0..<1)), ("bytes=2-5", .part(2..<6)), ("bytes=5-99", .part(5..<10)),
      ("bytes=9-", .part(9..<10)), ("bytes=-3", .part(7..<10)), ("bytes=-99", .part(0..<10)),
      ("BYTES=1-2", .part(1..<3)), ("bytes=10-", .unsatisfiable), ("bytes=10-12", .unsatisfiable),
      ("bytes=-0", .unsatisfiable), ("bytes=99999999999999999999-", .unsatisfiable),
      ("bytes=0-99999999999999999999", .part(0..<10)),
    ] as [(String, ByteRange)]
  )
  func part(header: String, expected: ByteRange) {
    #expect(ByteRange(header, size: 10) == expected)
  }

  @Test(
    "What is not understood counts as not said",
    arguments: [
      nil, "", "bytes", "bytes=", "bytes=-", "bytes=5-2", "bytes=0-1,3-4", "bytes=a-b",
      "bytes=+1-2",
      "bytes=1 - 2", "lines=1-2", "bytes=1", "bytes=1-2-3",
    ] as [String?]
  )
  func whole(header: String?) {
    #expect(ByteRange(header, size: 10) == .whole)
  }

  @Test("An empty file has no part")
  func empty() {
    #expect(ByteRange("bytes=0-", size: 0) == .unsatisfiable)
    #expect(ByteRange("bytes=-1", size: 0) == .unsatisfiable)
    #expect(ByteRange(nil, size: 0) == .whole)
  }
}
