#pragma once
// The cards of a recorded deal, as far as they are known.

#include <optional>
#include <string>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/cards/card_set.h"
#include "cribbage/record/record.h"

namespace cribbage {

/// The number of cards that a player keeps, and that the crib has.
inline constexpr std::size_t mostKept = 4, cribSize = 4;

/// The cards of one deal, as they become known.
struct RecordedHands {
  PerPlayer<DealtCards> cards;
  std::vector<SeenCard> crib;             ///< the discards, then the other cards
  PerPlayer<std::vector<char>> isPlayed;  ///< by place among the kept cards
  CardSet known;                          ///< with their suits: kept, discarded, cut or in the crib
  CardSet played;                         ///< with their suits: named in the play, by any player

  /// Takes the cards of a deal, and reconciles its crib with the discards (`settleCrib`). Returns an error if
  /// a card occurs twice, or if there are too many cards.
  std::optional<Error> begin(const RecordedDeal& deal, const Record& record);

  /// Plays a card, and returns it, with its suit if the player's recorded cards imply one. A card without a
  /// suit stands for a kept card of its rank: if possible, one that the play never names with its suit.
  /// Returns an error if the player kept four other cards.
  Result<SeenCard> play(PlayerId by, const SeenCard& card, const std::string& name);

 private:
  std::optional<Error> know(const MaybeSeen& card);
  std::optional<Error> knowAll(const MaybeSeen& starter, const Seating& seating);
  std::optional<std::size_t> placeOf(PlayerId by, const SeenCard& card);
};

}  // namespace cribbage
