/// How what stands at a path compares with what belongs there.
enum FileState: Equatable {
  /// Nothing is there.
  case missing
  /// The file has the same bytes.
  case same
  /// The file has other bytes.
  case different
  /// There is something that is no file.
  case obstacle(FileKind)
}

extension OpenFolder {
  /// Compares a file with the bytes that belong in it; reads it only if its size fits.
  ///
  /// `buffer` is room for reading, kept from call to call.
  ///
  /// - Complexity: O(*n*).
  func state(
    of name: String,
    comparedWith contents: [UInt8],
    buffer: inout [UInt8]
  ) throws(SystemError) -> FileState {
    let file: OpenFile
    do throws(SystemError) {
      file = try self.file(name)
    } catch {
      if error.isMissing { return .missing }
      // Where this fails too, the first answer says more.
      guard let kind = try? status(of: name).kind, kind != .file else { throw error }
      return .obstacle(kind)
    }
    let status = try file.status
    guard status.kind == .file else { return .obstacle(status.kind) }
    guard status.size == contents.count else { return .different }
    return try file.holds(contents, buffer: &buffer) ? .same : .different
  }
}
