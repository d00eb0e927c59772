#include "cribbage/game/peggers.h"
#include "cribbage/advice/advisor.h"
#include "cribbage/play/holes.h"
#include "cribbage/winning/play_stakes.h"

namespace cribbage {

Rank AdvisedPegger::choose(const LaySight& turn, Random&) const {
  auto advisor = Advisor::make(turn.sight, knowledge_);
  advisor->settle();
  return advisor->values()[0].rank;
}

Rank WinPegger::choose(const LaySight& turn, Random& random) const {
  const int ours = lastHole - turn.ours, theirs = lastHole - turn.theirs;
  if (std::max(ours, theirs) > nearest) return elsewhere_.choose(turn, random);
  auto advisor = Advisor::make(turn.sight, knowledge_);
  advisor->settle();
  const bool weDeal = turn.sight.us == Seat::dealer;
  const auto toGo = [&](int us, int them) { return weDeal ? ToGo{us, them} : ToGo{them, us}; };
  const PlayStakes stakes({turn.kept, turn.thrown, weDeal}, turn.starter, toGo(ours, theirs),
                          toGo(lastHole - turn.oursAtThrow, lastHole - turn.theirsAtThrow), turn.theirLaid,
                          tables_);
  return advisor->values(stakes)[0].rank;
}

Rank GreedyPegger::choose(const LaySight& turn, Random&) const {
  Rank best{};
  int most = -1;
  for (const Rank rank : turn.held) {
    if (!turn.can(rank)) continue;
    Series series = turn.play.series();
    const int points = series.lay(rank).total();
    if (points < most) continue;
    most = points;
    best = rank;
  }
  return best;
}

Rank RandomPegger::choose(const LaySight& turn, Random& random) const {
  std::vector<Rank> fitting;
  std::copy_if(turn.held.begin(), turn.held.end(), std::back_inserter(fitting),
               [&](Rank rank) { return turn.can(rank); });
  return fitting[random.below(static_cast<std::uint32_t>(fitting.size()))];
}

}  // namespace cribbage
