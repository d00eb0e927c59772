#include "cribbage/questions/played.h"

#include <algorithm>
#include <string>

namespace cribbage {

namespace {

// Signs and blanks of ASCII separate words; what is beyond ASCII may be the suit of a card.
bool separates(char c) {
  const bool letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  return static_cast<unsigned char>(c) < 0x80 && !letter && !(c >= '0' && c <= '9');
}

// Takes the next word off the front of the text; empty at its end.
std::string_view takeWord(std::string_view& text) {
  text.remove_prefix(
      static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), separates) - text.begin()));
  const auto length =
      static_cast<std::size_t>(std::find_if(text.begin(), text.end(), separates) - text.begin());
  const std::string_view word = text.substr(0, length);
  text.remove_prefix(length);
  return word;
}

bool is(std::string_view word, std::string_view lower) {
  return std::equal(word.begin(), word.end(), lower.begin(), lower.end(), [](char a, char b) {
    return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
  });
}

Result<Card> cardOf(std::string_view word) {
  const auto cards = parseCards(word);
  if (!cards) return cards.error();
  if (cards->size() == 1) return cards->front();
  return makeError(ErrorCode::wrongCount, word,
                   "One card is played at a time; “" + clip(word) + "” is not one card.");
}

}  // namespace

Result<std::vector<Turn>> parsePlayed(std::string_view text) {
  if (text.size() > longestText)
    return makeError(ErrorCode::badCard, text, "That is too long to be a play of eight cards.");
  std::vector<Turn> turns;
  for (std::string_view side = takeWord(text); !side.empty(); side = takeWord(text)) {
    if (!is(side, "us") && !is(side, "them"))
      return makeError(
          ErrorCode::badQuestion, side,
          "“" + clip(side) + "” is not a player: write us or them before each card, like us 5H.");
    const std::string_view word = takeWord(text);
    if (word.empty())
      return makeError(ErrorCode::badQuestion, side,
                       "“" + clip(side) + "” needs the card that was played after it.");
    Turn turn{is(side, "us") ? Side::us : Side::them, std::nullopt};
    if (!is(word, "go")) {
      const auto card = cardOf(word);
      if (!card) return card.error();
      turn.card = *card;
    }
    turns.push_back(turn);
  }
  return turns;
}

}  // namespace cribbage
