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

/// One throw of a class of six: how many parts of all it is, and the `RankSets` number of the four kept.
struct KeptHand {
  std::int32_t parts = 0;
  std::int32_t kept = 0;
};

/// The fours that each class of six keeps, by place of the thrown pair in `DealtRanks::pairs`. They are mixed
/// with uniform throws: about one throw in a thousand is any two of the six. So every hand that can be kept
/// is kept now and then and has its play solved.
///
/// The mix is 15 parts in 15,135, because parts are whole numbers here. That of `HandPrior`
/// (discard/hand_prior.h) is 0.001. The two differ by one part in a hundred. Both stay: the solved play rests
/// on this one; the advice rests on the other, and so do the kinds and weights of hands in the tables of pegs
/// and stakes.
class HandPriorByClass {
 public:
  static constexpr std::int32_t solvedParts = 240;  ///< each part of `ThrowPolicy::whole`
  static constexpr std::int32_t whole = ThrowPolicy::whole * solvedParts + 15;

  explicit HandPriorByClass(const ThrowPolicy& policy);
  const std::vector<KeptHand>& of(std::size_t dealt) const { return hands_[dealt]; }

 private:
  std::vector<std::vector<KeptHand>> hands_;
};

/// The parts in which the opponent keeps each of the 1,820 sets, as a player who holds the class `dealt` sees
/// it. They add to 9,366,819 sixes times `HandPriorByClass::whole`.
std::vector<double> keptGiven(const DealtRanks& dealt, const HandPriorByClass& theirs);

/// Calls `see` with each class and its `keptGiven`, in the order of classes, on one thread; the work before
/// that is done on several.
void forEachDealt(const HandPriorByClass& theirs, int threads,
                  const std::function<void(std::size_t, const std::vector<double>&)>& see);

/// The chance of each pair of kept hands, the pone's times 1,820 and the dealer's, over all pairs of dealt
/// sixes. The same to the last bit whatever the threads. Some ten seconds on two cores.
JointHands jointOf(const HandPriorByClass& pones, const HandPriorByClass& dealers, int threads);

}  // namespace cribbage
