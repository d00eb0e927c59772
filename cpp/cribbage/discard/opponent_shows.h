#pragma once
// What the opponent brings to the show, as far as a player who holds six cards can know: his hand and what he
// throws, together, for each rank that may be cut.

#include <algorithm>
#include <array>
#include <vector>

#include "cribbage/cards/card_set.h"
#include "cribbage/cards/rank_sets.h"
#include "cribbage/discard/dealt_classes.h"
#include "cribbage/show/score.h"

namespace cribbage {

/// What four ranks (`RankSets`) count with a starter, suits apart. A look-up.
int pointsOf(int kept, Rank starter);

/// Weights of the points of the opponent's hand, by the rank of the starter and the pair of ranks he throws.
/// Relative.
class OpponentShows {
 public:
  static constexpr std::size_t hands = mostPoints + 1;
  using ByPoints = std::array<double, hands>;
  /// How often four cards of different ranks are of one suit.
  static constexpr double anyFlush = 1.0 / 64;

  /// How often what a class of six keeps is of one suit, when it throws that pair in a share of its deals:
  /// who has four of a suit nearly always keeps them, so what is thrown hardly ever is thrown for a flush.
  /// Nought where two that he keeps are alike.
  static double flushKept(const RankPair& thrown, double share) {
    return std::min(1.0, thrown.flushes * anyFlush / share);
  }

  /// `held` are the cards that he cannot have. Feed it with `add`.
  explicit OpponentShows(CardSet held);

  /// That he is dealt these ranks and throws one pair of them in so many parts, over the ways in which the
  /// cards not held make the class and over the starters left; and that what he keeps is so often of one
  /// suit. A jack of his is of the starter's suit one time in four.
  void add(const DealtRanks& dealt, const RankPair& thrown, int parts, double flush);

  /// What he pegs and what we do beyond what players of the table peg, because of what he keeps.
  struct Pegs {
    double his = 0, ours = 0;
  };
  const Pegs& pegs() const { return pegs_; }
  void setPegs(const Pegs& pegs) { pegs_ = pegs; }

  /// How often these four (`RankSets`) are of one suit when he has kept them.
  double flush(int kept) const;

  const ByPoints& of(Rank starter, std::size_t pair) const {
    return weights_[pair * rankCount + static_cast<std::size_t>(starter)];
  }

 private:
  struct Kept {
    double weight = 0, flush = 0;
  };

  RankCounts held_{};
  std::vector<ByPoints> weights_;
  std::vector<Kept> kept_;  // by `RankSets`
  Pegs pegs_;
};

}  // namespace cribbage
