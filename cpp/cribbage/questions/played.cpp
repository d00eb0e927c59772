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
  return makeError(reason::notOneCard, word);
}

}  // namespace

Result<std::vector<Turn>> parsePlayed(std::string_view text) {
  if (text.size() > longestText) return makeError(reason::playTooLong, text);
  std::string words(text);  // `us: 5H` is `us 5H`
  std::replace(words.begin(), words.end(), ':', ' ');
  text = words;
  std::vector<Turn> turns;
  for (std::string_view side = takeWord(text); !side.empty(); side = takeWord(text)) {
    if (!same(side, "us") && !same(side, "them")) return makeError(reason::notASide, side);
    const std::string_view word = takeWord(text);
    if (word.empty()) return makeError(reason::sideWithoutCard, side);
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
