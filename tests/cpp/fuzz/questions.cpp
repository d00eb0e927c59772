// For libFuzzer: asks a question with fields cut from any bytes, and its name before them. An answer that
// breaks the contract stops it.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "questions/untrusted.h"

using namespace cribbage;

namespace {

// A field is one byte for its kind and then its text, up to the next 0xFF or the end.
std::vector<Given> fieldsOf(std::string_view bytes) {
  std::vector<Given> fields;
  while (!bytes.empty()) {
    const std::size_t end = std::min(bytes.find('\xFF'), bytes.size());
    const std::string_view field = bytes.substr(0, end);
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
    const std::string text(field.substr(std::min<std::size_t>(1, field.size())));
    switch (field.empty() ? 0 : field[0] & 7) {
      case 0:
        fields.push_back({});
        break;
      case 1:
        fields.push_back(Given::ofTruth(text.empty()));
        break;
      case 2: {
        double number = 0;
        std::memcpy(&number, text.data(), std::min(sizeof number, text.size()));
        fields.push_back(Given::ofNumber(number, text));
        break;
      }
      case 3:
        fields.push_back(Given::ofNumber(static_cast<double>(text.size()), text));
        break;
      case 4:
        fields.push_back(Given::ofOther(text));
        break;
      default:
        fields.push_back(Given::ofText(text));
        break;
    }
  }
  return fields;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const std::string_view word = bytes.substr(0, bytes.find('\xFF'));
  const auto names = everyName();
  // What is no name is one all the same.
  const auto known = std::find(names.begin(), names.end(), word);
  const std::string_view name =
      known != names.end() ? *known
                           : names[(word.empty() ? 0u : static_cast<unsigned char>(word[0])) % names.size()];
  const std::string complaint = askUntrusted(name, fieldsOf(bytes.substr(std::min(word.size() + 1, size))));
  if (complaint.empty()) return 0;
  std::fprintf(stderr, "%s: %s\n", std::string(name).c_str(), complaint.c_str());
  std::abort();
}
