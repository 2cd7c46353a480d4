/// How large the text of the phone is: one of the steps of its own setting.
package enum TextSize: Int, Sendable, CaseIterable {
  case xs, s, m, l, xl, xxl, xxxl
  case ax1, ax2, ax3, ax4, ax5

  /// The size of a row's text, in points.
  package var points: Int {
    switch self {
    case .xs: 14
    case .s: 15
    case .m: 16
    case .l: 17
    case .xl: 19
    case .xxl: 21
    case .xxxl: 23
    case .ax1: 28
    case .ax2: 33
    case .ax3: 40
    case .ax4: 47
    case .ax5: 53
    }
  }

  /// The height of a line of such text, in points.
  private var lineHeight: Int {
    switch self {
    case .xs: 19
    case .s: 20
    case .m: 21
    case .l: 22
    case .xl: 24
    case .xxl: 26
    case .xxxl: 29
    case .ax1: 34
    case .ax2: 40
    case .ax3: 48
    case .ax4: 56
    case .ax5: 62
    }
  }

  /// The height of a row, in points: a line with 11 above and below it, and never less than a finger
  /// needs.
  package var rowHeight: Int { max(44, lineHeight + 22) }

  /// The height of a row with a second line, in points; that line is smaller, 13 to 17.
  package var tallRowHeight: Int { rowHeight + lineHeight * 13 / 17 }
}
