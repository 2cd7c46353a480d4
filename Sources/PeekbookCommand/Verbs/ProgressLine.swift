/// A line on the terminal that says how far a long run is, and goes away at its end.
///
/// It is drawn on standard error, and only if that is a terminal where a line can be drawn anew: never
/// with `--quiet`, nor where `TERM` is `dumb`. It has no colours, and is cut where the terminal ends.
struct ProgressLine {
  /// A run that takes less, in milliseconds, needs none.
  private static let patience = 1000
  /// How often it is drawn at most, in milliseconds: more can't be read.
  private static let interval = 100

  private let environment: CommandEnvironment
  private let isWanted: Bool
  private let start: Int
  private var rendered = 0
  private var total = 0
  private var began = 0
  private var nextDrawing: Int
  private var isDrawn = false

  /// Starts the clock.
  init(_ environment: CommandEnvironment, _ arguments: Arguments) {
    self.environment = environment
    isWanted =
      environment.isErrorTerminal && !arguments.has(.quiet)
      && environment.variables["TERM"] != "dumb"
    start = environment.milliseconds()
    nextDrawing = start + Self.patience
  }

  /// How long the run has taken, for the end of its summary; empty unless a person reads that at a
  /// terminal, so that what is printed into a file is the same every time.
  var timeTaken: String {
    guard environment.isOutputTerminal else { return "" }
    let hundredths = (environment.milliseconds() - start + 5) / 10
    let rest = hundredths % 100
    return " in \(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }

  /// Begins to count files, of which there will be `total`.
  mutating func begin(total: Int) {
    self.total = total
    began = environment.milliseconds()
  }

  /// Counts a file, and draws the line if it is time.
  mutating func advance() {
    rendered += 1
    guard isWanted else { return }
    let now = environment.milliseconds()
    guard now >= nextDrawing else { return }
    nextDrawing = now + Self.interval
    isDrawn = true
    let rate = rendered * 1000 / max(now - began, 1)
    // The last column stays free: behind a character there, some terminals go to the next line.
    let line = "\(rendered) of \(total) files, \(rate) a second".utf8.prefix(width - 1)
    write("\r\(Substring(line))\u{1B}[K")
  }

  /// Removes the line.
  mutating func end() {
    guard isDrawn else { return }
    isDrawn = false
    write("\r\u{1B}[K")
  }

  /// How many columns there are: as the terminal says, else `COLUMNS`, else as many as most have.
  ///
  /// It is asked for each time, as a window may have been made narrower.
  private var width: Int {
    let named = environment.variables["COLUMNS"].flatMap(Int.init)
    return [environment.terminalWidth(), named].lazy.compactMap { $0 }.first { $0 > 0 } ?? 80
  }

  private func write(_ text: String) {
    environment.writeError(Array(text.utf8))
  }
}
