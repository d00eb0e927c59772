#include "cribbage/play/opening_table.h"

#include <algorithm>
#include <cmath>

#include "cribbage/base/sort_few.h"
#include "cribbage/base/table_bytes.h"

namespace cribbage {

namespace {

TableHead headOf(std::size_t places) {
  return {"opening", "openings", "15-2open", 2, {static_cast<std::uint32_t>(places)}};
}

// The quantised loss of a card against the best card, in units of 1/64 point. A large loss need not be exact,
// so steps grow with it: one unit up to half a point, four units up to one and a half points, sixteen up to
// four.
constexpr int fine = 32, coarse = 48, steps = 58;

constexpr int lossOf(int step) {
  return step < fine ? step : step < coarse ? fine + 4 * (step - fine) : 96 + 16 * (step - coarse);
}

constexpr int stepOf(long loss) {
  int step = 0;
  while (step < steps && lossOf(step + 1) - loss <= loss - lossOf(step)) ++step;
  return step;
}

}  // namespace

OpeningTable::Choices OpeningTable::choicesAt(std::size_t place) {
  const bool four = place < valued;
  const int size = four ? 4 : 3;
  const std::size_t set =
      four ? place % static_cast<std::size_t>(hands) : (place - valued) % static_cast<std::size_t>(threes);
  const auto& held = rankSets().ranks(size, static_cast<int>(set));
  Choices choices;
  for (int card = 0; card < size; ++card) {
    const std::uint8_t rank = held[static_cast<std::size_t>(card)];
    if (choices.count == 0 || choices.ranks[choices.count - 1] != rank) choices.ranks[choices.count++] = rank;
  }
  return choices;
}

OpeningTable::OpeningTable() : chances_(chosen), best_(valued) {
  for (auto& losses : losses_) losses.resize(valued);
}

ByRank OpeningTable::chances(std::size_t place) const {
  const Choices choices = choicesAt(place);
  const std::uint8_t byte = chances_[place];
  ByRank chances{};
  const float second = static_cast<float>(byte >> 4) / wholeParts;
  chances[choices.ranks[byte & 3]] = 1 - second;
  if (second > 0) chances[choices.ranks[byte >> 2 & 3]] = second;
  return chances;
}

void OpeningTable::setChances(std::size_t place, const ByRank& chances) {
  const Choices choices = choicesAt(place);
  std::array<std::size_t, 4> order{0, 1, 2, 3};
  const auto chance = [&](std::size_t at) { return at < choices.count ? chances[choices.ranks[at]] : -1.0f; };
  sortFew(order, [&](std::size_t a, std::size_t b) { return chance(a) > chance(b); });
  // Keeps the two most frequent ranks and scales their probabilities to add to 1. A third rank is rare, and
  // the byte has no room for it.
  std::size_t parts = 0;
  if (choices.count > 1) {
    const float most = chance(order[0]), next = chance(order[1]);
    parts = static_cast<std::size_t>(std::lround(wholeParts * next / (most + next)));
  }
  const std::size_t second = parts > 0 ? order[1] : 0;
  chances_[place] = static_cast<std::uint8_t>(parts << 4 | second << 2 | order[0]);
}

ByRank OpeningTable::nets(std::size_t place) const {
  const Choices choices = choicesAt(place);
  ByRank nets{};
  for (std::size_t at = 0; at < choices.count; ++at)
    nets[choices.ranks[at]] = static_cast<float>(best_[place] - lossOf(losses_[at][place])) / netScale;
  return nets;
}

void OpeningTable::setNets(std::size_t place, const ByRank& nets) {
  const Choices choices = choicesAt(place);
  float best = nets[choices.ranks[0]];
  for (std::size_t at = 0; at < choices.count; ++at) best = std::max(best, nets[choices.ranks[at]]);
  best_[place] = static_cast<std::int16_t>(std::lround(best * netScale));
  for (std::size_t at = 0; at < choices.count; ++at)
    losses_[at][place] =
        static_cast<std::uint8_t>(stepOf(std::lround((best - nets[choices.ranks[at]]) * netScale)));
}

namespace {

// How many ranks a player may choose from at so many places from `first` on.
std::vector<std::uint8_t> choiceCounts(std::size_t first, std::size_t places) {
  std::vector<std::uint8_t> counts;
  for (std::size_t place = 0; place < places; ++place)
    counts.push_back(static_cast<std::uint8_t>(OpeningTable::choicesAt(first + place).count));
  return counts;
}

}  // namespace

Result<OpeningTable> OpeningTable::read(std::span<const std::uint8_t> bytes) {
  const TableHead head = headOf(chosen);
  TableReader reader(head, bytes);
  if (reader.error()) return *reader.error();
  OpeningTable table;
  bool known = true;
  const std::vector<std::uint8_t> ofFour = choiceCounts(0, static_cast<std::size_t>(hands)),
                                  ofThree = choiceCounts(valued, static_cast<std::size_t>(threes));
  for (std::size_t place = 0; place < chosen; ++place) {
    const std::uint8_t byte = table.chances_[place] = reader.byte();
    const std::size_t count =
        place < valued ? ofFour[place % ofFour.size()] : ofThree[(place - valued) % ofThree.size()];
    known = known && (byte & 3u) < count && (byte >> 2 & 3u) < count && byte >> 4 <= wholeParts / 2;
  }
  // All low bytes come before all high ones, because such a file compresses better.
  for (std::int16_t& best : table.best_) best = reader.byte();
  for (std::int16_t& best : table.best_)
    best = static_cast<std::int16_t>(static_cast<unsigned>(best) | unsigned{reader.byte()} << 8);
  for (auto& losses : table.losses_)
    for (std::uint8_t& loss : losses) {
      loss = reader.byte();
      known = known && loss <= steps;
    }
  if (const auto error = reader.finish()) return *error;
  if (!known) return reader.refuse(reason::tablePlaysUnheld);
  return table;
}

std::vector<std::uint8_t> OpeningTable::write() const {
  TableWriter writer;
  writer.bytes(chances_);
  for (const int shift : {0, 8})
    for (const std::int16_t best : best_) writer.byte(static_cast<std::uint8_t>(best >> shift & 0xff));
  for (const auto& losses : losses_) writer.bytes(losses);
  return writer.finish(headOf(chosen));
}

}  // namespace cribbage
