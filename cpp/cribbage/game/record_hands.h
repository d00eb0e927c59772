#pragma once
// The cards of a recorded deal, as far as they are known.

#include <optional>
#include <string>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/cards/card_set.h"
#include "cribbage/game/record.h"

namespace cribbage {

/// How many cards a player is dealt, keeps and throws.
inline constexpr std::size_t mostHeld = 6, mostKept = 4, mostThrown = 2;

/// The cards of one deal as they become known.
struct RecordedHands {
  PerPlayer<DealtCards> cards;
  std::vector<SeenCard> crib;             ///< what was thrown, then the others
  PerPlayer<std::vector<bool>> isPlayed;  ///< by place among the cards kept
  CardSet known;                          ///< with their suits: kept, thrown, cut or in the crib
  CardSet played;                         ///< with their suits: named in the play, by whomever

  /// Why the cards that were written down cannot be: one is there twice, or there are too many. Settles the
  /// crib.
  std::optional<Error> begin(const RecordedDeal& deal, const PerPlayer<std::string>& names);

  /// Plays a card, with its suit where the player's cards tell it. One without a suit is rather another of
  /// its rank than a card that the play names. Refused where four others were kept.
  Result<SeenCard> play(PlayerId by, const SeenCard& card, const std::string& name);

 private:
  std::optional<Error> know(const MaybeSeen& card);
  std::optional<Error> knowAll(const MaybeSeen& starter);
  std::optional<std::size_t> placeOf(PlayerId by, const SeenCard& card);
};

}  // namespace cribbage
