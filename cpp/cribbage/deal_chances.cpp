#include "deal_chances.h"

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
    const int theirScore = lastHole - toGo.pone + static_cast<int>(pone);
    const int ourScore = lastHole - toGo.dealer;
    for (std::size_t dealer = 0; dealer < dealers; ++dealer)
      if (chances[dealer] > 0)
        sum += chances[dealer] * (1 - board.dealersChance(theirScore, ourScore + static_cast<int>(dealer)));
    for (std::size_t dealer = dealers; dealer < ShowSpread::dealers; ++dealer) sum += chances[dealer];
  }
  return sum;
}

double dealersChance(ToGo toGo, const PeggedSpread& spread, const ShowSpread& shows,
                     const PeggingTable& pegging, const BoardTable& board) {
  const double all = shows.all();
  double sum = 0;
  for (const Pegged& pegged : spread) {
    const int dealer = toGo.dealer - pegged.dealer, pone = toGo.pone - pegged.pone;
    if (dealer > 0 && pone > 0)
      sum += pegged.chance * dealersChance({dealer, pone}, shows, board);
    else if (pone > 0)
      sum += pegged.chance * all;
    else if (dealer <= 0)
      sum += pegged.chance * all * pegging.dealerFirst(toGo.dealer, toGo.pone);
  }
  return sum;
}

double dealersChance(ToGo toGo, const PeggedSpread& spread, const ShowSpread& heels, const ShowSpread& plain,
                     const PeggingTable& pegging, const BoardTable& board) {
  const ToGo afterHeels{toGo.dealer - 2, toGo.pone};
  return dealersChance(toGo, spread, plain, pegging, board) +
         (afterHeels.dealer <= 0 ? heels.all() : dealersChance(afterHeels, spread, heels, pegging, board));
}

}  // namespace cribbage
