import Diagnostics

/// X11's `rgb.txt`: three numbers and a name a line; comments begin with `!` or `#`.
struct X11ColorFormat: FileFormat {
  let name = "x11"
  let endings = ["rgb.txt"]
  let columns: [String]? = ["name", "color"]

  func read(_ file: ImportedFile, _ request: ImportRequest, into sink: inout ImportSink) {
    let text: TextFile
    do {
      text = try TextFile(file)
    } catch {
      sink.report(error)
      return
    }
    for index in text.lines.indices {
      guard !sink.isFull else { return }
      let line = ColorLine(text, line: index, channels: 3)
      switch line.whole.text.utf8.first {
      case nil, UInt8(ascii: "!"), UInt8(ascii: "#"): continue
      default: add(line, into: &sink)
      }
    }
  }

  private func add(_ line: ColorLine, into sink: inout ImportSink) {
    guard line.channels.count == 3, !line.rest.text.isEmpty else {
      sink.report(line.whole.wrongType("a colour", is: "3 numbers, then a name"))
      return
    }
    switch line.color {
    case .failure(let fault):
      sink.report(fault.value.wrongType("a channel", is: fault.expected))
    case .success(let color):
      sink.add(line.values(sink.columns, color: color), at: line.whole, names: columns ?? [])
    }
  }
}
