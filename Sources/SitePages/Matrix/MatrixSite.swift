package import Recordings

/// A scenario that was replayed under several settings, and where in the site its pages stand.
///
/// Each variant is a scenario of its own, in a folder below that of the matrix, whose first page shows
/// them side by side.
package struct MatrixSite: Sendable {
  /// One variant.
  package struct Variant: Sendable {
    /// Its settings, in words.
    package var settings: [String]
    /// Its place in the site.
    package var site: ScenarioSite

    /// The settings on one line.
    var name: String { settings.joined(separator: ", ") }
    /// What is shown.
    var recording: Recording { site.recording }
  }

  /// The path of its folder, without a slash at its ends.
  package let path: String
  /// The scenario's title; plain text.
  package let title: String
  /// The scenario's description; the author's Markdown.
  package let description: String
  /// The variants, in order, at least one.
  package let variants: [Variant]

  /// Creates the place of a matrix; each variant comes with the name of its folder.
  package init(
    path: String,
    title: String,
    description: String,
    variants: [(key: String, settings: [String], recording: Recording)]
  ) {
    precondition(!variants.isEmpty, "a matrix has variants")
    self.path = path
    self.title = title
    self.description = description
    let parent = ScenarioSite.Parent(title: title, path: path)
    self.variants = variants.map { variant in
      var site = ScenarioSite(path: path + "/" + variant.key, recording: variant.recording)
      site.parent = parent
      return Variant(settings: variant.settings, site: site)
    }
  }
}
