#include "measure/match/reference_deal.h"

#include <algorithm>

#include "cribbage/game/peggers.h"
#include "cribbage/show/starters.h"

namespace cribbage {

namespace {

std::vector<PublicPlay::Gain> greedyPegs(const SplitSix& pone, const SplitSix& dealer) {
  PerSeat<TurnInformation> turns;
  for (const Seat seat : bothSeats) {
    for (const Card card : (seat == Seat::pone ? pone : dealer).kept) turns[seat].held.push_back(card.rank());
    std::sort(turns[seat].held.begin(), turns[seat].held.end());
  }
  std::vector<PublicPlay::Gain> pegs;
  Random none(0);
  PublicPlay play;
  while (!play.over()) {
    TurnInformation& turn = turns[play.toAct()];
    turn.play = play;
    PublicPlay::Gain gain;
    if (turn.canPlay()) {
      const Rank rank = GreedyPegger().choose(turn, none);
      turn.held.erase(std::find(turn.held.begin(), turn.held.end(), rank));
      gain = play.play(rank);
    } else {
      gain = play.go();
    }
    if (gain.points > 0) pegs.push_back(gain);
  }
  return pegs;
}

}  // namespace

ReferenceDeal::ReferenceDeal(const SplitSix& pone, const SplitSix& dealer) : pegs_(greedyPegs(pone, dealer)) {
  CardSet left = CardSet::deck();
  for (const SplitSix* six : {&pone, &dealer}) {
    for (const Card card : six->kept) left.remove(card);
    for (const Card card : six->thrown) left.remove(card);
  }
  starters_ = left.cards();
  const Hand crib{pone.thrown[0], pone.thrown[1], dealer.thrown[0], dealer.thrown[1]};
  const PointsByStarter ofPone = scoreStarters(pone.kept, false),
                        ofDealer = scoreStarters(dealer.kept, false), ofCrib = scoreStarters(crib, true);
  for (const Card starter : starters_)
    shows_[starter.id] = {ofPone[starter.id], ofDealer[starter.id] + ofCrib[starter.id]};
}

double ReferenceDeal::dealersChance(const BoardTable& board, const PerSeat<int>& scores, Card starter) const {
  return dealersChanceAfterPegs(scores, starter, shows_[starter.id], board, pegs_);
}

std::vector<double> ReferenceDeal::dealersChances(const BoardTable& board, const PerSeat<int>& scores) const {
  std::vector<double> chances;
  for (const Card starter : starters_) chances.push_back(dealersChance(board, scores, starter));
  return chances;
}

}  // namespace cribbage
