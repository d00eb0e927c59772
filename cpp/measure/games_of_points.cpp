#include "measure/games_of_points.h"

#include <algorithm>

#include "cribbage/play/holes.h"

namespace cribbage {

namespace {

// The chance that the adversary wins, by its seat in the deal that begins, its score and the other's.
class WinTable {
 public:
  double& at(Seat adversary, int its, int others) { return chances_[adversary][place(its, others)]; }
  double at(Seat adversary, int its, int others) const { return chances_[adversary][place(its, others)]; }

 private:
  static std::size_t place(int its, int others) { return static_cast<std::size_t>(its * lastHole + others); }
  BySeat<std::vector<double>> chances_{
      {std::vector<double>(lastHole * lastHole), std::vector<double>(lastHole* lastHole)}};
};

// One deal from one score.
class DealFrom {
 public:
  DealFrom(const WinTable& table, const DealCounts& deals, Seat adversary, int its, int others)
      : table_(table), deals_(deals), adversary_(adversary) {
    score_[adversary] = its;
    score_[other(adversary)] = others;
  }

  // The adversary's chance when the two have pegged so much.
  double after(const DealCase& met, int dealerPegs, int ponePegs) const {
    int dealer = score_[Seat::dealer] + (met.heels ? 2 : 0), pone = score_[Seat::pone];
    if (dealer >= lastHole) return wonBy(Seat::dealer);
    const bool dealerOut = dealer + dealerPegs >= lastHole, poneOut = pone + ponePegs >= lastHole;
    if (dealerOut && poneOut) {
      const double first = deals_.dealerFirst(lastHole - dealer, lastHole - pone);
      return first * wonBy(Seat::dealer) + (1 - first) * wonBy(Seat::pone);
    }
    dealer += dealerPegs;
    pone += ponePegs;
    if (dealerOut) return wonBy(Seat::dealer);
    if ((pone += poneOut ? 0 : met.poneHand) >= lastHole) return wonBy(Seat::pone);
    if ((dealer += met.dealerShow) >= lastHole) return wonBy(Seat::dealer);
    const bool deals = adversary_ == Seat::dealer;  // it is the pone of the next
    return table_.at(other(adversary_), deals ? dealer : pone, deals ? pone : dealer);
  }

  // The adversary's chance with a point besides in a share of such deals.
  struct Sums {
    double plain = 0, more = 0, less = 0;
  };
  void add(const DealCase& met, Sums& sums) const {
    const auto pegged = [&](int its, int others) {
      const bool deals = adversary_ == Seat::dealer;
      return after(met, met.dealerPegs + (deals ? its : others), met.ponePegs + (deals ? others : its));
    };
    const int others = adversary_ == Seat::dealer ? met.ponePegs : met.dealerPegs;
    const int scored = met.dealerPegs + met.ponePegs + met.poneHand + met.dealerShow;
    const double plain = pegged(0, 0);
    sums.plain += met.cases * plain;
    sums.more += met.cases * pegged(1, 0);
    sums.less += met.cases * (others > 0 && scored > 1 ? pegged(0, -1) : plain);
  }

 private:
  double wonBy(Seat seat) const { return seat == adversary_ ? 1 : 0; }

  const WinTable& table_;
  const DealCounts& deals_;
  Seat adversary_;
  BySeat<int> score_;
};

}  // namespace

// Every deal scores something, so scores with a larger sum are known before those with a smaller one.
GamesOfPoints::Wins GamesOfPoints::wins(BySeat<double> points) const {
  WinTable table;
  for (int sum = 2 * (lastHole - 1); sum >= 0; --sum)
    for (int its = std::max(0, sum - lastHole + 1); its <= std::min(sum, lastHole - 1); ++its)
      for (const Seat adversary : bothSeats) {
        const DealFrom deal(table, deals_, adversary, its, sum - its);
        DealFrom::Sums sums;
        for (const DealCase& met : cases_) deal.add(met, sums);
        const double gain = std::max(sums.more, sums.less) - sums.plain;
        table.at(adversary, its, sum - its) =
            (sums.plain + points[adversary] * gain) / static_cast<double>(deals_.deals());
      }
  return {table.at(Seat::dealer, 0, 0), table.at(Seat::pone, 0, 0)};
}

}  // namespace cribbage
