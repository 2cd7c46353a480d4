// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "palette",
  products: [.library(name: "Palette", targets: ["Palette"])],
  dependencies: [
    // The checkout that this sample lies in. In your own package: where Peekbook is for you.
    .package(name: "peekbook", path: "../..")
  ],
  targets: [
    .target(name: "Palette"),
    .testTarget(
      name: "PaletteTests",
      dependencies: [
        "Palette",
        .product(name: "Peekbook", package: "peekbook"),
        .product(name: "PeekbookTesting", package: "peekbook"),
      ],
      exclude: ["__Recordings__"]
    ),
  ]
)
