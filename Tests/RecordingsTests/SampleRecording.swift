import Recordings

extension Recording {
  /// A recording that has each kind of thing that a recording can have.
  static let sample: Recording = {
    var recording = Recording(
      title: "Sample \"<&>\" \u{1F3A8}",
      description: "One line.\nTwo\u{2028}three, \u{7F}\u{1B}[31m.\n",
      recorder: "UI tests of \"Paint\"",
      hasTabBar: true
    )
    recording.device.bottomBars = 83
    recording.items = sampleItems
    recording.rows = sampleRows
    recording.itemScreens = sampleItemScreens
    recording.tabs = [
      TabRecord(
        title: "Storyboard",
        integration: "storyboard",
        kind: "ColorItem",
        catalog: "ColorData",
        actions: ["Star", "Unstar", "Delete"],
        firstRows: [0, 1],
        lastRows: [1, 2]
      ),
      TabRecord(title: "Code", integration: "code", kind: "ColorItem", catalog: "ColorData"),
    ]
    recording.screens = sampleScreens
    recording.steps = sampleSteps
    recording.parity = ParityRecord(
      integrations: ["storyboard", "code"],
      steps: sampleSteps.map { step in
        .init(key: step.key, differences: step.key == "tab-code" ? ["code: differs"] : [])
      }
    )
    return recording
  }()

  private static let sampleItems: [ItemRecord] = [
    ItemRecord(
      key: "red",
      tab: 0,
      title: "Red",
      fields: [
        FieldRecord(name: "name", value: .text("Red")),
        FieldRecord(
          name: "color",
          value: .color(hex: "#ff3b30", written: "#FF3B30", isMapped: false)
        ),
        FieldRecord(name: "starred", value: .flag(false)),
      ],
      lastFields: [
        FieldRecord(name: "name", value: .text("Red")),
        FieldRecord(
          name: "color",
          value: .color(hex: "#00ff00", written: "oklch(90% 0.4 150)", isMapped: true)
        ),
        FieldRecord(name: "starred", value: .flag(true)),
      ],
      lastScreen: 0,
      deletedBy: 2
    ),
    ItemRecord(
      key: "größe",
      id: "size",
      tab: 0,
      title: "Größe",
      fields: sampleFields,
      lastFields: sampleFields,
      lastScreen: 1
    ),
    ItemRecord(
      key: "red.2",
      tab: 0,
      title: "Red",
      fields: [],
      lastFields: [],
      lastScreen: 2,
      insertedBy: 1
    ),
  ]

  private static let sampleFields: [FieldRecord] = [
    FieldRecord(name: "größe", value: .number("1.10", unit: "pt")),
    FieldRecord(name: "plain", value: .number("-007", unit: "")),
    FieldRecord(name: "date", value: .absent),
    FieldRecord(name: "options", value: .list(["a", "", "]}\\\""])),
    FieldRecord(name: "selected", value: .selection(index: 2, label: "]}\\\"")),
    FieldRecord(name: "empty", value: .list([])),
  ]

  private static let sampleRows: [RowRecord] = [
    RowRecord(item: 0, title: "Red", symbol: .init(shape: .star, tint: "#ff3b30")),
    RowRecord(item: 1, title: "Größe", subtitle: "below", detail: "1.10 pt", accessory: .none),
    RowRecord(item: 2, title: "Red", symbol: .init(shape: .heartFilled), accessory: .checkmark),
    RowRecord(item: 0, title: "Red", symbol: .init(shape: .starFilled, tint: "#ff3b30")),
  ]

  private static let sampleItemScreens: [ItemScreenRecord] = [
    ItemScreenRecord(
      item: 0,
      title: "Red",
      background: "#ff3b30",
      fields: [FieldRecord(name: "starred", value: .flag(true))],
      actions: [.init(title: "Unstar"), .init(title: "Delete", isDestructive: true)]
    ),
    ItemScreenRecord(
      item: 1,
      title: "Select Größe",
      options: [
        .init(label: "a", isSelected: true), .init(label: "b", color: "#000000", isSelected: false),
      ]
    ),
    ItemScreenRecord(item: 2, title: "Red"),
  ]

  private static let sampleScreens: [ScreenRecord] = [
    ScreenRecord(
      tab: 0,
      kind: .list,
      list: .init(title: "Storyboard", offset: 0, count: 2, firstVisible: 0, rows: [0, 1])
    ),
    ScreenRecord(
      tab: 0,
      kind: .preview,
      list: .init(title: "Storyboard", offset: 12, count: 3, firstVisible: 0, rows: [3, 1, 2]),
      itemScreen: 0,
      press: .init(x: 160, y: 113)
    ),
    ScreenRecord(
      tab: 1,
      kind: .list,
      list: .init(title: "Code", offset: 0, count: 0, firstVisible: 0, rows: [])
    ),
  ]

  private static let sampleSteps: [StepRecord] = [
    StepRecord(key: "start", action: .init(verb: "start"), before: 0, after: 0),
    StepRecord(
      key: "first",
      id: "first",
      action: .init(verb: "peek", target: "160, 113", item: 0, point: .init(x: 160, y: 113)),
      outcome: "no preview: row 9 is scrolled away",
      note: "Note.",
      narration: ["One.", "Two."],
      yaml: "- peek: { at: [160, 113] }\n",
      before: 0,
      after: 1,
      events: sampleEvents,
      expectations: [
        .init(subject: "rows", expected: ["Red"], actual: ["Red"], holds: true, heldBefore: true),
        .init(subject: "screen", expected: ["list"], actual: ["preview"], holds: false),
        .init(
          kind: .invariant,
          subject: "no deleted item is on screen",
          expected: [],
          actual: ["detail: Red"],
          holds: false
        ),
      ],
      remarks: ["`peek` changed nothing"]
    ),
    StepRecord(
      key: "tab-code",
      action: .init(verb: "tab", target: "Code"),
      yaml: "- tab: Code\n",
      before: 1,
      after: 2
    ),
    StepRecord(key: "release", action: .init(verb: "release"), before: 2, after: 2),
    StepRecord(key: "back", action: .init(verb: "back"), before: 2, after: 0),
  ]

  private static let sampleEvents: [EventRecord] = [
    EventRecord(
      name: "colorItemUpdated",
      poster: .item(0),
      tab: 0,
      itemTitle: "Red",
      change: .updated(field: "starred", old: .flag(false), new: .flag(true)),
      deliveries: [
        .init(observer: .cell, tab: 0, effect: .reloadedRow(0)),
        .init(observer: .preview, tab: 0, effect: .refreshed),
        .init(observer: .list, tab: 1, effect: .ignored),
      ]
    ),
    EventRecord(
      name: "colorItemInserted",
      poster: .catalog(tab: 0),
      tab: 0,
      itemTitle: "Red",
      change: .inserted(item: 2, index: 2),
      deliveries: [.init(observer: .list, tab: 0, effect: .insertedRow(2))]
    ),
    EventRecord(
      name: "colorItemMoved",
      poster: .catalog(tab: 0),
      tab: 0,
      itemTitle: "Red",
      change: .moved(item: 2, from: 2, to: 0),
      deliveries: [.init(observer: .detail, tab: 0, effect: .movedRow(from: 2, to: 0))]
    ),
    EventRecord(
      name: "colorItemDeleted",
      poster: .catalog(tab: 0),
      tab: 0,
      itemTitle: "Red",
      change: .deleted(item: 0, index: 1),
      deliveries: [.init(observer: .list, tab: 0, effect: .removedRow(1))]
    ),
  ]
}
