#include "naive/naive_game.h"

#include <algorithm>

#include "naive/naive.h"
#include "naive/naive_play.h"

namespace naive {

namespace {

class Board {
 public:
  explicit Board(std::array<int, 2> scores) { game.scores = scores; }

  bool won() const { return game.scores[0] == 121 || game.scores[1] == 121; }

  void move(int deal, int by, const std::string& what, int holes) {
    int& score = game.scores[static_cast<std::size_t>(by)];
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

void pegThePlay(Board& board, int deal, int dealer, const std::array<std::vector<Card>, 2>& kept,
                const Ways& ways) {
  Referee referee(kept, dealer == 0, board.game.scores);
  std::array<int, 2> before{};
  while (!board.won() && referee.turn() >= 0) {
    const int by = referee.turn();
    referee.play({by, ways.played(referee.choices())});
    for (const int side : {0, 1}) {
      const int now = referee.totals()[static_cast<std::size_t>(side)];
      board.move(deal, side, "play", now - before[static_cast<std::size_t>(side)]);
      before[static_cast<std::size_t>(side)] = now;
    }
  }
}

}  // namespace

Game playGame(const std::function<Dealing(int deal)>& deals, const Ways& ways, std::array<int, 2> scores,
              int dealer) {
  Board board(scores);
  for (int deal = 0; !board.won(); ++deal, dealer = 1 - dealer) {
    const Dealing dealing = deals(deal);
    const int pone = 1 - dealer;
    const std::vector<Card> ponesThrow = ways.thrown(dealing.pones),
                            dealersThrow = ways.thrown(dealing.dealers);
    std::array<std::vector<Card>, 2> kept;
    kept[static_cast<std::size_t>(pone)] = without(dealing.pones, ponesThrow);
    kept[static_cast<std::size_t>(dealer)] = without(dealing.dealers, dealersThrow);
    std::vector<Card> crib = ponesThrow;
    crib.insert(crib.end(), dealersThrow.begin(), dealersThrow.end());

    if (dealing.starter.rank() == cribbage::Rank::jack) board.move(deal, dealer, "heels", 2);
    pegThePlay(board, deal, dealer, kept, ways);
    for (const int side : {pone, dealer})
      board.move(deal, side, "hand",
                 score(kept[static_cast<std::size_t>(side)], dealing.starter, false).total());
    board.move(deal, dealer, "crib", score(crib, dealing.starter, true).total());
  }
  return board.game;
}

}  // namespace naive
