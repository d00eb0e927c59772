// The entry point of libFuzzer, for the function of fed.h that `FED` names. An invalid answer aborts the
// program.

#include <cstdio>
#include <cstdlib>

#include "fuzz/fed.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string complaint = FED({data, size});
  if (complaint.empty()) return 0;
  std::fprintf(stderr, "%s\n", complaint.c_str());
  std::abort();
}
