// What the rest of the play is worth in the eyes of somebody who knows both hands.

#include <cassert>

#include "cribbage/advice/advisor.h"

namespace cribbage {

// The third card is ours to choose: it begins this subgame.
double Advisor::knownFromThird(const Subgame& subgame, const OpenHands& hands,
                               const PlayEndings& endings) const {
  const auto third = static_cast<Rank>(subgame.first[2]);
  PublicPlay after = play_;
  const PublicPlay::Gain gain = after.play(third);
  SeatPegs pegs{};
  pegs[gain.seat] = gain.points;
  return FixedHandsValue(subgame, endings)
      .from(subgame.tree.rootTarget(), after, without(hands, us_, third), pegs);
}

double Advisor::known(const std::vector<Rank>& theirs, const PlayEndings& endings) const {
  assert(turn_ == Turn::ours && !subgames_.empty());
  OpenHands hands;
  hands[us_] = ours_;
  hands[other(us_)] = theirs;
  if (played_.size() == 2) {
    const ByRank chances = this->chances();
    double sum = 0, all = 0;
    for (const auto& subgame : subgames_) {
      const auto chance = static_cast<double>(chances[static_cast<std::size_t>(subgame->first[2])]);
      if (chance <= 0) continue;
      sum += chance * knownFromThird(*subgame, hands, endings);
      all += chance;
    }
    return sum / all;
  }
  const Subgame& subgame = *subgames_[0];
  int target = subgame.tree.rootTarget();
  for (const int step : steps_)
    if (target >= 0) target = subgame.tree.branchOf(subgame.tree.node(target), step).target;
  return FixedHandsValue(subgame, endings).from(target, play_, hands, {});
}

}  // namespace cribbage
