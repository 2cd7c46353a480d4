import Recordings
import Reviewing
import Testing

@Suite("What changed between two recordings of one script")
struct EventDifferenceTests {
  private func base() throws -> Recording { try recording(ScriptPair.colors) }

  /// Reviews the recording against itself with something changed, and the other way round.
  private func review(
    _ change: (inout Recording) -> Void
  ) throws -> (lines: [String], mirrored: [String]) {
    let base = try base()
    var head = base
    change(&head)
    #expect(head != base)
    let review = Review(base, head)
    #expect(Review(head, base).mirrored == review)
    return (review.lines, Review(head, base).lines)
  }

  @Test("An event less is a difference, though the screens are the same")
  func eventLess() throws {
    let review = try review { $0.steps[2].events.removeAll() }
    #expect(
      review.lines == [
        "star-orange: removed event `colorItemUpdated` of `Orange` in `Storyboard`: starred: no → yes"
      ]
    )
    #expect(
      review.mirrored == [
        "star-orange: added event `colorItemUpdated` of `Orange` in `Storyboard`: starred: no → yes"
      ]
    )
  }

  @Test("An event posted twice is a difference")
  func eventTwice() throws {
    let review = try review { $0.steps[2].events.append($0.steps[2].events[0]) }
    #expect(
      review.lines == [
        "star-orange: added event `colorItemUpdated` of `Orange` in `Storyboard`: starred: no → yes"
      ]
    )
  }

  @Test("A delivery lost, or otherwise answered, is a difference")
  func deliveries() throws {
    let lost = try review { $0.steps[2].events[0].deliveries.removeFirst() }
    #expect(
      lost.lines == [
        "star-orange: changed deliveries of `colorItemUpdated` of `Orange` in `Storyboard`: cell reloaded row 2, preview refreshed → preview refreshed"
      ]
    )
    let ignored = try review { $0.steps[2].events[0].deliveries[0].effect = .ignored }
    #expect(ignored.lines.count == 1)
  }

  @Test("Another order of events is one difference")
  func order() throws {
    let step = try #require(try base().steps.firstIndex { $0.key == "set-blue" })
    let review = try review { $0.steps[step].events.swapAt(0, 1) }
    #expect(review.lines.count == 1)
    #expect(review.lines[0].hasPrefix("set-blue: changed order of events: "))
  }

  @Test("A row that looks different without a field that does is a difference, once")
  func look() throws {
    let review = try review { recording in
      for index in recording.rows.indices where recording.rows[index].title == "Red" {
        recording.rows[index].accessory = .none
      }
    }
    #expect(
      review.lines == [
        "start: changed accessory of the row of `Red` in `Storyboard`: disclosure → none"
      ]
    )
  }

  @Test("Other actions on an item's screen are a difference")
  func actions() throws {
    let review = try review { recording in
      for index in recording.itemScreens.indices
      where recording.items[recording.itemScreens[index].item].title == "White" {
        recording.itemScreens[index].actions.removeLast()
      }
    }
    #expect(
      review.lines == [
        "peek-white: changed actions of the screen of `White` in `Code`: Star, Delete (destructive) → Star"
      ]
    )
  }

  @Test("Another screen is a difference where it begins, and what follows is not told")
  func screen() throws {
    let base = try base()
    let step = try #require(base.steps.firstIndex { $0.action.verb == "commit" })
    let review = try review { recording in
      // The commit shows the list, and not the detail.
      recording.steps[step].after = recording.steps[step - 2].after
      recording.steps[step + 1].before = recording.steps[step - 2].after
    }
    #expect(review.lines == ["commit-green: changed kind of the screen: detail → list"])
  }

  @Test("Another outcome is a difference")
  func outcome() throws {
    let review = try review { $0.steps[1].outcome = "no preview" }
    #expect(review.lines == ["peek-orange: changed outcome: (none) → no preview"])
  }

  @Test("Notes, narration, YAML and keys are none")
  func words() throws {
    let review = try review { recording in
      recording.description = "Other."
      for index in recording.steps.indices {
        recording.steps[index].note += "more"
        recording.steps[index].narration.append("more")
        recording.steps[index].yaml += "# more"
        recording.steps[index].key += "-more"
        recording.steps[index].remarks = []
      }
    }
    #expect(review.lines.isEmpty)
  }

  @Test("What another outcome shows follows from it")
  func outcomeAndScreen() throws {
    let review = try review { recording in
      recording.steps[1].outcome = "no preview"
      recording.steps[1].after = recording.steps[1].before
      recording.steps[2].before = recording.steps[1].before
    }
    #expect(review.lines == ["peek-orange: changed outcome: (none) → no preview"])
  }

  @Test("Where the finger presses is a difference")
  func press() throws {
    let base = try base()
    let screen = base.steps[1].after
    let review = try review { $0.screens[screen].press?.y += 1 }
    #expect(review.lines.count == 1)
    #expect(review.lines[0].hasPrefix("peek-orange: changed press of the screen: "))
  }

  private static func script(_ items: [String], _ steps: [String]) -> String {
    "title: T\ncatalog:\n  kind: ColorItem\n  items:\n"
      + items.map { "    - { name: \($0), color: blue }\n" }.joined() + "steps:\n"
      + steps.map { "  - \($0)\n" }.joined()
  }

  @Test("A difference that has ended explains nothing any more")
  func ended() throws {
    let script = Self.script(["A", "B"], ["set: { item: A, fields: { color: red } }"])
    let base = try recording(script)
    var head = try recording(script.replacing("A, color: blue", with: "A, color: black"))
    let row = try #require(head.rows.lastIndex { $0.title == "A" })
    head.rows[row].accessory = .none
    #expect(
      Review(base, head).lines == [
        "start: changed `color` of `A`: #0000ff → #000000",
        "set-a: changed accessory of the row of `A`: disclosure → none",
      ]
    )
  }

  @Test("A move explains nothing any more when its item is gone")
  func movedAndGone() throws {
    let steps = ["peek: C", "delete", "set: { item: B, fields: { starred: true } }"]
    let base = try recording(Self.script(["A", "B", "C"], steps))
    var head = try recording(Self.script(["C", "A", "B"], steps))
    let step = try #require(head.steps.firstIndex { $0.action.verb == "set" })
    head.steps[step].events[0].deliveries[0].effect = .reloadedRow(0)
    #expect(
      Review(base, head).lines == [
        "start: moved item `C`: row 3 → row 1",
        "set-b: changed deliveries of `colorItemUpdated` of `B`: cell reloaded row 2 → cell reloaded row 1",
      ]
    )
  }
}
