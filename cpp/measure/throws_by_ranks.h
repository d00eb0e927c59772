#pragma once
// The win chance of a throw near the last hole, over every play of our hand with each hand of the opponent.

#include <functional>
#include <span>
#include <vector>

#include "cribbage/cribbage.h"
#include "measure/played_out.h"

namespace cribbage {

/// A deal at one score in which the opponent throws by `WinningOpponent`. It needs no sampling. Their hand
/// and throw are known by ranks: a jack of theirs is of the starter's suit one time in four, and nobs and a
/// flush in the crib are left out. After the deal the board's table gives the value of the score.
class ThrowsByRanks {
 public:
  /// The outcome of the play of two hands of four, when both sides need these holes.
  using Plays = std::function<PlayedOut(const OpenHands&, ToGo)>;

  /// The score is from our side. A side needs `WinningOpponent::nearest` holes or less. The tables must
  /// outlive this.
  ThrowsByRanks(const Tables& tables, Plays plays, bool weDeal, Score score);

  /// Our win chance with each of some throws of six cards.
  std::vector<double> chances(const Dealt& dealt, std::span<const Discard> throws) const;

 private:
  struct Case {  // their hand, their throw, the rank of the starter
    int kept = 0, pair = 0;
    Rank starter{};
    double chance = 0;
  };

  std::vector<Case> casesOf(const Dealt& dealt) const;
  double chance(const Discard& discard, const OpponentShows& theirs, const std::vector<Case>& cases) const;
  double shown(const PlayedOut& play, ToGo toGo, std::span<const double> ourHands,
               std::span<const double> theirHands, int crib) const;

  const Tables& tables_;
  Plays plays_;
  bool weDeal_;
  Score score_;
  ToGo toGo_;
  std::vector<ThrowPolicy::Parts> throws_;  // the opponent's
};

}  // namespace cribbage
