#include "proof/definition.h"

#include <algorithm>
#include <array>

namespace definition {

namespace {

int number(Card card) {
  return static_cast<int>(card.rank()) + 1;
}

int worth(int rank) {
  return rank > 10 ? 10 : rank;
}

bool holds(std::span<const int> ranks, int rank) {
  return std::find(ranks.begin(), ranks.end(), rank) != ranks.end();
}

}  // namespace

Points scoreRanks(std::span<const int> ranks) {
  Points points;
  for (unsigned subset = 1; subset < 1u << ranks.size(); ++subset) {
    int size = 0, sum = 0, lowest = 99, highest = 0, different = 0;
    unsigned met = 0;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
      if ((subset >> i & 1) == 0) continue;
      const int rank = ranks[i];
      ++size;
      sum += worth(rank);
      lowest = std::min(lowest, rank);
      highest = std::max(highest, rank);
      if ((met >> rank & 1) == 0) ++different;
      met |= 1u << rank;
    }
    if (sum == 15) points.fifteens += 2;
    if (size == 2 && different == 1) points.pairs += 2;
    // A run has three or more ranks in a row, and no card next to them that would make it longer.
    const bool row = size >= 3 && different == size && highest - lowest == size - 1;
    if (row && !holds(ranks, lowest - 1) && !holds(ranks, highest + 1)) points.runs += size;
  }
  return points;
}

Points score(std::span<const Card> hand, std::optional<Card> starter, bool crib) {
  std::array<int, 20> ranks{};
  std::size_t count = 0;
  for (const Card card : hand) ranks.at(count++) = number(card);
  if (starter) ranks.at(count++) = number(*starter);
  Points points = scoreRanks({ranks.data(), count});

  int suited = 0;
  for (const Card card : hand)
    if (card.suit() == hand.front().suit()) ++suited;
  const int held = static_cast<int>(hand.size());
  if (suited == held && held >= 4) {
    const bool withStarter = starter && starter->suit() == hand.front().suit();
    const int flush = withStarter ? held + 1 : held;
    if (!crib || flush >= 5) points.flush = flush;
  }

  for (const Card card : hand)
    if (starter && number(card) == 11 && card.suit() == starter->suit()) points.nobs = 1;
  return points;
}

}  // namespace definition
