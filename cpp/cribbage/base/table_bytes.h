#pragma once
// How a shipped table is read and written: a head that tells what it is, then its numbers, little-endian.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cribbage/base/error.h"

namespace cribbage {

/// What a table begins with.
///
///     bytes   8 magic   4 version   4 each dimension   4 hash of all that follows
///
/// The dimensions are whatever a reader must agree on before it reads: how many of something, parts of one.
/// A table that `packs` may also come packed, for the way over a network: the highest bit of its version is
/// set, and its hash is that of what would follow unpacked.
struct TableHead {
  static constexpr std::uint32_t packedBit = 1u << 31;

  std::string_view name;   ///< of the table at the doors: the text of its errors
  std::string_view about;  ///< in its errors: “The table of … is not as it was made.”
  std::string_view magic;
  std::uint32_t version = 1;
  std::vector<std::uint32_t> dimensions{};
  bool packs = false;
};

/// FNV-1a, 32 bits (Fowler, Noll and Vo): tells a table that was cut short or changed from the one that was
/// made. `hash` is that of the bytes before these.
constexpr std::uint32_t hashOf(std::span<const std::uint8_t> bytes, std::uint32_t hash = 0x811c9dc5) {
  for (const std::uint8_t byte : bytes) hash = (hash ^ byte) * 0x01000193;
  return hash;
}

/// Reads a table's bytes in order, never past their end: what is asked for beyond it is 0, and the end will
/// not be where it should.
class TableReader {
 public:
  /// Reads the head. `error` says what is wrong with it, if anything is; read no further then.
  TableReader(const TableHead& head, std::span<const std::uint8_t> bytes);
  const std::optional<Error>& error() const { return error_; }

  std::uint8_t byte() {
    if (left_.empty()) {
      failed_ = true;
      return 0;
    }
    const std::uint8_t value = left_.front();
    left_ = left_.subspan(1);
    return value;
  }

  std::uint32_t word() {
    std::uint32_t value = 0;
    for (int shift = 0; shift < 32; shift += 8) value |= std::uint32_t{byte()} << shift;
    return value;
  }

  /// A number in as few bytes as it needs, at most 28 bits: seven in each byte, the lowest first, and the
  /// eighth says that more follow.
  int number() {
    int value = 0;
    for (int shift = 0; shift < 28; shift += 7) {
      const int low = byte();
      value |= (low & 127) << shift;
      if (low < 128) break;
    }
    return value;
  }

  /// Nothing was asked for beyond the end.
  bool failed() const { return failed_; }

  /// Whether what follows is packed. Then its hash is compared at the end only.
  bool packed() const { return packed_; }

  /// How many bytes are left, and the next of them.
  std::span<const std::uint8_t> rest() const { return left_; }

  /// `badTable` unless all was read and nothing is left.
  std::optional<Error> finish() const;

  /// The same of a packed table, which must also be the one whose bytes after its head are `unpacked`.
  std::optional<Error> finish(std::span<const std::uint8_t> unpacked) const;

  /// `badTable` for this reason, whose sentence is about the `{table}`.
  Error refuse(const ErrorReason& reason) const;

 private:
  const TableHead& head_;
  std::span<const std::uint8_t> left_;
  std::uint32_t hash_ = 0;
  bool failed_ = false, packed_ = false;
  std::optional<Error> error_;
};

/// Writes what `TableReader` reads.
class TableWriter {
 public:
  void byte(std::uint8_t value) { body_.push_back(value); }
  void word(std::uint32_t value) {
    for (int shift = 0; shift < 32; shift += 8) byte(static_cast<std::uint8_t>(value >> shift));
  }
  void number(int value) {
    for (; value >= 128; value >>= 7) byte(static_cast<std::uint8_t>(value | 128));
    byte(static_cast<std::uint8_t>(value));
  }
  void bytes(std::span<const std::uint8_t> values) {
    for (const std::uint8_t value : values) byte(value);
  }

  /// What was written so far, for a part of another table.
  std::span<const std::uint8_t> body() const { return body_; }

  /// The whole table.
  std::vector<std::uint8_t> finish(const TableHead& head) const;

  /// The whole table, where what was written so far is packed, and `unpacked` what it was made from.
  std::vector<std::uint8_t> finish(const TableHead& head, std::span<const std::uint8_t> unpacked) const;

 private:
  std::vector<std::uint8_t> headed(const TableHead& head, std::uint32_t version, std::uint32_t hash) const;

  std::vector<std::uint8_t> body_;
};

}  // namespace cribbage
