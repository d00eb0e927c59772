#include "cribbage/base/table_bytes.h"

namespace cribbage {

TableReader::TableReader(const TableHead& head, std::span<const std::uint8_t> bytes)
    : head_(head), left_(bytes) {
  bool same = true;
  for (const char letter : head.magic) same = byte() == static_cast<std::uint8_t>(letter) && same;
  if (failed_ || !same) {
    error_ =
        makeError(ErrorCode::badTable, head.name, "That is not a table of " + std::string(head.about) + ".");
    return;
  }
  if (word() != head.version) {
    error_ = refuse("is of another version");
    return;
  }
  for (const std::uint32_t dimension : head.dimensions) same = word() == dimension && same;
  const std::uint32_t hash = word();
  if (failed_ || !same)
    error_ = refuse("is of another kind");
  else if (hashOf(left_) != hash)
    error_ = refuse("is not as it was made");
}

std::optional<Error> TableReader::finish() const {
  if (failed_ || !left_.empty()) return refuse("does not end where it should");
  return std::nullopt;
}

Error TableReader::refuse(std::string_view what) const {
  return makeError(ErrorCode::badTable, head_.name,
                   "The table of " + std::string(head_.about) + " " + std::string(what) + ".");
}

std::vector<std::uint8_t> TableWriter::finish(const TableHead& head) const {
  TableWriter whole;
  for (const char letter : head.magic) whole.byte(static_cast<std::uint8_t>(letter));
  whole.word(head.version);
  for (const std::uint32_t dimension : head.dimensions) whole.word(dimension);
  whole.word(hashOf(body_));
  whole.bytes(body_);
  return whole.body_;
}

}  // namespace cribbage
