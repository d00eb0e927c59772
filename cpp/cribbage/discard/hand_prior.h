#pragma once
// The prior over kept hands: the range of a player at the start of the play.

#include <array>
#include <cstdint>
#include <vector>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/discard/throws_table.h"

namespace cribbage {

/// The weights of the 1,820 sets of four ranks that a player of one role may keep if they discard by a solved
/// policy. The policy is mixed with a uniform one: one discard in a thousand is any two of the six cards,
/// with equal probability. So every hand that can be held has a positive weight.
class HandPrior {
 public:
  static constexpr std::size_t hands = static_cast<std::size_t>(RankSets::count[4]);
  using Weights = std::vector<float>;  ///< by index in `RankSets`; they add to 1

  /// The frequency of each pair of a class, in the order of `DealtRanks::pairs`; they add to 1.
  using Frequencies = std::array<float, 15>;

  /// Takes about a millisecond, and 250 kB of memory. The second constructor takes the frequencies with which
  /// each class discards its pairs, in the order of `everyDealtRanks`.
  explicit HandPrior(const ThrowPolicy& policy);
  explicit HandPrior(const std::vector<Frequencies>& thrown);

  /// Returns the weights if cards of these ranks have been seen: the observer's own six and the starter, or
  /// fewer. They are exact: every six cards that the unseen cards can make are counted. Takes about a
  /// millisecond.
  Weights given(const RankCounts& seen) const;

  /// The weights if no card was seen.
  const Weights& unconditional() const { return unconditional_; }

 private:
  template <class Often>
  void add(const std::vector<Often>& thrown);

  struct Keep {
    std::uint16_t kept;
    float often;  // relative
  };
  std::vector<Keep> keeps_;           // the hands kept by each class, one class after another
  std::vector<std::uint8_t> counts_;  // the number of distinct hands that each class keeps
  Weights unconditional_;
};

}  // namespace cribbage
