#pragma once
// Computes the win chance of a throw near the last hole, by counting every play of our hand against each
// possible hand of the opponent.

#include <functional>
#include <span>
#include <vector>

#include "cribbage/cribbage.h"
#include "cribbage/discard/hand_prior.h"
#include "measure/played_out.h"

namespace cribbage {

/// Values throws at one score without sampling. The opponent throws by `WinningOpponent`. Their hand and
/// throw are counted by ranks alone. A jack in their hand has the starter's suit one time in four. In the
/// crib, nobs and flushes are left out. `BoardTable` values the score after the deal.
class ThrowsByRanks {
 public:
  /// A function that returns the possible results of the play of two hands of four. `ToGo` has the holes that
  /// each side still needs.
  using Plays = std::function<PlayedOut(const OpenHands&, ToGo)>;

  /// `score` has our score first. At least one side must need `WinningOpponent::nearest` holes or less. The
  /// tables must outlive this.
  ThrowsByRanks(const Tables& tables, Plays plays, bool weDeal, Score score);

  /// Returns our win chance with each of the given throws of six cards.
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
  std::vector<HandPrior::Frequencies> throws_;  // the opponent's
};

}  // namespace cribbage
