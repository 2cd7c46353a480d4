import Testing

/// Two scripts, and what a review of them says.
struct ScriptPair: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let base: String
  let head: String
  let lines: [String]

  /// One script, and what is put in the place of what in it.
  init(
    _ description: String,
    in base: String = Self.colors,
    _ changes: [(old: String, new: String)],
    _ lines: [String]
  ) {
    testDescription = description
    self.base = base
    head = changes.reduce(base) { $0.replacing($1.old, with: $1.new) }
    self.lines = lines
  }

  /// Eight colours under two tabs, and some of everything that can be done with them.
  static let colors = """
    title: Colours
    tabs:
      - title: Storyboard
        integration: storyboard
        catalog:
          kind: ColorItem
          items:
            - { name: Red, color: "#FF3B30" }
            - { name: Orange, color: "#FF9500" }
            - { name: Yellow, color: "#FFCC00" }
            - { name: Green, color: "#4CD964" }
            - { name: Blue, color: "#007AFF" }
      - title: Code
        integration: code
        catalog: { kind: ColorItem, items: [ { name: Black, color: "#000000" }, { name: White, color: "#FFFFFF" } ] }
    steps:
      # Comment.
      - peek: Orange
        note: A note.
      - star
      - expect: { screen: list, starred: [Orange] }
      - open: Green
      - back
      - set: { item: Blue, fields: { name: Navy, color: "#000080" } }
      - move: { item: Green, row: 1 }
      - insert: { row: 2, fields: { name: Pink, color: "#FF2D55" } }
      - peek: { at: [160, 132] }
      - commit
      - delete
      - tab: Code
      - peek: White
      - release

    """

  /// Photos in albums, of a kind of the script's own.
  static let photos = """
    title: Photos
    kinds:
      Photo:
        fields:
          title: text
          takenOn: date
          album: { type: choice, options: [Nature, Family, Work], default: Nature }
        sections: album
        row: { title: "{title}", subtitle: "Taken {takenOn}" }
        screen: { title: "{title}", fields: [takenOn], choice: album }
        actions:
          - { title: To work, set: { album: Work } }
    catalog:
      kind: Photo
      items:
        - { title: Harbour, takenOn: 2024-03-10 }
        - { title: Heath, takenOn: 2023-08-27 }
        - { title: Picnic, takenOn: 2024-06-15, album: Family }
        - { title: Board, takenOn: 2024-02-29, album: Work }
    steps:
      - peek: Heath
      - action: To work
      - peek: Picnic
      - release

    """

  /// The settings of the reference design.
  static let settings = """
    title: Settings
    catalog:
      kind: DetailModel
      items:
        - { title: My String, options: [Yellow, Green, Blue, Red] }
        - { title: My Int, options: [8, 16, 32, 64] }
    steps:
      - open: My Int
      - select: "16"
      - back
      - peek: My String
      - commit
      - select: Blue
      - back

    """
}
