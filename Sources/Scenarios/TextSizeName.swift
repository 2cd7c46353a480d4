/// A size of text, as scripts name it: the steps of the phone's own setting.
package enum TextSizeName: String, Sendable, CaseIterable {
  /// The smallest.
  case xs
  /// Small.
  case s
  /// Medium.
  case m
  /// Large: what a phone has if nobody sets anything.
  case l
  /// Larger.
  case xl
  /// Much larger.
  case xxl
  /// The largest that is not for accessibility.
  case xxxl
  /// The first of those for accessibility.
  case ax1
  /// The second.
  case ax2
  /// The third.
  case ax3
  /// The fourth.
  case ax4
  /// The largest.
  case ax5

  /// What a phone has if nobody sets anything.
  package static let standard = TextSizeName.l
}
