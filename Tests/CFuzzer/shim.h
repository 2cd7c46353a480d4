#include <stddef.h>
#include <stdint.h>

// libFuzzer's own entry for programs that bring their `main`; no header of the toolchain declares it.
int LLVMFuzzerRunDriver(
  int *argc, char ***argv, int (*test)(const uint8_t *start, size_t count));
