/// A tag as it was read, before its meaning is known to hold.
struct TemplateTag {
  /// What the character behind the opening delimiter says.
  enum Kind {
    case variable(isEscaped: Bool)
    case section
    case inverted
    case close
    case partial
    case comment
    case delimiters
  }

  /// What the tag is.
  var kind: Kind
  /// The bytes from the opening delimiter to behind the closing one.
  var range: Range<Int>
  /// The bytes of the name, or whatever else stands inside, without white space around it.
  var content: Range<Int>

  /// Whether a line with nothing but the tag leaves no trace.
  var mayStandAlone: Bool {
    switch kind {
    case .variable: false
    case .section, .inverted, .close, .partial, .comment, .delimiters: true
    }
  }
}
