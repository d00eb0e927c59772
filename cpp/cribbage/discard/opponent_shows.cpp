#include "cribbage/discard/opponent_shows.h"

#include <algorithm>
#include <vector>

namespace cribbage {

namespace {

using PointsOfKept = std::vector<std::array<std::uint8_t, rankCount>>;

const PointsOfKept& pointsOfKept() {
  static const PointsOfKept points = [] {
    PointsOfKept all(static_cast<std::size_t>(RankSets::count[RankSets::most]));
    for (std::size_t kept = 0; kept < all.size(); ++kept) {
      const auto& ranks = rankSets().ranks(RankSets::most, static_cast<int>(kept));
      const auto rank = [&](std::size_t at) { return static_cast<Rank>(ranks[at]); };
      const int pair = rankTable.pair(rank(0), rank(1));
      for (std::size_t starter = 0; starter < rankCount; ++starter)
        all[kept][starter] = static_cast<std::uint8_t>(
            rankTable.points(pair, rankTable.triple(rank(2), rank(3), static_cast<Rank>(starter))));
    }
    return all;
  }();
  return points;
}

}  // namespace

int pointsOf(int kept, Rank starter) {
  return pointsOfKept()[static_cast<std::size_t>(kept)][static_cast<std::size_t>(starter)];
}

OpponentShows::OpponentShows(CardSet held)
    : weights_(std::size_t{rankCount} * RankTable::pairCount),
      kept_(static_cast<std::size_t>(RankSets::count[RankSets::most])) {
  for (const Card card : held) ++held_[static_cast<std::size_t>(card.rank())];
}

void OpponentShows::add(const DealtRanks& dealt, const RankPair& thrown, int parts, double flush) {
  const int ways = waysToHold(held_, dealt);
  if (ways == 0 || parts == 0) return;
  const double all = static_cast<double>(ways) * parts;
  Kept& kept = kept_[thrown.kept];
  kept.weight += all;
  kept.flush += all * flush;
  const auto& points = pointsOfKept()[thrown.kept];
  const auto& ranks = rankSets().ranks(RankSets::most, thrown.kept);
  const auto jacks = std::count(ranks.begin(), ranks.end(), static_cast<std::uint8_t>(Rank::jack));
  ByPoints* into = &weights_[std::size_t{thrown.index} * rankCount];
  for (std::size_t rank = 0; rank < rankCount; ++rank, ++into) {
    const int starters = 4 - held_[rank] - dealt.counts[rank];
    if (starters <= 0) continue;
    // Nobs add 1 and a flush 4; the two are taken as independent. A fifth card of the suit is not counted.
    const double nobs = rank == static_cast<std::size_t>(Rank::jack) ? 0 : static_cast<double>(jacks) / 4;
    double* weights = into->data() + points[rank];
    const double plain = all * starters * (1 - flush), suited = all * starters * flush;
    weights[0] += plain * (1 - nobs);
    if (nobs > 0) weights[1] += plain * nobs;
    if (flush > 0) weights[4] += suited * (1 - nobs);
    if (nobs > 0 && flush > 0) weights[5] += suited * nobs;
  }
}

double OpponentShows::flush(int kept) const {
  const Kept& suited = kept_[static_cast<std::size_t>(kept)];
  return suited.weight > 0 ? suited.flush / suited.weight : 0;
}

}  // namespace cribbage
