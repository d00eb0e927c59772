#pragma once
// How often each hand of four ranks is kept when both sides throw by the solved strategies.

#include <cstdint>
#include <functional>
#include <vector>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/discard/dealt_classes.h"
#include "cribbage/discard/hand_prior.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/solver/terminal_payoffs.h"

namespace cribbage {

/// One possible throw from a class of six: how often it is thrown, in parts of `HandPriorByClass::whole`, and
/// the `RankSets` number of the four cards kept.
struct KeptHand {
  std::int32_t parts = 0;
  std::int32_t kept = 0;
};

/// For each class of six ranks, the fours that can be kept, in the order of the thrown pairs in
/// `DealtRanks::pairs`. Uniform throws are mixed into the policy: about once in a thousand deals, two random
/// cards are thrown. So every possible hand is kept now and then, and its play is solved.
///
/// The share of uniform throws is 15 parts in 15,135, because parts are whole numbers here. In `HandPrior`
/// (discard/hand_prior.h) it is 0.001, which is a hundredth more. Both shares stay, because the solved play
/// depends on this share, and the advice and the tables of pegs and stakes depend on the other.
class HandPriorByClass {
 public:
  static constexpr std::int32_t solvedParts = 240;  ///< for each part of `ThrowPolicy::whole`
  static constexpr std::int32_t whole = ThrowPolicy::whole * solvedParts + 15;

  explicit HandPriorByClass(const ThrowPolicy& policy);
  const std::vector<KeptHand>& of(std::size_t dealt) const { return hands_[dealt]; }

 private:
  std::vector<std::vector<KeptHand>> hands_;
};

/// For a player who was dealt the class `dealt`, returns how often the opponent keeps each of the 1,820
/// fours. These weights add to 9,366,819 (the sixes the opponent can have) times `HandPriorByClass::whole`.
std::vector<double> keptGiven(const DealtRanks& dealt, const HandPriorByClass& theirs);

/// Calls `see` with the index of each class and its `keptGiven`. The weights are computed on several threads,
/// but `see` is called on one thread, in the order of the classes.
void forEachDealt(const HandPriorByClass& theirs, int threads,
                  const std::function<void(std::size_t, const std::vector<double>&)>& see);

/// Returns the probability of each pair of kept fours. The pair of the pone's four p and the dealer's four d
/// (`RankSets` numbers) is at the index 1,820 × p + d. The result is the same to the last bit for any number
/// of threads. Takes some ten seconds on two cores.
JointHands jointOf(const HandPriorByClass& pones, const HandPriorByClass& dealers, int threads);

}  // namespace cribbage
