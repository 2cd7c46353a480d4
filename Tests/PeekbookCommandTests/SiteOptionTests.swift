import PeekbookCommand
import TestSupport
import Testing

@Suite("Where and how the site is published")
struct SiteOptionTests {
  private static func build(
    _ folder: TemporaryFolder,
    _ options: [String],
    project: String = "scripts: [s]\n",
    variables: [String: String] = [:],
    hasBrowser: Bool = true
  ) throws -> Run {
    try folder.add(["s/colors.yaml": BuildTests.script, "peekbook.yaml": project])
    return Run(
      arguments: ["build", "-o", folder.path("out")] + options,
      in: folder.path,
      variables: variables,
      hasBrowser: hasBrowser
    )
  }

  @Test("With an address there are canonical links and a sitemap of all pages")
  func address() throws {
    let folder = try TemporaryFolder()
    let run = try Self.build(folder, ["--base-url", "https://example.org/book"])
    #expect(run.code == .ok)
    let page = try #require(folder.text("out/colors/steps/peek-orange.html"))
    let address = "https://example.org/book/colors/steps/peek-orange.html"
    #expect(page.contains("<link rel=\"canonical\" href=\"\(address)\" />"))
    #expect(page.contains("<meta property=\"og:url\" content=\"\(address)\" />"))
    let map = try #require(folder.text("out/sitemap.xml"))
    #expect(map.contains("<loc>\(address)</loc>"))
    #expect(map.contains("<loc>https://example.org/book/</loc>"))
    #expect(map.contains("<loc>https://example.org/book/colors/</loc>"))
    let missing = try #require(folder.text("out/404.html"))
    #expect(missing.contains("href=\"/book/assets/style.css\""))
    #expect(missing.contains("href=\"/book/index.html\""))
  }

  @Test("No clock is read: a feed is there if the environment says a time, else that it is not")
  func feed() throws {
    let folder = try TemporaryFolder()
    let options = ["--base-url", "https://example.org"]
    let silent = try Self.build(folder, options)
    #expect(folder.text("out/feed.xml") == nil)
    #expect(silent.output.contains("SOURCE_DATE_EPOCH"))
    let run = try Self.build(folder, options, variables: ["SOURCE_DATE_EPOCH": "1709210096"])
    #expect(run.code == .ok)
    let feed = try #require(folder.text("out/feed.xml"))
    #expect(feed.contains("<updated>2024-02-29T12:34:56Z</updated>"))
    #expect(feed.contains("<id>https://example.org/colors/</id>"))
    #expect(folder.text("out/colors/index.html")?.contains("href=\"../feed.xml\"") == true)
    #expect(!run.output.contains("SOURCE_DATE_EPOCH"))
  }

  @Test("A path alone makes the page for what is missing right, and nothing else")
  func path() throws {
    let folder = try TemporaryFolder()
    for (path, root) in [("/", "/"), ("/book", "/book/"), ("/book/", "/book/")] {
      let run = try Self.build(folder, ["--base-url", path])
      #expect(run.code == .ok)
      #expect(folder.text("out/404.html")?.contains("href=\"\(root)index.html\"") == true)
      #expect(folder.text("out/sitemap.xml") == nil)
      #expect(folder.text("out/index.html")?.contains("canonical") == false)
    }
    let run = try Self.build(
      folder,
      ["--base-url="],
      project: "base_url: https://example.org\nscripts: [s]\n"
    )
    #expect(run.code == .ok)
    #expect(folder.text("out/404.html")?.contains("href=") == false)
  }

  @Test("peekbook.yaml says it too, and the command line overrides it")
  func project() throws {
    let folder = try TemporaryFolder()
    let project = """
      scripts: [s]
      base_url: https://example.org/a/
      theme_color: rebeccapurple

      """
    _ = try Self.build(folder, [], project: project)
    let page = try #require(folder.text("out/index.html"))
    #expect(page.contains("href=\"https://example.org/a/\""))
    #expect(page.contains("<meta name=\"theme-color\" content=\"#663399\" />"))
    _ = try Self.build(
      folder,
      ["--base-url", "https://example.org/b/", "--theme-color", "#ff9500"],
      project: project
    )
    let other = try #require(folder.text("out/index.html"))
    #expect(other.contains("href=\"https://example.org/b/\""))
    #expect(other.contains("content=\"#ff9500\""))
  }

  @Test(
    "What is no address, no colour and no time is refused, and nothing is published",
    arguments: [
      ["--base-url", "example.org"], ["--base-url", "ftp://example.org"],
      ["--base-url", "//example.org"], ["--base-url", "https://"],
      ["--base-url", "https://example.org/?x"], ["--base-url", "https://example.org/a b"],
      ["--base-url", "/a/../b"], ["--base-url", "https://me@example.org/"],
      ["--theme-color", "blau"], ["--theme-color", "ff9500"], ["--theme-color", "#ff950080"],
    ]
  )
  func wrong(_ options: [String]) throws {
    let folder = try TemporaryFolder()
    let run = try Self.build(folder, options)
    #expect(run.code == .usage)
    #expect(run.error.contains("`\(options[1])`"))
    #expect(run.error.contains("[usage]"))
    #expect(folder.text("out/index.html") == nil)
    let time = try Self.build(folder, [], variables: ["SOURCE_DATE_EPOCH": "yesterday"])
    #expect(time.code == .usage)
  }

  @Test("The site is shown when it is there, and only if that was asked for")
  func open() throws {
    let folder = try TemporaryFolder()
    #expect(try Self.build(folder, []).shownPages == [])
    #expect(try Self.build(folder, ["--open"]).shownPages == [folder.path("out/index.html")])
    let alone = try Self.build(folder, ["--open"], hasBrowser: false)
    #expect(alone.code == .ok)
    #expect(alone.error.contains("[no-browser]"))
    let broken = try Self.build(folder, ["--open", "--theme-color", "blau"])
    #expect(broken.shownPages == [])
  }
}
