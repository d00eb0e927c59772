#pragma once
// What the opponent throws to the crib, as far as a player who holds six cards can know.

#include <array>
#include <cstdint>

#include "cribbage/cards/card_set.h"
#include "cribbage/discard/opponent_shows.h"
#include "cribbage/show/score.h"

namespace cribbage {

/// Weights by rank pair (index of `RankTable::pair`), then by the rank of the starter. Each is the weight of
/// one particular pair of unseen cards, thrown with one particular unseen card as the starter. Weights are
/// relative; within a class of ranks the suits are equally likely. The weights of one question add to less
/// than 2^40.
using ThrowWeights = std::array<std::array<std::uint32_t, rankCount>, RankTable::pairCount>;

class CribModel {
 public:
  virtual ~CribModel() = default;

  /// The weights given the six cards we were dealt and whether the crib is ours.
  virtual ThrowWeights throwsGiven(CardSet dealt, bool weDeal) const = 0;
};

class ShowModel {
 public:
  virtual ~ShowModel() = default;

  /// The same with the hand that the opponent keeps, by ranks. A millisecond.
  virtual OpponentShows showsGiven(CardSet dealt, bool weDeal) const = 0;
};

/// An opponent who throws any two of the cards we do not see, each pair with equal probability. The model is
/// too generous to the pone and too harsh on the dealer. But it is exact by enumeration, and most published
/// calculators assume it.
class RandomOpponent final : public CribModel, public ShowModel {
 public:
  ThrowWeights throwsGiven(CardSet dealt, bool weDeal) const override;
  OpponentShows showsGiven(CardSet dealt, bool weDeal) const override;
};

}  // namespace cribbage
