import Diagnostics
import Importing
import Recordings
import YAMLReading

/// What the first line says.
struct RunHeader {
  /// The keys of the first line.
  enum Key: Int, SchemaKey {
    case format, version, title, description, recorder, device, tabs
    static let table = KeyTable(Self.self)
  }

  /// The keys of the phone.
  enum DeviceKey: Int, SchemaKey {
    case width, height, rowHeight
    static let table = KeyTable(Self.self)

    /// What it may be, in points.
    var range: ClosedRange<Int> { self == .rowHeight ? 16...400 : 200...4_000 }
  }

  /// The program that recorded, where none is named.
  static let unnamedRecorder = "another program"

  let title: String
  let description: String
  let recorder: String
  let device: DeviceRecord
  let tabs: [TabDeclaration]

  /// Reads the first line; `nil`, having said why, if it is none.
  init?(_ node: YAMLNode, problems: inout DiagnosticBag) {
    guard Self.isFormat(node, problems: &problems),
      let reader = MappingReader<Key>(node, "the first line", problems: &problems)
    else { return nil }
    let title = reader.needed(.title, problems: &problems)?.title("`title`", problems: &problems)
    let tabs = Self.tabs(reader, title: title ?? "", problems: &problems)
    description =
      reader.value(.description)?.markdown("`description`", problems: &problems) ?? ""
    recorder =
      reader.value(.recorder)?.visibleText("`recorder`", problems: &problems)
      ?? Self.unnamedRecorder
    device = Self.device(reader, hasTabBar: tabs.count > 1, problems: &problems)
    self.tabs = tabs
    guard let title else { return nil }
    self.title = title
  }
}

extension RunHeader {
  /// Whether it is a first line of this format and of a version that is known; says why if not.
  private static func isFormat(_ node: YAMLNode, problems: inout DiagnosticBag) -> Bool {
    let hint = "the first line is \(RunFormat.example)"
    guard let format = node.value(of: "format"), format.equals("peekbook-recording-lines") else {
      let place = node.value(of: "format") ?? node
      let message = "this is no recording in lines: its first line does not name the format"
      problems.add(place.error(.notARecording, message, hint: hint))
      return false
    }
    guard let version = node.value(of: "version") else {
      problems.add(node.error(.missingKey, "`version` is missing", hint: hint))
      return false
    }
    let range = 1...PlainInteger.largest
    guard let number = version.integer("`version`", in: range, problems: &problems) else {
      return false
    }
    guard number <= RunFormat.version else {
      let message =
        "this recording is newer than the program: version \(number), "
        + "this program reads up to \(RunFormat.version)"
      problems.add(version.error(.newerRecording, message, hint: "use a newer Peekbook"))
      return false
    }
    return true
  }

  private static func tabs(
    _ reader: MappingReader<Key>,
    title: String,
    problems: inout DiagnosticBag
  ) -> [TabDeclaration] {
    guard let node = reader.value(.tabs) else { return [TabDeclaration(title: title)] }
    let nodes = node.list("`tabs`", problems: &problems)
    if node.kind == .sequence, nodes.isEmpty {
      problems.add(node.error(.invalidValue, "`tabs` names no tab"))
    }
    var tabs: [TabDeclaration] = []
    for node in nodes {
      guard let tab = TabDeclaration(node, problems: &problems) else { continue }
      if tabs.contains(where: { $0.title.utf8.elementsEqual(tab.title.utf8) }) {
        problems.add(node.error(.invalidValue, "two tabs are called " + tab.title.inBackticks))
      }
      tabs.append(tab)
    }
    return tabs
  }

  private static func device(
    _ reader: MappingReader<Key>,
    hasTabBar: Bool,
    problems: inout DiagnosticBag
  ) -> DeviceRecord {
    var device = DeviceRecord.standard
    if hasTabBar { device.bottomBars = 83 }
    guard let node = reader.value(.device),
      let sizes = MappingReader<DeviceKey>(node, "`device`", problems: &problems)
    else { return device }
    for key in DeviceKey.allCases {
      let what = key.name.inBackticks
      guard let node = sizes.value(key),
        let points = node.integer(what, in: key.range, problems: &problems)
      else { continue }
      switch key {
      case .width: device.width = points
      case .height: device.height = points
      case .rowHeight: device.rowHeight = points
      }
    }
    return device
  }
}
