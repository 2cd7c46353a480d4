// swift-format-ignore-file
// Written by Scripts/embed-kinds from Kinds/. Do not edit.

/// The kinds that ship, by their names, each as a kind file.
enum KindSources {
  static let all: [(name: String, text: StaticString)] = [
    (name: "ColorItem", text: ###"""
# A colour with a name and a star: the reference design for peek and pop.
ColorItem:
  catalog: ColorData
  title: name
  fields:
    name: text
    color: color
    starred: { type: flag, default: false }
  row:
    symbol: { shape: star, flag: starred, tint: color }
    title: "{name}"
  screen:
    title: "{name}"
    background: color
    fields: [color, starred]
  actions:
    - toggle: starred
      title: { set: Unstar, unset: Star }
    - delete

"""###),
    (name: "DetailModel", text: ###"""
# A setting with options of which one is selected: the reference design for master and detail.
DetailModel:
  catalog: MasterModel
  title: title
  fields:
    title: text
    options: options
    selectedOptionIndex: { type: choice, from: options, short: selected, default: { row: 1 } }
  row:
    title: "{title}"
    detail: "{selectedOptionIndex}"
  screen:
    title: "Select {title}"
    choice: selectedOptionIndex

"""###),
  ]
}
