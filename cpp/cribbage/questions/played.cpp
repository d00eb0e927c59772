#include "cribbage/questions/played.h"

#include <algorithm>
#include <string>

#include "cribbage/base/text.h"
#include "cribbage/questions/given.h"

namespace cribbage {

namespace {

Result<Card> cardOf(std::string_view word) {
  const auto cards = parseCards(word);
  if (!cards) return cards.error();
  if (cards->size() == 1) return cards->front();
  return makeError(reason::notOneCard, word);
}

// Reads turns of the players with these names.
template <class By>
Result<std::vector<TurnBy<By>>> turnsIn(std::string_view text, Names players) {
  if (text.size() > longestText) return makeError(reason::playTooLong, text);
  std::string words(text);  // `us: 5H` is `us 5H`
  std::replace(words.begin(), words.end(), ':', ' ');
  text = words;
  std::vector<TurnBy<By>> turns;
  for (std::string_view player = takeWord(text); !player.empty(); player = takeWord(text)) {
    const auto by = std::find_if(players.begin(), players.end(),
                                 [&](std::string_view name) { return same(player, name); });
    if (by == players.end()) return makeError(reason::notASide, player, {{"sides", listed(players, ", ")}});
    const std::string_view word = takeWord(text);
    if (word.empty()) return makeError(reason::sideWithoutCard, player);
    TurnBy<By> turn{static_cast<By>(by - players.begin()), std::nullopt};
    if (!same(word, "go")) {
      const auto card = cardOf(word);
      if (!card) return card.error();
      turn.card = *card;
    }
    turns.push_back(turn);
  }
  return turns;
}

}  // namespace

Result<std::vector<Turn>> parsePlayed(std::string_view text) {
  return turnsIn<Side>(text, sideNames);
}

Result<std::vector<PlayerTurn>> parsePlayed(std::string_view text, int players) {
  if (const auto error = refusePlayers(players)) return *error;
  return turnsIn<PlayerId>(text, Names(playerNames).first(static_cast<std::size_t>(players)));
}

}  // namespace cribbage
