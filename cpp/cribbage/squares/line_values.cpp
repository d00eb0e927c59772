#include "cribbage/squares/line_values.h"

#include "cribbage/show/score.h"

namespace cribbage {

Line Line::with(Card card) const {
  const auto itsSuit = static_cast<std::uint8_t>(card.suit());
  return {static_cast<std::uint8_t>(size + 1), suit == noSuit || suit == itsSuit ? itsSuit : mixed,
          static_cast<std::uint16_t>(rankSets().add(size, set, static_cast<int>(card.rank())))};
}

LineValues::LineValues() {
  const RankSets& sets = rankSets();
  for (std::size_t size = RankSets::most + 1; size-- > 0;) {
    const int asInt = static_cast<int>(size);
    for (int set = 0; set < RankSets::count[size]; ++set) {
      int value = 0;
      if (size == RankSets::most) {
        value = unit * static_cast<int>(scoreRankCounts(countRanks(sets.ranks(asInt, set))));
      } else {
        for (int rank = 0; rank < rankCount; ++rank)
          value += ranks_[size + 1][static_cast<std::size_t>(sets.add(asInt, set, rank))];
        value /= rankCount;
        if (size == 0) value += unopened;
      }
      ranks_[size].push_back(static_cast<std::int16_t>(value));
    }
  }
}

const LineValues& lineValues() {
  static const LineValues shared;
  return shared;
}

}  // namespace cribbage
