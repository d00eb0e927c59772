#pragma once
// What was played, as a question tells it.

#include <optional>
#include <string_view>
#include <vector>

#include "cribbage/cards/read_cards.h"
#include "cribbage/questions/side.h"

namespace cribbage {

/// What a side did: played a card or, without one, said go.
struct Turn {
  Side by{};
  std::optional<Card> card;
};

/// Reads who played what, in order: `us` or `them`, then a card as `readCards` reads one, or `go`; in either
/// case, with its separators or colons between. `badCard` for a word that is no card where one belongs,
/// `wrongCount` for more than one, `badQuestion` where somebody other than us or them is said to play, or a
/// side without a card. Whether it can have been played so is not asked. Linear in the text.
///
/// Example: `parsePlayed("them 5h, us 10♠, them go")` is three turns.
Result<std::vector<Turn>> parsePlayed(std::string_view text);

}  // namespace cribbage
