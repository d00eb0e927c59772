#include "cribbage/winning/deal_chances.h"

#include <algorithm>
#include <cassert>

namespace cribbage {

double ShowSpread::all() const {
  double sum = 0;
  for (const double chance : chances_) sum += chance;
  return sum;
}

double dealersChance(ToGo toGo, const ShowSpread& shows, const BoardTable& board) {
  assert(toGo.dealer > 0 && toGo.pone > 0);
  double sum = 0;
  const auto pones = std::min(static_cast<std::size_t>(toGo.pone), ShowSpread::pones);
  const auto dealers = std::min(static_cast<std::size_t>(toGo.dealer), ShowSpread::dealers);
  for (std::size_t pone = 0; pone < pones; ++pone) {
    const double* chances = shows.ofPone(pone);
    // The pone deals next, so the board's table is read from the pone's side. A row of whole parts is read in
    // place, without a conversion for each score.
    const std::uint16_t* next =
        board.dealersParts(lastHole - toGo.pone + static_cast<int>(pone)) + (lastHole - toGo.dealer);
    const auto [first, end] = shows.rangeOf(pone);
    for (std::size_t dealer = first; dealer < std::min(dealers, end); ++dealer)
      sum += chances[dealer] * (BoardTable::scale - next[dealer]);
    for (std::size_t dealer = std::max(first, dealers); dealer < end; ++dealer)
      sum += chances[dealer] * BoardTable::scale;
  }
  return sum / BoardTable::scale;
}

double dealersChance(ToGo toGo, const PegOutlook& play, const ShowSpread& shows, const BoardTable& board) {
  const double all = shows.all();
  double sum = 0;
  // The play ends the game if a side gets out: the dealer wins if they alone are out, or if they were first.
  for (const Pegged& pegged : play.spread) {
    const int dealer = toGo.dealer - pegged.dealer, pone = toGo.pone - pegged.pone;
    if (dealer > 0 && pone > 0)
      sum += pegged.chance * dealersChance({dealer, pone}, shows, board);
    else if (pone > 0)
      sum += pegged.chance * all;
    else if (dealer <= 0)
      sum += pegged.chance * all * play.dealerFirst(toGo.dealer, toGo.pone);
  }
  return sum;
}

double dealersChance(ToGo toGo, const PegOutlook& play, const ShowSpread& heels, const ShowSpread& plain,
                     const BoardTable& board) {
  const ToGo afterHeels{toGo.dealer - 2, toGo.pone};
  return dealersChance(toGo, play, plain, board) +
         (afterHeels.dealer <= 0 ? heels.all() : dealersChance(afterHeels, play, heels, board));
}

}  // namespace cribbage
