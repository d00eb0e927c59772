#pragma once
// The format of a shipped table: a head that identifies it, then its numbers, little-endian.

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

/// The head of a table.
///
///     bytes   8 magic   4 version   4 each dimension   4 hash of all that follows
///
/// The dimensions are the numbers on which writer and reader must agree: counts, and units such as 1/scale.
/// If `packs` is true, the table may also be packed to be sent over the network. A packed table has the
/// highest bit of its version set, and its hash is that of the unpacked bytes.
struct TableHead {
  static constexpr std::uint32_t packedBit = 1u << 31;

  std::string_view name;   ///< the table's name; its errors have this name as their text
  std::string_view about;  ///< its description in errors: “The table of … is damaged.”
  std::string_view magic;
  std::uint32_t version = 1;
  std::vector<std::uint32_t> dimensions{};
  bool packs = false;
};

/// Returns the FNV-1a hash, 32 bits (Fowler, Noll and Vo), to detect a truncated or changed table. `hash` is
/// the hash of the bytes before these.
constexpr std::uint32_t hashOf(std::span<const std::uint8_t> bytes, std::uint32_t hash = 0x811c9dc5) {
  for (const std::uint8_t byte : bytes) hash = (hash ^ byte) * 0x01000193;
  return hash;
}

/// Reads the bytes of a table in order. A read past the end returns 0 and sets `failed`.
class TableReader {
 public:
  /// Reads the head. If `error` is set, the head is invalid: read no further.
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

  /// Reads a number of at most 28 bits in as few bytes as it needs: seven bits in each byte, lowest first.
  /// The eighth bit says that more bytes follow.
  int number() {
    int value = 0;
    for (int shift = 0; shift < 28; shift += 7) {
      const int low = byte();
      value |= (low & 127) << shift;
      if (low < 128) break;
    }
    return value;
  }

  /// Whether a read went past the end.
  bool failed() const { return failed_; }

  /// Whether the bytes after the head are packed. If so, the table's hash is compared only by `finish`.
  bool packed() const { return packed_; }

  /// The bytes that have not been read.
  std::span<const std::uint8_t> rest() const { return left_; }

  /// Returns `badTable` unless exactly all bytes were read.
  std::optional<Error> finish() const;

  /// Does the same for a packed table. The hash in its head must also be that of `unpacked`, the bytes after
  /// the head in the unpacked form of the table.
  std::optional<Error> finish(std::span<const std::uint8_t> unpacked) const;

  /// Returns the error `badTable` with this reason. The error's sentence for players names this table.
  Error refuse(const ErrorReason& reason) const;

 private:
  const TableHead& head_;
  std::span<const std::uint8_t> left_;
  std::uint32_t hash_ = 0;
  bool failed_ = false, packed_ = false;
  std::optional<Error> error_;
};

/// Writes the format that `TableReader` reads.
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

  /// The bytes written so far, without a head.
  std::span<const std::uint8_t> body() const { return body_; }

  /// Returns the complete table: the head, then the bytes written so far.
  std::vector<std::uint8_t> finish(const TableHead& head) const;

  /// Returns the complete packed table. The bytes written so far must be the packed form of `unpacked`.
  std::vector<std::uint8_t> finish(const TableHead& head, std::span<const std::uint8_t> unpacked) const;

 private:
  std::vector<std::uint8_t> headed(const TableHead& head, std::uint32_t version, std::uint32_t hash) const;

  std::vector<std::uint8_t> body_;
};

}  // namespace cribbage
