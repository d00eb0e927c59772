// The notation of OpenSpiel's cribbage for two players: a game is a list of actions, which are numbers. A
// card is 13 times its suit (clubs, diamonds, hearts, spades) plus its rank. A throw is 52 plus 52 times its
// lower card plus its higher card.
//
//     15, 1, …      the twelve cards dealt, six to player 0 and then six to player 1
//     1405, 2339    their throws
//     5             the starter
//     38, 19, …     the cards of the play; a pass is 2756, and both players pass at the end of a count
//
// Player 0 deals first, and then the players take turns.

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "cribbage/cards/card_set.h"
#include "cribbage/notation/rewriting.h"
#include "cribbage/play/play_pile.h"
#include "cribbage/record/words.h"

namespace cribbage {

namespace {

using namespace record_words;

constexpr int passId = deckSize + deckSize * deckSize;

struct Action {
  int id = 0;
  int line = 0;
};

using Actions = std::vector<Action>;

Error misplaced(const Action& action) {
  return atLine(refused(reason::actionMisplaced, std::to_string(action.id)), action.line);
}

Card cardOf(int id) {
  constexpr std::array suits{Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades};
  return {static_cast<Rank>(id % rankCount), suits[static_cast<std::size_t>(id / rankCount)]};
}

// Adds the numbers of one line, such as `[15, 1, 10]`.
std::optional<Error> addActions(std::string_view text, int line, Actions& actions) {
  constexpr std::string_view apart = " \t,[]";
  while (!(text = text.substr(std::min(text.find_first_not_of(apart), text.size()))).empty()) {
    const std::string_view word = text.substr(0, text.find_first_of(apart));
    text.remove_prefix(word.size());
    std::string_view rest = word;
    const auto id = takeNumber(rest);
    if (!id || !rest.empty() || *id > passId) return atLine(refused(reason::actionMisplaced, word), line);
    actions.push_back({*id, line});
  }
  return std::nullopt;
}

class Rewriter {
 public:
  explicit Rewriter(const Actions& actions) : actions_(actions) {}

  Result<Rewriting> game() {
    game_.add("P0 - P1 to 121", actions_[0].line);
    for (int deal = 1; at_ < actions_.size(); ++deal)
      if (auto error = readDeal(deal)) return *error;
    return std::move(game_);
  }

 private:
  bool isLeft() const { return at_ < actions_.size(); }
  int line() const { return actions_[std::min(at_, actions_.size() - 1)].line; }

  std::optional<Error> readDeal(int deal) {
    game_.add(std::to_string(deal) + "." + (deal == 1 ? " 0*-0" : ""), line());
    std::array<CardSet, 2> hands;
    for (std::size_t dealt = 0; dealt < 12 && isLeft(); ++dealt, ++at_) {
      if (actions_[at_].id >= deckSize) return misplaced(actions_[at_]);
      const Card card = cardOf(actions_[at_].id);
      if (hands[0].has(card) || hands[1].has(card)) return misplaced(actions_[at_]);
      hands[dealt / 6].add(card);
    }
    for (const std::size_t player : {0u, 1u})
      if (auto error = readThrow(player == 0 ? "P0: " : "P1: ", hands[player])) return error;
    if (!isLeft()) return std::nullopt;
    if (actions_[at_].id >= deckSize) return misplaced(actions_[at_]);
    game_.add("cut: " + print(cardOf(actions_[at_].id)), line());
    ++at_;
    return readPlay();
  }

  std::optional<Error> readThrow(const std::string& name, CardSet hand) {
    const int line = this->line();
    std::string thrown;
    if (isLeft()) {
      const int pair = actions_[at_].id - deckSize;
      if (pair < 0 || pair >= deckSize * deckSize) return misplaced(actions_[at_]);
      for (const int id : {pair / deckSize, pair % deckSize}) {
        if (!hand.has(cardOf(id))) return misplaced(actions_[at_]);
        hand.remove(cardOf(id));
        thrown += ' ' + print(cardOf(id));
      }
      ++at_;
    }
    if (hand.size() > 0) game_.add(name + print(hand.cards()) + (thrown.empty() ? "" : " /" + thrown), line);
    return std::nullopt;
  }

  // After 31, and after the last card, a pass says nothing.
  std::optional<Error> readPlay() {
    int count = 0, passes = 0;
    for (int played = 0; isLeft() && (played < 8 || actions_[at_].id == passId); ++at_) {
      const int id = actions_[at_].id;
      if (id == passId) {
        if (played == 8 || count == mostCount) continue;
        game_.add("play: go", line());
        if (++passes == 2) count = 0;
        continue;
      }
      if (id >= deckSize) return misplaced(actions_[at_]);
      const Card card = cardOf(id);
      count = (count == mostCount ? 0 : count) + pips(card.rank());
      if (count > mostCount) return misplaced(actions_[at_]);
      passes = 0;
      game_.add("play: " + print(card), line());
      if (++played == 8) game_.add("show: ? ? ?", line());
    }
    return std::nullopt;
  }

  const Actions& actions_;
  std::size_t at_ = 0;
  Rewriting game_;
};

}  // namespace

// In a playthrough each action has a line of its own, and the history is written again and again: the last
// one is whole. A text that is no playthrough has only numbers, and a blank line between two games.
Result<std::vector<Rewriting>> rewriteOpenSpiel(std::string_view text) {
  constexpr std::string_view game = "game: ", action = "action: ", history = "History() = ";
  const bool isPlaythrough = text.find(action) != text.npos || text.find(history) != text.npos;
  std::vector<Rewriting> games;
  Actions actions, before;
  const auto endGame = [&]() -> std::optional<Error> {
    const Actions& whole = actions.empty() ? before : actions;
    if (!whole.empty()) {
      auto rewritten = Rewriter(whole).game();
      if (!rewritten) return rewritten.error();
      games.push_back(std::move(*rewritten));
    }
    actions.clear();
    before.clear();
    return std::nullopt;
  };
  for (int number = 1; !text.empty(); ++number) {
    const std::string_view line = trimmed(takeLine(text));
    std::optional<Error> error;
    if (isPlaythrough ? line.starts_with(game) : line.empty()) {
      error = endGame();
    } else if (!isPlaythrough) {
      error = addActions(line, number, actions);
    } else if (line.starts_with(action)) {
      error = addActions(line.substr(action.size()), number, actions);
    } else if (line.starts_with(history)) {
      before.clear();
      error = addActions(line.substr(history.size()), number, before);
    }
    if (error) return *error;
  }
  if (auto error = endGame()) return *error;
  return games;
}

}  // namespace cribbage
