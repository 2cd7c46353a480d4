internal import Bytes
internal import Recordings

/// The style rule of a phone that is not the standard one.
///
/// A strict Content-Security-Policy allows no inline style, so a phone's measures get a class of
/// their own, which depends on nothing but the measures.
enum DeviceStyle {
  /// The most points that the first visible row can be cut by; `style.css` has a class for each.
  static let largestCut = 131

  /// Returns the class of a phone, or `nil` if it is what `style.css` draws.
  static func className(of device: DeviceRecord, hasTabBar: Bool) -> String? {
    isStandard(device, hasTabBar: hasTabBar)
      ? nil
      : "d-\(device.width)-\(device.height)-\(device.rowHeight)-\(device.topBars)"
        + "-\(device.bottomBars)"
        + (device.textSize == DeviceRecord.standardTextSize ? "" : "-\(device.textSize)")
  }

  /// Appends the rules of a phone's class.
  ///
  /// `tallRow` is the height of rows of two lines, if there are any.
  static func write(
    _ device: DeviceRecord,
    tallRow: Int?,
    className: String,
    into css: inout UTF8Writer
  ) {
    css.append(".phone.\(className) { --w: \(device.width); --h: \(device.height);")
    css.append(" --row: \(device.rowHeight); --top: \(device.topBars);")
    css.append(" --bottom: \(device.bottomBars)")
    if device.textSize != DeviceRecord.standardTextSize {
      css.append("; --letters: \(device.textSize)")
    }
    css.append(" }\n")
    if let tallRow { css.append(".phone.\(className) .tall { --row: \(tallRow) }\n") }
  }

  private static func isStandard(_ device: DeviceRecord, hasTabBar: Bool) -> Bool {
    var standard = DeviceRecord.standard
    standard.bottomBars += hasTabBar ? tabBarHeight : 0
    return device == standard
  }

  /// What the tab bar takes, in points.
  private static let tabBarHeight = 49
}
