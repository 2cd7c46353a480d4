extension Block {
  /// Whether there is anything to see.
  func isVisible(in form: DocumentForm) -> Bool {
    switch self {
    case .heading(_, _, let content), .paragraph(let content): content.isVisible
    case .list(_, _, _, let items): !items.isEmpty
    case .quote(let blocks): blocks.contains { $0.isVisible(in: form) }
    case .code, .thematicBreak: true
    case .table(let header, let rows, _): !header.isEmpty || rows.contains { !$0.isEmpty }
    case .custom(let markdown, let html): form == .html ? !html.isEmpty : !markdown.isEmpty
    case .authored(let prose, _): prose.blocks.contains { $0.isVisible(in: form) }
    }
  }

  /// Whether the block begins or ends with a list.
  var isList: Bool {
    switch self {
    case .list: true
    case .authored(let prose, _):
      (prose.blocks.first?.isList ?? false) || (prose.blocks.last?.isList ?? false)
    default: false
    }
  }

  /// Whether the block begins with the bullet of a list.
  var isBulleted: Bool {
    switch self {
    case .list(ordered: false, _, _, _): true
    case .authored(let prose, _): prose.blocks.first?.isBulleted ?? false
    default: false
    }
  }

  /// Whether in Markdown `next` can begin on the line right behind this and not be taken for a
  /// part of it.
  func staysApart(from next: Block) -> Bool {
    switch (self, next) {
    case (.heading, _), (.code, _), (.thematicBreak, _): true
    case (.quote, .quote), (.list, .list): false
    case (_, .heading), (_, .code), (_, .thematicBreak), (_, .quote): true
    case (_, .list(ordered: false, _, _, _)): true
    default: false
    }
  }
}
