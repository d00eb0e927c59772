#pragma once
// The joint distribution of hands and crib at the show, as one player sees it.

#include <array>
#include <optional>
#include <vector>

#include "cribbage/cards/card_set.h"
#include "cribbage/deal/deal_chances.h"
#include "cribbage/discard/opponent_shows.h"
#include "cribbage/show/starters.h"

namespace cribbage {

/// The cards that a player holds at the show. Without `thrown` the discard is unknown: any two of the cards
/// that the player does not see.
struct OwnShow {
  Hand kept{};
  std::optional<std::array<Card, 2>> thrown;
  bool weDeal = false;

  CardSet held() const;
};

/// The distribution of the show for each rank of the starter. Suits count in our own hand and in the nobs of
/// our own discard. Everything else is counted by ranks: each jack of the opponent has the starter's suit one
/// time in four.
class DealShows {
 public:
  static constexpr std::size_t hands = OpponentShows::hands;
  using Cribs = std::array<double, hands + 1>;  ///< probability by points

  /// `theirs` are the weights of the opponent's hand and discard, given all the cards we hold.
  DealShows(const OwnShow& own, const OpponentShows& theirs);

  /// Returns, for each number of points, how many unseen starters of this rank give our hand that many.
  std::array<double, hands> ourHands(Rank starter) const;

  /// Returns the distribution of the crib with a starter of this rank, if the opponent's hand has this many
  /// points. If they never do, it is the distribution over all their hands.
  Cribs cribs(Rank starter, std::size_t theirHand) const;

  /// Adds to `shows` the distribution of the show with a starter of this rank and with `ourHand` points in
  /// our hand, multiplied by `chance`.
  void add(Rank starter, int ourHand, double chance, ShowSpread& shows) const;

  CardSet unseen() const { return unseen_; }

 private:
  // Relative weights by points: [the crib][the opponent's hand]. The two depend on each other through the
  // opponent's discard, so they must be counted together.
  using Together = std::array<std::array<double, hands>, hands + 1>;

  OwnShow own_;
  CardSet unseen_;
  PointsByStarter ourPoints_;
  std::vector<Together> together_;
  std::array<double, rankCount> all_{};
};

}  // namespace cribbage
