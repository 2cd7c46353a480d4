/// Why a file can't be imported, whatever is in it.
package enum ImportFileError: Error, Sendable, Hashable {
  /// There is no such file.
  case notFound
  /// It is a folder, or something else that is no file.
  case notAFile
  /// It is a file, or something else that is no folder.
  case notAFolder
  /// It lies outside the project's root.
  case outsideRoot
  /// It has so many bytes, and so many are allowed.
  case tooLarge(bytes: Int, limit: Int)
  /// The system says why it can't be read.
  case unreadable(reason: String)
  /// Nothing can be imported here, as by a script on standard input.
  case notAvailable

  /// What the message says about the path that it begins with.
  package var predicate: String {
    switch self {
    case .notFound: "does not exist"
    case .notAFile: "is no file"
    case .notAFolder: "is no folder"
    case .outsideRoot: "lies outside the project"
    case .tooLarge(let bytes, let limit): "has \(bytes) bytes, \(limit) are allowed"
    case .unreadable(let reason): "can't be read: " + reason
    case .notAvailable: "can't be read: this script may not import files"
    }
  }

  /// A way out, if there is one to be seen.
  package var hint: String? {
    guard case .outsideRoot = self else { return nil }
    return "the project is the folder that peekbook runs in: start it in one that holds both files"
  }
}
