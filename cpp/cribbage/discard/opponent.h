#pragma once
// The opponent's discard to the crib, as far as a player who holds six cards can know it.

#include "cribbage/cards/card_set.h"
#include "cribbage/discard/discard.h"
#include "cribbage/discard/opponent_shows.h"

namespace cribbage {

class CribModel {
 public:
  virtual ~CribModel() = default;

  /// Returns the weights of the opponent's discards, given the six cards we were dealt and whether the crib
  /// is ours.
  virtual ThrowWeights throwsGiven(CardSet dealt, bool weDeal) const = 0;
};

class ShowModel {
 public:
  virtual ~ShowModel() = default;

  /// Returns the weights of the opponent's discards, with the hands they keep, by ranks. Takes a millisecond.
  virtual OpponentShows showsGiven(CardSet dealt, bool weDeal) const = 0;
};

/// An opponent who discards any two of the cards we do not see, each pair with equal probability. Such a pone
/// gives the crib more points than a real one, and such a dealer fewer. But the model is exact by
/// enumeration, and most published calculators assume it.
class RandomOpponent final : public CribModel, public ShowModel {
 public:
  ThrowWeights throwsGiven(CardSet dealt, bool weDeal) const override;
  OpponentShows showsGiven(CardSet dealt, bool weDeal) const override;
};

}  // namespace cribbage
