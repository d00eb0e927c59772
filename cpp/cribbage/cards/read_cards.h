#pragma once
// A reader of cards as people write them. It skips only separators, and stops at the first word that is not a
// card.

#include <optional>
#include <string_view>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/cards/card.h"

namespace cribbage {

/// The maximum length of a text in bytes; longer texts are refused. Any list of cards is many times shorter.
inline constexpr std::size_t longestText = 10'000;

/// The cards that a text names, as far as it could be read, and the error that stopped the reading.
struct CardsRead {
  std::vector<Card> cards;
  bool whole = true;  ///< whether the text was read to its end; if not, `error` says why
  Error error{};
};

/// Reads a list of cards in the usual notations, in upper or lower case:
///
///     5H 5♥ 5 ♥ ♥5             rank and suit; the rank may be `T`, `10` or `0`, `1` or `A`
///     H5 ST                    the suit's letter first, if every word of the text is written so
///     🂵                        a playing card of Unicode, but no joker and no knight
///     five of hearts           and `5 of hearts`, `FIVE_HEARTS`
///
/// Cards may be joined (`5H10S`) or separated by white space, variation selectors, quotes and `, ; / | - . +
/// ( ) [ ] { }`. Every other character is part of a word, and so is a selector after a suit's sign.
///
/// The reading stops at the first word that is not a card (`badCard`, with that word), or at a repeated card
/// (`duplicateCard`) unless `mayRepeat` is true. If a word begins with cards and contains a digit, those
/// cards are read and the error has only the rest of the word. Takes time linear in the length of the text,
/// and reads no more than `longestText` bytes.
///
/// Example: `readCards("5h, 10♠-1C 4r")` has the cards `5H TS AC` and the error `badCard` with text `4r`.
CardsRead readCards(std::string_view text, bool mayRepeat = false);

/// Reads a list of cards as `readCards` does, or returns its error: `parseCards("5H5DJC")` is three cards.
Result<std::vector<Card>> parseCards(std::string_view text);

/// Reads ranks without suits, with any number of each: `"A2233444"`, `"10 J q"`. Separators are those of
/// `readCards`. Returns `badCard` for the first word that is not a rank.
Result<std::vector<Rank>> parseRanks(std::string_view text);

/// Returns the error for a word that is not a card.
Error badCard(std::string_view word);

/// Takes the next word off the front of a text: everything up to a separator, or a card written in several
/// words. Empty if only separators are left. Example: the first word of `"5 of hearts, go"` is `5 of hearts`.
std::string_view takeWord(std::string_view& text);

/// Returns the length of the card at the front of a text if it is written in several words, else 0. It is 5
/// bytes for `"5 ♥ 6H"`.
std::size_t joinedLength(std::string_view text);

}  // namespace cribbage
