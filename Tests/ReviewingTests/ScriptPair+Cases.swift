extension ScriptPair {
  /// One thing changed in each, and what a review says.
  static let all: [ScriptPair] = [
    ScriptPair("nothing", [], []),
    ScriptPair("a comment", [("# Comment.", "# Another.")], []),
    ScriptPair("a note", [("note: A note.", "note: Another note.")], []),
    ScriptPair(
      "formatting",
      [("- peek: Orange\n", "- { peek: Orange,\n"), ("note: A note.", "note: A note. }")],
      []
    ),
    ScriptPair("how a colour is written", [("\"#FF9500\"", "rgb(255 149 0)")], []),
    ScriptPair(
      "one colour",
      [("\"#FF9500\"", "\"#FF9501\"")],
      ["start: changed `color` of `Orange` in `Storyboard`: #ff9500 → #ff9501"]
    ),
    ScriptPair(
      "one flag",
      [("color: \"#4CD964\"", "color: \"#4CD964\", starred: true")],
      [
        "start: changed `starred` of `Green` in `Storyboard`: no → yes",
        "star-orange: changed expectation `starred`: holds → fails, expected Orange, found Orange, Green",
      ]
    ),
    ScriptPair(
      "an item added at the end",
      [("color: \"#FFFFFF\" }", "color: \"#FFFFFF\" }, { name: Grey, color: \"#888888\" }")],
      ["start: added item `Grey` in `Code`"]
    ),
    ScriptPair(
      "an item added in front",
      [
        (
          "        - { name: Red,",
          "        - { name: Grey, color: \"#888888\" }\n        - { name: Red,"
        )
      ],
      ["start: added item `Grey` in `Storyboard`"]
    ),
    ScriptPair(
      "an item removed",
      [("        - { name: Yellow, color: \"#FFCC00\" }\n", "")],
      ["start: removed item `Yellow` in `Storyboard`"]
    ),
    ScriptPair(
      "an item renamed",
      [("name: Yellow", "name: Gold")],
      ["start: renamed item `Yellow` (`Gold`) in `Storyboard`"]
    ),
    ScriptPair(
      "a title's case",
      [("name: Yellow", "name: yellow")],
      ["start: renamed item `Yellow` (`yellow`) in `Storyboard`"]
    ),
    ScriptPair(
      "a title's normalisation form",
      in: ScriptPair.colors.replacing("Yellow", with: "Gr\u{FC}n"),
      [("Gr\u{FC}n", "Gru\u{308}n")],
      ["start: renamed item `Gr\u{FC}n` (`Gru\u{308}n`) in `Storyboard`"]
    ),
    ScriptPair(
      "an item renamed that steps name",
      [
        ("name: Orange", "name: Tangerine"), ("peek: Orange", "peek: Tangerine"),
        ("starred: [Orange]", "starred: [Tangerine]"),
      ],
      ["start: renamed item `Orange` (`Tangerine`) in `Storyboard`"]
    ),
    ScriptPair(
      "an item moved",
      [
        ("        - { name: Yellow, color: \"#FFCC00\" }\n", ""),
        (
          "        - { name: Red,",
          "        - { name: Yellow, color: \"#FFCC00\" }\n        - { name: Red,"
        ),
      ],
      ["start: moved item `Yellow` in `Storyboard`: row 3 → row 1"]
    ),
    ScriptPair(
      "a step inserted at the start",
      [("  - peek: Orange\n", "  - peek: Red\n  - peek: Orange\n")],
      ["peek-red: added step `peek: Red`"]
    ),
    ScriptPair(
      "a step inserted that changes the state",
      [
        (
          "  - peek: Orange\n",
          "  - set: { item: Red, fields: { starred: true } }\n  - peek: Orange\n"
        ), ("starred: [Orange]", "starred: [Red, Orange]"),
      ],
      ["set-red: added step `set: Red`"]
    ),
    ScriptPair(
      "a step removed",
      [("  - release\n", "")],
      ["release-white: removed step `release`"]
    ),
    ScriptPair(
      "two steps removed",
      [("  - open: Green\n  - back\n", "")],
      ["open-green: removed step `open: Green`", "back-green: removed step `back`"]
    ),
    ScriptPair(
      "an action's target",
      [("peek: White", "peek: Black")],
      ["peek-black: changed step `peek: White` (`peek: Black`)"]
    ),
    ScriptPair(
      "an action's verb",
      [("open: Green", "peek: Green"), ("  - back\n", "  - release\n")],
      [
        "peek-green: changed step `open: Green` (`peek: Green`)",
        "release-green: changed step `back` (`release`)",
      ]
    ),
    ScriptPair(
      "a point",
      [("at: [160, 132]", "at: [160, 135]")],
      ["peek-160-135: changed step `peek: 160, 132` (`peek: 160, 135`)"]
    ),
    ScriptPair(
      "what a step sets",
      [("color: \"#000080\"", "color: \"#0000C0\"")],
      ["set-blue: changed `color` of `Blue` in `Storyboard`: #000080 → #0000c0"]
    ),
    ScriptPair(
      "what a step sets as well",
      [("name: Navy,", "name: Navy, starred: true,")],
      ["set-blue: added event `colorItemUpdated` of `Blue` in `Storyboard`: starred: no → yes"]
    ),
    ScriptPair(
      "where a step moves an item",
      [("item: Green, row: 1", "item: Green, row: 5")],
      ["move-green: changed step `move: Green to row 1` (`move: Green to row 5`)"]
    ),
    ScriptPair(
      "what a step inserts",
      [("name: Pink, color", "name: Rose, color")],
      ["insert-rose: renamed item `Pink` (`Rose`) in `Storyboard`"]
    ),
    ScriptPair(
      "where a step inserts an item",
      [("row: 2, fields", "row: 1, fields")],
      ["insert-pink: changed step `insert: in row 2` (`insert: in row 1`)"]
    ),
    ScriptPair(
      "the integration",
      [("integration: storyboard", "integration: code")],
      ["start: changed integration of tab `Storyboard`: storyboard → code"]
    ),
    ScriptPair(
      "a tab renamed",
      [("title: Storyboard", "title: Declared")],
      ["start: renamed tab `Storyboard` (`Declared`)"]
    ),
    ScriptPair(
      "a tab renamed that a step names",
      [("title: Code", "title: Delegate"), ("tab: Code", "tab: Delegate")],
      ["start: renamed tab `Code` (`Delegate`)"]
    ),
    ScriptPair(
      "a tab added",
      [
        (
          "  - title: Code\n",
          "  - title: More\n    catalog: { kind: ColorItem, items: [ { name: Grey, color: \"#888888\" } ] }\n  - title: Code\n"
        )
      ],
      ["start: added tab `More`"]
    ),
    ScriptPair(
      "the title",
      [("title: Colours", "title: Colors")],
      ["start: renamed title: Colours → Colors"]
    ),
    ScriptPair(
      "an expectation that fails now",
      [("starred: [Orange]", "starred: [Red]")],
      ["star-orange: changed expectation `starred`: holds → fails, expected Red, found Orange"]
    ),
    ScriptPair(
      "an expectation more",
      [("screen: list, ", "screen: list, count: 5, ")],
      ["star-orange: added expectation `count`: holds"]
    ),
    ScriptPair("an identifier", [("  - peek: White\n", "  - peek: White\n    id: white\n")], []),
    ScriptPair(
      "nothing but a comment, with dates and sections",
      in: ScriptPair.photos,
      [("steps:", "# Comment.\nsteps:")],
      []
    ),
    ScriptPair(
      "one date",
      in: ScriptPair.photos,
      [("2023-08-27", "2023-08-28")],
      ["start: changed `takenOn` of `Heath`: 2023-08-27 → 2023-08-28"]
    ),
    ScriptPair(
      "the section that an item stands in",
      in: ScriptPair.photos,
      [("takenOn: 2023-08-27 }", "takenOn: 2023-08-27, album: Family }")],
      ["start: changed `album` of `Heath`: Nature → Family"]
    ),
    ScriptPair(
      "rows of one line",
      in: ScriptPair.photos,
      [(", subtitle: \"Taken {takenOn}\" }", " }")],
      ["start: changed row height of the screen: 60 pt → 44 pt"]
        + ["Board: Taken 2024-02-29", "Harbour: Taken 2024-03-10"].map(goneSubtitle)
        + ["Heath: Taken 2023-08-27", "Picnic: Taken 2024-06-15"].map(goneSubtitle)
    ),
    ScriptPair(
      "an option selected",
      in: ScriptPair.settings,
      [("select: Blue", "select: Red")],
      ["select-red-my-string: changed step `select: Blue` (`select: Red`)"]
    ),
    ScriptPair(
      "an option renamed",
      in: ScriptPair.settings,
      [("Yellow, Green, Blue, Red", "Yellow, Verde, Blue, Red")],
      [
        "start: changed `options` of `My String`: Yellow, Green, Blue, Red → Yellow, Verde, Blue, Red"
      ]
    ),
    ScriptPair(
      "the first option renamed",
      in: ScriptPair.settings,
      [("Yellow, Green, Blue, Red", "Gelb, Green, Blue, Red")],
      [
        "start: changed `options` of `My String`: Yellow, Green, Blue, Red → Gelb, Green, Blue, Red"
      ]
    ),
    ScriptPair(
      "an option selected at the start",
      in: ScriptPair.settings,
      [("options: [8, 16, 32, 64] }", "options: [8, 16, 32, 64], selected: \"32\" }")],
      ["start: changed `selectedOptionIndex` of `My Int`: 8 → 32"]
    ),
  ]
  /// What a review says of a row that has lost its second line.
  private static func goneSubtitle(_ row: String) -> String {
    let parts = row.split(separator: ": ")
    return "start: changed subtitle of the row of `\(parts[0])`: \(parts[1]) → (none)"
  }
}
