#pragma once
// The advice as a fixed policy: the card that it lays, for every hand at once.

#include <array>
#include <memory>
#include <vector>

#include "cribbage/advice/play_knowledge.h"
#include "cribbage/advice/subgame.h"
#include "cribbage/solver/play_solver.h"

namespace cribbage {

/// The rounds that the advice solves for a third card that is ours, and for a later one. Settled advice has
/// the same for both.
struct AdviceRounds {
  int third = 0, later = 0;
};
AdviceRounds settledAdvice();

/// A subgame as the advice solves it: the tree, and the averages after the rounds of a third card and of a
/// later one.
struct SolvedSubgame {
  FirstRanks first;
  PlayTree tree;
  PlayNumbers third, later;  // their regrets are empty
};
SolvedSubgame solveAsAdvised(const FirstRanks& first, const PlayKnowledge& knowledge, AdviceRounds rounds);

/// What the advised player takes the opponent to keep, by the four that it keeps itself. Nothing for a four
/// that it does not keep.
using Beliefs = std::vector<KeptHands::Weights>;

/// The beliefs of a player who sees its own four and no more.
Beliefs beliefsOfFours(const KeptHands& theirs);

/// The ranks of a set.
RankCounts countsOf(int four);

/// The card of the advice at a lead or reply: the most net in the table, of equal ones the lowest.
int bestOpening(const OpeningTable& opening, std::size_t place);

/// The factors by which what the opponent laid has changed the weights of their hands: for one who plays as
/// solved, and for one who errs. Both are laid out as `HandVectors`.
struct Narrowed {
  std::vector<float> solved, erring;

  /// As the advice takes the two together.
  std::vector<float> both() const;
};

/// The cards of the advice after the third card, for one of the two players. `Advisor` multiplies the weights
/// of the opponent's hands by what they laid, and takes our best answer to the solution from there on. It
/// does that for one hand; here the weights of all our hands are one matrix, so that a walk values all of
/// them. The two are compared in the tests.
class AdvisedSubgame {
 public:
  /// `solved` must outlive this.
  AdvisedSubgame(const SolvedSubgame& solved, Seat us, const Beliefs& beliefs, const OpeningTable& opening);

  PlayPath root() const { return ends_->root(); }
  const PlayEnds& ends() const { return *ends_; }
  const PlayTree& tree() const { return solved_->tree; }

  /// The factors of what the opponent laid before the root, and those after another card of theirs, or a go,
  /// -1.
  const Narrowed& start() const { return start_; }
  Narrowed narrowed(int node, int rank, const Narrowed& theirs) const;

  /// Writes 1 for the card of the advice and 0 for the others, by hand: rows as in `PlayNumbers`, one for
  /// each rank that may be laid at the node, where we hold two cards or more.
  void choose(int node, const PlayPath& path, const Narrowed& theirs, float* rows);

  /// The same at every node of ours: `averages` are those of the subgame.
  void chooseEverywhere(float* averages);

  /// The net of the third card, where it is ours, by the set of the two ranks that are left.
  std::vector<double> netsOfThird();

 private:
  void chooseFrom(int target, const PlayPath& path, const Narrowed& theirs, float* averages);

  const SolvedSubgame* solved_;
  Seat us_;
  Narrowed start_;
  std::shared_ptr<const PlayEnds> ends_;
  PlaySolver third_, later_;
};

/// The third card of the advice for the three ranks that the pone has left. Nets are those of `netsOfThird`,
/// by the rank of the third card.
using NetsOfThirds = std::array<std::vector<double>, rankCount>;
int bestThird(int three, const NetsOfThirds& nets);

}  // namespace cribbage
