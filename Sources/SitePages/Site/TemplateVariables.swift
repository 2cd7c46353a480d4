/// The names that templates may ask for.
package enum TemplateVariables {
  /// All names, those of the values in `crumbs`, `previous` and `next` included, sorted.
  package static let all = [
    "base_path", "body", "canonical", "crumbs", "device_style", "document_title", "feed",
    "has_pager", "has_player", "href", "kind", "made_from", "next", "pager", "previous", "root",
    "site_title", "summary", "theme_color", "title", "twin",
  ]
}
