#include "cribbage/game/peggers.h"
#include "cribbage/advice/advisor.h"
#include "cribbage/winning/board_table.h"
#include "cribbage/winning/play_stakes.h"

namespace cribbage {

Rank AdvisedPegger::choose(const PlaySeat& seat, Random&) const {
  auto advisor = Advisor::make(seat.sight, knowledge_);
  while (!advisor->settled()) advisor->run(8);
  return advisor->values()[0].rank;
}

Rank WinPegger::choose(const PlaySeat& seat, Random& random) const {
  const int ours = lastHole - seat.ours, theirs = lastHole - seat.theirs;
  if (std::max(ours, theirs) > nearest) return elsewhere_.choose(seat, random);
  auto advisor = Advisor::make(seat.sight, knowledge_);
  while (!advisor->settled()) advisor->run(8);
  const bool weDeal = seat.sight.weDeal;
  const PlayStakes stakes({seat.kept, seat.thrown, weDeal}, seat.starter,
                          weDeal ? ToGo{ours, theirs} : ToGo{theirs, ours}, tables_);
  return advisor->values(stakes)[0].rank;
}

Rank GreedyPegger::choose(const PlaySeat& seat, Random&) const {
  Rank best{};
  int most = -1;
  for (const Rank rank : seat.held) {
    if (!seat.can(rank)) continue;
    Series series = seat.play.series();
    const int points = series.lay(rank).total();
    if (points < most) continue;
    most = points;
    best = rank;
  }
  return best;
}

Rank RandomPegger::choose(const PlaySeat& seat, Random& random) const {
  std::vector<Rank> fitting;
  std::copy_if(seat.held.begin(), seat.held.end(), std::back_inserter(fitting),
               [&](Rank rank) { return seat.can(rank); });
  return fitting[random.below(static_cast<std::uint32_t>(fitting.size()))];
}

}  // namespace cribbage
