// The packed form of the stakes table, as `NumberCoder` compresses it. The numbers are arranged in planes,
// tables in which similar numbers are neighbours.

#include <algorithm>
#include <utility>

#include "cribbage/deal/stakes_table.h"
#include "cribbage/play/hand_pegs_table.h"

namespace cribbage {

namespace {

using Plane = NumberCoder::Plane;
using Columns = NumberCoder::Columns;

// Returns the columns, for `NumberCoder`, of a plane over the scores of a grid. In each row of the plane the
// dealer needs the same number of holes.
Columns columnsOf(const ScoreGrid& grid) {
  Columns columns(grid.pones().size());
  for (std::size_t at = 1; at < columns.size(); ++at) {
    columns[at].like[0] = static_cast<int>(at) - 1;
    if (at > 1) columns[at].like[1] = static_cast<int>(at) - 2;
  }
  return columns;
}

// Returns the columns, for `NumberCoder`, of a plane over kept hands. A hand resembles the hands in which one
// of its cards is a rank lower, and most of all the one in which its lowest card is.
Columns columnsOfHands() {
  Columns columns;
  for (int hand = 0; hand < RankSets::count[RankSets::most]; ++hand)
    columns.push_back({rankSets().lowered(RankSets::most, hand),
                       static_cast<int>(OpeningTable::choicesAt(OpeningTable::lead(hand)).count)});
  return columns;
}

// The columns, for `NumberCoder`, of a plane over the cards of all hands that have a choice
// (`StakesTable::cardsOf`). A card most resembles the same card in the hands in which another card is a rank
// lower. Of these hands, the one with the highest card lowered comes first. After these, it resembles the
// card a rank below it, in the hand that has that card in its place.
class CardColumns {
 public:
  CardColumns() {
    int next = 0;
    for (int hand = 0; hand < RankSets::count[RankSets::most]; ++hand) {
      hands_.push_back({OpeningTable::choicesAt(OpeningTable::lead(hand)), next});
      if (const std::size_t count = hands_.back().choices.count; count > 1) next += static_cast<int>(count);
    }
    for (int hand = 0; hand < RankSets::count[RankSets::most]; ++hand)
      for (std::size_t choice = 0;
           hands_[at(hand)].choices.count > 1 && choice < hands_[at(hand)].choices.count; ++choice)
        columns_.push_back(columnOf(hand, choice));
  }

  const Columns& columns() const { return columns_; }

 private:
  struct HandOfCards {
    OpeningTable::Choices choices;
    int first = 0;  // index of its first card, if it has a choice
  };

  static std::size_t at(int hand) { return static_cast<std::size_t>(hand); }

  NumberCoder::Column columnOf(int hand, std::size_t choice) const {
    const OpeningTable::Choices& choices = hands_[at(hand)].choices;
    const auto& held = rankSets().ranks(RankSets::most, hand);
    const auto lower = rankSets().lowered(RankSets::most, hand);
    const int rank = choices.ranks[choice];
    NumberCoder::Column column;
    column.kind = static_cast<int>(choices.count * RankSets::most + choice);
    std::size_t known = 0;
    for (const bool itself : {false, true})
      for (std::size_t card = RankSets::most; card-- > 0;) {
        const bool again = card + 1 < RankSets::most && held[card + 1] == held[card];
        if ((held[card] == rank) != itself || again || lower[card] < 0) continue;
        const int like = cardOf(lower[card], itself ? rank - 1 : rank, choice);
        if (like >= 0) column.like[known++] = like;
      }
    return column;
  }

  // Returns the column of the hand's card of that rank or, if the hand has none, the column of its choice
  // with the index `place`. Returns `none` if there is no such choice.
  int cardOf(int hand, int rank, std::size_t place) const {
    const auto& [choices, first] = hands_[at(hand)];
    if (choices.count < 2) return NumberCoder::none;
    for (std::size_t choice = 0; choice < choices.count; ++choice)
      if (choices.ranks[choice] == rank) return first + static_cast<int>(choice);
    return place < choices.count ? first + static_cast<int>(place) : NumberCoder::none;
  }

