/// A way from one screen to another, as a recording shows it.
package enum SegueRecord: Sendable, Hashable, CaseIterable {
  /// From the list to a preview, by pressing a row.
  case peek
  /// From a preview to the detail, by pressing deeper.
  case commit
  /// From the list to a detail, by a tap.
  case open

  /// Where it starts.
  package var from: ScreenRecord.Kind {
    switch self {
    case .peek, .open: .list
    case .commit: .preview
    }
  }

  /// Where it leads.
  package var to: ScreenRecord.Kind {
    switch self {
    case .peek: .preview
    case .commit, .open: .detail
    }
  }

  /// The verb of the step that follows it.
  package var verb: String {
    switch self {
    case .peek: "peek"
    case .commit: "commit"
    case .open: "open"
    }
  }
}
