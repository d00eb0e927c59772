#include "cribbage/winning/deal_chances.h"

#include <algorithm>
#include <cassert>

namespace cribbage {

double ShowSpread::all() const {
  double sum = 0;
  for (const double chance : chances_) sum += chance;
  return sum;
}

double ShowSpread::all(std::size_t pone) const {
  double sum = 0;
  for (std::size_t dealer = 0; dealer < dealers; ++dealer) sum += ofPone(pone)[dealer];
  return sum;
}

double dealersShare(ToGo toGo, const ShowSpread& shows, const ScoreShares& scores) {
  assert(toGo.dealer > 0 && toGo.pone > 0);
  double sum = 0;
  const auto pones = std::min(static_cast<std::size_t>(toGo.pone), ShowSpread::pones);
  const auto dealers = std::min(static_cast<std::size_t>(toGo.dealer), ShowSpread::dealers);
  for (std::size_t pone = 0; pone < pones; ++pone) {
    const double* chances = shows.ofPone(pone);
    // The pone deals next, so the board is read from the pone's side. A row of whole parts is read in place,
    // without a division for each score.
    const int ponesScore = lastHole - toGo.pone + static_cast<int>(pone);
    const double* next = scores.dealersParts(ponesScore) + (lastHole - toGo.dealer);
    const double out = scores.dealerOut(ponesScore) * BoardTable::scale;
    const auto [first, end] = shows.rangeOf(pone);
    for (std::size_t dealer = first; dealer < std::min(dealers, end); ++dealer)
      sum += chances[dealer] * (BoardTable::scale - next[dealer]);
    for (std::size_t dealer = std::max(first, dealers); dealer < end; ++dealer) sum += chances[dealer] * out;
  }
  const double lost = scores.poneOut(lastHole - toGo.dealer) * BoardTable::scale;
  if (lost > 0)
    for (std::size_t pone = pones; pone < ShowSpread::pones; ++pone) sum += lost * shows.all(pone);
  return sum / BoardTable::scale;
}

double dealersShare(ToGo toGo, const PegOutlook& play, const ShowSpread& shows, const ScoreShares& scores) {
  const double all = shows.all();
  double sum = 0;
  for (const Pegged& pegged : play.spread) {
    const int dealer = toGo.dealer - pegged.dealer, pone = toGo.pone - pegged.pone;
    if (dealer > 0 && pone > 0) {
      sum += pegged.chance * dealersShare({dealer, pone}, shows, scores);
    } else if (pone > 0) {
      sum += pegged.chance * all * scores.dealerOut(lastHole - pone);
    } else if (dealer > 0) {
      sum += pegged.chance * all * scores.poneOut(lastHole - dealer);
    } else {  // a race; nobody can peg from below the skunk line to the last hole
      const double first = play.dealerFirst(toGo.dealer, toGo.pone);
      sum += pegged.chance * all *
             (first * scores.dealerOut(lastHole - 1) + (1 - first) * scores.poneOut(lastHole - 1));
    }
  }
  return sum;
}

double dealersShare(ToGo toGo, const PegOutlook& play, const ShowSpread& heels, const ShowSpread& plain,
                    const ScoreShares& scores) {
  const ToGo afterHeels{toGo.dealer - 2, toGo.pone};
  return dealersShare(toGo, play, plain, scores) + (afterHeels.dealer <= 0
                                                        ? heels.all() * scores.dealerOut(lastHole - toGo.pone)
                                                        : dealersShare(afterHeels, play, heels, scores));
}

}  // namespace cribbage
