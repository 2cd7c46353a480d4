import PeekbookCommand

@main
enum Main {
  static func main() {
    Command.main()
  }
}
