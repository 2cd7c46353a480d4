import CatalogModel
import Diagnostics
import Importing
import KindTestSupport
import Testing

@Suite("Importing files that were damaged")
struct NoiseTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let from: String
    let path: String
    let text: String

    init(_ from: String, _ text: String) {
      self.init(from, from, text)
    }

    init(_ from: String, _ path: String, _ text: String) {
      self.from = from
      self.path = path
      self.text = text
    }

    var testDescription: String { path }
  }

  @Test(
    "A file with some bytes changed is read, or refused with a place",
    arguments: [
      Sample("a.csv", "name,color\r\n\"A \"\"x\"\"\",red\n\nB,#0af8\n\"C\nD\",\"rgb(1, 2, 3)\"\n"),
      Sample("a.tsv", "name\tcolor\nA\tred\n\"B\"\t#0af\n"),
      Sample(
        "a.tokens.json",
        ##"{"a":{"$type":"color","$root":{"$value":"{a.b}"},"b":{"$value":{"colorSpace":"srgb","components":[0.1,1e-2,1],"alpha":1}},"c":{"$value":"{a}"}},"d":{"$value":"#0af"}}"##
      ),
      Sample(
        "A.xcassets",
        "A.xcassets/B.colorset/Contents.json",
        ##"{"colors":[{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"color-space":"display-p3","components":{"red":"0x5F","green":"0.25","blue":128,"alpha":1}}}]}"##
      ),
      Sample(
        "a.css",
        ##":root{/* c */--a:#0af;--b:var(--x,rgb(0 0 0/50%));--c:url(a;b);--d:url("x")!important}@media(x){.y{--a:var(--b)}}"##
      ),
    ]
  )
  func damage(_ sample: Sample) {
    var seed: UInt64 = 11
    func random(below limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    let alphabet = Array("\"'(){}[]:;,/*\\-$#%.0aé\t\n\r".utf8) + [0xFF, 0x00, 0xC3]
    for _ in 0..<600 {
      var bytes = Array(sample.text.utf8)
      for _ in 0...random(below: 4) {
        let place = random(below: bytes.count)
        switch random(below: 4) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(alphabet[random(below: alphabet.count)], at: place)
        case 2: bytes[place] = alphabet[random(below: alphabet.count)]
        default: bytes.removeSubrange(place..<min(bytes.count - 1, place + random(below: 20)))
        }
      }
      for kind in [Kind.colorItem, .swatch] {
        let read = Import("{ from: \(sample.from) }", kind: kind, files: [sample.path: bytes])
        #expect(read.problems.all.allSatisfy { $0.location != nil && !$0.message.isEmpty })
      }
    }
  }
}
