#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Returns what is in a file; `nil` if there is none.
func bytes(ofFile path: String) -> [UInt8]? {
  guard let file = unsafe fopen(path, "rb") else { return nil }
  defer { unsafe fclose(file) }
  var bytes: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe fread(&part, 1, part.count, file)
    guard count > 0 else { return bytes }
    bytes.append(contentsOf: part[..<count])
  }
}
