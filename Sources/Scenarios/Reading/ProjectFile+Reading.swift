package import Diagnostics
import Importing
import YAMLReading

/// The keys of `peekbook.yaml`.
enum ProjectKey: Int, SchemaKey {
  case title, scripts, output, templates, baseURL, themeColor, limits
  static let table = KeyTable(
    Self.self,
    spellings: ["baseURL": "base_url", "themeColor": "theme_color"]
  )
}

extension ProjectFile {
  /// Returns what a `peekbook.yaml` says, and the problems found.
  ///
  /// `file` is the file as shown in messages. An empty file leaves out every key. Without a project there is at least one error.
  package static func read(
    _ bytes: [UInt8],
    file: String
  ) -> (file: ProjectFile?, problems: DiagnosticBag) {
    var (document, problems) = YAMLReader.readOn(bytes, file: file)
    guard let document else {
      let isEmpty = problems.all.allSatisfy { $0.code == .emptyFile }
      return isEmpty ? (ProjectFile(), DiagnosticBag()) : (nil, problems)
    }
    let what = "`\(file)`"
    guard let reader = MappingReader<ProjectKey>(document.root, what, problems: &problems) else {
      return (nil, problems)
    }
    let project = ProjectFile(reader, problems: &problems)
    return (problems.hasErrors ? nil : project, problems)
  }

  private init(_ reader: MappingReader<ProjectKey>, problems: inout DiagnosticBag) {
    self.init()
    title = reader[.title]?.title("`title`", problems: &problems)
    scripts = reader[.scripts].map { Self.scripts($0, problems: &problems) } ?? []
    output = reader[.output]?.path("`output`", problems: &problems)
    templates = reader[.templates]?.path("`templates`", problems: &problems)
    baseURL = reader[.baseURL].flatMap { Self.baseURL($0, problems: &problems) }
    themeColor = reader[.themeColor]?.color("`theme_color`", problems: &problems)
    if let node = reader[.limits] { limits = ExpansionLimits(node, problems: &problems) }
  }

  private static func scripts(_ node: YAMLNode, problems: inout DiagnosticBag) -> [String] {
    guard node.kind == .sequence else {
      let hint = node.scalar.map { "write `[\($0)]`" }
      problems.add(node.wrongType("`scripts`", is: "a list", hint: hint))
      return []
    }
    if node.elements.isEmpty {
      problems.add(node.error(.invalidValue, "`scripts` names no script"))
    }
    return node.elements.compactMap { $0.path("a script", problems: &problems) }
  }

  private static func baseURL(_ node: YAMLNode, problems: inout DiagnosticBag) -> String? {
    guard let text = node.text("`base_url`", problems: &problems) else { return nil }
    let schemes = ["https://", "http://"]
    let isURL = schemes.contains { text.hasPrefix($0) && text.utf8.count > $0.utf8.count }
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.value > 0x20 && $0.value < 0x7F && $0 != "?" && $0 != "#" && $0 != "\"" && $0 != "<"
    }
    guard isURL, isPlain else {
      let expected = "an address such as `https://example.org/book/`"
      problems.add(node.wrongType("`base_url`", is: expected))
      return nil
    }
    return text
  }
}

extension YAMLNode {
  /// Returns a path below the project's root, or reports why there is none.
  fileprivate func path(_ what: String, problems: inout DiagnosticBag) -> String? {
    guard let text = text(what, problems: &problems) else { return nil }
    do throws(RelativePath.Refusal) {
      return try RelativePath(text).text
    } catch {
      problems.add(
        self.error(.refusedPath, text.inBackticks + " " + error.predicate, hint: error.hint)
      )
      return nil
    }
  }
}
