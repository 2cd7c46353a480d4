// swift-format-ignore-file
// Written by Scripts/embed-starters from Starters/. Do not edit.

/// The files that `peekbook init` writes, by their names without an ending.
enum StarterSources {
  static let all: [(name: String, text: StaticString)] = [
    (name: "blank", text: ###"""
# yaml-language-server: $schema=../schemas/script.json
#
# The least that a script needs. What else there can be:
#   peekbook init --example colors DIR     a script with tabs, steps and expectations
#   peekbook help validate                 how mistakes are told

title: My first scenario          # shown on every page
catalog:                          # what the list shows
  kind: ColorItem
  items:
    - { name: Red, color: "#FF3B30" }
steps:                            # what a person does, one after the other
  - peek: Red
  - release

"""###),
    (name: "colors", text: ###"""
# yaml-language-server: $schema=../schemas/script.json
#
# A catalog of colours behind two tabs, whose lists are wired in two ways. Change it as you like:
#   peekbook validate    tells every mistake, with its line
#   peekbook test        runs what is expected
#   peekbook build       publishes the pages

title: Star and delete colours
description: |
  The two tabs wire peek and pop in two ways, and each has a catalog of its own. *Markdown* is welcome here.

tabs:
  - title: Storyboard
    integration: storyboard                     # declared: a segue previews and commits
    catalog:
      kind: ColorItem                           # comes with Peekbook: a name, a colour, a star
      items: &colours                           # the same items again below, as *colours
        - { name: Red, color: "#FF3B30" }       # hex colours need quotes: # begins a comment
        - { name: Orange, color: "#FF9500", starred: true }
        - { name: Yellow, color: "#FFCC00" }
  - title: Code
    integration: code                           # a delegate finds the row under the finger
    catalog: { kind: ColorItem, items: *colours }

steps:
  - peek: Orange                  # press the row of Orange: its preview appears
    note: A note beside a step is shown with it.
  - unstar                        # a quick action of the preview; it ends the peek
  - expect:                       # what must be true now; `peekbook test` checks it
      screen: list
      items: { Orange: { starred: false } }
      events: [{ name: colorItemUpdated, item: Orange, from: true, to: false }]

  - peek: { at: [160, 113] }      # press a point of the screen, as a finger would
  - commit                        # press deeper: that very preview becomes the detail
  - expect: { screen: detail, title: Red }
  - back

  - tab: Code                     # its Orange is another one, and still starred
  - open: Red                     # an ordinary tap
  - delete
  - expect: { rows: [Orange, Yellow], starred: [Orange] }

"""###),
    (name: "peekbook", text: ###"""
# yaml-language-server: $schema=schemas/project.json
#
# What `peekbook build`, `test` and `check` take if nothing else is said. Paths are relative to this file.

title: My storyboards      # the site's title
scripts: [scripts]         # every *.yaml below it, except names that begin with _
output: Output             # where `peekbook build` publishes

"""###),
    (name: "photos", text: ###"""
# yaml-language-server: $schema=../schemas/script.json
#
# A kind of one's own: photos with an album, a heart and a date. Change it as you like:
#   peekbook validate    tells every mistake, with its line
#   peekbook test        runs what is expected
#   peekbook build       publishes the pages

title: A photo library
description: Photos by album, with quick actions of their own.

kinds:
  Photo:
    catalog: PhotoLibrary
    fields:                                     # in the order in which pages show them
      title: text                               # the first text titles the items
      album: { type: choice, options: [Nature, Family, Work], default: Nature }
      favourite: { type: flag, default: false }
      takenOn: date
      size: { type: number, unit: MB, required: false }
    sections: album                             # the list is divided by album
    row:
      symbol: { shape: heart, flag: favourite } # filled while the flag is set
      title: "{title}"
      subtitle: "{takenOn}"
      detail: "{size}"
    screen:
      title: "{title}"
      fields: [takenOn, size]
      choice: album                             # its options are listed, to select one
    actions:
      - toggle: favourite
        title: { set: Unfavourite, unset: Favourite }
      - delete

catalog:
  kind: Photo
  items:
    - { title: Harbour, takenOn: 2024-03-10, size: 2.10 }
    - { title: Picnic, takenOn: 2024-05-01, album: Family, favourite: true }
    - { title: Ridge, takenOn: 2024-06-22 }

steps:
  - peek: Harbour                 # press its row: the preview offers the actions
  - action: Favourite
  - expect:
      favourite: [Harbour, Picnic]
      events: [{ name: photoUpdated, item: Harbour, field: favourite, to: true }]

  - open: Ridge                   # an ordinary tap
  - select: Work                  # another album
  - expect: { selected: Work, items: { Ridge: { album: Work } } }
  - back

  - peek: Picnic
  - delete
  - expect: { count: 2, events: [{ name: photoDeleted, item: Picnic }] }

"""###),
    (name: "settings", text: ###"""
# yaml-language-server: $schema=../schemas/script.json
#
# A list of settings, each with options of which one is selected. Change it as you like:
#   peekbook validate    tells every mistake, with its line
#   peekbook test        runs what is expected
#   peekbook build       publishes the pages

title: Choose settings
description: The row of a setting shows the option that is selected.

catalog:
  title: Settings
  kind: DetailModel               # comes with Peekbook: a title, options, the selected one
  items:
    - { title: Theme, options: [Light, Dark, Automatic], selected: Automatic }
    - title: Text Size
      options: { type: number, unit: pt, of: [15, 17, 20] }     # 17 is shown as `17 pt`
      selected: 17
    - { title: Sync, options: [on, off] }                       # the first one is selected

steps:
  - expect: { detail: { Theme: Automatic, Text Size: 17 pt, Sync: on } }

  - open: Theme                   # an ordinary tap: its options are listed
  - select: Dark                  # moves the checkmark, and posts the change
  - expect:
      selected: Dark
      events: [{ name: detailModelUpdated, item: Theme, from: Automatic, to: Dark }]
  - back
  - expect: { screen: list, detail: { Theme: Dark } }

  # The same steps for several settings: {value.…} stands for the texts of each.
  - repeat: { values: [{ setting: Text Size, option: 20 pt }, { setting: Sync, option: off }] }
    steps:
      - open: "{value.setting}"
      - select: "{value.option}"
      - expect: { selected: "{value.option}" }
      - back

"""###),
  ]
}
