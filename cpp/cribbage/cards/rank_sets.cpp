#include "cribbage/cards/rank_sets.h"

#include <algorithm>
#include <utility>

namespace cribbage {

RankSets::RankSets() {
  std::array<std::uint8_t, most> ranks{};
  const auto addFrom = [&](auto&& self, int at, int size, std::uint8_t lowest) -> void {
    if (at == size) {
      ranks_.push_back(ranks);
      return;
    }
    for (std::uint8_t rank = lowest; rank < rankCount; ++rank) {
      ranks[static_cast<std::size_t>(at)] = rank;
      self(self, at + 1, size, rank);
    }
    ranks[static_cast<std::size_t>(at)] = 0;
  };
  for (int size = 0; size <= most; ++size) addFrom(addFrom, 0, size, 0);

  for (int size = 0; size <= most; ++size) {
    const auto first = ranks_.begin() + static_cast<std::ptrdiff_t>(place(size));
    const auto last = first + count[at(size)];
    for (std::uint8_t rank = 0; rank < rankCount; ++rank)
      from_[at(size)][rank] = static_cast<std::uint16_t>(
          std::find_if(first, last, [&](const auto& set) { return size > 0 && set[0] >= rank; }) - first);
    if (size == 0) continue;
    const auto smaller = ranks_.begin() + static_cast<std::ptrdiff_t>(place(size - 1));
    for (std::uint8_t rank = 0; rank < rankCount; ++rank)
      for (int set = 0; set < count[at(size - 1)]; ++set) {
        auto more = smaller[set];
        more[at(size - 1)] = rank;
        for (std::size_t at = static_cast<std::size_t>(size - 1); at > 0 && more[at - 1] > more[at]; --at)
          std::swap(more[at - 1], more[at]);
        adding_.push_back(static_cast<std::uint16_t>(indexOf(more, size)));
      }
  }
}

std::array<int, RankSets::most> RankSets::lowered(int size, int set) const {
  std::array<int, most> sets{-1, -1, -1, -1};
  const auto& held = ranks(size, set);
  for (int which = 0; which < size; ++which) {
    if (held[at(which)] == 0) continue;
    std::array<Rank, most> lower{};
    for (int card = 0; card < size; ++card)
      lower[at(card)] = static_cast<Rank>(held[at(card)] - (card == which ? 1 : 0));
    sets[at(which)] = number(std::span(lower).first(at(size)));
  }
  return sets;
}

const RankSets& rankSets() {
  static const RankSets sets;
  return sets;
}

}  // namespace cribbage
