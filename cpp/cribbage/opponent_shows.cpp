#include "opponent_shows.h"

#include <algorithm>
#include <vector>

namespace cribbage {

OpponentShows::OpponentShows(CardSet held, bool heDeals, const PlayTable* plays)
    : heDeals_(heDeals), plays_(plays), weights_(std::size_t{rankCount} * RankTable::pairCount),
      suited_(PlayTable::hands) {
  for (const Card card : held) ++held_[static_cast<std::size_t>(card.rank())];
}

double OpponentShows::flushKept(const DealtRanks& dealt, const RankPair& thrown, double share) {
  RankCounts kept = dealt.counts;
  --kept[thrown.first];
  --kept[thrown.second];
  int ways = 1;  // to take the four from the six
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    if (kept[rank] > 1) return 0;
    if (kept[rank] == 1) ways *= dealt.counts[rank];
  }
  return std::min(1.0, ways * anyFlush / share);
}

void OpponentShows::add(const DealtRanks& dealt, const RankPair& thrown, int parts, double flush) {
  const int ways = waysToHold(held_, dealt);
  if (ways == 0 || parts == 0) return;
  RankCounts counts = dealt.counts;
  --counts[thrown.first];
  --counts[thrown.second];
  std::array<Rank, 4> kept{};
  std::size_t size = 0;
  for (std::size_t rank = 0; rank < rankCount; ++rank)
    for (int more = counts[rank]; more > 0; --more) kept[size++] = static_cast<Rank>(rank);
  const int pair = rankTable.pair(kept[0], kept[1]);
  const int number = rankSets().number(kept);
  const PlayValue pegged = plays_ ? plays_->value(number, heDeals_) : PlayValue{};
  Suited& suited = suited_[static_cast<std::size_t>(number)];
  suited.weight += static_cast<double>(ways) * parts;
  suited.flush += static_cast<double>(ways) * parts * flush;
  const double jacks = counts[static_cast<std::size_t>(Rank::jack)];
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    const int starters = 4 - held_[rank] - dealt.counts[rank];
    if (starters <= 0) continue;
    const Rank starter = static_cast<Rank>(rank);
    const double weight = static_cast<double>(ways) * parts * starters;
    const double nobs = starter == Rank::jack ? 0 : jacks / 4;
    const auto points =
        static_cast<std::size_t>(rankTable.points(pair, rankTable.triple(kept[2], kept[3], starter)));
    ByPoints& into = weights_[rank * RankTable::pairCount + thrown.index];
    const auto see = [&](std::size_t more, double chance) {
      if (chance == 0) return;
      into[points + more] += weight * chance;
      Pegged& all = pegged_[points + more];
      all.weight += weight * chance;
      all.his += weight * chance * pegged.ours;
      all.ours += weight * chance * pegged.theirs;
    };
    see(0, (1 - nobs) * (1 - flush));
    see(1, nobs * (1 - flush));
    see(4, (1 - nobs) * flush);
    see(5, nobs * flush);
  }
}

OpponentShows::Pegs OpponentShows::pegs(std::size_t least, std::size_t below) const {
  Pegged some, all;
  for (std::size_t points = 0; points < hands; ++points)
    for (Pegged* sum : {&some, &all}) {
      if (sum == &some && (points < least || points >= below)) continue;
      sum->weight += pegged_[points].weight;
      sum->his += pegged_[points].his;
      sum->ours += pegged_[points].ours;
    }
  if (some.weight == 0) return pegs_;
  return {pegs_.his + some.his / some.weight - all.his / all.weight,
          pegs_.ours + some.ours / some.weight - all.ours / all.weight};
}

double OpponentShows::flush(int kept) const {
  const Suited& suited = suited_[static_cast<std::size_t>(kept)];
  return suited.weight > 0 ? suited.flush / suited.weight : 0;
}

}  // namespace cribbage
