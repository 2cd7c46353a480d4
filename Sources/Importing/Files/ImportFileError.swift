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
  /// It has more bytes than are allowed.
  case tooLarge(limit: Int)
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
    case .tooLarge(let limit): "has more than \(limit) bytes, which are allowed"
    case .unreadable(let reason): "can't be read: " + reason
    case .notAvailable: "can't be read: this script may not import files"
    }
  }

  /// A way out, if there is one to be seen.
  package var hint: String? {
    switch self {
    case .outsideRoot:
      "the project is the folder that peekbook runs in: start it in one that holds both files"
    case .tooLarge: "`limits: {import: …}` in peekbook.yaml allows more, counted in MiB"
    case .notFound, .notAFile, .notAFolder, .unreadable, .notAvailable: nil
    }
  }
}
