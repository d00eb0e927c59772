// For libFuzzer: asks a question that any bytes are read as. An answer that breaks the contract stops it.

#include <cstdio>
#include <cstdlib>

#include "questions/untrusted.h"

using namespace cribbage;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto [name, fields] = readUntrusted({reinterpret_cast<const char*>(data), size});
  const std::string complaint = askUntrusted(name, fields);
  if (complaint.empty()) return 0;
  std::fprintf(stderr, "%s: %s\n", std::string(name).c_str(), complaint.c_str());
  std::abort();
}
