import Diagnostics
import YAMLReading

/// Where steps stand that are being read: in which file, and what their placeholders are.
struct StepScope {
  /// The file as shown in messages, to whose folder paths are relative.
  let file: String
  /// What stands for placeholders; `nil` in the script itself, where braces are only braces.
  var placeholders: YAMLPlaceholders?
  /// How one gets here from the script, innermost first.
  var trail: [Diagnostic.Note] = []
  /// The files that are open, the script first.
  var files: [String]
  /// How many includes and repetitions are around.
  var depth = 0

  /// The scope of a script.
  init(script: String) {
    file = script
    files = [Self.plain(script)]
  }

  /// The scope of a file that is included.
  private init(
    _ file: String,
    _ placeholders: YAMLPlaceholders,
    from outer: StepScope,
    at place: Diagnostic.Note
  ) {
    self.file = file
    self.placeholders = placeholders
    trail = [place] + outer.trail
    files = outer.files + [Self.plain(file)]
    depth = outer.depth + 1
  }

  /// Returns the scope of a file that is included here, with nothing but the placeholders given.
  func including(
    _ file: String,
    _ placeholders: YAMLPlaceholders,
    at place: YAMLNode
  ) -> StepScope {
    let note = Diagnostic.Note("included here", at: place.location)
    return StepScope(file, placeholders, from: self, at: note)
  }

  /// Returns the scope of a round of a repetition, with placeholders beside those around it.
  func repeating(_ round: RepeatRound, at place: YAMLNode) -> StepScope {
    var scope = self
    var placeholders = self.placeholders ?? YAMLPlaceholders()
    for (name, text) in round.texts { placeholders[name] = text }
    scope.placeholders = placeholders
    scope.trail.insert(Diagnostic.Note(round.sentence, at: place.location), at: 0)
    scope.depth += 1
    return scope
  }

  /// Returns the files from the one that would include itself on, if a file is open already.
  func circle(to file: String) -> [String]? {
    let name = Self.plain(file)
    guard let start = files.firstIndex(of: name) else { return nil }
    return files[start...] + [name]
  }

  /// Returns a path without `.` and without `..` behind a name.
  private static func plain(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: false) where part != "." {
      if part == "..", let last = parts.last, last != "..", last != "" {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
