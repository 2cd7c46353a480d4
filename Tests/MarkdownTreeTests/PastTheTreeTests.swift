import Bytes
import Testing

@testable import MarkdownTree

@Suite("Blocks that go past libcmark")
struct PastTheTreeTests {
  private static func write(_ blocks: [Block], _ form: DocumentForm, pastTree: Bool) -> String {
    var out = UTF8Writer()
    DocumentWriter(form: form, start: 0, goesPastTree: pastTree).write(blocks, into: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  private static func isPlain(_ block: Block, _ form: DocumentForm) -> Bool {
    var out = UTF8Writer()
    do throws(NeedsTree) {
      switch form {
      case .html: try PlainHTML.write(block, into: &out)
      case .markdown: try PlainMarkdown.write(block, into: &out)
      }
      return true
    } catch {
      return false
    }
  }

  @Test("They are what libcmark would have written", arguments: [DocumentForm.html, .markdown])
  func sameBytes(_ form: DocumentForm) {
    var plain = 0
    var others = 0
    for seed in UInt64(1)...4000 {
      var documents = EverydayDocuments(seed: seed)
      let blocks = documents.next()
      let short = Self.write(blocks, form, pastTree: true)
      let long = Self.write(blocks, form, pastTree: false)
      #expect(short.utf8.elementsEqual(long.utf8), "seed \(seed):\n\(short)-----\n\(long)")
      for block in blocks {
        if Self.isPlain(block, form) { plain += 1 } else { others += 1 }
      }
    }
    // Else nothing was compared.
    #expect(plain > 500)
    #expect(others > 500)
  }

  @Test(
    "So are documents of what means something to Markdown",
    arguments: [DocumentForm.html, .markdown]
  )
  func sameBytesOfHostileText(_ form: DocumentForm) {
    for seed in UInt64(1)...2000 {
      var generator = DocumentGenerator(seed: seed)
      let blocks = generator.document()
      let short = Self.write(blocks, form, pastTree: true)
      let long = Self.write(blocks, form, pastTree: false)
      #expect(short.utf8.elementsEqual(long.utf8), "seed \(seed):\n\(short)-----\n\(long)")
    }
  }

  @Test("What pages say of most steps is among them", arguments: [DocumentForm.html, .markdown])
  func everydayBlocks(_ form: DocumentForm) {
    let link = Inline.link(destination: "../previews/red-2.md", [.name("Red 2")])
    let event: [Inline] = [.code("colorItemUpdated"), .text(" posted by "), .name("Red")]
    let blocks: [Block] = [
      .heading(level: 2, id: "events", [.text("Events, and who heard them")]),
      .paragraph([.text("Previous: "), link, .text(" · Next: "), link]),
      .list(ordered: true, items: [[.paragraph(event), .list(items: [[.paragraph([link])]])]]),
      .table(
        header: [[.text("Item")], [.text("After")]],
        rows: [[[link], [.strong([.text("yes")])]]]
      ),
    ]
    for block in blocks { #expect(Self.isPlain(block, form), "\(block)") }
  }
}
