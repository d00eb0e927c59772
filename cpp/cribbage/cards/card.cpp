#include "cribbage/cards/card.h"

#include <array>

namespace cribbage {

char print(Rank rank) {
  return rankLetters[static_cast<std::size_t>(rank)];
}

char print(Suit suit) {
  return suitLetters[static_cast<std::size_t>(suit)];
}

std::string print(Card card) {
  return {print(card.rank()), print(card.suit())};
}

std::string print(const std::vector<Card>& cards) {
  std::string text;
  for (const Card card : cards) {
    if (!text.empty()) text += ' ';
    text += print(card);
  }
  return text;
}

std::string_view name(Rank rank) {
  constexpr std::array<std::string_view, rankCount> names{
      "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"};
  return names[static_cast<std::size_t>(rank)];
}

std::string_view name(Suit suit) {
  constexpr std::array<std::string_view, suitCount> names{"spades", "hearts", "diamonds", "clubs"};
  return names[static_cast<std::size_t>(suit)];
}

std::string name(Card card) {
  return std::string(name(card.rank())) + " of " + std::string(name(card.suit()));
}

ErrorPart cardPart(Card card) {
  return {"card", print(card), name(card)};
}

}  // namespace cribbage
