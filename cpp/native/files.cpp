#include "native/files.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <random>

#include "cribbage/base/table_bytes.h"

namespace cribbage {

namespace {

void exitUnless(bool written, const std::string& file) {
  if (written) return;
  std::fprintf(stderr, "“%s” could not be written.\n", file.c_str());
  std::exit(EXIT_FAILURE);
}

}  // namespace

bool writeWhole(const std::string& file, const std::function<void(std::ostream&)>& write) {
  const std::string fresh = file + "." + std::to_string(std::random_device()());
  std::error_code error;
  {
    std::ofstream out(fresh, std::ios::binary);
    write(out);
    out.close();
    if (!out) error = std::make_error_code(std::errc::io_error);
  }
  if (!error) std::filesystem::rename(fresh, file, error);
  if (!error) return true;
  std::error_code none;
  std::filesystem::remove(fresh, none);
  return false;
}

void write(const std::string& file, const std::vector<std::uint8_t>& bytes) {
  exitUnless(writeWhole(file, [&](std::ostream& out) { writeRaw(out, bytes); }), file);
  std::printf("%s: %zu bytes, hash %u\n", file.c_str(), bytes.size(), hashOf(bytes));
}

void appendRecord(const std::string& file, std::uintmax_t bytes,
                  const std::function<void(std::ostream&)>& write) {
  std::error_code none;
  if (const auto size = std::filesystem::file_size(file, none); !none && size % bytes != 0)
    std::filesystem::resize_file(file, size - size % bytes, none);
  std::ofstream out(file, std::ios::binary | std::ios::app);
  write(out);
  out.close();
  exitUnless(!out.fail(), file);
}

}  // namespace cribbage
