#pragma once
// What a throw wins near the last hole, by every play of our hand with each that the opponent may keep.

#include <span>
#include <vector>

#include "cribbage/cribbage.h"
#include "cribbage/winning/to_go.h"
#include "native/solved_play.h"

namespace cribbage {

/// A deal at one score in which the opponent throws to win and both lay by one solution. Nothing is sampled.
/// Their hand and throw are known by ranks: a jack of theirs is of the starter's suit one time in four, and
/// nobs and a flush in the crib are left out. After the deal a score is worth what the board's table says.
class ThrowsByRanks {
 public:
  /// The score is from our side. All must outlive this.
  ThrowsByRanks(const Tables& tables, const SolvedPlay& play, bool weDeal, Score score);

  /// Our chance with each of some throws of six cards. A tenth of a second a throw.
  std::vector<double> chances(const Dealt& dealt, std::span<const Discard> throws) const;

 private:
  // How a play of two hands ends: the chance that the dealer is out in it, and by pegs of pone and dealer
  // that nobody is.
  struct Ends {
    double dealerOut = 0;
    std::vector<double> open;
  };
  struct Case {  // their hand, their throw, the rank that is cut
    int kept = 0, pair = 0;
    Rank starter{};
    double chance = 0;
  };
  class Walk;

  std::vector<Case> casesOf(const Dealt& dealt) const;
  Ends endsOf(int ours, int theirs, int dealerNeeds) const;
  double chance(const Discard& discard, const OpponentShows& theirs, const std::vector<Case>& cases,
                CardSet unseen) const;

  const Tables& tables_;
  const SolvedPlay& play_;
  bool weDeal_;
  Score score_;
  ToGo toGo_;
  std::vector<ThrowPolicy::Parts> throws_;  // theirs
};

}  // namespace cribbage
