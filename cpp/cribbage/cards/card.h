#pragma once
// Cards and their notation.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cribbage/base/error.h"

namespace cribbage {

/// The thirteen ranks, ace low. A rank is not a count: see `pips`.
enum class Rank : std::uint8_t {
  ace,
  two,
  three,
  four,
  five,
  six,
  seven,
  eight,
  nine,
  ten,
  jack,
  queen,
  king
};

/// The four suits, in the order of every list of cards. The app's card pad, on which cards are entered, has
/// the same order.
enum class Suit : std::uint8_t { spades, hearts, diamonds, clubs };

inline constexpr std::string_view rankLetters = "A23456789TJQK";
inline constexpr std::string_view suitLetters = "SHDC";
inline constexpr int rankCount = static_cast<int>(rankLetters.size());
inline constexpr int suitCount = static_cast<int>(suitLetters.size());
inline constexpr int deckSize = rankCount * suitCount;

/// One card in six bits. Sorting by `id` sorts by rank and then by suit:
///
///     bit   5 4 3 2   1 0
///           rank 0-12 suit 0-3        AS = 0, AH = 1, ... KC = 51
///
/// Example: `Card{Rank::five, Suit::hearts}.id == 17`.
struct Card {
  std::uint8_t id = 0;

  constexpr Card() = default;
  constexpr Card(Rank rank, Suit suit)
      : id(static_cast<std::uint8_t>(static_cast<int>(rank) * suitCount + static_cast<int>(suit))) {}

  /// The card with this id, 0 to 51.
  static constexpr Card fromId(int id) {
    Card card;
    card.id = static_cast<std::uint8_t>(id);
    return card;
  }

  constexpr Rank rank() const { return static_cast<Rank>(id / suitCount); }
  constexpr Suit suit() const { return static_cast<Suit>(id % suitCount); }

  friend constexpr bool operator==(Card, Card) = default;
  friend constexpr auto operator<=>(Card, Card) = default;
};

/// The count of this rank toward fifteen and thirty-one: 1 for an ace, 10 for ten, jack, queen and king.
constexpr int pips(Rank rank) {
  const int number = static_cast<int>(rank) + 1;
  return number < 10 ? number : 10;
}

/// Return the letter of a rank (`A 2 … 9 T J Q K`) or of a suit (`S H D C`).
char print(Rank rank);
char print(Suit suit);

/// Returns rank then suit, always two characters: `print(Card{Rank::ten, Suit::spades}) == "TS"`.
std::string print(Card card);

/// Returns the cards in the given order, separated by spaces: `"5H TS AC"`.
std::string print(const std::vector<Card>& cards);

/// Return names as spoken: `"five"`, `"hearts"`, `"five of hearts"`.
std::string_view name(Rank rank);
std::string_view name(Suit suit);
std::string name(Card card);

/// Returns the card as a part of an error: `5H`, which the sentence of the error spells out as "five of
/// hearts".
ErrorPart cardPart(Card card);

/// Six cards dealt to one of the two players.
using Dealt = std::array<Card, 6>;

/// Five cards dealt to one of three or four players.
using DealtFive = std::array<Card, 5>;

}  // namespace cribbage
