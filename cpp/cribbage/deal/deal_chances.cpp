#include "cribbage/deal/deal_chances.h"

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

namespace {

// The number of sums computed at the same time. In a single sum, each addition would have to wait for the one
// before.
constexpr std::size_t abreast = 4;

// Rows of `ScoreShares::afterShow` must be readable up to the most points that the dealer can count in the
// show.
static_assert(ScoreShares::beyond >= static_cast<int>(ShowSpread::dealers));

// Returns the dealer's share of the objective before the show, at several scores. At each score both sides
// must still need holes. Each share is summed in the same order, whatever is computed beside it.
[[gnu::noinline]] std::array<double, abreast> dealersShares(const std::array<ToGo, abreast>& toGo,
                                                            const ShowSpread& shows,
                                                            const ScoreShares& scores) {
  static constexpr std::array<double, ShowSpread::dealers> nothing{};
  std::array<double, abreast> sums{};
  for (std::size_t pone = 0; pone < ShowSpread::pones; ++pone) {
    const double* chances = shows.ofPone(pone);
    const auto [first, end] = shows.rangeOf(pone);
    std::array<const double*, abreast> after{};
    for (std::size_t at = 0; at < abreast; ++at) {
      const int left = toGo[at].pone - static_cast<int>(pone);
      after[at] = left > 0 ? scores.afterShow(lastHole - left, lastHole - toGo[at].dealer) : nothing.data();
    }
    for (std::size_t dealer = first; dealer < end; ++dealer)
      for (std::size_t at = 0; at < abreast; ++at) sums[at] += chances[dealer] * after[at][dealer];
  }
  for (std::size_t at = 0; at < abreast; ++at) {
    const double lost = scores.poneOut(lastHole - toGo[at].dealer) * BoardTable::scale;
    if (lost > 0)
      for (auto pone = static_cast<std::size_t>(toGo[at].pone); pone < ShowSpread::pones; ++pone)
        sums[at] += lost * shows.all(pone);
    sums[at] /= BoardTable::scale;
  }
  return sums;
}

}  // namespace

double dealersShare(ToGo toGo, const ShowSpread& shows, const ScoreShares& scores) {
  assert(toGo.dealer > 0 && toGo.pone > 0);
  return dealersShares({toGo, toGo, toGo, toGo}, shows, scores)[0];
}

double dealersShare(ToGo toGo, const PegDistribution& play, const ShowSpread& shows,
                    const ScoreShares& scores) {
  const double all = shows.all();
  const PeggedSpread& spread = play.spread;
  double sum = 0;
  for (std::size_t at = 0; at < spread.size(); at += abreast) {
    const std::size_t many = std::min(abreast, spread.size() - at);
    // The holes that both sides still need after these pegs. If a side has reached the last hole, the entry
    // is a placeholder that is never read.
    std::array<ToGo, abreast> open{};
    bool any = false;
    for (std::size_t one = 0; one < many; ++one) {
      const Pegged& pegged = spread[at + one];
      if (pegged.dealer >= toGo.dealer || pegged.pone >= toGo.pone) continue;
      open[one] = {toGo.dealer - pegged.dealer, toGo.pone - pegged.pone};
      any = true;
    }
    std::array<double, abreast> shares{};
    if (any) shares = dealersShares(open, shows, scores);
    for (std::size_t one = 0; one < many; ++one) {
      const Pegged& pegged = spread[at + one];
      const int dealer = toGo.dealer - pegged.dealer, pone = toGo.pone - pegged.pone;
      if (dealer > 0 && pone > 0) {
        sum += pegged.chance * shares[one];
      } else if (pone > 0) {
        sum += pegged.chance * all * scores.dealerOut(lastHole - pone);
      } else if (dealer > 0) {
        sum += pegged.chance * all * scores.poneOut(lastHole - dealer);
      } else {  // a race; no side can peg from below the skunk line to the last hole
        const double first = play.dealerFirst(toGo.dealer, toGo.pone);
        sum += pegged.chance * all *
               (first * scores.dealerOut(lastHole - 1) + (1 - first) * scores.poneOut(lastHole - 1));
      }
    }
  }
  return sum;
}

double dealersShare(ToGo toGo, const PegDistribution& play, const ShowSpread& heels, const ShowSpread& plain,
                    const ScoreShares& scores) {
  const ToGo afterHeels{toGo.dealer - 2, toGo.pone};
  return dealersShare(toGo, play, plain, scores) + (afterHeels.dealer <= 0
                                                        ? heels.all() * scores.dealerOut(lastHole - toGo.pone)
                                                        : dealersShare(afterHeels, play, heels, scores));
}

}  // namespace cribbage
