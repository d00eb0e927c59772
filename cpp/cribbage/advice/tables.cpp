#include "cribbage/advice/tables.h"

namespace cribbage {

namespace {

template <class Table>
std::optional<Error> keep(std::optional<Table>& kept, std::span<const std::uint8_t> bytes) {
  auto read = Table::read(bytes);
  if (!read) return read.error();
  kept = std::move(*read);
  return std::nullopt;
}

template <class Table>
Result<const Table*> kept(const std::optional<Table>& table, std::string_view name, const char* what) {
  if (table) return &*table;
  return makeError(ErrorCode::badTable, name, std::string("The table of ") + what + " is missing.");
}

}  // namespace

std::optional<Error> Tables::give(std::string_view name, std::span<const std::uint8_t> bytes) {
  knowledge_.reset();
  if (name == "crib") return keep(crib_, bytes);
  if (name == "play") return keep(play_, bytes);
  if (name == "opening") return keep(opening_, bytes);
  if (name == "stakes") return keep(stakes_, bytes);
  if (name == "pegging") return keep(pegging_, bytes);
  if (name == "board") return keep(board_, bytes);
  return makeError(ErrorCode::badTable, name, "“" + clip(name) + "” is not a table that this engine reads.");
}

Result<const CribTable*> Tables::crib() const {
  return kept(crib_, "crib", "what players throw");
}

Result<const PlayTable*> Tables::play() const {
  return kept(play_, "play", "what hands peg");
}

Result<const OpeningStakes*> Tables::stakes() const {
  return kept(stakes_, "stakes", "what lead and reply win");
}

Result<const PeggingTable*> Tables::pegging() const {
  return kept(pegging_, "pegging", "how pegs are spread");
}

Result<const BoardTable*> Tables::board() const {
  return kept(board_, "board", "what scores are worth");
}

Result<const PlayKnowledge*> Tables::knowledge() const {
  if (knowledge_) return &*knowledge_;
  const auto throws = crib();
  if (!throws) return throws.error();
  const auto opening = kept(opening_, "opening", "how the play opens");
  if (!opening) return opening.error();
  knowledge_.emplace(
      PlayKnowledge{KeptChances((*throws)->expertPone), KeptChances((*throws)->expertDealer), **opening});
  return &*knowledge_;
}

}  // namespace cribbage
