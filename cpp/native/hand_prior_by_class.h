#pragma once
// The hands that both sides keep, by rank, when they throw by solved policies.

#include <cstdint>
#include <functional>
#include <vector>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/discard/dealt_classes.h"
#include "cribbage/discard/hand_prior.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/solver/terminal_payoffs.h"

namespace cribbage {

/// One throw of a class of six: its share in parts, and the `RankSets` number of the four kept.
struct KeptHand {
  std::int32_t parts = 0;
  std::int32_t kept = 0;
};

/// The fours that each class of six keeps, by place of the thrown pair in `DealtRanks::pairs`. They are mixed
/// with uniform throws: about one throw in a thousand is any two of the six. So every possible hand is kept
/// now and then, and its play is solved.
///
/// The share of uniform throws is 15 parts in 15,135, because parts are whole numbers here. In `HandPrior`
/// (discard/hand_prior.h) it is 0.001, a hundredth more. Both shares stay, because the solved play rests on
/// this one, and the advice and the tables of pegs and stakes on the other.
class HandPriorByClass {
 public:
  static constexpr std::int32_t solvedParts = 240;  ///< for each part of `ThrowPolicy::whole`
  static constexpr std::int32_t whole = ThrowPolicy::whole * solvedParts + 15;

  explicit HandPriorByClass(const ThrowPolicy& policy);
  const std::vector<KeptHand>& of(std::size_t dealt) const { return hands_[dealt]; }

 private:
  std::vector<std::vector<KeptHand>> hands_;
};

/// Returns the weights with which the opponent keeps each of the 1,820 fours, for a player who holds the
/// class `dealt`. They add to 9,366,819 sixes times `HandPriorByClass::whole`.
std::vector<double> keptGiven(const DealtRanks& dealt, const HandPriorByClass& theirs);

/// Calls `see` with each class and its `keptGiven`, in the order of classes, on one thread. Several threads
/// compute the weights.
void forEachDealt(const HandPriorByClass& theirs, int threads,
                  const std::function<void(std::size_t, const std::vector<double>&)>& see);

/// Returns the probability of each pair of kept hands over all pairs of dealt sixes, at the pone's number
/// times 1,820 plus the dealer's. The result is the same to the last bit for any number of threads. Takes
/// some ten seconds on two cores.
JointHands jointOf(const HandPriorByClass& pones, const HandPriorByClass& dealers, int threads);

}  // namespace cribbage
