#pragma once
// The turns of a play as a question gives them.

#include <optional>
#include <string_view>
#include <vector>

#include "cribbage/cards/read_cards.h"
#include "cribbage/questions/side.h"
#include "cribbage/record/player_id.h"

namespace cribbage {

/// A turn: a card, or a go if `card` is absent.
template <class By>
struct TurnBy {
  By by{};
  std::optional<Card> card;
};

using Turn = TurnBy<Side>;            ///< of one of two players
using PlayerTurn = TurnBy<PlayerId>;  ///< of one of three or four players

/// Reads the turns in order: `us` or `them`, then a card as `readCards` reads it, or `go`. Case does not
/// matter, and separators or colons may stand between words. Returns `badCard` for a word that should be a
/// card but is not, and `wrongCount` for a turn of more than one card. Returns `badQuestion` for a player
/// other than us or them, and for a side without a card or go. Does not check whether the play is legal.
/// Takes time linear in the length of the text.
///
/// Example: `parsePlayed("them 5h, us 10♠, them go")` is three turns.
Result<std::vector<Turn>> parsePlayed(std::string_view text);

/// The same for three or four players, who are named a, b, c and d.
Result<std::vector<PlayerTurn>> parsePlayed(std::string_view text, int players);

}  // namespace cribbage
