@main
enum Peekbook {
  static func main() {}
}
