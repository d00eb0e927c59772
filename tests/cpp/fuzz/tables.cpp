// For libFuzzer: each table with any bytes changed is read or refused, and nothing out of bounds is touched.
// What is answered with it is asked in fuzz_answers.

#include "fuzz/changed_table.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  readChanged(data, size);
  return 0;
}
