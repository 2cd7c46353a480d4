/// Finds out who writes to a folder, for the message.
enum LockHolder {
  /// Returns the process that holds a lock on the folder, where the system tells (Linux does).
  static func process(holding folder: FileIdentity) -> Int? {
    guard let table = try? FileReading.read("/proc/locks", limit: 1 << 20) else { return nil }
    // 1: FLOCK  ADVISORY  WRITE 4711 fd:01:393218 0 EOF
    let holders = table.split(separator: UInt8(ascii: "\n")).compactMap { line -> Int? in
      let fields = line.split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      guard fields.count > 5, fields[1] == "FLOCK", fields[3] == "WRITE",
        fields[5].hasSuffix(":\(folder.number)")
      else { return nil }
      return Int(fields[4])
    }
    // Two folders on two devices may have one number; 0 is a process of another container.
    guard holders.count == 1, let holder = holders.first, holder > 0 else { return nil }
    return holder
  }
}
