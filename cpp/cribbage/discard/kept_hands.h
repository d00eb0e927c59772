#pragma once
// How likely a player is to have kept each four ranks, when he throws by a solved policy.

#include <array>
#include <cstdint>
#include <vector>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/discard/throws_table.h"

namespace cribbage {

/// Weights of the 1,820 sets of four ranks that a player of one role may keep. One throw in a thousand is any
/// two of the six, so that no hand that can be held has weight 0.
class KeptHands {
 public:
  static constexpr std::size_t hands = static_cast<std::size_t>(RankSets::count[4]);
  using Weights = std::vector<float>;  ///< by `RankSets` number; they add to 1

  /// About a millisecond, and 150 kB.
  explicit KeptHands(const ThrowPolicy& policy);

  /// As one sees it who knows where cards of these ranks are: his own six and the starter, or fewer. Exact
  /// over every six that the other cards make. About a millisecond.
  Weights given(const RankCounts& seen) const;

  /// As nobody sees it: the weights when no card is known.
  const Weights& of() const { return whole_; }

 private:
  struct Keep {
    std::uint16_t kept;
    std::uint8_t parts;
  };
  std::vector<Keep> keeps_;           // what each class keeps, one class after another
  std::vector<std::uint8_t> counts_;  // how many different ones each class keeps
  Weights whole_;
};

}  // namespace cribbage
