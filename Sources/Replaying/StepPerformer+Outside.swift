import CatalogModel
import Diagnostics
import Scenarios
import Screens

// What happens from outside the interface.
extension StepPerformer {
  func set(
    _ reference: ItemReference,
    _ fields: [FieldAssignment],
    _ tab: Int
  ) throws(Impossible) -> Performed {
    let item = try finder.item(reference, tab: tab)
    var values = try checked(fields, of: item)[...]
    while let (field, value) = values.popFirst() {
      // Options and the selection among them are one change.
      if let place = values.firstIndex(where: {
        item.kind.fields[$0.field].type == .selection(from: field)
      }) {
        let choice = values.remove(at: place)
        item.set(options: value, in: field, selecting: choice.value, in: choice.field)
      } else {
        item[field] = value
      }
    }
    return Performed(item: item)
  }

  /// Returns the values to set, options first, so that a selection always has its option.
  private func checked(
    _ assignments: [FieldAssignment],
    of item: Item
  ) throws(Impossible) -> [(field: Int, value: FieldValue)] {
    var values: [(field: Int, value: FieldValue)] = []
    for assignment in assignments {
      guard case .value(let value) = assignment.value else { continue }
      values.append((assignment.field, value))
    }
    for assignment in assignments {
      guard case .option(let option) = assignment.value else { continue }
      let options = options(for: assignment.field, of: item, after: values)
      values.append((assignment.field, .selection(try index(of: option, in: options))))
    }
    try checkSelections(of: item, after: values, assignments)
    return values.filter { !$0.value.isSelection } + values.filter(\.value.isSelection)
  }

  private func options(
    for field: Int,
    of item: Item,
    after values: [(field: Int, value: FieldValue)]
  ) -> [Option] {
    guard case .selection(let source) = item.kind.fields[field].type else {
      return item.options(of: field)
    }
    let value = values.last { $0.field == source }?.value ?? item[source]
    guard case .options(let options) = value else { return [] }
    return options
  }

  private func checkSelections(
    of item: Item,
    after values: [(field: Int, value: FieldValue)],
    _ assignments: [FieldAssignment]
  ) throws(Impossible) {
    for (field, declaration) in item.kind.fields.enumerated() {
      guard case .selection = declaration.type else { continue }
      let value = values.last { $0.field == field }?.value ?? item[field]
      guard case .selection(let selected) = value else { continue }
      if !options(for: field, of: item, after: values).indices.contains(selected) {
        throw impossible(
          assignments.first?.place ?? .none,
          "`\(item.title)` would have no option selected",
          hint: "set `\(declaration.shortName ?? declaration.name)` as well"
        )
      }
    }
  }

  func insert(_ plan: ItemPlan, _ wanted: Int?, _ place: Place) throws(Impossible) -> Performed {
    let catalog = stage.list.catalog
    if let row = wanted, row < 1 || row > catalog.count + 1 {
      throw impossible(
        place,
        "there is no row \(row) to insert before",
        hint: "the list has \(catalog.count) rows"
      )
    }
    guard let item = stage.makeItem(plan, tab: stage.tabBar.selectedIndex) else {
      throw impossible(plan.place, "another item has the id `\(plan.id ?? "")`")
    }
    let rows = catalog.rowsForInserting(item)
    let row = wanted ?? rows.upperBound + 1
    guard rows.contains(row - 1) else {
      throw otherSection(row, rows.lowerBound + 1...rows.upperBound + 1, of: item, place)
    }
    catalog.insert(item, at: row - 1)
    return Performed(item: item)
  }

  func move(
    _ reference: ItemReference,
    _ row: Int,
    _ place: Place
  ) throws(Impossible) -> Performed {
    let item = try finder.item(reference, tab: stage.tabBar.selectedIndex)
    guard row >= 1, row <= stage.list.catalog.count else {
      throw impossible(
        place,
        "there is no row \(row) to move to",
        hint: "the list has \(stage.list.catalog.count) rows"
      )
    }
    let rows = stage.list.catalog.rowsForMoving(item)
    guard rows.contains(row - 1) else {
      throw otherSection(row, rows.lowerBound + 1...rows.upperBound, of: item, place)
    }
    stage.list.catalog.move(item, to: row - 1)
    return Performed(item: item)
  }
}

extension StepPerformer {
  private func otherSection(
    _ row: Int,
    _ rows: ClosedRange<Int>,
    of item: Item,
    _ place: Place
  ) -> Impossible {
    let kind = item.kind
    let field = kind.sections.map { kind.fields[$0.field].name } ?? ""
    let only = "only row \(rows.lowerBound) is in it"
    let range = "its rows are \(rows.lowerBound) to \(rows.upperBound)"
    return impossible(
      place,
      "row \(row) is not in the section of `\(item.title)`",
      hint: (rows.count == 1 ? only : range) + "; `\(field)` decides on the section"
    )
  }
}

extension FieldValue {
  fileprivate var isSelection: Bool {
    if case .selection = self { true } else { false }
  }
}
