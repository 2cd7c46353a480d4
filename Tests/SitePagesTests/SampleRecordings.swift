import Recordings
import SitePages

/// Recordings to make pages of.
enum SampleRecordings {
  /// Two tabs of colours: peek, star, commit, back, delete, and the same colour under one tab only.
  static let colors: ScenarioSite = {
    let colors = [
      ("Red", "#ff3b30"), ("Orange", "#ff9500"), ("Yellow", "#ffcc00"), ("Green", "#4cd964"),
      ("Teal Blue", "#5ac8fa"), ("Blue", "#007aff"), ("Purple", "#5856d6"), ("Pink", "#ff2d55"),
    ].map { ColorLook.item($0.0, $0.1) }
    var sample = SampleBuilder(
      title: "Star and delete colours",
      description: """
        How the two integrations behave: a preview shares its item with the list, so a *quick \
        action* in it changes the row at once.

        - Starring under one tab must not touch the other.
        - Deleting pops back to the list.
        """,
      hasTabBar: true,
      look: ColorLook()
    )
    for title in ["Storyboard", "Code"] {
      sample.addTab(
        TabRecord(
          title: title,
          integration: title.lowercased(),
          kind: "ColorItem",
          catalog: "ColorData",
          actions: ["Star", "Unstar", "Delete"]
        ),
        items: colors
      )
    }
    playColors(&sample)
    return ScenarioSite(path: "colors", recording: sample.finish())
  }()

  private static func playColors(_ sample: inout SampleBuilder) {
    sample.start()
    sample.press = .init(x: 160, y: 157)
    sample.top = (.preview, 1)
    sample.step("peek", "Orange", item: 1)
    let star = sample.set(1, "starred", .flag(true))
    sample.top = nil
    sample.press = nil
    sample.step("action", "Star", item: 1)
    sample.changeLastStep {
      $0.events = [star]
      $0.note = "The preview shares its item with the list, so the *row changes* at once."
      $0.expectations = [
        .init(
          subject: "items › Orange › starred",
          expected: ["yes"],
          actual: ["yes"],
          holds: true
        ),
        .init(
          subject: "rows",
          expected: ["Red", "Orange"],
          actual: ["Red", "Orange", "Yellow"],
          holds: false
        ),
      ]
    }
    sample.press = .init(x: 200, y: 330)
    sample.top = (.preview, 5)
    sample.step("peek", "200, 330", item: 5)
    sample.press = nil
    sample.top = (.detail, 5)
    sample.step("commit", item: 5)
    sample.top = nil
    sample.step("back")
    sample.step("peek", "row 12")
    sample.changeLastStep {
      $0.outcome = "no preview: there is no row 12"
      $0.remarks = ["`peek` changed nothing"]
    }
    sample.tab = 1
    sample.step("tab", "Code")
    sample.changeLastStep { $0.narration = ["Under *Code*, Orange is **not** starred."] }
    sample.top = (.detail, 8)
    sample.step("open", "Red", item: 8)
    let delete = sample.delete(8)
    sample.top = nil
    sample.step("action", "Delete", item: 8)
    sample.changeLastStep { $0.events = [delete] }
    let crimson = sample.set(
      15,
      "color",
      .color(hex: "#dc143c", written: "crimson", isMapped: false)
    )
    let renamed = sample.set(15, "name", .text("Crimson"))
    sample.step("set", "Pink", item: 15)
    sample.changeLastStep {
      $0.events = [crimson, renamed]
      $0.yaml = "- set:\n    item: Pink\n    fields: { color: crimson, name: Crimson }"
    }
    sample.recording.parity = ParityRecord(
      integrations: ["storyboard", "code"],
      steps: sample.recording.steps.map { ParityRecord.Step(key: $0.key) }
    )
  }

