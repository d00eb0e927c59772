#include "native/files.h"

#include <filesystem>
#include <random>

namespace cribbage {

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

}  // namespace cribbage
