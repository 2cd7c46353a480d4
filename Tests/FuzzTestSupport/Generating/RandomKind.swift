/// A kind, and how its items and their fields are written.
struct RandomKind {
  /// Its name in a script.
  let name: String
  /// Its fields behind the title, each with values that may stand there.
  let fields: [(name: String, values: [String])]
  /// The title's field.
  let title: String
  /// What has to be there beside the title.
  let required: String
  /// The titles of its quick actions.
  let actions: [String]
  /// Its events.
  let event: String

  static let all = [color, detail, photo]

  private static let colors = ["red", "\"#0af\"", "\"#12345678\"", "oklch(1.2 0 0)", "transparent"]

  private static let color = RandomKind(
    name: "ColorItem",
    fields: [("starred", ["true", "false"]), ("color", colors)],
    title: "name",
    required: "color: \"#ff3b30\"",
    actions: ["Star", "Unstar", "Delete"],
    event: "colorItem"
  )

  private static let detail = RandomKind(
    name: "DetailModel",
    fields: [
      ("selected", ["{ row: 1 }", "{ row: 2 }"]),
      (
        "options",
        [
          "[8, 16]", "[no, \"a|b\"]", "[{ color: red, name: \"<b>\" }, { number: 1.10, unit: pt }]",
        ]
      ),
    ],
    title: "title",
    required: "options: [\"Yellow\", { number: 16, unit: \"`\" }]",
    actions: [],
    event: "detailModel"
  )

  private static let photo = RandomKind(
    name: "Photo",
    fields: [
      ("favourite", ["true", "false"]), ("takenOn", ["2026-02-28", "1999-12-31"]),
      ("album", ["Nature", "Family", "Work"]), ("size", ["0", "1.50", "-3", "1e3"]),
      ("tags", ["[]", "[a, \"<i>\"]"]), ("tint", colors),
    ],
    title: "title",
    required: "takenOn: 2026-11-30",
    actions: ["Favourite", "Unfavourite", "Move to Family", "Duplicate", "Delete"],
    event: "photo"
  )

  /// The declaration of the kind that does not ship, on one line.
  static let declaration = """
    kinds: { Photo: { catalog: Library, fields: { title: text, \
    album: { type: choice, options: [Nature, Family, Work], default: Nature }, \
    favourite: { type: flag, default: false }, takenOn: date, \
    size: { type: number, unit: MB, required: false }, tags: { type: list, default: [] }, \
    tint: { type: color, default: red } }, sections: album, \
    row: { symbol: { shape: heart, flag: favourite, tint: tint }, title: "{title}", \
    subtitle: "Taken {takenOn}", detail: "{size}" }, \
    screen: { title: "{title}", background: tint, fields: [takenOn, size, tags], choice: album }, \
    actions: [ { toggle: favourite, title: { set: Unfavourite, unset: Favourite } }, \
    { set: { album: Family }, title: Move to Family, when: { album: [Nature, Work] } }, \
    duplicate, { move: top }, delete ] } }
    """

  /// Returns values for some of the fields.
  func values(_ source: inout ByteSource) -> [String] {
    var result: [String] = []
    for field in fields where source.number(below: 3) == 1 {
      result.append(field.name + ": " + source.element(of: field.values))
    }
    return result
  }
}
