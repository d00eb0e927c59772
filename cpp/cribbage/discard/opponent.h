#pragma once
// The opponent's discard to the crib, as far as a player who holds six cards can know it.

#include <array>
#include <cstdint>

#include "cribbage/cards/card_set.h"
#include "cribbage/discard/opponent_shows.h"
#include "cribbage/show/score.h"

namespace cribbage {

/// Weights by rank pair (index of `RankTable::pair`), then by the rank of the starter. Each number is the
/// weight of one particular pair of unseen cards, discarded with one particular unseen card as the starter.
/// Weights are relative; within a class of ranks the suits are equally likely. The weights of one query add
/// to less than 2^40.
using ThrowWeights = std::array<std::array<std::uint32_t, rankCount>, RankTable::pairCount>;

class CribModel {
 public:
  virtual ~CribModel() = default;

  /// Returns the weights given the six cards we were dealt, and whether the crib is ours.
  virtual ThrowWeights throwsGiven(CardSet dealt, bool weDeal) const = 0;
};

class ShowModel {
 public:
  virtual ~ShowModel() = default;

  /// Returns the weights of the opponent's discards, with the hands they keep, by ranks. Takes a millisecond.
  virtual OpponentShows showsGiven(CardSet dealt, bool weDeal) const = 0;
};

/// An opponent who discards any two of the cards we do not see, each pair with equal probability. In points
/// for the crib, the model overestimates the pone's discards and underestimates the dealer's. But it is exact
/// by enumeration, and most published calculators assume it.
class RandomOpponent final : public CribModel, public ShowModel {
 public:
  ThrowWeights throwsGiven(CardSet dealt, bool weDeal) const override;
  OpponentShows showsGiven(CardSet dealt, bool weDeal) const override;
};

}  // namespace cribbage
