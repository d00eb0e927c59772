#pragma once
// The words of a record: what a line is made of, before anybody knows what it says.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/base/text.h"
#include "cribbage/game/record.h"

namespace cribbage::record_words {

/// What stands for a dash; `plain` leaves no others.
inline constexpr std::array<std::string_view, 3> dashes{"-", "–", "—"};

/// A `badRecord` without its line, which the reader knows.
Error refused(const ErrorReason& reason, std::string_view text, ErrorParts parts = {});

/// The same of an error that has another code elsewhere.
Error asRecord(Error error);

bool isDigit(char c);
std::string_view trimmed(std::string_view text);

/// A line with one kind of blank, no two of them together, and one kind of hyphen.
std::string plain(std::string_view line);

std::string lower(std::string_view text);

/// Takes a number of at most four digits off the front.
std::optional<int> takeNumber(std::string_view& text);
bool takeDash(std::string_view& text);

/// Words apart at blanks, commas and semicolons; brackets, bars and slashes are words of their own, and a
/// card such as `five of hearts` is one word.
std::vector<std::string_view> wordsOf(std::string_view text);

/// A score as people write it, `94-86*`: of the first player, then of the second; the star is the dealer's.
struct WrittenScore {
  PerPlayer<int> holes;
  std::optional<PlayerId> dealer;
};

std::optional<WrittenScore> scoreIn(std::string_view text);
std::string written(const PerPlayer<int>& score);

/// `(15-2)` behind a card: the count, the points or both, as the players said them.
struct Said {
  std::optional<int> count, points;
};

std::optional<Said> saidIn(std::string_view text);

/// The card as a record has it, `?` for one that nobody saw.
std::string written(const MaybeSeen& card);

/// The cards of one word: cards with suits, ranks, or `?`. Refused where anything else is in it.
/// Example: `1055` is a ten and two fives, and `12` is no card.
Result<std::vector<MaybeSeen>> cardsOf(std::string_view word);

}  // namespace cribbage::record_words
