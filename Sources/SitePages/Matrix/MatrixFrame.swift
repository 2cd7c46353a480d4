internal import MarkdownTree
internal import Recordings

/// A picture of a step, and the variants in which the step looks so.
struct MatrixFrame {
  /// A step in a variant.
  struct Sight {
    /// The settings of the variant, on one line.
    let name: String
    /// The path of the step's page from the site's folder, without an ending.
    let path: String
    /// What differs from the first variant.
    let differences: [String]
    /// How many of its expectations did not hold.
    let failures: Int

    /// Compares a step of a variant with that of the first.
    init(_ variant: MatrixSite.Variant, step index: Int, comparedWith first: Recording) {
      let step = variant.recording.steps[index]
      name = variant.name
      path = variant.site.path + "/steps/" + step.key
      differences = VariantDifference(first, variant.recording, step: index).words
      failures = step.failures
    }

    /// What is said about it.
    var remarks: [[Inline]] {
      guard failures > 0 else { return differences.map(Wording.sentence) }
      let failed = Wording.count(failures, "expectation", "expectations")
      return differences.map(Wording.sentence) + [[.text("✗ \(failed) failed")]]
    }
  }

  /// The picture, in the form of the page.
  let picture: [UInt8]
  /// The variants that look so, at least one.
  var sights: [Sight]

  /// Adds the frame to a page.
  func build(_ page: inout BlockBuilder, _ links: PageLinks) {
    switch page.form {
    case .html: page.html { write(links, into: &$0) }
    case .markdown:
      page.list(
        sights.map { sight in
          var line: [Inline] = [.link(destination: links.page(sight.path), [.name(sight.name)])]
          for remark in sight.remarks { line += [.text(" · ")] + remark }
          return line
        }
      )
      page.drawing { picture }
    }
  }

  private func write(_ links: PageLinks, into html: inout HTMLWriter) {
    let isFailed = sights.contains { $0.failures > 0 }
    html.raw(isFailed ? "<li class=\"frame failed\">" : "<li class=\"frame\">")
    html.append(html: picture)
    for sight in sights {
      html.raw("<a class=\"caption\"")
      html.attribute("href", links.page(sight.path))
      html.raw(">")
      html.name(sight.name)
      html.raw("</a>")
      write(sight.remarks, into: &html)
    }
    html.raw("</li>")
  }

  private func write(_ remarks: [[Inline]], into html: inout HTMLWriter) {
    guard !remarks.isEmpty else { return }
    html.raw("<ul class=\"badges\">")
    for remark in remarks {
      html.raw("<li class=\"badge remark\">")
      html.inlines(remark)
      html.raw("</li>")
    }
    html.raw("</ul>")
  }
}
