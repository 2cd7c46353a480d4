import Testing

@testable import Threading

/// Lines that any thread adds.
final class Log: Sendable {
  private let all = Monitor<[String]>([])

  var lines: [String] { all.wait { $0 } }

  func add(_ line: String) {
    all.change { $0.append(line) }
  }
}
