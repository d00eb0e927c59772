#pragma once
// Cards as people write them. A text is read whole or refused: nothing in it is passed over but separators.

#include <optional>
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

/// Reads a list of cards in the forms in which people write one, in either case:
///
///     5H 5♥ 5 ♥ ♥5             rank and suit; the rank may be `T`, `10` or `0`, `1` or `A`
///     H5 ST                    the suit's letter first, if every word of the text is so
///     🂵                        a playing card of Unicode, but no joker and no knight
///     five of hearts           and `5 of hearts`, `FIVE_HEARTS`
///
/// Cards may stand together (`5H10S`) or have separators between: white space, variation selectors, quotes
/// and `, ; / | - . + ( ) [ ] { }`. Every other sign is part of a word, as a selector behind a suit's sign
/// is.
///
/// The reading stops at the first thing that is no card (`badCard`, with that word) or is a card already read
/// (`duplicateCard`), unless a card `mayRepeat`. Of a word that began with cards and has a figure in it, the
/// error has the rest. Linear in the text; reads no more than `longestText` bytes.
///
/// Example: `readCards("5h, 10♠-1C 4r")` has the cards `5H TS AC` and the error `badCard` with text `4r`.
CardsRead readCards(std::string_view text, bool mayRepeat = false);

/// The same, all or nothing. Example: `parseCards("5H5DJC")` is three cards.
Result<std::vector<Card>> parseCards(std::string_view text);

/// Reads ranks without suits, any number of each: `"A2233444"`, `"10 J q"`, with the same separators.
/// `badCard` for the first other word.
Result<std::vector<Rank>> parseRanks(std::string_view text);

/// The error of a word that is no card.
Error badCard(std::string_view word);

/// Takes the next word off the front of a text: all up to a separator, or a card that is written in several
/// words. Empty if only separators are left. Example: of `"5 of hearts, go"` the first word is `5 of hearts`.
std::string_view takeWord(std::string_view& text);

/// The length of a card in several words at the front of a text, or 0. Example: of `"5 ♥ 6H"` it is 5 bytes.
std::size_t joinedLength(std::string_view text);

}  // namespace cribbage
