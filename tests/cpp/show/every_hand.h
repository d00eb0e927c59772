#pragma once
// All hands of four, and all sets of ranks, for tests that leave none out.

#include <algorithm>
#include <string>
#include <vector>

#include "cribbage/show/score.h"

/// The number of hands of four cards.
inline constexpr int handCount = 270'725;

/// Calls `see` with each hand of four, its cards in order.
template <class See>
void eachHand(See see) {
  using namespace cribbage;
  for (int a = 0; a < deckSize; ++a)
    for (int b = a + 1; b < deckSize; ++b)
      for (int c = b + 1; c < deckSize; ++c)
        for (int d = c + 1; d < deckSize; ++d)
          see(Hand{Card::fromId(a), Card::fromId(b), Card::fromId(c), Card::fromId(d)});
}

/// Calls `see` with each set of `size` ranks, lowest first, in which no more than four are equal.
template <class See>
void eachRanks(std::size_t size, See&& see, std::vector<cribbage::Rank> taken = {}) {
  if (taken.size() == size) return see(taken);
  for (int rank = taken.empty() ? 0 : static_cast<int>(taken.back()); rank < cribbage::rankCount; ++rank) {
    auto more = taken;
    more.push_back(static_cast<cribbage::Rank>(rank));
    if (std::count(more.begin(), more.end(), more.back()) <= 4) eachRanks(size, see, more);
  }
}

/// Returns the ranks as the naive scorer takes them: 1 is the ace, and 13 the king.
template <class Ranks>
std::vector<int> numbersOf(const Ranks& ranks) {
  std::vector<int> numbers;
  for (const cribbage::Rank rank : ranks) numbers.push_back(static_cast<int>(rank) + 1);
  return numbers;
}

inline std::string printed(const std::vector<cribbage::Rank>& ranks) {
  std::string text;
  for (const cribbage::Rank rank : ranks) text += print(rank);
  return text;
}
