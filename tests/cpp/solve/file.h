#pragma once
// A temporary file for the tests of what solvers write.

#include <filesystem>
#include <random>
#include <string>

/// Names a file that is not there yet, and removes it at the end of the test.
class File {
 public:
  File()
      : path_(std::filesystem::temp_directory_path() / ("solved-" + std::to_string(std::random_device()()))) {
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  ~File() {
    std::error_code none;
    std::filesystem::remove(path_, none);
  }
  std::string string() const { return path_.string(); }
  /// Cuts off the last bytes.
  void shorten(std::uintmax_t bytes) const {
    std::filesystem::resize_file(path_, std::filesystem::file_size(path_) - bytes);
  }

 private:
  std::filesystem::path path_;
};
