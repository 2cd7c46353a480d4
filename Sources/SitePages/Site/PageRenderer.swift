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

  /// Renders a page in both forms.
  ///
  /// `scenario` is the path of the scenario's folder, `nil` for a page of no scenario.
  ///
  /// - Throws: What `emit` throws.
  func render<Failure>(
    _ page: some SitePage,
    scenario: String?,
    _ desk: inout PageDesk,
    emit: Site.Emit<Failure>
  ) throws(Failure) {
    let head = page.head
    for form in PageForm.allCases {
      var out = UTF8Writer(reservingCapacity: page.expectedSize)
      render(page, head, form, scenario: scenario, &desk, into: &out)
      try emit(head.path + form.ending, out.bytes[...])
    }
  }

  /// Appends a page in one form.
  ///
  /// What stands around a page is laid out first, and the page then written in its midst, so that no
  /// byte of it is copied, unless a template of somebody's own shows it elsewhere than in one place.
  func render(
    _ page: some SitePage,
    _ head: PageHead,
    _ form: PageForm,
    scenario: String?,
    _ desk: inout PageDesk,
    into out: inout UTF8Writer
  ) {
    let links = PageLinks(form: form, path: head.path, scenario: scenario)
    desk.frame.removeAll()
    let (bag, place) = layOut(head, form, links, body: .later, into: &desk.frame)
    if let place {
      out.append(contentsOf: desk.frame.bytes[..<place])
      build(page, form, links, &desk, into: &out)
      out.append(contentsOf: desk.frame.bytes[place...])
      return desk.problems.add(bag, on: head.path + form.ending)
    }
    var body = UTF8Writer()
    build(page, form, links, &desk, into: &body)
    let problems = layOut(head, form, links, body: .raw(body.bytes), into: &out).bag
    desk.problems.add(problems, on: head.path + form.ending)
  }

  /// Appends what is on the page; in Markdown without a break at its end.
  private func build(
    _ page: some SitePage,
    _ form: PageForm,
    _ links: PageLinks,
    _ desk: inout PageDesk,
    into out: inout UTF8Writer
  ) {
    let start = out.count
    var builder = BlockBuilder(form: form, behind: out.take())
    page.build(&builder, links, &desk.screens)
    out = builder.finish()
    if form == .markdown, out.count > start, out.last == UInt8(ascii: "\n") {
      out.removeAll(after: out.count - 1)
    }
  }

  private func layOut(
    _ head: PageHead,
    _ form: PageForm,
    _ links: PageLinks,
    body: TemplateValue,
    into out: inout UTF8Writer
  ) -> (bag: DiagnosticBag, place: Int?) {
    let value =
      switch form {
      case .html: htmlValue(head, links, body)
      case .markdown: markdownValue(head, links, body)
      }
    let template = (head.kind == .missing ? "missing" : "page") + form.ending
    return templates.library(for: form).frame(template, value, into: &out)
  }
}

extension PageRenderer {
  /// What templates know of a page, in the order in which the values stand below.
  private static let shape = TemplateShape([
    "title", "document_title", "site_title", "summary", "kind", "root", "twin", "device_style",
    "crumbs", "has_pager", "previous", "next", "pager", "has_player", "canonical", "base_path",
    "feed", "theme_color", "made_from", "body",
  ])
  private static let linkShape = TemplateShape(["title", "href"])

  private func htmlValue(
    _ head: PageHead,
    _ links: PageLinks,
    _ body: TemplateValue
  ) -> TemplateValue {
    func link(_ link: PageHead.Link) -> TemplateValue {
      .object(
        TemplateObject(Self.linkShape, [.text(link.title.visible), .text(links.page(link.path))])
      )
    }
    return .object(
      TemplateObject(
        Self.shape,
        [
          .text(head.title.visible),
          .text(documentTitle(head).visible),
          .text(siteTitle.visible),
          .text(head.summary.visible),
          .text(head.kind.rawValue),
          .text(links.toSite),
          .text(twin(of: head)),
          .flag(head.hasDeviceStyle),
          .list(crumbs(of: head).map(link)),
          .flag(head.previous != nil || head.next != nil),
          head.previous.map(link) ?? .missing,
          head.next.map(link) ?? .missing,
          .missing,
          .flag(head.kind == .storyboard),
          optional(settings.address?.page(head.path)),
          optional(settings.address?.path),
          settings.hasFeed ? .text(links.toSite + SiteFeed.path) : .missing,
          optional(settings.themeColor),
          optional(head.source),
          body,
        ]
      )
    )
  }

  private func markdownValue(
    _ head: PageHead,
    _ links: PageLinks,
    _ body: TemplateValue
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
    return .object(
      TemplateObject(
        Self.shape,
        [
          .text(head.title.visible),
          .text(documentTitle(head).visible),
          .text(siteTitle.visible),
          .text(head.summary.visible),
          .text(head.kind.rawValue),
          .text(links.toSite),
          .missing,
          .missing,
          .raw(markdownLine(crumbs)),
          .flag(!pager.isEmpty),
          .missing,
          .missing,
          .raw(markdownLine(pager)),
          .missing,
          .missing,
          .missing,
          .missing,
          .missing,
          optional(head.source),
          body,
        ]
      )
    )
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
    var title = head.title
    if let scenario = head.scenario { title += " – " + scenario }
    if !head.isFirst { title += " – " + siteTitle }
    return title
  }

  private func twin(of head: PageHead) -> String {
    let name = head.path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
    return RelativeLink.encode(path: (name ?? head.path) + PageForm.markdown.ending)
  }
}
