#include "native/payoffs_to_win.h"

#include <vector>

namespace cribbage {

namespace {

// Returns the joint probabilities of the hands that both sides keep, given the starter.
JointHands jointOf(const WinPrior& priors, Rank starter) {
  RankCounts cut{};
  cut[static_cast<std::size_t>(starter)] = 1;
  const HandPrior::Weights pones = priors.asPone.given(cut);
  JointHands joint;
  joint.reserve(HandPrior::hands * HandPrior::hands);
  for (std::size_t four = 0; four < HandPrior::hands; ++four) {
    RankCounts seen = countRanks(rankSets().ranks(RankSets::most, static_cast<int>(four)));
    ++seen[static_cast<std::size_t>(starter)];
    if (pones[four] > 0) {
      for (const float chance : priors.asDealer.given(seen)) joint.push_back(pones[four] * chance);
    } else {
      joint.resize(joint.size() + HandPrior::hands);
    }
  }
  return joint;
}

}  // namespace

std::shared_ptr<const TerminalPayoffs> payoffsToWin(const PlayTree& tree, const ScoreContext& context,
                                                    const WinPrior& priors, const CribPrior& cribs) {
  PerSeat<std::vector<int>> everyFour;
  for (const Seat seat : bothSeats)
    for (int four = 0; four < RankSets::count[4]; ++four) everyFour[seat].push_back(four);
  const PublicScore& score = context.score();
  const TerminalPayoffs points(tree, jointOf(priors, *score.starter));
  return context.payoffs(points, score.atLead, everyFour, cribs);
}

}  // namespace cribbage
