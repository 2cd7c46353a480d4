/// Tells which key of the format stands in an object.
struct MemberReader {
  /// An object that is being read.
  struct Object {
    /// Where it begins.
    let start: Int
    /// Where its last key begins.
    fileprivate(set) var keyStart: Int
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Creates an object without keys so far.
    init(start: Int) {
      self.start = start
      keyStart = start
    }

    /// Whether a key was read.
    func has(_ key: RecordingKey) -> Bool {
      (key.rawValue < 64 ? low : high) & key.bit != 0
    }

    fileprivate mutating func insert(_ key: RecordingKey) -> Bool {
      guard !has(key) else { return false }
      if key.rawValue < 64 { low |= key.bit } else { high |= key.bit }
      return true
    }
  }

  private var keys = NameTable()

  /// Creates a reader of the keys of the format.
  init() {
    for key in RecordingKey.allCases {
      _ = keys.insert(Array(key.name.utf8)[...], index: Int(key.rawValue))
    }
  }

  /// Returns the next key of an object, whose value is read next; `nil` at the object's end.
  func next(
    _ object: inout Object,
    _ json: inout JSONReader
  ) throws(JSONProblem) -> RecordingKey? {
    guard let text = try json.nextKey() else { return nil }
    object.keyStart = text.range.lowerBound - 1
    let name = text.isPlain ? json.bytes[text.range] : try json.unescaped(text)[...]
    guard let index = keys.index(of: name), let key = RecordingKey(rawValue: UInt8(index)) else {
      let name = String(decoding: name, as: UTF8.self)
      throw json.problem("nothing has the key `\(name)`", at: object.keyStart)
    }
    guard object.insert(key) else {
      throw json.problem("the key `\(key.name)` stands there twice", at: object.keyStart)
    }
    return key
  }
}

extension RecordingKey {
  fileprivate var bit: UInt64 { 1 << UInt64(rawValue & 63) }
}
