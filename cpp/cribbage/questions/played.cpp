#include "cribbage/questions/played.h"

#include <algorithm>
#include <string>

#include "cribbage/base/text.h"

namespace cribbage {

namespace {

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
  std::string words(text);  // `us: 5H` is `us 5H`
  std::replace(words.begin(), words.end(), ':', ' ');
  text = words;
  std::vector<Turn> turns;
  for (std::string_view side = takeWord(text); !side.empty(); side = takeWord(text)) {
    if (!same(side, "us") && !same(side, "them"))
      return makeError(
          ErrorCode::badQuestion, side,
          "“" + clip(side) + "” is not a player: write us or them before each card, like us 5H.");
    const std::string_view word = takeWord(text);
    if (word.empty())
      return makeError(ErrorCode::badQuestion, side,
                       "“" + clip(side) + "” needs the card that was played after it.");
    Turn turn{same(side, "us") ? Side::us : Side::them, std::nullopt};
    if (!same(word, "go")) {
      const auto card = cardOf(word);
      if (!card) return card.error();
      turn.card = *card;
    }
    turns.push_back(turn);
  }
  return turns;
}

}  // namespace cribbage
