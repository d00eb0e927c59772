#include "native/files.h"

#include <filesystem>

#include "catch.h"

#ifdef __unix__
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace cribbage;

namespace {

const std::filesystem::path folder = std::filesystem::temp_directory_path() / "cribbage_files_test";

std::string inFolder(const char* name) {
  std::filesystem::create_directory(folder);
  return (folder / name).string();
}

const std::vector<std::uint8_t> four{1, 2, 3, 4};

void writeFour(std::ostream& out) {
  writeRaw(out, four);
}

}  // namespace

TEST_CASE("a record that was left incomplete is cut off before the next one") {
  const std::string file = inFolder("records");
  appendRecord(file, four.size(), writeFour);
  std::ofstream(file, std::ios::app) << "ab";
  appendRecord(file, four.size(), writeFour);
  CHECK(bytesOf(file) == std::vector<std::uint8_t>{1, 2, 3, 4, 1, 2, 3, 4});
  std::filesystem::remove_all(folder);
}

TEST_CASE("a file that cannot be written whole stays as it was") {
  const std::string file = inFolder("whole");
  CHECK(writeWhole(file, writeFour));
  CHECK_FALSE(writeWhole(file, [](std::ostream& out) { out.setstate(std::ios::failbit); }));
  CHECK(bytesOf(file) == four);
  CHECK(std::distance(std::filesystem::directory_iterator(folder), {}) ==
        1);  // and nothing is left beside it
  std::filesystem::remove_all(folder);
}

#ifdef __unix__
TEST_CASE("a program that cannot write its file fails") {
  // Returns the exit status of a child process that does this work.
  const auto statusOf = [](auto work) {
    std::fflush(nullptr);
    const pid_t child = fork();
    if (child == 0) {
      std::fclose(stderr);
      work();
      _exit(EXIT_SUCCESS);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  };
  const std::string none = (folder / "none" / "file").string();
  CHECK(statusOf([&] { write(none, four); }) == EXIT_FAILURE);
  CHECK(statusOf([&] { appendRecord(none, four.size(), writeFour); }) == EXIT_FAILURE);
  CHECK(statusOf([] {}) == EXIT_SUCCESS);
}
#endif
