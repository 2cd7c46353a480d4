import Synchronization

/// The paths of files that were read, so that no report is put in the place of one.
package final class ReadLog: Sendable {
  private let noted = Mutex<[String]>([])

  /// Creates a log of nothing yet.
  package init() {}

  /// The paths so far, in the order in which the files were read.
  package var paths: [String] { noted.withLock(\.self) }

  func note(_ path: String) {
    noted.withLock { $0.append(path) }
  }
}
