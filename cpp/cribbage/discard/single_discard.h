#pragma once
// The values of the five throws of five cards, for three or four players.

#include <array>

#include "cribbage/discard/discard.h"
#include "cribbage/discard/single_throws.h"

namespace cribbage {

/// One throw of five cards. The play of three or four players is left out.
struct SingleDiscard {
  std::array<Card, 1> thrown{};
  Hand kept{};        ///< lowest first
  ShowValue hand;     ///< exact over the 47 starters
  CribValue crib;     ///< in the model of `cribRanksGiven`; the cases are parts of a billion
  double points = 0;  ///< the hand, and the crib times `CribSide::worth`

  template <class See>
  static void fields(See&& see) {
    see("thrown", &SingleDiscard::thrown);
    see("kept", &SingleDiscard::kept);
    see("hand", &SingleDiscard::hand);
    see("crib", &SingleDiscard::crib);
    see("points", &SingleDiscard::points);
  }
};

/// Values the crib with one card of ours if the others and the starter have these ranks. Within a rank, all
/// unseen cards are equally likely, so nobs and flushes are exact. `unseen` are the 47 cards we were not
/// dealt.
CribValue valueCrib(Card thrown, CardSet unseen, const CribRanks& others);

/// Returns the mean of the same crib if the suits of all cards, ours included, are equally likely.
double meanCrib(std::uint8_t thrown, const CribRanks& others);

/// Returns the five throws of five different cards, most points first; ties by the card thrown, lowest id
/// first. Everybody else throws by the solved rules. Takes about a millisecond, and some more at the first
/// call.
std::array<SingleDiscard, 5> valueSingleDiscards(const DealtFive& dealt, CribSide side);

}  // namespace cribbage
