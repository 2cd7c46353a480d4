import Diagnostics

/// GIMP palettes: a line `GIMP Palette`, headers, then a colour a line with its name.
///
/// A colour without a name is called `Untitled 1`, `Untitled 2`, …, leaving out what names of the
/// file are taken.
struct GIMPPaletteFormat: FileFormat {
  let name = "gpl"
  let endings = [".gpl"]
  let columns: [String]? = ["name", "color"]

  func read(_ file: ImportedFile, _ request: ImportRequest, into sink: inout ImportSink) {
    do {
      let text = try TextFile(file)
      try checkFirstLine(of: text)
      add(colorLines(of: text, into: &sink), into: &sink)
    } catch {
      sink.report(error)
    }
  }

  private func add(_ lines: [ColorLine], into sink: inout ImportSink) {
    var names = UntitledNames(taken: lines.map(\.rest.text))
    for line in lines {
      guard !sink.isFull else { return }
      switch line.color {
      case .failure(let fault):
        sink.report(fault.value.wrongType("a channel", is: fault.expected))
      case .success(let color):
        let name = line.rest.text.isEmpty ? line.rest.replaced(by: names.next()) : line.rest
        let values = line.values(sink.columns, color: color, name: name)
        sink.add(values, at: line.whole, names: columns ?? [])
      }
    }
  }
}

extension GIMPPaletteFormat {
  /// Returns the lines with colours, and reports those that are neither colour nor header.
  private func colorLines(of text: TextFile, into sink: inout ImportSink) -> [ColorLine] {
    var channels = 3
    var lines: [ColorLine] = []
    for index in text.lines.indices.dropFirst() where !sink.isFull {
      let line = ColorLine(text, line: index, channels: channels)
      let first = line.whole.text.utf8.first
      if first == nil || first == UInt8(ascii: "#") { continue }
      if line.channels.count == channels {
        lines.append(line)
      } else if lines.isEmpty, let header = Self.header(line) {
        if header.key == "Channels" { channels = header.value == "RGBA" ? 4 : 3 }
      } else {
        let expected = "\(channels) numbers, then a name"
        sink.report(line.whole.wrongType("a colour", is: expected))
      }
    }
    return lines
  }

  private func checkFirstLine(of text: TextFile) throws(DiagnosticBag) {
    let first = text.lines.isEmpty ? nil : ColorLine(text, line: 0, channels: 0).whole
    guard first?.text != "GIMP Palette" else { return }
    let place = first ?? TextValue(text, line: 0, 0..<0)
    let message = "no GIMP palette: its first line is `GIMP Palette`, letter for letter"
    throw DiagnosticBag([place.error(.malformedImport, message)])
  }

  /// Returns the parts of `Name: Dusk`, with which lines begin before the first colour.
  private static func header(_ line: ColorLine) -> (key: String, value: String)? {
    let text = line.whole.text.utf8
    guard line.channels.isEmpty, let colon = text.firstIndex(of: UInt8(ascii: ":")),
      text[..<colon].allSatisfy(\.isLetter)
    else { return nil }
    let value = text[text.index(after: colon)...].drop(while: \.isBlank)
    return (String(Substring(text[..<colon])), String(Substring(value)))
  }
}

/// Names for what has none.
private struct UntitledNames {
  private let taken: Set<String>
  private var number = 0

  init(taken: [String]) {
    self.taken = Set(taken)
  }

  mutating func next() -> String {
    repeat { number += 1 } while taken.contains("Untitled \(number)")
    return "Untitled \(number)"
  }
}
