/// The names that templates may ask for.
enum TemplateVariables {
  /// All names, those of the values in `crumbs`, `previous` and `next` included.
  static let all = [
    "body", "crumbs", "device_style", "document_title", "has_pager", "href", "kind", "next",
    "pager", "previous", "root", "site_title", "summary", "title", "twin",
  ]
}
