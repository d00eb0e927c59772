#include "cribbage/base/table_bytes.h"

namespace cribbage {

TableReader::TableReader(const TableHead& head, std::span<const std::uint8_t> bytes)
    : head_(head), left_(bytes) {
  bool same = true;
  for (const char letter : head.magic) same = byte() == static_cast<std::uint8_t>(letter) && same;
  if (failed_ || !same) {
    error_ = refuse(reason::notATable);
    return;
  }
  const std::uint32_t version = word();
  packed_ = head.packs && version == (head.version | TableHead::packedBit);
  if (version != head.version && !packed_) {
    error_ = refuse(reason::tableOtherVersion);
    return;
  }
  for (const std::uint32_t dimension : head.dimensions) same = word() == dimension && same;
  hash_ = word();
  if (failed_ || !same)
    error_ = refuse(reason::tableOtherKind);
  else if (!packed_ && hashOf(left_) != hash_)
    error_ = refuse(reason::tableChanged);
}

std::optional<Error> TableReader::finish() const {
  if (failed_ || !left_.empty()) return refuse(reason::tableWithoutEnd);
  return std::nullopt;
}

std::optional<Error> TableReader::finish(std::span<const std::uint8_t> unpacked) const {
  if (const auto error = finish()) return error;
  if (hashOf(unpacked) != hash_) return refuse(reason::tableChanged);
  return std::nullopt;
}

Error TableReader::refuse(const ErrorReason& reason) const {
  return makeError(reason, head_.name, {{"table", std::string(head_.name), std::string(head_.about)}});
}

std::vector<std::uint8_t> TableWriter::finish(const TableHead& head) const {
  return headed(head, head.version, hashOf(body_));
}

std::vector<std::uint8_t> TableWriter::finish(const TableHead& head,
                                              std::span<const std::uint8_t> unpacked) const {
  return headed(head, head.version | TableHead::packedBit, hashOf(unpacked));
}

std::vector<std::uint8_t> TableWriter::headed(const TableHead& head, std::uint32_t version,
                                              std::uint32_t hash) const {
  TableWriter whole;
  for (const char letter : head.magic) whole.byte(static_cast<std::uint8_t>(letter));
  whole.word(version);
  for (const std::uint32_t dimension : head.dimensions) whole.word(dimension);
  whole.word(hash);
  whole.bytes(body_);
  return whole.body_;
}

}  // namespace cribbage
