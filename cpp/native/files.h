#pragma once
// Reading and writing files, and a stopwatch, for the native programs.

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <vector>

#include "cribbage/base/table_bytes.h"

namespace cribbage {

/// Reads all bytes of a file. Empty if it cannot be read.
inline std::vector<std::uint8_t> bytesOf(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// Writes a file and prints its size and hash, in the form that the manifest of the tables needs.
inline void write(const std::string& file, const std::vector<std::uint8_t>& bytes) {
  std::ofstream out(file, std::ios::binary);
  out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  std::printf("%s: %zu bytes, hash %u\n", file.c_str(), bytes.size(), hashOf(bytes));
}

/// Writes a file completely or not at all: the old file stays until the new one is complete. If two processes
/// write the same file at once, one of the two versions remains whole. Returns false if the file cannot be
/// written.
bool writeWhole(const std::string& file, const std::function<void(std::ostream&)>& write);

/// Writes a vector or array of numbers, or of structs of numbers, exactly as it lies in memory.
template <class Numbers>
void writeRaw(std::ostream& out, const Numbers& numbers) {
  out.write(reinterpret_cast<const char*>(numbers.data()),
            static_cast<std::streamsize>(numbers.size() * sizeof numbers[0]));
}

/// Reads as many numbers as `numbers` has room for.
template <class Numbers>
void readRaw(std::istream& in, Numbers& numbers) {
  in.read(reinterpret_cast<char*>(numbers.data()),
          static_cast<std::streamsize>(numbers.size() * sizeof numbers[0]));
}

/// Counts the seconds since its construction.
class Clock {
 public:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace cribbage
