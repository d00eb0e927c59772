// Reads the tables for the command line in Node. The package ships them as files, so the WebAssembly module
// need not contain them.

#include <emscripten.h>

#include <string>
#include <vector>

#include "tables/shipped_files.h"

namespace cribbage {

namespace {

// clang-format off
// Returns the bytes of a table, by its name in `Tables`. The script that launches the module reads the file.
EM_JS(std::uint8_t*, readPackaged, (const char* name, std::size_t* size), {
  const bytes = Module['readTable'](UTF8ToString(name));
  const at = _malloc(bytes.length);
  HEAPU8.set(bytes, at);
  HEAPU32[size >> 2] = bytes.length;
  return at;
});
// clang-format on

}  // namespace

ShippedFile shippedFile(std::string_view name) {
  std::size_t size = 0;
  const std::uint8_t* bytes = readPackaged(std::string(name).c_str(), &size);
  return {name, {bytes, size}};
}

std::span<const ShippedFile> shippedFiles() {
  static const std::vector<ShippedFile> files = [] {
    std::vector<ShippedFile> all;
    for (const char* name : shippedNames()) all.push_back(shippedFile(name));
    return all;
  }();
  return files;
}

}  // namespace cribbage
