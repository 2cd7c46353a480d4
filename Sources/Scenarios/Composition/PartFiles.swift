import Diagnostics
import Importing
import YAMLReading

extension Diagnostic.Code {
  /// A file that can't be included.
  static let includeFailed = Diagnostic.Code("include-failed")
  /// A file that includes itself, if only by way of others.
  static let includeCycle = Diagnostic.Code("include-cycle")
}

/// Reads the files that scripts include, each once.
struct PartFiles {
  private let files: ImportedFiles
  private let limits: YAMLLimits
  /// The files read, by their names as shown; `nil` for those that are no YAML.
  private var documents: [String: YAMLDocument?] = [:]

  /// Creates a reader.
  init(_ files: ImportedFiles, limits: YAMLLimits) {
    self.files = files
    self.limits = limits
  }

  /// A file that was read.
  struct Part {
    /// Its name as shown in messages.
    let file: String
    /// What is in it; `nil` if it is wrong, which was reported.
    let document: YAMLDocument?
  }

  /// Returns the file at a path that stands in another file, or `nil` after it has reported that it
  /// can't be included.
  ///
  /// What is wrong with the file itself is reported once, with the way to it.
  mutating func part(
    _ node: YAMLNode,
    in scope: StepScope,
    problems: inout DiagnosticBag
  ) -> Part? {
    guard let text = node.text("`include`", problems: &problems) else { return nil }
    do throws(RelativePath.Refusal) {
      let path = try RelativePath(text)
      return try part(path, in: scope, node, problems: &problems)
    } catch {
      let message = text.inBackticks + " " + error.predicate
      problems.add(node.error(.refusedPath, message, hint: error.hint))
      return nil
    }
  }

  private mutating func part(
    _ path: RelativePath,
    in scope: StepScope,
    _ node: YAMLNode,
    problems: inout DiagnosticBag
  ) throws(RelativePath.Refusal) -> Part? {
    do throws(ImportFileError) {
      if path.leaves(files.root, from: scope.file) { throw .outsideRoot }
      let file = try files.read(path.text, scope.file)
      if let known = documents[file.shownPath] {
        return Part(file: file.shownPath, document: known)
      }
      let (document, faults) = YAMLReader.readOn(file.bytes, file: file.shownPath, limits: limits)
      let note = Diagnostic.Note("included here", at: node.location)
      for var fault in faults.all {
        fault.notes += [note] + scope.trail
        problems.add(fault)
      }
      documents[file.shownPath] = .some(document)
      return Part(file: file.shownPath, document: document)
    } catch {
      let message = path.text.inBackticks + " " + error.predicate
      problems.add(node.error(.includeFailed, message, hint: error.hint))
      return nil
    }
  }
}
