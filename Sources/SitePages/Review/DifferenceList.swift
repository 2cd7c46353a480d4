internal import MarkdownTree
internal import Recordings
internal import Reviewing

/// A list of differences on a page.
struct DifferenceList {
  /// The most differences that a page lists.
  private static let mostListed = 300
  /// The most effects and frames of a difference that are listed.
  private static let mostDetails = 60

  /// What the differences belong to.
  let scenario: ReviewedScenario
  /// The links of the page.
  let links: PageLinks

  /// Adds differences, by their indices, each with where it begins and what follows from it.
  ///
  /// On the page of the step where they begin that is not said, but in which frames they are seen.
  func add(_ indices: [Int], to page: inout BlockBuilder, showingFrames: Bool) {
    let form = page.form
    page.html { $0.raw("<div class=\"differences\">") }
    page.add(
      .list(
        tight: true,
        items: indices.prefix(Self.mostListed).map { index in
          item(scenario.review.differences[index], form, isHere: showingFrames)
        }
      )
    )
    page.html { $0.raw("</div>") }
    let left = indices.count - Self.mostListed
    if left > 0 {
      page.paragraph([.text("… and \(left) more; the JSON report has all.")])
    }
  }

  private func item(_ difference: Difference, _ form: PageForm, isHere: Bool) -> [Block] {
    let wording = DifferenceWording(form: form)
    var line = wording.badge(difference.change) + wording.sentence(difference)
    if difference.isNewFailure { line += wording.failureBadge() }
    if !isHere { line += place(of: difference) }
    var blocks: [Block] = [.paragraph(line)]
    var details = difference.effects.prefix(Self.mostDetails).map { effect -> [Inline] in
      [.text("so ")] + wording.sentence(effect)
    }
    let left = difference.effects.count - details.count
    if left > 0 { details.append([.text("… and \(left) more")]) }
    if difference.frames.count > 1 { details.append(frames(of: difference, areListed: isHere)) }
    if !details.isEmpty { blocks.append(.list(items: details.map { [.paragraph($0)] })) }
    return blocks
  }

  private func place(of difference: Difference) -> [Inline] {
    guard scenario.review.steps.indices.contains(difference.step) else { return [] }
    let title: [Inline] = [.name(scenario.title(of: difference.step))]
    guard let page = scenario.page(of: difference.step) else {
      return [.text(", from ")] + title
    }
    return [.text(", from "), .link(destination: links.page(page), title)]
  }

  private func frames(of difference: Difference, areListed: Bool) -> [Inline] {
    let count = difference.frames.count
    guard areListed else { return [.text("seen in \(count) frames")] }
    var line: [Inline] = [.text("seen in \(count) frames: ")]
    for (position, frame) in difference.frames.prefix(Self.mostDetails).enumerated() {
      if position > 0 { line.append(.text(", ")) }
      line.append(.name(scenario.title(of: frame)))
    }
    if count > Self.mostDetails { line.append(.text(", and \(count - Self.mostDetails) more")) }
    return line
  }
}
