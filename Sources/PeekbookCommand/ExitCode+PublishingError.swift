package import Publishing

extension ExitCode {
  /// How a run ends that publishing failed.
  package init(_ kind: PublishingError.Kind) {
    switch kind {
    case .refused: self = .usage
    case .busy, .damaged, .io: self = .io
    case .paths, .tooLarge: self = .invalidScript
    case .fault: self = .internal
    }
  }
}
