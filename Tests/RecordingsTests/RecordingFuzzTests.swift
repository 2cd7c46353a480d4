import Diagnostics
import Recordings
import Testing

@Suite("Reading damaged recordings")
struct RecordingFuzzTests {
  /// A generator with a seed (SplitMix64), so that a failure can be seen again.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }

  private static let pieces = [
    "\"", "\\", "{", "}", "[", "]", ",", ":", "0", "-1", "9999999999999999999", "null", "true",
    "\"red@1\"", "\"tab\":7,", "\\u", "\\uD83C", "\u{FF}", "e", ".",
  ].map { Array($0.utf8) }

  /// Changes, removes, repeats or puts in a few bytes here and there.
  private static func mutate(_ bytes: [UInt8], _ generator: inout Generator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) where bytes.count > 16 {
      let place = Int.random(in: 0..<bytes.count - 12, using: &generator)
      let end = place + Int.random(in: 0...12, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3: bytes.insert(contentsOf: pieces.randomElement(using: &generator) ?? [], at: place)
      default:
        let other = Int.random(in: 0..<bytes.count - 12, using: &generator)
        bytes.replaceSubrange(place..<end, with: Array(bytes[other..<other + end - place]))
      }
    }
    return bytes
  }

  @Test("Whatever is done to its bytes, it is read or refused, and what is read can be written")
  func mutations() throws {
    let written = RecordingWriter.write(.sample)
    var generator = Generator(state: 4)
    var refused = 0
    for _ in 0..<3_000 {
      let bytes = Self.mutate(written, &generator)
      do throws(DiagnosticBag) {
        let recording = try RecordingReader.read(bytes, file: "r")
        let again = RecordingWriter.write(recording)
        #expect(try RecordingReader.read(again, file: "r") == recording)
      } catch {
        refused += 1
        #expect(error.all.count == 1)
        #expect(error.all.allSatisfy { $0.location != nil })
      }
    }
    #expect(refused > 2_000)
  }
}
