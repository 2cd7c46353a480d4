internal import CatalogModel
internal import MarkdownTree
internal import Recordings

/// What an item's page says of one of its colours: its notations, its contrast, what looks like it.
struct ColorSection {
  /// The most neighbours, and the most items of the same colour, that are named.
  private static let mostNeighbours = 5
  /// The ΔE-OK below which two colours can hardly be told apart.
  private static let justNoticeable = 0.02

  /// What the pages share.
  let context: ScenarioContext
  /// The index of the item.
  let item: Int
  /// The field.
  let field: FieldRecord
  /// Its colour.
  let color: Color
  /// Which of the item's colours it is, from 0, and whether it was another one at the start.
  let place: Int, isOnly: Bool, hasChanged: Bool

  /// Returns the sections of an item, one for each colour that it has.
  static func all(of item: Int, in context: ScenarioContext) -> [ColorSection] {
    let record = context.recording.items[item]
    let colors = record.lastFields.enumerated().compactMap { position, field in
      CatalogColors.color(of: field.value).map { (position, field, $0) }
    }
    return colors.enumerated().map { place, entry in
      let (position, field, color) = entry
      let first = record.fields.indices.contains(position) ? record.fields[position] : field
      return ColorSection(
        context: context,
        item: item,
        field: field,
        color: color,
        place: place,
        isOnly: colors.count == 1,
        hasChanged: first.value != field.value
      )
    }
  }

  /// Adds the section to a page.
  func build(_ page: inout BlockBuilder, _ links: PageLinks) {
    var title: [Inline] = isOnly ? [.text("Colour")] : [.text("Colour · "), .name(field.name)]
    if hasChanged { title.append(.text(", at the end")) }
    page.heading(2, id: place == 0 ? "color" : "color-\(place + 1)", title)
    buildRemarks(&page, links)
    buildNotations(&page)
    buildContrast(&page)
    buildNeighbours(&page, links)
  }
}

extension ColorSection {
  private var recording: Recording { context.recording }
  private var index: ColorIndex? {
    context.colors.index(tab: recording.items[item].tab, field: field.name)
  }

  private func buildRemarks(_ page: inout BlockBuilder, _ links: PageLinks) {
    var remarks: [[Inline]] = []
    if case .color(_, let written, true) = field.value {
      remarks.append([
        .text("What was written, "), .code(written), .text(", lies outside sRGB. "),
        .text(Self.mapping(of: written)),
      ])
    }
    let others = index?.items(of: color).filter { $0 != item } ?? []
    if !others.isEmpty {
      remarks.append([.text("Duplicate: the same colour as ")] + names(of: others, links))
    }
    guard !remarks.isEmpty else { return }
    page.html { $0.raw("<div class=\"remarks\">") }
    page.list(remarks)
    page.html { $0.raw("</div>") }
  }

  /// Says how a colour outside sRGB became one inside, which depends on its notation.
  private static func mapping(of written: String) -> String {
    let word = written.utf8.drop { $0 == 0x20 }.prefix(5).map { $0 | 0x20 }
    return word.elementsEqual("oklch".utf8) || word.elementsEqual("oklab".utf8)
      ? "Shown is the nearest with its lightness and hue: chroma was taken away."
      : "Shown is the nearest by channel: each was clipped."
  }

  private func names(of items: [Int], _ links: PageLinks) -> [Inline] {
    var result: [Inline] = []
    for (position, item) in items.prefix(Self.mostNeighbours).enumerated() {
      if position > 0 { result.append(.text(", ")) }
      result.append(link(to: item, links))
    }
    let more = items.count - Self.mostNeighbours
    if more > 0 { result.append(.text(" and \(more) more")) }
    return result
  }

  private func link(to item: Int, _ links: PageLinks) -> Inline {
    let record = recording.items[item]
    let title = recording.itemScreens[record.lastScreen].title
    return .link(destination: links.item(record), [.name(title)])
  }

  private func buildNotations(_ page: inout BlockBuilder) {
    var rows: [[[Inline]]] = [
      [[.text("Hex")], Self.swatch(color, page.form) + [.code(color.hex)]],
      [[.text("RGB")], [.code(color.rgbText)]],
      [[.text("HSL")], [.code(color.hslText)]],
      [[.text("OKLCH")], [.code(color.oklchText)]],
    ]
    if case .color(let hex, let written, _) = field.value, !written.isSameColorText(as: hex) {
      rows.append([[.text("As written")], [.code(written)]])
    }
    page.table(label: "Notations", header: [[.text("Notation")], [.text("Value")]], rows: rows)
  }

  private func buildContrast(_ page: inout BlockBuilder) {
    let form = page.form
    let grounds: [(String, Color)] = [("White", .white), ("Black", .black)]
    page.table(
      label: "Contrast",
      header: ["Contrast on", "Ratio", "Text", "Large text", "Graphics"].map { [.text($0)] },
      rows: grounds.map { name, ground in
        let verdict = ContrastVerdict(of: color, on: ground)
        return [
          sample(on: ground, form) + [.text(name)], [.text(verdict.ratioText)],
          [.text(verdict.text)], [.text(verdict.largeText)], [.text(verdict.graphics)],
        ]
      }
    )
  }

  private func buildNeighbours(_ page: inout BlockBuilder, _ links: PageLinks) {
    let neighbours = index?.nearest(to: color, count: Self.mostNeighbours) ?? []
    guard !neighbours.isEmpty else {
      return page.paragraph([.text("No other colour is in the catalog.")])
    }
    page.table(
      label: "Nearest in the catalog",
      header: ["Nearest in the catalog", "Colour", "ΔE OK"].map { [.text($0)] },
      rows: neighbours.map { neighbour in
        let (shade, difference) = (neighbour.shade, neighbour.difference)
        let more = shade.items.count - 1
        let isClose = difference < Self.justNoticeable
        let number = FixedDecimal(difference, decimals: 3).description
        return [
          shade.items.prefix(1).map { link(to: $0, links) }
            + (more > 0 ? [.text(" and \(more) more")] : []),
          Self.swatch(shade.color, page.form) + [.code(shade.color.hex)],
          [.text(isClose ? number + ", hardly to be told apart" : number)],
        ]
      }
    )
  }

  private static func swatch(_ color: Color, _ form: PageForm) -> [Inline] {
    guard form == .html else { return [] }
    var html = HTMLWriter(reservingCapacity: 128)
    html.swatch(color.hex)
    return [.custom(markdown: [], html: html.bytes)]
  }

  /// Returns two letters in the colour on a ground, for those who see.
  private func sample(on ground: Color, _ form: PageForm) -> [Inline] {
    guard form == .html, let fill = CanonicalColor(color.hex) else { return [] }
    var html = HTMLWriter(reservingCapacity: 256)
    html.raw("<svg class=\"sample\" viewBox=\"0 0 40 24\" aria-hidden=\"true\"><rect")
    html.attribute("fill", ground.hex)
    html.raw(" width=\"40\" height=\"24\"/><text x=\"20\" y=\"17\"")
    html.fill(fill)
    html.raw(">Aa</text></svg>")
    return [.custom(markdown: [], html: html.bytes)]
  }
}
