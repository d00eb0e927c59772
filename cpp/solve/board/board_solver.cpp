#include "solve/board/board_solver.h"

#include <algorithm>
#include <map>

#include "native/threads.h"

namespace cribbage {

BoardSolver::BoardSolver(const BoardSample& sample, const BoardStyle& style, int threads)
    : sample_(sample),
      style_(style),
      threads_(threads),
      fates_((most + 1) * (most + 1)),
      scoreAwareThrows_(fates_.size()) {
  if (style.scoreAware) shows_.see(sample.references, sample.forPoints);
  const double all = static_cast<double>(sample.counts.deals());
  std::map<std::array<int, 2>, double> totals;
  for (const DealCase& met : sample.counts.cases()) {
    if (pegCases_.empty() || pegCases_.back().heels != met.heels ||
        pegCases_.back().dealer != met.dealerPegs || pegCases_.back().pone != met.ponePegs)
      pegCases_.push_back({met.heels, met.dealerPegs, met.ponePegs, showCases_.size(), 0});
    showCases_.push_back({met.poneHand, met.dealerShow, static_cast<float>(met.cases)});
    pegCases_.back().last = showCases_.size();
    const int dealer = (met.heels ? 2 : 0) + met.dealerPegs + met.dealerShow,
              pone = met.ponePegs + met.poneHand;
    totals[{dealer, pone}] += met.cases / all;
    mostDealer_ = std::max(mostDealer_, dealer);
    mostPone_ = std::max(mostPone_, pone);
  }
  totals_.assign(totals.begin(), totals.end());
  for (int dealer = 0; dealer < DealCounts::mostPegs; ++dealer)
    for (int pone = 0; pone < DealCounts::mostPegs; ++pone)
      dealerFirst_.push_back(sample.counts.dealerFirst(dealer, pone));
  if (!style.scoreAware) return;
  for (const bool dealer : {false, true})
    for (std::size_t kind = 0; kind < PegSpreadTable::kinds; ++kind)
      spreads_[dealer ? 1 : 0].push_back(sample.spreads.ofKind(kind, dealer));
}

// If a side reaches the last hole in the play, returns true and sets `fate`. The dealer needed x holes and
// pegged `dealer`, and the pone needed y and pegged `pone`. If both pegged enough, the dealer wins in the
// share of sampled plays in which the dealer had x pegs before the pone had y.
bool BoardSolver::endsInPlay(int x, int y, int dealer, int pone, Fate& fate) const {
  if (dealer < x && pone < y) return false;
  const auto dealerFirst = [&](int dealers, int pones) {
    return dealerFirst_[static_cast<std::size_t>(dealers * DealCounts::mostPegs + pones)];
  };
  const double wins = pone < y ? 1 : dealer < x ? 0 : dealerFirst(x, y);
  // Each of these two functions returns the probability that one side wins before the loser passes a skunk
  // line. The argument is the number of holes between the loser and the line.
  const auto before = [&](int poneToLine) {
    if (poneToLine <= 0 || wins == 0) return 0.0;
    return pone < poneToLine ? wins : std::min(wins, dealerFirst(x, poneToLine));
  };
  const auto beforeDealer = [&](int dealerToLine) {
    if (dealerToLine <= 0 || wins == 1) return 0.0;
    return dealer < dealerToLine ? 1 - wins : std::min(1 - wins, 1 - dealerFirst(dealerToLine, y));
  };
  constexpr int skunk = lastHole - skunkLine, doubleSkunk = lastHole - doubleSkunkLine;
  fate = {wins, before(y - skunk), beforeDealer(x - skunk), before(y - doubleSkunk),
          beforeDealer(x - doubleSkunk)};
  return true;
}

// Returns the fate, from the next deal on, of the player who dealt this one. That player needs x holes. The
// opponent needs y and deals next, so this is the fate at (y, x) with the sides exchanged. That score is
// solved already, because each deal scores points and so reduces x + y.
Fate BoardSolver::next(int x, int y) const {
  const Fate& fate = fates_[place(y, x)];
  return {1 - fate[0], fate[2], fate[1], fate[4], fate[3]};
}

// Returns what `fate` is worth to the dealer under the objective, on a scale from 0 to 1.
double BoardSolver::shareOf(const Fate& fate) const {
  const WinOdds odds{fate[0], fate[1], fate[2], fate[3], fate[4]};
  return cribbage::shareOf(style_.objective, utilityOf(style_.objective, odds));
}

// Returns the dealer's mean fate over all sampled deals, in which both throw for points. Far from the end
// only the total points of a deal matter. Near it the order of scoring decides who wins, so each deal is
// followed step by step.
Fate BoardSolver::baseFate(int x, int y) const {
  Fate sum{};
  if (x > mostDealer_ && y > mostPone_) {
    for (const auto& [scored, chance] : totals_) add(sum, next(x - scored[0], y - scored[1]), chance);
    return sum;
  }
  for (const PegCase& pegs : pegCases_) {
    const int afterHeels = x - (pegs.heels ? 2 : 0);
    Fate fate{};
    bool over = afterHeels <= 0;
    if (over)
      fate = dealerWins(lastHole - y);
    else
      over = endsInPlay(afterHeels, y, pegs.dealer, pegs.pone, fate);
    const int dealer = afterHeels - pegs.dealer, pone = y - pegs.pone;
    double cases = 0;
    for (std::size_t at = pegs.first; at < pegs.last; ++at) {
      const ShowCase& show = showCases_[at];
      const auto chance = static_cast<double>(show.chance);
      if (over)
        cases += chance;
      else if (show.poneHand >= pone)
        add(sum, poneWins(lastHole - dealer), chance);
      else if (show.dealerShow >= dealer)
        add(sum, dealerWins(lastHole - pone + show.poneHand), chance);
      else
        add(sum, next(dealer - show.dealerShow, pone - show.poneHand), chance);
    }
    if (over) add(sum, fate, cases);
  }
  for (double& part : sum) part /= static_cast<double>(sample_.counts.deals());
  return sum;
}

void BoardSolver::solve(int toGo) {
  const int first = std::max(1, toGo - most), last = std::min(most, toGo - 1);
  onThreads(threads_, static_cast<std::size_t>(std::max(0, last - first + 1)), [&](std::size_t at) {
    const int x = first + static_cast<int>(at), y = toGo - x;
    Fate fate = baseFate(x, y);
    if (style_.scoreAware) {
      add(fate, scoreAwareGain(x, y, scoreAwareThrows_[place(x, y)]), 1);
      if (style_.winning) fate[0] += style_.winning->gain(x, y);
      if (style_.throwing) fate[0] += style_.throwing->at(x, y);
    }
    for (double& part : fate) part = std::clamp(part, 0.0, 1.0);
    fates_[place(x, y)] = fate;
  });
}

}  // namespace cribbage
