#include "play_tables.h"

namespace cribbage {

std::optional<Error> PlayTables::give(std::string_view name, std::span<const std::uint8_t> bytes) {
  knowledge_.reset();
  if (name != "opening") return Tables::give(name, bytes);
  auto read = OpeningTable::read(bytes);
  if (!read) return read.error();
  opening_ = std::move(*read);
  return std::nullopt;
}

Result<const PlayKnowledge*> PlayTables::knowledge() const {
  if (knowledge_) return &*knowledge_;
  const auto crib = Tables::crib();
  if (!crib) return crib.error();
  if (!opening_)
    return makeError(ErrorCode::badTable, "opening", "The table of how the play opens is missing.");
  knowledge_.emplace(
      PlayKnowledge{KeptChances((*crib)->expertPone), KeptChances((*crib)->expertDealer), *opening_});
  return &*knowledge_;
}

}  // namespace cribbage