  /// Settings: select, rows refreshed, and enough of them to scroll.
  static let settings: ScenarioSite = {
    var sample = SampleBuilder(
      title: "Settings",
      description: "Rows are reused while the list scrolls.",
      look: ChoiceLook()
    )
    let sizes = ["8", "16", "32", "64"].map { $0 + " pt" }
    let more = (1...24).map { ChoiceLook.item("Setting \($0)", ["Off", "On", "Automatic"]) }
    sample.addTab(
      TabRecord(
        title: "Settings",
        integration: "storyboard",
        kind: "DetailModel",
        catalog: "MasterModel"
      ),
      items: [
        ChoiceLook.item("My String", ["Yellow", "Green", "Blue", "Red"]),
        ChoiceLook.item("My Int", sizes),
        ChoiceLook.item("My Color", ["#ff3b30", "#4cd96480", "#007aff"]),
      ] + more
    )
    sample.start()
    sample.top = (.detail, 1)
    sample.step("open", "My Int", item: 1)
    let event = sample.set(1, "selectedOptionIndex", .selection(index: 1, label: "16 pt"))
    sample.step("select", "16 pt", item: 1)
    sample.changeLastStep { $0.events = [event] }
    sample.top = nil
    sample.step("back")
    sample.offsets[0] = 230
    sample.step("scroll", "by 230")
    sample.top = (.preview, 7)
    sample.press = .init(x: 120, y: 210)
    sample.step("peek", "Setting 5", item: 7)
    sample.top = nil
    sample.step("release")
    return ScenarioSite(path: "guides/settings", recording: sample.finish())
  }()

  /// A catalog of colours to which nothing happens.
  static func palette(
    _ colors: [(name: String, hex: String, written: String)]
  ) -> ScenarioSite {
    var sample = SampleBuilder(title: "Palette", look: ColorLook())
    sample.addTab(
      TabRecord(
        title: "Palette",
        integration: "storyboard",
        kind: "ColorItem",
        catalog: "ColorData"
      ),
      items: colors.map { ColorLook.item($0.name, $0.hex, written: $0.written) }
    )
    sample.start()
    return ScenarioSite(path: "palette", recording: sample.finish())
  }

  /// Hostile text in every place where an author's text is shown.
  static let hostile: ScenarioSite = {
    let texts = HostileText.all
    var sample = SampleBuilder(
      title: texts[0],
      description: texts.joined(separator: "\n\n"),
      hasTabBar: true,
      look: HostileLook()
    )
    for (number, title) in texts.prefix(3).enumerated() {
      sample.addTab(
        TabRecord(title: title, integration: "code", kind: title, catalog: texts[number + 3]),
        items: number == 0 ? texts.map { HostileLook.item($0) } : []
      )
    }
    sample.start()
    for (item, text) in texts.enumerated() {
      sample.top = (item % 2 == 0 ? .preview : .detail, item)
      let event = sample.set(item, text, .selection(index: 1, label: text + "!"))
      sample.step(item % 2 == 0 ? "peek" : "open", text, item: item)
      sample.changeLastStep {
        $0.events = [event]
        $0.outcome = text
        $0.note = text
        $0.narration = [text, text]
        $0.yaml = text
        $0.remarks = [text]
        $0.expectations = [
          .init(subject: text, expected: [text], actual: [text, text], holds: item % 3 == 0)
        ]
      }
    }
    sample.recording.parity = ParityRecord(
      integrations: [texts[4], texts[5]],
      steps: sample.recording.steps.map { ParityRecord.Step(key: $0.key, differences: texts) }
    )
    return ScenarioSite(path: "a b/c#d%?ü", recording: sample.finish())
  }()
}

/// Rows and item screens that show hostile text wherever they can.
private struct HostileLook: SampleLook {
  func title(_ fields: [FieldRecord]) -> String { fields[0].name }

  func row(_ fields: [FieldRecord], item: Int) -> RowRecord {
    let text = title(fields)
    return RowRecord(
      item: item,
      title: text,
      subtitle: item % 4 == 0 ? text : "",
      detail: text,
      symbol: .init(shape: .heart, tint: text),
      accessory: .checkmark
    )
  }

  func screen(_ fields: [FieldRecord], item: Int) -> ItemScreenRecord {
    let text = title(fields)
    return ItemScreenRecord(
      item: item,
      title: text,
      background: item % 2 == 0 ? text : "#12345680",
      fields: fields,
      options: [.init(label: text, color: text, isSelected: true)],
      actions: [.init(title: text), .init(title: text, isDestructive: true)]
    )
  }

  static func item(_ text: String) -> [FieldRecord] {
    [
      FieldRecord(name: text, value: .selection(index: 0, label: text)),
      FieldRecord(name: text, value: .text(text)),
      FieldRecord(name: "color", value: .color(hex: text, written: text, isMapped: true)),
      FieldRecord(name: "number", value: .number("1", unit: text)),
      FieldRecord(name: "list", value: .list([text, text])),
      FieldRecord(name: "absent", value: .absent),
    ]
  }
}
