#pragma once
// What the opponent brings to the show, as far as a player who holds six cards can know: his hand and what he
// throws, together, for each rank that may be cut.

#include <array>
#include <vector>

#include "card_set.h"
#include "dealt_ranks.h"
#include "score.h"

namespace cribbage {

/// Weights of the points of the opponent's hand, by the rank of the starter and the pair of ranks he throws.
/// Relative; all are whole parts of 256.
class OpponentShows {
 public:
  static constexpr std::size_t hands = mostPoints + 1;
  using ByPoints = std::array<double, hands>;
  /// How often four cards of different ranks are of one suit.
  static constexpr double flush = 1.0 / 64;

  /// `held` are the cards that he cannot have. Feed it with `add`.
  explicit OpponentShows(CardSet held);

  /// That he is dealt these ranks and throws one pair of them in so many parts, over the ways in which the
  /// cards not held make the class and over the starters left. A jack of his is of the starter's suit one
  /// time in four; four different ranks are of one suit one time in 64.
  void add(const DealtRanks& dealt, const RankPair& thrown, int parts);

  /// What he pegs and what we do beyond what players of the table peg, because of what he keeps.
  struct Pegs {
    double his = 0, ours = 0;
  };
  const Pegs& pegs() const { return pegs_; }
  void setPegs(const Pegs& pegs) { pegs_ = pegs; }

  const ByPoints& of(Rank starter, std::size_t pair) const {
    return weights_[static_cast<std::size_t>(starter) * RankTable::pairCount + pair];
  }

 private:
  RankCounts held_{};
  std::vector<ByPoints> weights_;
  Pegs pegs_;
};

}  // namespace cribbage
