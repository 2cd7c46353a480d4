import PeekbookCommand

@main
enum Peekbook {
  static func main() {
    Command.main()
  }
}
