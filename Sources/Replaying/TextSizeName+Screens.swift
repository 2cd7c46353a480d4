import Scenarios
import Screens

extension TextSizeName {
  /// The size that the name stands for.
  var size: TextSize {
    switch self {
    case .xs: .xs
    case .s: .s
    case .m: .m
    case .l: .l
    case .xl: .xl
    case .xxl: .xxl
    case .xxxl: .xxxl
    case .ax1: .ax1
    case .ax2: .ax2
    case .ax3: .ax3
    case .ax4: .ax4
    case .ax5: .ax5
    }
  }
}
