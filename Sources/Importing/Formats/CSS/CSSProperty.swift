/// A custom property.
struct CSSProperty {
  /// What tells properties from each other: the bytes of the name and of the variant.
  struct Identity: Hashable {
    private let name: [UInt8]
    private let variant: [UInt8]

    /// Creates an identity.
    init(_ name: String, _ variant: String) {
      self.name = Array(name.utf8)
      self.variant = Array(variant.utf8)
    }
  }

  /// The name with its hyphens, as written.
  let name: String
  /// Where the declaration holds, in words; empty if everywhere.
  let variant: String
  /// The value without comments and without white space around.
  let value: [UInt8]
  /// The name's place in the file.
  let place: Range<Int>

  /// What tells it from others.
  var identity: Identity { Identity(name, variant) }

  /// The name with the variant.
  var fullName: String { variant.isEmpty ? name : name + " (" + variant + ")" }
}
