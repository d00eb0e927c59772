#pragma once
// How a shipped table is read: from the front, never past its end, little-endian.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace cribbage {

/// Reads a table's bytes in order. What is asked for beyond the end is 0 and makes the reader fail for good.
class TableReader {
 public:
  explicit constexpr TableReader(std::span<const std::uint8_t> bytes) : left_(bytes) {}

  constexpr std::uint8_t byte() {
    if (left_.empty()) {
      failed_ = true;
      return 0;
    }
    const std::uint8_t value = left_.front();
    left_ = left_.subspan(1);
    return value;
  }

  constexpr std::uint32_t word() {
    std::uint32_t value = 0;
    for (int shift = 0; shift < 32; shift += 8) value |= std::uint32_t{byte()} << shift;
    return value;
  }

  /// Whether the next bytes are these.
  constexpr bool expect(std::string_view magic) {
    bool same = true;
    for (const char letter : magic) same = byte() == static_cast<std::uint8_t>(letter) && same;
    return same && !failed_;
  }

  constexpr std::span<const std::uint8_t> rest() const { return left_; }
  constexpr bool failed() const { return failed_; }

 private:
  std::span<const std::uint8_t> left_;
  bool failed_ = false;
};

/// FNV-1a, 32 bits (Fowler, Noll and Vo): tells a table that was cut short or changed from the one that was
/// made.
constexpr std::uint32_t hashOf(std::span<const std::uint8_t> bytes) {
  std::uint32_t hash = 0x811c9dc5;
  for (const std::uint8_t byte : bytes) hash = (hash ^ byte) * 0x01000193;
  return hash;
}

}  // namespace cribbage
