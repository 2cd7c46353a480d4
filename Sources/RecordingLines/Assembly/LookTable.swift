/// Things that were shown, each kept once, under the index at which it first came.
///
/// Things that show the same are told apart if they are spelled by other bytes, which `==` of texts
/// does not.
struct LookTable<Value: Hashable> {
  private struct Key: Hashable {
    let value: Value
    let spelling: [UInt8]
  }

  private(set) var values: [Value] = []
  private var indices: [Key: Int] = [:]

  /// Returns the index of a value; `texts` are the texts in it whose spelling matters.
  mutating func index(of value: Value, texts: [String]) -> Int {
    var spelling: [UInt8] = []
    for text in texts where text.utf8.contains(where: { $0 >= 0x80 }) {
      spelling += Array(text.utf8) + [0]
    }
    let key = Key(value: value, spelling: spelling)
    if let index = indices[key] { return index }
    values.append(value)
    indices[key] = values.count - 1
    return values.count - 1
  }
}
