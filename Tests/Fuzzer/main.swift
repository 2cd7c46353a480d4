// Feeds a target with whatever libFuzzer thinks of. The first argument names the target, the others are
// libFuzzer's own (`-help=1`).

import CFuzzer
import FuzzTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

private func feed(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do throws(BrokenPromise) {
    // Set before libFuzzer runs, and never again.
    try chosen?.run(bytes)
  } catch {
    // A trap of an optimised build would keep the words for itself.
    print("broken promise: " + error.description)
    fflush(nil)
    abort()
  }
  return 0
}

private let chosen = CommandLine.arguments.dropFirst().first.flatMap(FuzzTargets.named)
guard chosen != nil else {
  print("usage: peekbook-fuzzer TARGET [ARGUMENT OF LIBFUZZER…]")
  print("targets: " + FuzzTargets.all.map { $0.name }.joined(separator: " "))
  exit(64)
}
// libFuzzer takes what is no option for a folder of inputs, so it gets the arguments behind the name.
private var count = CommandLine.argc - 1
private var arguments = unsafe Optional(CommandLine.unsafeArgv + 1)
exit(unsafe LLVMFuzzerRunDriver(&count, &arguments, feed))
