#include "cribbage/board/score_shares.h"

namespace cribbage {

ScoreShares::ScoreShares(const BoardTable& board, Objective objective)
    : after_(static_cast<std::size_t>(BoardTable::holes * afterRow)) {
  const auto shareAt = [&](int dealer, int pone) {
    if (objective == Objective::win)
      return board.dealersChance(dealer, pone);  // a win chance needs no skunks
    return shareOf(objective, utilityOf(objective, board.dealers(dealer, pone)));
  };
  parts_.reserve(std::size_t{BoardTable::holes} * BoardTable::holes);
  for (int dealer = 0; dealer < BoardTable::holes; ++dealer)
    for (int pone = 0; pone < BoardTable::holes; ++pone)
      parts_.push_back(shareAt(dealer, pone) * BoardTable::scale);
  for (int points = 0; points < BoardTable::holes; ++points)
    ends_[static_cast<std::size_t>(points)] = shareOf(objective, utilityOf(objective, wonFrom(points)));
  for (int pone = 0; pone < BoardTable::holes; ++pone)
    for (int dealer = 0; dealer < afterRow; ++dealer)
      after_[static_cast<std::size_t>(pone * afterRow + dealer)] =
          dealer < BoardTable::holes ? BoardTable::scale - dealersParts(pone)[dealer]
                                     : dealerOut(pone) * BoardTable::scale;
}

}  // namespace cribbage
