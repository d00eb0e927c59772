#pragma once
// What suits add to the opponent's hand at the show: a flush and nobs, as far as the cards seen tell.

#include <array>
#include <optional>
#include <span>

#include "cribbage/cards/card_set.h"

namespace cribbage {

/// The chances that suits add 0 to 6 points to a hand: nobs 1, a flush 4 or 5 with the starter, or both. They
/// add to 1.
using SuitPoints = std::array<double, 7>;

/// The cards by which we judge the opponent's suits in the play.
struct SuitsSeen {
  CardSet ours;    ///< all that we hold or have thrown
  CardSet played;  ///< by the opponent
};

/// For an opponent who kept these four ranks (`RankSets`), the cards played among them. `flush` is the chance
/// that the four are of one suit, before any is seen. Every way to give the ranks suits that are not ours nor
/// the starter's is counted; those of one suit share `flush` equally, and the others share the rest equally.
/// Ways without the cards played drop out. Where `flush` allows none that is left, all that are left count;
/// where none is left at all, suits add nothing. Ways are counted, not gone through.
///
/// Example: who has played a heart and a spade has no flush; who has played a jack of another suit than the
/// starter's, and has no other, has no nobs.
SuitPoints suitPoints(int kept, double flush, Card starter, const SuitsSeen& seen);

}  // namespace cribbage
