import Diagnostics

extension Destination {
  /// Returns a path in the output folder as the user would name it.
  func path(_ path: String) -> String {
    path.isEmpty ? folder : FilePaths.path(path, in: folder)
  }

  /// Says that the folder may not be written.
  func refusal(_ reason: String, hint: String? = nil) -> PublishingError {
    let own = "name a folder of its own, such as `\(example)`"
    let message = "`\(folder)` can't be the output folder: \(reason)"
    return PublishingError(.refused, [Diagnostic(.refusedOutput, message, hint: hint ?? own)])
  }

  /// Says that somebody else's file is where a page belongs.
  func foreignFile(_ path: String) -> Diagnostic {
    Diagnostic(
      .refusedOutput,
      "`\(self.path(path))` was not written by peekbook and would be replaced",
      hint: "move it away"
    )
  }

  /// Says that something other than a file is where a page belongs.
  func obstacle(_ path: String, _ kind: FileKind) -> Diagnostic {
    FileSystemError(
      "write",
      self.path(path),
      reason: "it is \(kind.words), where a file belongs",
      hint: "move it away"
    ).diagnostic
  }

  /// Says that a stale file stays.
  func editedFile(_ path: String) -> Diagnostic {
    Diagnostic(
      .editedFile,
      "`\(self.path(path))` is no longer published, but was changed by hand and stays",
      severity: .warning,
      hint: "remove it, or keep it under another name"
    )
  }
}
