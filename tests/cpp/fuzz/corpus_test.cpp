// Feeds the fuzzer's corpus of JSON lines and changed tables to the engine in each run of the tests. The
// questions of the corpus are asked by questions/fuzz_test.cpp.

#include <filesystem>
#include <fstream>
#include <iterator>

#include "catch.h"
#include "fuzz/fed.h"

namespace {

void feed(const char* folder, std::string (*door)(std::span<const std::uint8_t>)) {
  for (const auto& entry :
       std::filesystem::directory_iterator(std::string(CASES_FOLDER "/../corpus/").append(folder))) {
    std::ifstream file(entry.path(), std::ios::binary);
    const std::vector<char> text(std::istreambuf_iterator<char>(file), {});
    INFO(entry.path().string());
    CHECK(door(std::vector<std::uint8_t>(text.begin(), text.end())) == "");
  }
}

}  // namespace

TEST_CASE("every line of the fuzzer's corpus has one line of answer") {
  feed("lines", feedLines);
}

TEST_CASE("every changed table of the fuzzer's corpus is refused, or read and answered with") {
  feed("tables", feedTables);
  feed("tables", feedAnswers);
}
