#pragma once
// Splits the lines of a record into words, and reads single words: cards, scores, and the points claimed for
// a card.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/base/text.h"
#include "cribbage/record/record.h"

namespace cribbage::record_words {

/// The dashes that may remain in the text that `plain` returns.
inline constexpr std::array<std::string_view, 3> dashes{"-", "–", "—"};

/// Returns a `badRecord` without a line number, which the reader of the record adds.
Error refused(const ErrorReason& reason, std::string_view text, ErrorParts parts = {});

/// Returns the name of a side: of its player, or `Ann + Cas` of two partners.
std::string nameOfSide(const Record& record, PlayerId side);

/// Returns the name, if any, with which a line of pegs could be misread. A name may begin with a sign. Or it
/// may begin another player's name: the player `Ann 3` looks like three points for `Ann`.
std::optional<std::string_view> misreadName(const Record& record);

/// Returns the error for a player with too many cards.
Error handTooLarge(const Record& record, PlayerId who, std::string_view text);

/// Returns the same error with the code `badRecord`.
Error asRecord(Error error);

bool isDigit(char c);
std::string_view trimmed(std::string_view text);

/// Takes a line off the front of a text. Returns it without its line end: LF, CR LF or CR.
std::string_view takeLine(std::string_view& text);

/// Returns the line with each run of blanks as one space, each special hyphen as `-`, and no byte-order mark.
std::string plain(std::string_view line);

std::string lower(std::string_view text);

/// Takes a number of at most four digits off the front of a text.
std::optional<int> takeNumber(std::string_view& text);
bool takeDash(std::string_view& text);

/// Splits a text into words at blanks, commas and semicolons. Brackets, bars and slashes are words of their
/// own, and a card such as `five of hearts` is one word.
std::vector<std::string_view> wordsOf(std::string_view text);

/// A score as people write it, `94-86*`: the first side's, then the second's, then the third's if there are
/// three. The star marks the dealer's side.
struct WrittenScore {
  PerPlayer<int> holes;
  std::size_t sides = 0;  ///< 2 or 3
  std::optional<PlayerId> dealer;
};

std::optional<WrittenScore> scoreIn(std::string_view text);
std::string written(const PerPlayer<int>& score, const Seating& seating);

/// The claim of a record about a card, such as `(15-2)`: the count, the points, or both.
struct Said {
  std::optional<int> count, points;
};

std::optional<Said> saidIn(std::string_view text);

/// Returns the card as it is written in a record; `?` for an unseen card.
std::string written(const MaybeSeen& card);

/// Returns the cards of one word: cards with suits, ranks, or `?`. Returns an error if the word has anything
/// else. For example, `1055` is a ten and two fives, and `12` is not a card.
Result<std::vector<MaybeSeen>> cardsOf(std::string_view word);

}  // namespace cribbage::record_words
