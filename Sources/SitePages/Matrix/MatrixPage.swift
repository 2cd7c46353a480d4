internal import MarkdownTree
internal import Recordings

/// A scenario under several settings, step by step and side by side; a part of it if it is long.
struct MatrixPage: SitePage {
  /// The most steps on one page.
  static let stepsPerPage = 100

  /// What is compared.
  let matrix: MatrixSite
  /// Which page it is, from 0.
  let number: Int

  /// Returns how many pages a matrix takes.
  static func count(for matrix: MatrixSite) -> Int {
    max((stepCount(of: matrix) + stepsPerPage - 1) / stepsPerPage, 1)
  }

  /// Returns the path of a page in the matrix's folder, without an ending.
  static func path(number: Int) -> String {
    number == 0 ? "index" : "page-\(number + 1)"
  }

  /// Returns the number of steps that all variants have.
  private static func stepCount(of matrix: MatrixSite) -> Int {
    matrix.variants.map(\.recording.steps.count).min() ?? 0
  }

  var head: PageHead {
    let count = Self.count(for: matrix)
    var head = PageHead(
      kind: .matrix,
      path: matrix.path + "/" + Self.path(number: number),
      title: matrix.title
    )
    head.source = "a script"
    if number > 0 { head.scenario = matrix.title }
    if number > 0 { head.ancestors = [PageHead.Link(title: matrix.title, path: path(0))] }
    if number > 0 { head.title = "Page \(number + 1) of \(count)" }
    head.summary = Wording.count(matrix.variants.count, "variant", "variants") + " side by side."
    if number > 0 { head.previous = PageHead.Link(title: "Page \(number)", path: path(number - 1)) }
    if number + 1 < count {
      head.next = PageHead.Link(title: "Page \(number + 2)", path: path(number + 1))
    }
    head.hasDeviceStyle = matrix.variants.contains { variant in
      let recording = variant.recording
      return DeviceStyle.className(of: recording.device, hasTabBar: recording.hasTabBar) != nil
    }
    return head
  }

  func build(_ page: inout BlockBuilder, _ links: PageLinks, _ screens: inout ScreenRenderers) {
    page.heading(1, [.name(head.title)])
    if number == 0 {
      page.html { $0.raw("<div class=\"lead\">") }
      page.prose(matrix.description)
      page.html { $0.raw("</div>") }
      buildVariants(&page, links)
    }
    var renderers = matrix.variants.map { ScreenRenderers($0.recording) }
    for index in steps { buildStep(index, &page, links, &renderers) }
  }
}

extension MatrixPage {
  private var first: Recording { matrix.variants[0].recording }

  private var steps: Range<Int> {
    let count = Self.stepCount(of: matrix)
    let start = min(number * Self.stepsPerPage, count)
    return start..<min(start + Self.stepsPerPage, count)
  }

  private func path(_ number: Int) -> String { matrix.path + "/" + Self.path(number: number) }

  private func buildVariants(_ page: inout BlockBuilder, _ links: PageLinks) {
    let count = Wording.count(matrix.variants.count, "variant", "variants")
    let steps = Wording.count(Self.stepCount(of: matrix) - 1, "step", "steps")
    page.paragraph([.text("\(count) of \(steps), each compared with the first.")])
    page.table(
      label: "Variants",
      header: ["Variant", "Steps that differ", "Events", "Expectations"].map { [.text($0)] },
      rows: matrix.variants.enumerated().map { position, variant in
        let counts = ScenarioCounts(variant.recording)
        return [
          [.link(destination: links.page(variant.site.path + "/index"), [.name(variant.name)])],
          [.text(position == 0 ? "—" : "\(differences(of: variant))")],
          [.text("\(counts.events)")],
          [.text(CountWording.verdict(counts))],
        ]
      }
    )
  }

  private func differences(of variant: MatrixSite.Variant) -> Int {
    (0..<Self.stepCount(of: matrix)).dropFirst().count { index in
      !VariantDifference(first, variant.recording, step: index).words.isEmpty
    }
  }

  private func buildStep(
    _ index: Int,
    _ page: inout BlockBuilder,
    _ links: PageLinks,
    _ renderers: inout [ScreenRenderers]
  ) {
    page.heading(
      2,
      id: "step-" + first.steps[index].key,
      StepTitle(first.steps[index], in: first).inlines
    )
    page.html { $0.raw("<ul class=\"board variants\">") }
    for frame in frames(of: index, page.form, &renderers) { frame.build(&page, links) }
    page.html { $0.raw("</ul>") }
  }

  /// Returns a frame for each of the pictures that a step has.
  private func frames(
    of index: Int,
    _ form: PageForm,
    _ renderers: inout [ScreenRenderers]
  ) -> [MatrixFrame] {
    var frames: [MatrixFrame] = []
    for (position, variant) in matrix.variants.enumerated() {
      let screen = variant.recording.screens[variant.recording.steps[index].after]
      let picture = renderers[position].picture(of: screen, form)
      let sight = MatrixFrame.Sight(variant, step: index, comparedWith: first)
      if let frame = frames.firstIndex(where: { $0.picture == picture }) {
        frames[frame].sights.append(sight)
      } else {
        frames.append(MatrixFrame(picture: picture, sights: [sight]))
      }
    }
    return frames
  }
}

extension ScreenRenderers {
  fileprivate mutating func picture(of screen: ScreenRecord, _ form: PageForm) -> [UInt8] {
    switch form {
    case .html:
      var picture = HTMLWriter(reservingCapacity: 2048)
      html.write(screen, .small, into: &picture)
      return picture.bytes
    case .markdown: return text.draw(screen)
    }
  }
}
