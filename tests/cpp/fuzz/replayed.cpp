// Asks again what is in files, as libFuzzer asked it: for scripts/test/coverage.mjs. Each argument is a
// folder of files, or a file.

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
    const std::filesystem::path given = arguments[at];
    if (!std::filesystem::is_directory(given)) {
      ask(given);
      ++asked;
      continue;
    }
    for (const auto& entry : std::filesystem::directory_iterator(given)) {
      ask(entry.path());
      ++asked;
    }
  }
  std::printf("%d asked\n", asked);
}
