package import CatalogModel

/// What `peekbook.yaml` says about a project; the command line overrides it.
package struct ProjectFile: Sendable {
  /// The site's title.
  package var title: String?
  /// The scripts and folders to run, relative to the project's root, in order.
  package var scripts: [String]
  /// The output folder, relative to the project's root.
  package var output: String?
  /// The folder with templates that replace those that ship, relative to the project's root.
  package var templates: String?
  /// The address that the site is published at.
  package var baseURL: String?
  /// The colour of a browser's own frame around the site.
  package var themeColor: WrittenColor?
  /// How much may come out of a script that is put together from parts.
  package var limits: ExpansionLimits

  /// Creates a project file; by default one that says nothing.
  package init(
    title: String? = nil,
    scripts: [String] = [],
    output: String? = nil,
    templates: String? = nil,
    baseURL: String? = nil,
    themeColor: WrittenColor? = nil,
    limits: ExpansionLimits = ExpansionLimits()
  ) {
    self.title = title
    self.scripts = scripts
    self.output = output
    self.templates = templates
    self.baseURL = baseURL
    self.themeColor = themeColor
    self.limits = limits
  }
}
