#pragma once
// Reading and writing files, and a stopwatch, for the native programs.

#include <chrono>
#include <cstdint>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <vector>

namespace cribbage {

/// Reads all bytes of a file. Empty if it cannot be read.
inline std::vector<std::uint8_t> bytesOf(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// Writes a file completely or not at all: the old file stays until the new one is complete. If two processes
/// write the same file at once, one of the two versions remains whole. Returns false if the file cannot be
/// written.
bool writeWhole(const std::string& file, const std::function<void(std::ostream&)>& write);

/// Writes a file as `writeWhole` does, and prints its size and hash, which the manifest of the tables needs.
/// If the file cannot be written, prints an error and exits, so that no later step takes an old table for
/// the new one.
void write(const std::string& file, const std::vector<std::uint8_t>& bytes);

/// Adds a record of `bytes` bytes, which `write` writes, to a file of such records. First cuts off a last
/// record that an interrupted program left incomplete. If the file cannot be written, prints an error and
/// exits.
void appendRecord(const std::string& file, std::uintmax_t bytes,
                  const std::function<void(std::ostream&)>& write);

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
