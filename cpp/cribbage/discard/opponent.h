#pragma once
// What the opponent throws to the crib, as far as a player who holds six cards can know.

#include <array>
#include <cstdint>

#include "cribbage/cards/card_set.h"
#include "cribbage/discard/opponent_shows.h"
#include "cribbage/show/score.h"

namespace cribbage {

/// For each rank pair (index of `RankTable::pair`) and starter rank: the weight of each particular pair of
/// unseen cards of those ranks being thrown while each particular unseen card of that rank is the starter.
/// Relative weights; within a class of ranks the suits are equally likely. The weights of one question add to
/// less than 2^40.
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

  /// The same with the hand that the opponent keeps, by ranks. One to two milliseconds.
  virtual OpponentShows showsGiven(CardSet dealt, bool weDeal) const = 0;
};

/// An opponent who throws any two of the cards we do not see, each pair equally likely: too generous to the
/// pone and too harsh on the dealer, but exact by enumeration and the same as most published calculators
/// assume.
class RandomOpponent final : public CribModel, public ShowModel {
 public:
  ThrowWeights throwsGiven(CardSet dealt, bool weDeal) const override;
  OpponentShows showsGiven(CardSet dealt, bool weDeal) const override;
};

}  // namespace cribbage
