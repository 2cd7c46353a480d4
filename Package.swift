// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "peekbook",
  // From here on macOS brings what the language's own locks need.
  platforms: [.macOS(.v15)],
  products: [
    // The program.
    .executable(name: "peekbook", targets: ["PeekbookTool"]),
    // Replaying and comparing from Swift, in programs and in tests.
    .library(name: "Peekbook", targets: ["Peekbook"]),
    // The same with failures as issues of Swift Testing; for test targets only.
    .library(name: "PeekbookTesting", targets: ["PeekbookTesting"]),
    // Recordings from elsewhere: for apps and UI tests, without any C library.
    .library(name: "PeekbookRecorder", targets: ["PeekbookRecorder"]),
    // `swift package peekbook` in a package that depends on this one.
    .plugin(name: "PeekbookPlugin", targets: ["PeekbookPlugin"]),
  ],
  traits: [
    .default(enabledTraits: ["Serve"]),
    // A trait, so that who builds without a server, here or in a package that depends on this one, needs
    // neither libmicrohttpd nor what it brings along.
    .trait(name: "Serve", description: "The verb serve, which needs libmicrohttpd."),
  ],
  targets: [
    // C libraries: a module map and a shim each, nothing else.
    .systemLibrary(
      name: "CCmark",
      pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]
    ),
    .systemLibrary(
      name: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
    ),
    .systemLibrary(
      name: "CMicroHTTPD",
      pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]
    ),

    // UTF-8 and JSON writers, safe file names. No dependency; anyone may use it.
    .target(name: "Bytes"),
    // Work on several threads. Knows nothing of what is done on them.
    .target(name: "Threading"),
    // What is said about wrong input, and how it is drawn. Anyone may use it.
    .target(name: "Diagnostics", dependencies: ["Bytes"]),
    // Catalogs, items, kinds, fields, events. Imports nothing.
    .target(name: "CatalogModel"),
    // The headless interface. Knows the model, no script and no page.
    .target(name: "Screens", dependencies: ["CatalogModel"]),
    // YAML text to a tree of located nodes, within limits. The only one that knows libyaml.
    .target(name: "YAMLReading", dependencies: ["CYAML", "Bytes", "Diagnostics"]),
    // Rows of SQLite databases, read and never written. The only one that knows libsqlite3.
    .target(name: "DatabaseReading", dependencies: ["CSQLite"]),
    // Files that people have to items.
    .target(
      name: "Importing",
      dependencies: ["YAMLReading", "DatabaseReading", "CatalogModel", "Bytes", "Diagnostics"]
    ),
    // Node tree to Scenario: the schema. Knows no screen.
    .target(
      name: "Scenarios",
      dependencies: ["YAMLReading", "Importing", "CatalogModel", "Bytes", "Diagnostics"]
    ),
    // The value that a replay yields, and its JSON. Knows neither script nor screen.
    .target(name: "Recordings", dependencies: ["Bytes", "Diagnostics"]),
    // Recordings that other programs wrote, line by line. Knows no scenario and no screen.
    .target(
      name: "RecordingLines",
      dependencies: [
        "YAMLReading", "Importing", "Recordings", "CatalogModel", "Bytes", "Diagnostics",
      ]
    ),
    // Drives screens with a scenario, yields a recording.
    .target(
      name: "Replaying",
      dependencies: [
        "Scenarios", "Screens", "Recordings", "CatalogModel", "Bytes", "Diagnostics",
      ]
    ),
    // How much of an app a recording reached. Knows no page.
    .target(name: "Measuring", dependencies: ["Recordings", "Bytes"]),
    // What a run of expectations found, and its forms: terminal, JUnit, TAP, JSON. Knows no script.
    .target(name: "Reporting", dependencies: ["Bytes", "Diagnostics"]),
    // Aligns and compares the recordings of base and head. Knows no page.
    .target(name: "Reviewing", dependencies: ["Recordings", "Bytes", "Diagnostics"]),
    // Files of git revisions, read and never written. The only one that runs git.
    .target(name: "Revisions", dependencies: ["Diagnostics"]),
    // The only one that knows libcmark: parse, build, render.
    .target(name: "MarkdownTree", dependencies: ["CCmark", "Bytes"]),
    // Mustache: templates parsed once, values of a closed type.
    .target(name: "Templating", dependencies: ["Bytes", "Diagnostics"]),
    // Pages of a recording or a review, as Markdown and as HTML. Knows no file; of the model, its
    // colours.
    .target(
      name: "SitePages",
      dependencies: [
        "Recordings", "Measuring", "Reporting", "Reviewing", "MarkdownTree", "Templating",
        "CatalogModel", "Threading", "Bytes", "Diagnostics",
      ]
    ),
    // The only writer of files. Does not know what a page is.
    .target(name: "Publishing", dependencies: ["Bytes", "Diagnostics"]),
    // Where scripts, and what they import, are read from.
    .target(name: "SourceReading", dependencies: ["Importing", "Publishing"]),
    // Changes of files and folders that a run asked for.
    .target(name: "Watching", dependencies: ["Publishing", "Diagnostics"]),
    // A site over HTTP, and pages that follow it. The only one that knows libmicrohttpd.
    .target(
      name: "Serving",
      dependencies: ["CMicroHTTPD", "Publishing", "Bytes", "Diagnostics"]
    ),
    // Arguments, verbs, exit codes, terminal: the one place where the modules meet.
    .target(
      name: "PeekbookCommand",
      dependencies: [
        .target(name: "Serving", condition: .when(traits: ["Serve"])),
        "Watching",
        "Scenarios", "Replaying", "RecordingLines", "Measuring", "Reporting", "Reviewing",
        "Revisions", "SitePages", "Publishing", "SourceReading", "Recordings", "YAMLReading",
        "Templating", "Importing", "CatalogModel", "Threading", "Bytes", "Diagnostics",
      ]
    ),
    // @main, nothing else. Not named like the program: on a disk that ignores case, `peekbook` and
    // the module `Peekbook` would be one.
    .executableTarget(name: "PeekbookTool", dependencies: ["PeekbookCommand"]),
    // The public library. Knows no page and no terminal, and does without Testing.
    .target(
      name: "Peekbook",
      dependencies: [
        "Scenarios", "Replaying", "Reviewing", "SourceReading", "Publishing", "Recordings",
        "YAMLReading", "Importing", "Bytes", "Diagnostics",
      ]
    ),
    // Writes recordings line by line, in programs that are not Peekbook. Brings nothing along.
    .target(name: "PeekbookRecorder", dependencies: ["Bytes"]),
    // Failures as issues at the caller's line. The only one that knows Testing.
    .target(name: "PeekbookTesting", dependencies: ["Peekbook"]),
    // Asks for no permission, as most verbs write nothing: who wants to build grants it on the command
    // line.
    .plugin(
      name: "PeekbookPlugin",
      capability: .command(
        intent: .custom(
          verb: "peekbook",
          description: "Build, check and test storyboards of this package"
        )
      ),
      dependencies: ["PeekbookTool"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// One suite a module. Fixtures and golden files are read from the source folder, not copied.
let suites: [(module: String, alsoUses: [String], files: [String])] = [
  ("Bytes", [], []),
  ("Threading", [], []),
  ("Diagnostics", ["TestSupport", "Bytes"], []),
  ("YAMLReading", ["TestSupport", "Diagnostics", "Bytes"], []),
  ("CatalogModel", ["KindTestSupport"], ["Fixtures"]),
  ("Screens", ["KindTestSupport", "CatalogModel"], []),
  (
    "Replaying",
    [
      "KindTestSupport", "Scenarios", "Screens", "Recordings", "CatalogModel", "Diagnostics",
      "Bytes",
    ],
    []
  ),
  ("Recordings", ["Diagnostics"], []),
  ("RecordingLines", ["Recordings", "Diagnostics"], []),
  ("PeekbookRecorder", ["RecordingLines", "Recordings", "Diagnostics", "TestSupport"], []),
  ("Measuring", ["Recordings", "Replaying", "Scenarios", "Diagnostics", "YAMLReading"], []),
  (
    "Reviewing",
    ["Recordings", "Replaying", "Scenarios", "Importing", "YAMLReading", "Diagnostics"],
    []
  ),
  ("Reporting", ["Diagnostics"], []),
  ("Revisions", ["TestSupport", "Diagnostics"], []),
  ("Templating", ["TestSupport", "Bytes", "Diagnostics"], ["Fixtures"]),
  ("MarkdownTree", ["Bytes"], []),
  ("Publishing", ["TestSupport", "Bytes", "Diagnostics"], []),
  (
    "SitePages",
    ["Recordings", "Templating", "MarkdownTree", "CatalogModel", "Bytes", "Diagnostics"],
    ["__Snapshots__"]
  ),
  (
    "Importing", ["KindTestSupport", "YAMLReading", "CatalogModel", "Bytes", "Diagnostics"],
    ["Fixtures"]
  ),
  ("DatabaseReading", [], []),
  ("Watching", ["TestSupport", "Publishing", "Diagnostics"], []),
  ("Serving", ["TestSupport", "Publishing", "Bytes", "Diagnostics"], []),
  ("PeekbookCommand", ["TestSupport", "Publishing"], []),
  ("Peekbook", ["PeekbookTesting", "TestSupport", "Scenarios"], ["__Recordings__"]),
  (
    "Scenarios",
    ["KindTestSupport", "Importing", "YAMLReading", "CatalogModel", "Bytes", "Diagnostics"],
    ["Fixtures"]
  ),
]
package.targets.append(.target(name: "TestSupport", path: "Tests/TestSupport"))
// The kinds that ship, for suites below the module that reads them.
package.targets.append(
  .target(
    name: "KindTestSupport",
    dependencies: ["Scenarios", "CatalogModel"],
    path: "Tests/KindTestSupport"
  )
)
// What is fuzzed, and the promises that are checked: for the suite of what was found, and for libFuzzer.
package.targets.append(
  .target(
    name: "FuzzTestSupport",
    dependencies: [
      "CCmark", "Scenarios", "Replaying", "RecordingLines", "Reviewing", "SitePages", "Recordings",
      "MarkdownTree", "Templating", "Importing", "CatalogModel", "Bytes", "Diagnostics",
    ],
    path: "Tests/FuzzTestSupport"
  )
)
for suite in suites {
  package.targets.append(
    .testTarget(
      name: suite.module + "Tests",
      dependencies: ([suite.module] + suite.alsoUses).map { .byName(name: $0) },
      exclude: suite.files
    )
  )
}
package.targets.append(
  .testTarget(name: "FileNameTests", dependencies: ["TestSupport", "Bytes"], exclude: ["Fixtures"])
)
package.targets.append(
  .testTarget(name: "FuzzTests", dependencies: ["FuzzTestSupport"], exclude: ["Fixtures"])
)

// `Scripts/fuzz` sets this. The flags are no business of other builds: packages that need flags of their
// own can't be depended upon, and only lld links a program with a `main` of its own to libFuzzer.
let isFuzzed = Context.environment["PEEKBOOK_FUZZ"] != nil
let fuzzing = ["-sanitize=fuzzer,address"]
// A plugin's program is built a second time, for the machine that builds; builds for a sanitizer do without.
if isFuzzed || Context.environment["PEEKBOOK_SANITIZED"] != nil {
  package.products.removeAll { $0.name == "PeekbookPlugin" }
  package.targets.removeAll { $0.name == "PeekbookPlugin" }
}
if isFuzzed {
  package.targets += [
    .systemLibrary(name: "CFuzzer", path: "Tests/CFuzzer"),
    .executableTarget(
      name: "peekbook-fuzzer",
      dependencies: ["CFuzzer", "FuzzTestSupport"],
      path: "Tests/Fuzzer",
      exclude: ["Dictionaries"],
      linkerSettings: [.unsafeFlags(fuzzing + ["-use-ld=lld"])]
    ),
  ]
}

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ]
  if isFuzzed { target.swiftSettings?.append(.unsafeFlags(fuzzing)) }
}
