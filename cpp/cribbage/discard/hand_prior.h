#pragma once
// The prior over kept hands: the range of a player at the start of the play.

#include <array>
#include <cstdint>
#include <vector>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/discard/throws_table.h"

namespace cribbage {

/// Weights of the 1,820 sets of four ranks that a player of one role may keep when they throw by a solved
/// policy. They are mixed with a uniform throw: one throw in a thousand is any two of the six, with equal
/// probability. So no hand that can be held has weight 0.
class HandPrior {
 public:
  static constexpr std::size_t hands = static_cast<std::size_t>(RankSets::count[4]);
  using Weights = std::vector<float>;  ///< by `RankSets` number; they add to 1

  /// About a millisecond, and 150 kB. The second takes the throws of each class, in the order of
  /// `everyDealtRanks`.
  explicit HandPrior(const ThrowPolicy& policy) : HandPrior(policy.classes()) {}
  explicit HandPrior(const std::vector<ThrowPolicy::Parts>& thrown);

  /// The weights given cards seen of these ranks: the observer's own six and the starter, or fewer. Exact
  /// over every six that the unseen cards make. About a millisecond.
  Weights given(const RankCounts& seen) const;

  /// The weights when no card is known.
  const Weights& unconditional() const { return unconditional_; }

 private:
  struct Keep {
    std::uint16_t kept;
    std::uint8_t parts;
  };
  std::vector<Keep> keeps_;           // what each class keeps, one class after another
  std::vector<std::uint8_t> counts_;  // the number of different fours that each class keeps
  Weights unconditional_;
};

}  // namespace cribbage