  std::vector<HandOfCards> hands_;
  Columns columns_;
};

// Codes the parts of a table, one after the other. Each plane of weights is predicted from the two planes of
// the same kind before it.
class Parts {
 public:
  explicit Parts(NumberCoder& coder) : coder_(coder) {}

  // Codes a count from 0 to `most`.
  std::size_t count(std::size_t number, std::size_t most) {
    Plane plane{static_cast<std::int32_t>(number)};
    coder_.code(plane, alone_, {0, static_cast<int>(most)});
    return static_cast<std::size_t>(plane[0]);
  }

  void needs(std::vector<int>& holes) {
    holes.resize(count(holes.size(), StakesTable::farthest));
    coder_.code(holes, alone_, {0, StakesTable::farthest});
  }

  void byScore(std::vector<std::int32_t>& parts, const ScoreGrid& grid, int least = -NumberCoder::farthest) {
    parts.resize(grid.size());
    if (parts.empty()) return;
    coder_.code(parts, columnsOf(grid), {least, NumberCoder::farthest}, {}, NumberCoder::As::whatIsLeft);
  }

  void forget() { before_.clear(); }

  // Codes the weights by which one direction (`StakesTable`) counts for each card or hand.
  void weights(std::initializer_list<std::vector<std::int8_t>*> rows, std::size_t width,
               const Columns& columns) {
    Plane plane;
    for (auto* row : rows) {
      row->resize(width);
      plane.insert(plane.end(), row->begin(), row->end());
    }
    std::array<const Plane*, 2> beside{};
    std::size_t known = 0;
    while (known < std::min(before_.size(), beside.size())) {
      beside[known] = &before_[before_.size() - 1 - known];
      ++known;
    }
    coder_.code(plane, columns, {INT8_MIN, INT8_MAX}, std::span(beside).first(known));
    auto next = plane.begin();
    for (auto* row : rows)
      for (std::int8_t& weight : *row) weight = static_cast<std::int8_t>(*next++);
    if (before_.size() > 1) before_.erase(before_.begin());
    before_.push_back(std::move(plane));
  }

 private:
  NumberCoder& coder_;
  const Columns alone_ = Columns(1);
  std::vector<Plane> before_;
};

}  // namespace

// Codes the whole table. Returns false if the data read are not valid. They are untrusted until `sound`
// confirms them: a grid could be empty, or there could be too many directions.
bool StakesTable::code(NumberCoder& coder) {
  Parts parts(coder);
  const auto grid = [&](ScoreGrid& known) {
    std::vector<int> dealers = known.dealers(), pones = known.pones();
    parts.needs(dealers);
    parts.needs(pones);
    if (dealers.empty() && pones.empty()) return coder.sound();
    auto made = ScoreGrid::make(std::move(dealers), std::move(pones), farthest);
    if (!coder.sound() || !made) return false;
    known = std::move(*made);
    return true;
  };
  if (!grid(grid_) || grid_.size() == 0) return false;
  const CardColumns cards;
  for (const bool replies : {false, true}) {
    Role& role = roles_[replies ? 1 : 0];
    parts.byScore(role.points, grid_);
    const std::size_t directions = parts.count(role.directions.size(), mostDirections);
    role.directions.resize(directions);
    role.cards.resize(directions);
    for (auto& direction : role.directions) parts.byScore(direction, grid_);
    parts.forget();
    for (auto& weights : role.cards) parts.weights({&weights}, cardsOf(replies), cards.columns());
  }
  if (!coder.sound() || !grid(handGrid_)) return false;
  const Columns hands = columnsOfHands();
  for (Hands& role : hands_) {
    const std::size_t directions = parts.count(role.directions.size(), mostDirections);
    role.directions.resize(directions);
    role.weights.resize(directions);
    parts.forget();
    for (std::size_t at = 0; at < directions; ++at) {
      parts.byScore(role.directions[at], handGrid_);
      parts.weights({&role.weights[at][0], &role.weights[at][1]}, HandPegsTable::hands, hands);
    }
  }
  if (!coder.sound() || !grid(calibrationGrid_)) return false;
  for (auto& numbers : calibration_) parts.byScore(numbers, calibrationGrid_, leastCalibration);
  coder.finish();
  return coder.sound();
}

}  // namespace cribbage
