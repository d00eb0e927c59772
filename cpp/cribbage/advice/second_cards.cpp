#include "cribbage/advice/second_cards.h"

#include <algorithm>
#include <numeric>

namespace cribbage {

namespace {

// A second card that is worth this much less than the best is played about 0.37 times as often as the best:
// in net points and, near the last hole, in win chance. Of the widths from 0.02 to 0.3 points, 0.1 predicted
// 2,951 second cards best. Of those from 0.005 to 0.12, 0.08 predicted 234 cards near the last hole best,
// while the players themselves used another width. Now that they use this one, 0.02 would predict 557 cards
// better.
constexpr float unlikelierByPoints = 0.1f, unlikelierToWin = 0.08f;

// The payoff of a pone who has won. It is the same as in `WinPayoffs`.
constexpr float wonPayoff = 0.5f;

// Returns the pone's mean payoff after this second card, for each pair of ranks that they may have left. It
// is counted from before the card, and is 0 for a pair that they cannot have.
std::vector<float> payoffsAfter(const SubgameCache::Root& root, int rounds) {
  std::vector<float> payoffs(static_cast<std::size_t>(RankSets::count[2]));
  if (root->of.score && !root->toWin) {  // the card ends the game
    std::fill(payoffs.begin(), payoffs.end(), wonPayoff);
    return payoffs;
  }
  Subgame subgame(root);
  while (subgame.solver.rounds() + 1 < rounds) subgame.solver.solveRound();
  subgame.solver.solveLastRound();
  const std::vector<float> values = subgame.solver.values(Seat::pone);
  // The payoffs to win already depend on the points of the second card; those in points do not.
  const float now = root->toWin ? 0 : static_cast<float>(pegsOfThird(root->of.first));
  auto row = root->points.joint().begin();
  for (std::size_t pair = 0; pair < payoffs.size(); ++pair, row += RankSets::count[3])
    if (const float reach = std::accumulate(row, row + RankSets::count[3], 0.0f); reach > 0)
      payoffs[pair] = now + values[pair] / reach;
  return payoffs;
}

}  // namespace

SecondCards::SecondCards(const std::function<SubgameCache::Root(int)>& rootAfter, int rounds)
    : frequencies_(static_cast<std::size_t>(RankSets::count[3])) {
  float unlikelier = unlikelierByPoints;
  for (int rank = 0; rank < rankCount; ++rank) {
    const SubgameCache::Root root = rootAfter(rank);
    if (root->of.score) unlikelier = unlikelierToWin;
    const std::vector<float> payoffs = payoffsAfter(root, rounds);
    for (std::size_t pair = 0; pair < payoffs.size(); ++pair)
      frequencies_[static_cast<std::size_t>(rankSets().add(2, static_cast<int>(pair), rank))]
                  [static_cast<std::size_t>(rank)] = payoffs[pair];
  }
  for (std::size_t three = 0; three < frequencies_.size(); ++three) {
    auto ranks = rankSets().ranks(3, static_cast<int>(three));
    const auto end = std::unique(ranks.begin(), ranks.begin() + 3);
    frequencies_[three] = frequenciesByValue(frequencies_[three], {ranks.begin(), end}, unlikelier);
  }
}

// If two threads need the same second cards at the same time, they are made twice.
SecondCardsCache::Known SecondCardsCache::after(int lead, int reply, const PublicScore& score,
                                                const std::function<SecondCards()>& make) {
  {
    const std::lock_guard lock(mutex_);
    if (score_ == score && lead_ == lead && reply_ == reply) return known_;
  }
  const auto made = std::make_shared<const SecondCards>(make());
  const std::lock_guard lock(mutex_);
  lead_ = lead;
  reply_ = reply;
  score_ = score;
  known_ = made;
  return made;
}

}  // namespace cribbage
