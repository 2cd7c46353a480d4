import Diagnostics
import Importing
import YAMLReading

/// What the lines before say about a line.
struct LineContext {
  /// The largest text of Markdown, in bytes, as for scripts.
  static let mostMarkdown = 16 * 1024

  /// The first line; `nil` if it is wrong.
  let header: RunHeader?
  /// The tab that is on screen.
  var tab: Int

  /// Returns the type of a field, in a tab or else in any; `nil` if the first line does not say.
  func type(of field: String, in tab: Int?) -> FieldType? {
    guard let header else { return nil }
    let tab = tab ?? self.tab
    if header.tabs.indices.contains(tab), let type = header.tabs[tab].fields[field] { return type }
    return header.tabs.lazy.compactMap { $0.fields[field] }.first
  }

  /// Returns the index of the tab with a title, or reports that there is none.
  func tab(_ node: YAMLNode, problems: inout DiagnosticBag) -> Int? {
    guard let title = node.text("`tab`", problems: &problems), let header else { return nil }
    let titles = header.tabs.map(\.title)
    if let tab = titles.firstIndex(where: { $0.utf8.elementsEqual(title.utf8) }) { return tab }
    let hint = NearestName.hint(for: title, in: titles) ?? "the tabs are " + titles.inWords
    problems.add(node.error(.unknownTab, "there is no tab " + title.inBackticks, hint: hint))
    return nil
  }
}
