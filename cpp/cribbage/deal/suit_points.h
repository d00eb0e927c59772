#pragma once
// The points that suits add to the opponent's hand at the show (a flush and nobs), given the cards seen.

#include <array>
#include <optional>
#include <span>

#include "cribbage/cards/card_set.h"

namespace cribbage {

/// The probabilities that suits add 0 to 6 points to a hand: 1 for nobs, and 4 for a flush or 5 for a flush
/// of all five cards. The probabilities add to 1.
using SuitPoints = std::array<double, 7>;

/// The cards from which we infer the opponent's suits in the play.
struct SuitsSeen {
  CardSet ours;    ///< all cards that we hold or have discarded
  CardSet played;  ///< by the opponent
};

/// Returns the distribution of the suit points of an opponent who kept these four ranks (`RankSets`), some of
/// which they may have played. `flush` is the prior probability that the four are of one suit, before any
/// card is seen.
///
/// The function counts, by formula, every assignment of suits that avoids our cards and the starter. The
/// assignments with one suit share the probability `flush` equally, and all others share 1 - `flush`.
/// Assignments that contradict the opponent's played cards are excluded. If `flush` rules out all that
/// remain, `flush` is ignored; if none remains, suits add nothing.
///
/// For example, an opponent who has played a heart and a spade has no flush. An opponent who has played a
/// jack of another suit than the starter, and can have no other jack, has no nobs.
SuitPoints suitPoints(int kept, double flush, Card starter, const SuitsSeen& seen);

/// Returns the likelihood of the suits of the opponent's played cards if these four ranks were kept. Compare
/// it only between hands that include the ranks played. Without `starter` any unseen card may be cut.
///
/// For example, if two cards of different suits were played, a hand kept for its flush alone is unlikely. If
/// they are of one suit, it is some four times as likely as by the ranks alone.
double suitLikelihood(int kept, double flush, std::optional<Card> starter, const SuitsSeen& seen);

}  // namespace cribbage
