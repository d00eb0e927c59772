#include "cribbage/advice/opening_policy.h"

#include <algorithm>

namespace cribbage {

std::size_t OpeningPolicy::place(const std::vector<Rank>& held) const {
  const int set = rankSets().number(held);
  return played_.empty() ? OpeningTable::lead(set) : OpeningTable::reply(played_[0], set);
}

ByRank OpeningPolicy::chances(std::size_t place) const {
  const bool toWin = context_ && place < OpeningTable::valued;
  return toWin ? context_->opening(place, *table_) : table_->chances(place);
}

float OpeningPolicy::chance(std::size_t place, int rank, float tremble) const {
  return chances(place)[static_cast<std::size_t>(rank)] + tremble;
}

ByRank OpeningPolicy::secondCards(int three) const {
  return second_ ? second_->of(three) : table_->chances(OpeningTable::second(played_[0], played_[1], three));
}

// Near the last hole little is known about the second card, so a large tremble flattens the probabilities,
// which are then renormalised.
float OpeningPolicy::secondChance(int three, int third, float tremble) const {
  if (second_) return second_->of(three)[static_cast<std::size_t>(third)];
  const float second = chance(OpeningTable::second(played_[0], played_[1], three), third,
                              context_ ? secondCardTremble : std::min(tremble, mostSecondCardTremble));
  if (!context_) return second;
  const auto& ranks = rankSets().ranks(3, three);
  const auto choices = 1 + (ranks[1] != ranks[0] ? 1 : 0) + (ranks[2] != ranks[1] ? 1 : 0);
  return second / (1 + static_cast<float>(choices) * secondCardTremble);
}

InitialHand OpeningPolicy::leaderOf(int three, const HandPrior::Weights& weights, float tremble) const {
  const int kept = rankSets().add(3, three, played_[0]);
  return {kept,
          weights[static_cast<std::size_t>(kept)] * chance(OpeningTable::lead(kept), played_[0], tremble)};
}

InitialHand OpeningPolicy::poneOf(int pair, int third, const HandPrior::Weights& weights,
                                  float tremble) const {
  const int three = rankSets().add(2, pair, third);
  const InitialHand led = leaderOf(three, weights, tremble);
  return {led.kept, led.reach * secondChance(three, third, tremble)};
}

InitialHand OpeningPolicy::dealerOf(int three, const HandPrior::Weights& weights, float tremble) const {
  const int kept = rankSets().add(3, three, played_[1]);
  return {kept, weights[static_cast<std::size_t>(kept)] *
                    chance(OpeningTable::reply(played_[0], kept), played_[1], tremble)};
}

}  // namespace cribbage
