// Feeds inputs from files as libFuzzer would, for scripts/test/coverage.mjs. Each argument is a folder of
// input files.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

void ask(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  const std::vector<char> bytes{std::istreambuf_iterator<char>(stream), {}};
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
}

}  // namespace

int main(int count, char** arguments) {
  int asked = 0;
  for (int at = 1; at < count; ++at) {
    for (const auto& entry : std::filesystem::directory_iterator(arguments[at])) {
      ask(entry.path());
      ++asked;
    }
  }
  std::printf("%d asked\n", asked);
}
