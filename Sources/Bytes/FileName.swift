/// Makes names that every file system takes and tells apart.
package enum FileName {
  /// Returns the stem of the page for an item of that title.
  ///
  /// The name depends on the title alone, so a further item renames no other. A title in its
  /// ordinary spelling (words of letters and numbers with single spaces between them, each with a
  /// capital in front only) has its slug: `Teal Blue` → `teal-blue`. Every other spelling has a
  /// tail as well, made from its bytes: `teal blue` → `teal-blue.pz4p6`. A title without letters
  /// has only the tail, behind `item`. Names of different titles differ even where case and
  /// normalisation are ignored, unless two tails are equal by chance; ``FileNameAllocator`` sees
  /// to that.
  ///
  /// - Complexity: O(*n*).
  package static func name(forTitle title: String) -> String {
    let (slug, isCut) = Slug.make(of: title)
    guard !isCut, !slug.isEmpty, isOrdinary(title, slug: slug) else {
      return escapingDevice((slug.isEmpty ? "item" : slug) + "." + NameHash.tail(of: title))
    }
    return escapingDevice(slug)
  }

  /// Whether no other ordinary title can have the same slug after case folding.
  ///
  /// The slug must fold to itself, and the title must follow from it: each word with its first
  /// letter in title case.
  private static func isOrdinary(_ title: String, slug: String) -> Bool {
    guard slug.utf8.elementsEqual(slug.caseFolded.utf8) else { return false }
    var spelling = ""
    var isFirst = true
    for scalar in slug.unicodeScalars {
      if isFirst {
        spelling += scalar.properties.titlecaseMapping
      } else {
        spelling.unicodeScalars.append(scalar == "-" ? " " : scalar)
      }
      isFirst = scalar == "-"
    }
    // NFC, as a capital can compose with a mark that its small letter could not.
    return title.utf8.elementsEqual(spelling.nfc.utf8)
  }
}

extension FileName {
  /// Names that Windows gives to devices, in every folder and with every ending.
  ///
  /// See https://learn.microsoft.com/windows/win32/fileio/naming-a-file
  private static let devices: Set<String> = {
    let numbers = "0123456789¹²³".map(String.init)
    let ports = ["com", "lpt"].flatMap { port in numbers.map { port + $0 } }
    return Set(["con", "prn", "aux", "nul", "conin$", "conout$"] + ports)
  }()

  /// Whether Windows would take the name for a device.
  package static func isDevice(_ name: String) -> Bool {
    var stem = name.unicodeScalars.prefix { $0 != "." }
    while stem.last == " " { stem.removeLast() }
    return devices.contains(String(stem).lowercased())
  }

  /// Appends `_` to the part before the first dot if it names a device.
  static func escapingDevice(_ name: String) -> String {
    guard isDevice(name) else { return name }
    let end = name.unicodeScalars.firstIndex(of: ".") ?? name.endIndex
    return String(name[..<end]) + "_" + String(name[end...])
  }
}
