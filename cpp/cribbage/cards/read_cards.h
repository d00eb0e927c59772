#pragma once
// Cards as people write them.

#include <string_view>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/cards/card.h"

namespace cribbage {

/// Texts longer than this many bytes are refused unread; every list of cards fits many times over.
inline constexpr std::size_t longestText = 10'000;

/// The cards a text names, as far as it could be read, and what stopped the reading.
struct CardsRead {
  std::vector<Card> cards;
  bool whole = true;  ///< the text was read to its end; if not, `error` says why
  Error error{};
};

/// Reads a list of cards the way people write them: rank, then suit, in either case. Ranks may be `10` or
/// `T`, `1` or `A`; suits are letters or ♠♥♦♣, black or white. Between the cards may be nothing, or anything
/// that is not a letter or a digit.
///
/// The reading stops at the first thing that is no card (`badCard`, with that word) or is a card already read
/// (`duplicateCard`). Of a word that began with cards and has a figure in it, the error has the rest. Linear
/// in the text; reads no more than `longestText` bytes.
///
/// Example: `readCards("5h, 10♠-1C 4r")` has the cards `5H TS AC` and the error `badCard` with text `4r`.
CardsRead readCards(std::string_view text);

/// The same, all or nothing. Example: `parseCards("5H5DJC")` is three cards.
Result<std::vector<Card>> parseCards(std::string_view text);

/// Reads ranks without suits, any number of each: `"A2233444"`, `"10 J q"`. `badCard` for the first other
/// word.
Result<std::vector<Rank>> parseRanks(std::string_view text);

}  // namespace cribbage
