#include "cribbage/advice/tables.h"

#include "cribbage/advice/play_knowledge.h"
#include "cribbage/deal/expert.h"
#include "cribbage/deal/peg_spread_table.h"
#include "cribbage/deal/stakes_table.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/play/hand_pegs_table.h"
#include "cribbage/play/opening_table.h"

namespace cribbage {

namespace {

template <class Table>
std::optional<Error> keep(std::shared_ptr<const Table>& kept, std::span<const std::uint8_t> bytes) {
  auto read = Table::read(bytes);
  if (!read) return read.error();
  kept = std::make_shared<const Table>(std::move(*read));
  return std::nullopt;
}

template <class Table>
Result<const Table*> kept(const std::shared_ptr<const Table>& table, std::string_view name,
                          const char* what) {
  if (table) return table.get();
  return makeError(reason::tableMissing, name, {{"table", std::string(name), what}});
}

}  // namespace

std::optional<Error> Tables::give(std::string_view name, std::span<const std::uint8_t> bytes) {
  auto refused = read(name, bytes);
  if (!refused) forget();
  return refused;
}

std::optional<Error> Tables::read(std::string_view name, std::span<const std::uint8_t> bytes) {
  if (name == "play") return keep(play_, bytes);
  if (name == "stakes") return keep(stakes_, bytes);
  if (name == "pegging") return keep(pegging_, bytes);
  for (const Objective objective : everyObjective)
    if (name == boardFor(objective)) {
      auto refused = keep(boards_[static_cast<std::size_t>(objective)], bytes);
      if (refused) {  // `BoardTable::read` names every board `board`
        refused->text = name;
        refused->parts = {{"table", std::string(name)}};
      }
      return refused;
    }
  std::optional<Error> error;
  if (name == "crib")
    error = keep(crib_, bytes);
  else if (name == "opening")
    error = keep(opening_, bytes);
  else
    error = makeError(reason::unknownTable, name);
  if (!error && crib_ && opening_)
    knowledge_ = std::make_shared<const PlayKnowledge>(PlayKnowledge{
        HandPrior(crib_->expertPone), HandPrior(crib_->expertDealer), CribPrior(*crib_), opening_});
  return error;
}

// Clears every cache, because its results may depend on the table that was replaced.
void Tables::forget() {
  known_ = std::make_shared<ShowCache>();
  if (!knowledge_) return;
  PlayKnowledge knowledge = *knowledge_;
  knowledge.subgames = std::make_shared<SubgameCache>();
  knowledge.winPriors = std::make_shared<WinPriorCache>();
  knowledge.secondCards = std::make_shared<SecondCardsCache>();
  knowledge_ = std::make_shared<const PlayKnowledge>(std::move(knowledge));
}

Result<const ThrowsTable*> Tables::crib() const {
  return kept(crib_, "crib", "what players throw");
}

Result<const HandPegsTable*> Tables::play() const {
  return kept(play_, "play", "what hands peg");
}

Result<const OpeningTable*> Tables::opening() const {
  return kept(opening_, "opening", "how the play opens");
}

Result<const StakesTable*> Tables::stakes() const {
  return kept(stakes_, "stakes", "what lead and reply win");
}

Result<const PegSpreadTable*> Tables::pegging() const {
  return kept(pegging_, "pegging", "how pegs are spread");
}

Result<const BoardTable*> Tables::board(Objective objective) const {
  return kept(boards_[static_cast<std::size_t>(objective)], boardFor(objective), "what scores are worth");
}

std::string_view Tables::boardFor(Objective objective) {
  return objective == Objective::win ? "board" : objective == Objective::acc ? "acc" : "money";
}

Result<WinTables> Tables::toWin(Objective objective, bool withStakes) const {
  const auto throws = crib();
  if (!throws) return throws.error();
  const auto hands = play();
  if (!hands) return hands.error();
  const auto pegs = pegging();
  if (!pegs) return pegs.error();
  const auto scores = board(objective);
  if (!scores) return scores.error();
  WinTables tables{*throws, *hands, *pegs, *scores, nullptr, objective, known()};
  if (!withStakes) return tables;
  const auto ends = stakes();
  if (!ends) return ends.error();
  tables.stakes = *ends;
  return tables;
}

Result<const PlayKnowledge*> Tables::knowledge() const {
  if (const auto throws = crib(); !throws) return throws.error();
  if (const auto openings = opening(); !openings) return openings.error();
  return knowledge_.get();
}

}  // namespace cribbage
