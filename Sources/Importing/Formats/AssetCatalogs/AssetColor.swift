import CatalogModel
import Diagnostics
import YAMLReading

/// What a colour set has for a colour.
enum AssetColor {
  /// A colour, as CSS writes it.
  case color(String)
  /// The name of a colour of the system, which is another on each.
  case reference(String)
  /// Nothing.
  case none

  private enum Space: String, CaseIterable {
    case srgb
    case extendedSRGB = "extended-srgb"
    case linear = "extended-linear-srgb"
    case displayP3 = "display-p3"
    case gray = "gray-gamma-22"
    case extendedGray = "extended-gray"

    var channels: [StaticString] {
      switch self {
      case .gray, .extendedGray: ["white", "white", "white"]
      default: ["red", "green", "blue"]
      }
    }

    /// The space by which CSS calls it; a grey is taken to have sRGB's gamma.
    var form: RGBSpace {
      switch self {
      case .srgb, .extendedSRGB, .gray, .extendedGray: .srgb
      case .linear: .linearSRGB
      case .displayP3: .displayP3
      }
    }
  }

  /// Reads an element of a colour set, or reports what is wrong with it.
  init?(_ element: YAMLNode, problems: inout DiagnosticBag) {
    guard let color = element.value(of: "color") else {
      self = .none
      return
    }
    if let reference = color.value(of: "reference") {
      guard let name = reference.visibleText("`reference`", problems: &problems) else { return nil }
      self = .reference(name)
      return
    }
    guard let space = Self.space(color, problems: &problems),
      let text = Self.text(color, space, problems: &problems)
    else { return nil }
    self = .color(text)
  }

  /// The colour as CSS writes it.
  var text: String? {
    guard case .color(let text) = self else { return nil }
    return text
  }

  /// The name of the system's colour.
  var reference: String? {
    guard case .reference(let name) = self else { return nil }
    return name
  }

  /// What it is, in a word.
  var type: String {
    switch self {
    case .color: "color"
    case .reference: "reference"
    case .none: "none"
    }
  }
}

extension AssetColor {
  private static func space(_ color: YAMLNode, problems: inout DiagnosticBag) -> Space? {
    guard let node = color.value(of: "color-space") else {
      problems.add(color.error(.missingKey, "`color-space` is missing"))
      return nil
    }
    if let space = node.scalar.flatMap(Space.init(rawValue:)) { return space }
    let message = "the colour space is \(node.shown), which is not read"
    let hint = "those that are read are " + Space.allCases.map(\.rawValue).inWords
    problems.add(node.error(.invalidColor, message, hint: hint))
    return nil
  }

  private static func text(
    _ color: YAMLNode,
    _ space: Space,
    problems: inout DiagnosticBag
  ) -> String? {
    guard let components = color.value(of: "components"), components.kind == .mapping else {
      problems.add(color.error(.missingKey, "`components` is missing"))
      return nil
    }
    let channels = space.channels.compactMap {
      AssetComponent($0, of: components, isAlpha: false, problems: &problems)
    }
    var alpha: AssetComponent? = .fraction("1")
    if components.value(of: "alpha") != nil {
      alpha = AssetComponent("alpha", of: components, isAlpha: true, problems: &problems)
    }
    guard channels.count == 3, let alpha else { return nil }
    let end = alpha.isFull ? ")" : " / \(alpha.fraction))"
    let bytes = channels.compactMap(\.byte)
    if bytes.count == 3, space.form == .srgb {
      return "rgb(" + bytes.map(String.init).joined(separator: " ") + end
    }
    let texts = channels.map(\.fraction).joined(separator: " ")
    return "color(\(space.form.rawValue) " + texts + end
  }
}
