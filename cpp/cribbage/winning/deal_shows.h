#pragma once
// The show of a deal as one player expects it: his own hand, the other's, and the crib, together.

#include <array>
#include <optional>
#include <vector>

#include "cribbage/cards/card_set.h"
#include "cribbage/discard/opponent_shows.h"
#include "cribbage/winning/deal_chances.h"

namespace cribbage {

/// What a player holds at the show. He may not know what he threw any more: then it was any two of the cards
/// that he does not see.
struct OwnShow {
  Hand kept{};
  std::optional<std::array<Card, 2>> thrown;
  bool weDeal = false;

  CardSet held() const;
};

/// The show for each rank of the starter. Suits count in our own hand and in the nobs of our own throw;
/// otherwise ranks tell, and a jack of the other's is of the starter's suit one time in four.
class DealShows {
 public:
  static constexpr std::size_t hands = OpponentShows::hands;
  using Cribs = std::array<double, hands + 1>;  ///< chances by points

  /// `theirs` is what is expected of the other given all that we hold.
  DealShows(const OwnShow& own, const OpponentShows& theirs);

  /// How our hand scores with the starters of a rank that we do not hold: how many of them by points.
  std::array<double, hands> ourHands(Rank starter) const;

  /// How the crib scores with that starter.
  Cribs cribs(Rank starter) const;

  /// Adds the show with that starter, times a chance, where our hand scores so much.
  void add(Rank starter, int ourHand, double chance, ShowSpread& shows) const;

  CardSet unseen() const { return unseen_; }

 private:
  // Of the other's hand and the crib, relative.
  using Together = std::array<std::array<double, hands + 1>, hands>;
  const Together& together(Rank starter) const;

  OwnShow own_;
  CardSet unseen_;
  std::vector<Together> together_;
  std::array<double, rankCount> all_{};
};

}  // namespace cribbage
