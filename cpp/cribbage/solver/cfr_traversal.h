#pragma once
// One traversal of the public tree for one player, which computes the counterfactual value of each of their
// hands.

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "cribbage/solver/hand_vectors.h"
#include "cribbage/solver/play_tree.h"
#include "cribbage/solver/terminal_payoffs.h"

namespace cribbage {

/// The rule by which a round updates the cumulative regrets and the cumulative strategy.
enum class CfrRule : std::uint8_t {
  /// CFR+ (Tammelin 2014, "Solving large imperfect information games using CFR+"). Regrets are kept at 0 or
  /// above. Round t has weight t in the average.
  plus,
  /// DCFR (Brown and Sandholm 2019, "Solving imperfect-information games via discounted regret
  /// minimization"). Before round t a positive cumulative regret is multiplied by (t - 1)^1.5 / ((t - 1)^1.5
  /// + 1). A negative one is halved. Round t has weight t^3 in the average.
  ///
  /// After 16 rounds on the subgame behind a third card, NashConv is 0.0024 points (the mean of 16 such
  /// subgames). CFR+ has 0.0136 and needs more than 32 rounds to come as low. PCFR+ is as good but needs
  /// another array. The solved tables keep CFR+, because they were built with it.
  discounted,
};

/// The state of a solver: cumulative regrets and cumulative strategy weights. Both have the same rows, which
/// begin at `PlayTree::Node::choices`. Normalising the weights of a hand gives its average strategy.
struct CfrState {
  std::vector<float> cumulativeRegret, cumulativeStrategy;
  int rounds = 0;
  CfrRule rule = CfrRule::plus;
};

/// The vector form of counterfactual regret minimisation (Johanson et al. 2011, "Accelerating best response
/// calculation in large extensive games"). A visit takes two vectors of reach probabilities, `mine` and
/// `theirs`. For each hand they give the probability that its player plays the cards that lead here. A visit
/// returns one vector of counterfactual values. For each of our hands it has a sum over the opponent's hands.
/// Each term is the payoff times the joint probability of both hands times `theirs`. Cards are dealt before
/// the root, so one visit of a public node treats all its information sets at once.
class CfrTraversal {
 public:
  /// `solve`: both play their current strategy; regrets and averages are updated. `value`: both play their
  /// average strategy. `bestResponse`: the player plays a best response to the opponent's average strategy.
  /// `pegged`: both play their average strategy, and every terminal is reported to `SeePegs`.
  enum class Mode { solve, value, bestResponse, pegged };

  /// `whole` walks the whole tree; the other two walk only its top. `collect` records the parts below the
  /// top. `finish` uses the values of these parts, which were computed in between.
  enum class Stage { whole, collect, finish };

  /// A subtree that is walked on its own: its root, the reach probabilities there, and the resulting values.
  struct Part {
    int target = 0;
    PlayPath path;
    std::vector<float> mine, theirs, values;
  };
  static constexpr int cardsInPart = 5;  ///< a part begins when both players together hold at most this many

  /// All arguments must outlive the traversal. Without `parts` the stage must be `whole`.
  CfrTraversal(const PlayTree& tree, const TerminalPayoffs& payoffs, CfrState& state, Mode mode, Seat seat,
               Stage stage = Stage::whole, std::vector<Part>* parts = nullptr);

  /// Sets the function that receives the terminals in `Mode::pegged`.
  void tell(const SeePegs& see) { see_ = &see; }

  /// Traverses the tree from a node or a terminal on. Writes one counterfactual value for each hand of the
  /// player to `values`.
  void visit(int target, const PlayPath& path, const float* mine, const float* theirs, float* values);

  /// Updates the averages below `target` as `visit` does in `Mode::solve`, but leaves the regrets as they
  /// are.
  void average(int target, const PlayPath& path, const float* mine);

 private:
  void seeThemAct(const PlayTree::Node& node, const PlayPath& path, const float* mine, const float* theirs,
                  float* values);
  void actMyself(const PlayTree::Node& node, const PlayPath& path, const float* mine, const float* theirs,
                 float* values);
  float* choose(const PlayTree::Node& node);
  void takeBest(const PlayTree::Node& node, const float* actionValues, const float* ifGo,
                float* values) const;
  void takeAverage(const PlayTree::Node& node, const float* chances, const float* actionValues,
                   const float* ifGo, float* values) const;
  void updateRegrets(const PlayTree::Node& node, const float* actionValues, const float* values);
  template <class Rule>
  void updateRegretsBy(const Rule& rule, const PlayTree::Node& node, const float* actionValues,
                       const float* values);
  void updateAverages(const PlayTree::Node& node, const float* chances, const float* mine);
  void part(int target, const PlayPath& path, const float* mine, const float* theirs, float* values);
  float* take(std::size_t length);

  const PlayTree& tree_;
  const TerminalPayoffs& payoffs_;
  CfrState& state_;
  Mode mode_;
  Seat me_;
  Stage stage_;
  std::vector<Part>* parts_;
  std::size_t nextPart_ = 0;
  const SeePegs* see_ = nullptr;
  // A stack of scratch vectors for the nodes on the path. They are written before they are read, so they need
  // no clearing.
  std::unique_ptr<float[]> stack_;
  std::size_t room_ = 0, used_ = 0;
};

}  // namespace cribbage
