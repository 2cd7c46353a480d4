/// Where a site goes, and what it must stay away from.
package struct Destination: Sendable {
  /// The output folder as the user named it; created if it isn't there.
  package var folder: String
  /// What the run reads: scripts, templates, configuration.
  package var inputs: [String]
  /// The user's home folder, if known.
  package var home: String?
  /// The current folder.
  package var currentFolder: String
  /// How a folder of its own would be named on the command line.
  package var example: String
  /// How much may be in the files of a site, in MiB.
  package var mostMebibytes: Int

  /// Creates a destination.
  package init(
    folder: String,
    inputs: [String] = [],
    home: String? = nil,
    currentFolder: String = ".",
    example: String = "-o Output",
    mostMebibytes: Int = 1 << 20
  ) {
    self.folder = folder
    self.inputs = inputs
    self.home = home
    self.currentFolder = currentFolder
    self.example = example
    self.mostMebibytes = mostMebibytes
  }
}
