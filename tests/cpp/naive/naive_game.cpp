#include "naive/naive_game.h"

#include <algorithm>

#include "naive/naive.h"
#include "naive/naive_play.h"

namespace naive {

namespace {

class Board {
 public:
  explicit Board(std::vector<int> scores) { game.scores = std::move(scores); }

  bool won() const { return std::count(game.scores.begin(), game.scores.end(), 121) > 0; }

  int& scoreOf(int player) { return game.scores[static_cast<std::size_t>(player) % game.scores.size()]; }

  void move(int deal, int by, const std::string& what, int holes) {
    int& score = scoreOf(by);
    if (won()) return;
    holes = std::min(holes, 121 - score);
    if (holes == 0) return;
    score += holes;
    auto& pegs = game.pegs;
    if (!pegs.empty() && pegs.back().deal == deal && pegs.back().by == by && pegs.back().what == what)
      pegs.back().holes += holes;
    else
      pegs.push_back({deal, by, what, holes});
  }

  Game game;
};

std::vector<Card> without(std::vector<Card> cards, const std::vector<Card>& gone) {
  for (const Card card : gone) cards.erase(std::find(cards.begin(), cards.end(), card));
  return cards;
}

void pegThePlay(Board& board, int deal, int dealer, const Referee::Hands& kept, const Ways& ways) {
  const int players = static_cast<int>(kept.size());
  std::vector<int> scores;
  for (int player = 0; player < players; ++player) scores.push_back(board.scoreOf(player));
  Referee referee(kept, (dealer + 1) % players, scores);
  std::vector<int> before(kept.size());
  while (!board.won() && referee.turn() >= 0) {
    const int by = referee.turn();
    const Card card = ways.played(referee.choices());
    referee.play({by, card});
    board.game.played.back().push_back(card);
    for (int player = 0; player < players; ++player) {
      const int now = referee.totals()[static_cast<std::size_t>(player)];
      board.move(deal, player, "play", now - before[static_cast<std::size_t>(player)]);
      before[static_cast<std::size_t>(player)] = now;
    }
  }
}

}  // namespace

Game playGame(const std::function<Dealing(int deal)>& deals, const Ways& ways, std::vector<int> scores,
              int players, int dealer) {
  Board board(std::move(scores));
  for (int deal = 0; !board.won(); ++deal, dealer = (dealer + 1) % players) {
    const Dealing dealing = deals(deal);
    Referee::Hands kept(static_cast<std::size_t>(players));
    std::vector<Card> crib;
    for (int turn = 0; turn < players; ++turn) {
      const auto& hand = dealing.hands[static_cast<std::size_t>(turn)];
      const std::vector<Card> thrown = ways.thrown(hand);
      kept[static_cast<std::size_t>((dealer + 1 + turn) % players)] = without(hand, thrown);
      crib.insert(crib.end(), thrown.begin(), thrown.end());
    }
    if (dealing.ofDeck) crib.push_back(*dealing.ofDeck);

    if (dealing.starter.rank() == cribbage::Rank::jack) board.move(deal, dealer, "heels", 2);
    board.game.played.emplace_back();
    pegThePlay(board, deal, dealer, kept, ways);
    for (int turn = 1; turn <= players; ++turn) {
      const int player = (dealer + turn) % players;
      board.move(deal, player, "hand",
                 score(kept[static_cast<std::size_t>(player)], dealing.starter, false).total());
    }
    board.move(deal, dealer, "crib", score(crib, dealing.starter, true).total());
  }
  return board.game;
}

}  // namespace naive
