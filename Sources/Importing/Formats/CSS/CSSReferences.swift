import Diagnostics

/// Puts what is referred to in the place of the references, each once, however long they are.
struct CSSReferences {
  /// What a property's value is, references followed.
  enum Outcome {
    /// A text.
    case text([UInt8])
    /// There is a reference to this name, which has no value, and nothing to fall back to.
    case unresolved(String)
    /// It is in a circle, or too long, or its references are malformed.
    case invalid(String)
  }

  /// So long may a value with references become; values that double with each reference end here.
  private static let mostBytes = 1_024

  private enum State: Equatable {
    case waiting
    /// Among the values that are being followed, at a place.
    case followed(place: Int)
    case done
  }

  private struct Frame {
    let index: Int
    /// The properties that it refers to and that were not looked at yet, the next one last.
    var targets: [Int]
  }

  /// What became of each property.
  private(set) var outcomes: [Outcome]
  /// The circles.
  private(set) var problems = DiagnosticBag()

  private let properties: [CSSProperty]
  private let values: [CSSValue]
  private let indices: [CSSProperty.Identity: Int]
  private var states: [State]
  private var isCircular: [Bool]

  /// Creates a follower of the references of some properties.
  init(_ properties: [CSSProperty]) {
    self.properties = properties
    values = properties.map { CSSValue($0.value) }
    let identities = properties.enumerated().map { ($1.identity, $0) }
    indices = Dictionary(identities) { first, _ in first }
    states = Array(repeating: .waiting, count: properties.count)
    isCircular = Array(repeating: false, count: properties.count)
    outcomes = Array(repeating: .invalid(""), count: properties.count)
  }

  /// Follows all references; goes down without recursion.
  mutating func resolve(_ file: TextFile) {
    for start in properties.indices where states[start] == .waiting {
      var frames: [Frame] = []
      open(start, &frames)
      while let target = frames.last?.targets.last {
        frames[frames.count - 1].targets.removeLast()
        switch states[target] {
        case .waiting: open(target, &frames)
        case .followed(let place): reportCircle(frames[place...].map(\.index), file)
        case .done: break
        }
        while let last = frames.last, last.targets.isEmpty {
          outcomes[last.index] = outcome(of: last.index)
          states[last.index] = .done
          frames.removeLast()
        }
      }
    }
  }

  private mutating func open(_ index: Int, _ frames: inout [Frame]) {
    states[index] = .followed(place: frames.count)
    let variant = properties[index].variant
    let targets = values[index].names.compactMap { target($0, from: variant) }
    frames.append(Frame(index: index, targets: targets.reversed()))
    guard targets.isEmpty else { return }
    outcomes[index] = outcome(of: index)
    states[index] = .done
    frames.removeLast()
  }

  /// Returns the property that a name means: that of the same variant, or else that which holds
  /// everywhere.
  private func target(_ name: String, from variant: String) -> Int? {
    indices[CSSProperty.Identity(name, variant)] ?? indices[CSSProperty.Identity(name, "")]
  }

  private mutating func reportCircle(_ circle: [Int], _ file: TextFile) {
    guard let first = circle.first, !circle.contains(where: { isCircular[$0] }) else { return }
    for index in circle { isCircular[index] = true }
    let most = 12
    var names = circle.prefix(most).map { properties[$0].fullName.inBackticks }
    if circle.count > most { names.append("\(circle.count - most) more") }
    names.append(properties[first].fullName.inBackticks)
    let message = "references in a circle: " + names.joined(separator: " → ")
    problems.add(file.piece(properties[first].place).error(.malformedImport, message))
  }
}

extension CSSReferences {
  private func outcome(of index: Int) -> Outcome {
    guard !isCircular[index] else { return .invalid("it refers to itself") }
    guard let parts = values[index].parts else {
      return .invalid("it has a `var()` that can't be read")
    }
    guard !values[index].names.isEmpty else { return .text(properties[index].value) }
    var bytes: [UInt8] = []
    do throws(Missing) {
      try append(parts, to: &bytes, variant: properties[index].variant)
    } catch {
      return .unresolved(error.name)
    }
    return bytes.count > Self.mostBytes
      ? .invalid("it is longer than \(Self.mostBytes) bytes") : .text(bytes)
  }

  /// A name that has no value.
  private struct Missing: Error {
    let name: String
  }

  /// Appends the pieces of a value; stops soon after there are too many bytes.
  private func append(
    _ parts: [CSSValue.Part],
    to bytes: inout [UInt8],
    variant: String
  ) throws(Missing) {
    for part in parts where bytes.count <= Self.mostBytes {
      switch part {
      case .text(let text): bytes += text
      case .reference(let name, let fallback):
        if let value = value(of: name, variant) {
          bytes += value
        } else if let fallback {
          try append(fallback, to: &bytes, variant: variant)
        } else {
          throw Missing(name: name)
        }
      }
    }
  }

  /// Returns the value of a property; `initial` is none, as CSS has it.
  private func value(of name: String, _ variant: String) -> [UInt8]? {
    guard let index = target(name, from: variant), case .text(let bytes) = outcomes[index],
      String(decoding: bytes.prefix(8), as: UTF8.self).lowercased() != "initial"
    else { return nil }
    return bytes
  }
}
