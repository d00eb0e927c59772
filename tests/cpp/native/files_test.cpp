#include "native/files.h"

#include <filesystem>
#include <random>

#include "catch.h"
#include "child.h"

using namespace cribbage;

namespace {

// A new folder that is removed at the end of the test.
class Folder {
 public:
  Folder()
      : path_(std::filesystem::temp_directory_path() / ("files-" + std::to_string(std::random_device()()))) {
    std::filesystem::create_directory(path_);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    std::error_code none;
    std::filesystem::remove_all(path_, none);
  }
  std::string file(const char* name) const { return (path_ / name).string(); }
  std::ptrdiff_t files() const { return std::distance(std::filesystem::directory_iterator(path_), {}); }

 private:
  std::filesystem::path path_;
};

const std::vector<std::uint8_t> four{1, 2, 3, 4};

void writeFour(std::ostream& out) {
  writeRaw(out, four);
}

}  // namespace

TEST_CASE("a record that was left incomplete is cut off before the next one") {
  const Folder folder;
  const std::string file = folder.file("records");
  appendRecord(file, four.size(), writeFour);
  std::ofstream(file, std::ios::app) << "ab";
  appendRecord(file, four.size(), writeFour);
  CHECK(bytesOf(file) == std::vector<std::uint8_t>{1, 2, 3, 4, 1, 2, 3, 4});
}

TEST_CASE("a file that cannot be written whole stays as it was") {
  const Folder folder;
  const std::string file = folder.file("whole");
  CHECK(writeWhole(file, writeFour));
  CHECK_FALSE(writeWhole(file, [](std::ostream& out) { out.setstate(std::ios::failbit); }));
  CHECK(bytesOf(file) == four);
  CHECK(folder.files() == 1);  // the failed write left no file
}

#ifdef FORKS
TEST_CASE("a program that cannot write its file fails") {
  const Folder folder;
  const std::string none = folder.file("none/file");
  const auto exits = [](auto work) {
    const int status = statusAfter(work);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  };
  CHECK(exits([&] { write(none, four); }) == EXIT_FAILURE);
  CHECK(exits([&] { appendRecord(none, four.size(), writeFour); }) == EXIT_FAILURE);
  CHECK(exits([] {}) == EXIT_SUCCESS);
}
#endif
