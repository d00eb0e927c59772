#pragma once
// Sampled deals in which both sides throw, and optionally play, by the advice for winning.

#include <string>
#include <vector>

#include "cribbage/cribbage.h"
#include "native/deal_result.h"
#include "native/sampled_deals.h"

namespace cribbage {

/// The best throws of our six cards, each with the win chance shown for it and its results in the hidden
/// deals. A hidden deal is what we cannot see: the opponent's six cards and the starter. All throws are tried
/// in the same hidden deals.
struct ThrowsToWin {
  std::vector<double> shown;
  std::vector<std::vector<double>> won;  ///< win chances after the deal, by throw, then by hidden deal
};

/// Samples deals. The result of each is the win chance by `BoardTable` at the score after it.
class DealsToWin {
 public:
  /// If `advised`, cards are played by the advice too, which takes half a second for each. Otherwise they are
  /// played by `play`, which should be solved for winning. All arguments must outlive this.
  DealsToWin(const Tables& tables, const SolvedPlay& play, bool advised);

  /// Tries the `throws` best throws of our six cards, each in the same `hidden` hidden deals. Each of these
  /// deals is played `plays` times.
  ThrowsToWin sample(const Dealt& dealt, bool weDeal, Score score, std::size_t throws, int hidden, int plays,
                     Random& random) const;

 private:
  double chance(const SplitSix& ours, const SplitSix& theirs, Card starter, bool weDeal, Score score,
                Random& random) const;
  Pegs pegs(const PerSeat<SplitSix>& sixes, Card starter, const PerSeat<int>& holes, Random& random) const;
  Pegs advisedPegs(const PerSeat<SplitSix>& sixes, Card starter, PerSeat<int> holes) const;

  const Tables& tables_;
  const BoardTable& board_;
  QuickThrower thrower_;
  DealSampler sampler_;
  bool advised_;
};

/// The errors of the shown win chances over many deals. The variance due to sampling is subtracted.
class ErrorsToWin {
 public:
  void add(const ThrowsToWin& deal);
  std::string print() const;

 private:
  double squares_ = 0, sum_ = 0, sumSquares_ = 0, aheadSquares_ = 0, lost_ = 0, lostSquares_ = 0;
  int throws_ = 0, aheads_ = 0, deals_ = 0;
};

}  // namespace cribbage
