internal import Bytes
internal import Diagnostics
internal import MarkdownTree
internal import Templating

/// Lays pages out with the templates.
struct PageRenderer {
  /// What the site is called, and where it is published.
  let settings: SiteSettings
  /// The templates.
  let templates: SiteTemplates

  private var siteTitle: String { settings.title }

  /// Returns a page in one form, and adds what is wrong with its templates to `problems`.
  ///
  /// `scenario` is the path of the scenario's folder, `nil` for a page of no scenario.
  func render(
    _ page: some SitePage,
    _ form: PageForm,
    scenario: String?,
    _ screens: inout ScreenRenderers,
    _ problems: inout TemplateProblems
  ) -> [UInt8] {
    let head = page.head
    let links = PageLinks(form: form, path: head.path, scenario: scenario)
    var builder = BlockBuilder(form: form)
    page.build(&builder, links, &screens)
    var body = UTF8Writer(reservingCapacity: 16 * 1024)
    let document = MarkdownDocument(builder.blocks)
    let value: TemplateValue
    switch form {
    case .html:
      document.writeHTML(into: &body)
      value = htmlValue(head, links, body.bytes)
    case .markdown:
      document.writeMarkdown(into: &body)
      value = markdownValue(head, links, body.bytes)
    }
    var out = UTF8Writer(reservingCapacity: body.bytes.count + 4096)
    let template = (head.kind == .missing ? "missing" : "page") + form.ending
    let bag = templates.library(for: form).render(template, value, into: &out)
    if !bag.all.isEmpty { problems.add(bag, on: head.path + form.ending) }
    return out.bytes
  }
}

extension PageRenderer {
  private func htmlValue(
    _ head: PageHead,
    _ links: PageLinks,
    _ body: [UInt8]
  ) -> TemplateValue {
    func link(_ link: PageHead.Link) -> TemplateValue {
      ["title": .text(link.title.visible), "href": .text(links.page(link.path))]
    }
    return [
      "title": .text(head.title.visible),
      "document_title": .text(documentTitle(head).visible),
      "site_title": .text(siteTitle.visible),
      "summary": .text(head.summary.visible),
      "kind": .text(head.kind.rawValue),
      "root": .text(links.toSite),
      "twin": .text(twin(of: head)),
      "device_style": .flag(head.hasDeviceStyle),
      "crumbs": .list(crumbs(of: head).map(link)),
      "has_pager": .flag(head.previous != nil || head.next != nil),
      "previous": head.previous.map(link) ?? .missing,
      "next": head.next.map(link) ?? .missing,
      "pager": .missing,
      "has_player": .flag(head.kind == .storyboard),
      "canonical": optional(settings.address?.page(head.path)),
      "base_path": optional(settings.address?.path),
      "feed": settings.hasFeed ? .text(links.toSite + SiteFeed.path) : .missing,
      "theme_color": optional(settings.themeColor),
      "body": .raw(body),
    ]
  }

  private func markdownValue(
    _ head: PageHead,
    _ links: PageLinks,
    _ body: [UInt8]
  ) -> TemplateValue {
    func link(_ link: PageHead.Link) -> Inline {
      .link(destination: links.page(link.path), [.name(link.title)])
    }
    var crumbs: [Inline] = []
    for crumb in self.crumbs(of: head) { crumbs += [link(crumb), .text(" › ")] }
    if !crumbs.isEmpty { crumbs.append(.name(head.title)) }
    var pager: [Inline] = []
    if let previous = head.previous { pager += [.text("Previous: "), link(previous)] }
    if let next = head.next {
      pager += [.text(pager.isEmpty ? "Next: " : " · Next: "), link(next)]
    }
    return [
      "title": .text(head.title.visible),
      "document_title": .text(documentTitle(head).visible),
      "site_title": .text(siteTitle.visible),
      "summary": .text(head.summary.visible),
      "kind": .text(head.kind.rawValue),
      "root": .text(links.toSite),
      "twin": .missing,
      "device_style": .missing,
      "has_player": .missing,
      "canonical": .missing,
      "base_path": .missing,
      "feed": .missing,
      "theme_color": .missing,
      "has_pager": .flag(!pager.isEmpty),
      "previous": .missing,
      "next": .missing,
      "crumbs": .raw(markdownLine(crumbs)),
      "pager": .raw(markdownLine(pager)),
      "body": .raw(Self.withoutLastBreak(body)),
    ]
  }

  private func optional(_ text: String?) -> TemplateValue {
    text.map { .text($0.visible) } ?? .missing
  }

  private func markdownLine(_ inlines: [Inline]) -> [UInt8] {
    guard !inlines.isEmpty else { return [] }
    return Self.withoutLastBreak(MarkdownDocument([.paragraph(inlines)]).markdown())
  }

  private static func withoutLastBreak(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.last == UInt8(ascii: "\n") else { return bytes }
    var bytes = bytes
    bytes.removeLast()
    return bytes
  }

  private func crumbs(of head: PageHead) -> [PageHead.Link] {
    guard !head.isFirst else { return [] }
    return [PageHead.Link(title: siteTitle, path: "index")] + head.ancestors
  }

  private func documentTitle(_ head: PageHead) -> String {
    var parts = [head.title]
    if let scenario = head.scenario { parts.append(scenario) }
    if !head.isFirst { parts.append(siteTitle) }
    return parts.joined(separator: " – ")
  }

  private func twin(of head: PageHead) -> String {
    let name = head.path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
    return RelativeLink.encode(path: (name ?? head.path) + PageForm.markdown.ending)
  }
}
