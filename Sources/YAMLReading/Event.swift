/// How a node is written.
enum Style: UInt8 {
  case plain, singleQuoted, doubleQuoted, literal, folded
  case block, flow
  /// Not as it was typed: a placeholder in it was replaced.
  case replaced
}

/// What libyaml found next, copied out of its memory.
///
/// It holds no reference: there are millions of them.
struct Event {
  enum Kind: UInt8 {
    case streamStart, streamEnd, documentStart, documentEnd
    case alias, scalar, sequenceStart, mappingStart, collectionEnd
  }

  /// What was found.
  var kind: Kind
  /// How the node is written.
  var style: Style = .plain
  /// Whether a tag stands before the node.
  var isTagged = false
  /// The length of a scalar's text, in bytes.
  var length = 0
  /// Whether it is an alias or has an anchor: ``EventStream/name`` tells which.
  var isNamed = false
  /// Where it starts, in code points.
  var start: Int
  /// Where it ends.
  var end: Int
  /// The line of the start, counted from 0.
  var line: Int
}
