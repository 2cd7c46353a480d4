/// What a component of a colour function measures.
enum ColorComponent {
  /// An angle, in degrees if it has no unit.
  case hue
  /// A quantity, of which 100% is so much.
  case quantity(of: Double)
}

/// The components and the alpha of a colour function.
struct ColorArguments {
  /// The three components, percentages and angles resolved; `none` is 0 (CSS Color 4, section 4.4).
  private(set) var components = SIMD3<Double>.zero
  /// The alpha; 1 unless written.
  private(set) var alpha = 1.0

  /// Reads up to the closing parenthesis and over it.
  ///
  /// - Parameters:
  ///   - kinds: What the three components measure.
  ///   - commas: What the form with commas wants of the values, or `nil` if the function has none.
  ///   - cursor: Behind the opening parenthesis.
  /// - Throws: The first thing that is wrong.
  init(
    _ kinds: [ColorComponent],
    commas: CommaForm?,
    from cursor: inout CSSCursor
  ) throws(ColorError.FunctionFault) {
    let list = try ValueList(&cursor)
    let values = list.values
    if list.commas > 0 {
      guard let commas, list.commas == values.count - 1, list.alpha == nil else { throw .badCommas }
      try commas.check(values)
    }
    guard values.count == 3 || values.count == 4 && list.commas > 0 else {
      throw .componentCount(values.count)
    }
    for (index, kind) in kinds.enumerated() {
      components[index] = try values[index].resolved(as: kind)
    }
    if let value = list.alpha ?? values.dropFirst(3).first {
      alpha = try value.resolved(as: .quantity(of: 1)).bounded(to: 0...1)
    }
  }

  /// Which values the form with commas takes.
  enum CommaForm {
    /// All numbers or all percentages: `rgb()`.
    case alike
    /// An angle and two percentages: `hsl()`.
    case hueAndPercentages

    fileprivate func check(_ values: [ColorValue]) throws(ColorError.FunctionFault) {
      guard !values.contains(.none) else { throw .badCommas }
      let channels = values.prefix(3)
      switch self {
      case .alike:
        let percentages = channels.count(where: \.isPercentage)
        guard percentages == 0 || percentages == channels.count else { throw .mixedUnits }
      case .hueAndPercentages:
        guard channels.dropFirst().allSatisfy(\.isPercentage) else { throw .mixedUnits }
      }
    }
  }
}

/// The values between the parentheses, and how they are separated.
private struct ValueList {
  private(set) var values: [ColorValue] = []
  private(set) var commas = 0
  private(set) var alpha: ColorValue?

  init(_ cursor: inout CSSCursor) throws(ColorError.FunctionFault) {
    while true {
      values.append(try ColorValue(&cursor))
      cursor.skipSpaces()
      if cursor.take(UInt8(ascii: ")")) { return }
      if cursor.take(UInt8(ascii: ",")) {
        commas += 1
      } else if cursor.take(UInt8(ascii: "/")) {
        alpha = try ColorValue(&cursor)
        cursor.skipSpaces()
        guard cursor.take(UInt8(ascii: ")")) else {
          throw cursor.next == nil ? .notClosed : .notANumber(cursor.excerpt())
        }
        return
      } else if cursor.next == nil {
        throw .notClosed
      }
      // What is longer is wrong however it goes on, and may be very long.
      guard values.count < 5 else { throw .componentCount(values.count) }
    }
  }
}

/// One value in a colour function.
private enum ColorValue: Equatable {
  case none
  case number(Double)
  case percentage(Double)
  case angle(degrees: Double, unit: String)

  init(_ cursor: inout CSSCursor) throws(ColorError.FunctionFault) {
    cursor.skipSpaces()
    guard let number = cursor.takeNumber() else {
      guard cursor.next != nil else { throw .notClosed }
      let excerpt = cursor.excerpt()
      guard cursor.takeName() == "none" else {
        throw .notANumber(excerpt == ")" ? "" : excerpt)
      }
      self = .none
      return
    }
    if cursor.take(UInt8(ascii: "%")) {
      self = .percentage(number)
      return
    }
    let unit = cursor.takeName()
    switch unit {
    case "": self = .number(number)
    case "deg": self = .angle(degrees: number, unit: unit)
    case "grad": self = .angle(degrees: number * 0.9, unit: unit)
    case "rad": self = .angle(degrees: number * 180 / .pi, unit: unit)
    case "turn": self = .angle(degrees: number * 360, unit: unit)
    default: throw .badUnit(ColorError.cut(unit, to: 20))
    }
  }

  var isPercentage: Bool {
    if case .percentage = self { true } else { false }
  }

  func resolved(as kind: ColorComponent) throws(ColorError.FunctionFault) -> Double {
    switch (self, kind) {
    case (.none, _): 0
    case (.number(let value), .quantity): value
    case (.percentage(let value), .quantity(let whole)): value * whole / 100
    case (.number(let degrees), .hue), (.angle(let degrees, _), .hue):
      degrees.truncatingRemainder(dividingBy: 360)
    case (.percentage, .hue): throw .badUnit("%")
    case (.angle(_, let unit), .quantity): throw .badUnit(unit)
    }
  }
}
