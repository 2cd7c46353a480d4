/// Choices, taken from bytes one after another; where these end, each choice is the first.
struct ByteSource {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// Whether all that is left to choose is the first.
  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// Returns a number from 0 up to a limit of at most 256, which it is not.
  mutating func number(below limit: Int) -> Int { limit < 2 ? 0 : Int(byte()) % limit }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  mutating func element<Element>(of choices: [Element]) -> Element {
    choices[number(below: choices.count)]
  }
}
