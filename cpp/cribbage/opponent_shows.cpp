#include "opponent_shows.h"

#include <vector>

namespace cribbage {

OpponentShows::OpponentShows(CardSet held) : weights_(std::size_t{rankCount} * RankTable::pairCount) {
  for (const Card card : held) ++held_[static_cast<std::size_t>(card.rank())];
}

void OpponentShows::add(const DealtRanks& dealt, const RankPair& thrown, int parts) {
  const int ways = waysToHold(held_, dealt);
  if (ways == 0 || parts == 0) return;
  RankCounts counts = dealt.counts;
  --counts[thrown.first];
  --counts[thrown.second];
  std::array<Rank, 4> kept{};
  std::size_t size = 0, different = 0;
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    different += counts[rank] > 0 ? 1 : 0;
    for (int more = counts[rank]; more > 0; --more) kept[size++] = static_cast<Rank>(rank);
  }
  const int pair = rankTable.pair(kept[0], kept[1]);
  const double jacks = counts[static_cast<std::size_t>(Rank::jack)];
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    const int starters = 4 - held_[rank] - dealt.counts[rank];
    if (starters <= 0) continue;
    const Rank starter = static_cast<Rank>(rank);
    const double weight = static_cast<double>(ways) * parts * starters;
    const double nobs = starter == Rank::jack ? 0 : jacks / 4;
    const double suited = different == 4 ? flush : 0;
    const auto points =
        static_cast<std::size_t>(rankTable.points(pair, rankTable.triple(kept[2], kept[3], starter)));
    ByPoints& into = weights_[rank * RankTable::pairCount + thrown.index];
    const auto see = [&](std::size_t more, double chance) {
      if (chance > 0) into[points + more] += weight * chance;
    };
    see(0, (1 - nobs) * (1 - suited));
    see(1, nobs * (1 - suited));
    see(4, (1 - nobs) * suited);
    see(5, nobs * suited);
  }
}

}  // namespace cribbage
