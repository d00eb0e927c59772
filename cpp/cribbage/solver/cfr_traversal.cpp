#include "cribbage/solver/cfr_traversal.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace cribbage {

namespace {

struct PlusRule {
  float regret(float before, float now) const { return std::max(0.0f, before + now); }
};

struct DiscountedRule {
  explicit DiscountedRule(int round) {
    const auto t = static_cast<float>(round), past = (t - 1) * std::sqrt(t - 1);
    keep = past / (past + 1);
  }
  float regret(float before, float now) const { return (before > 0 ? keep : 0.5f) * before + now; }

  float keep;
};

// Returns the weight of a round in the average strategy.
float weightOf(CfrRule rule, int round) {
  const auto t = static_cast<float>(round);
  return rule == CfrRule::plus ? t : t * t * t;
}

}  // namespace

CfrTraversal::CfrTraversal(const PlayTree& tree, const TerminalPayoffs& payoffs, CfrState& state, Mode mode,
                           Seat seat, Stage stage, std::vector<Part>* parts)
    : tree_(tree), payoffs_(payoffs), state_(state), mode_(mode), me_(seat), stage_(stage), parts_(parts) {
  // Allocates the stack once, for the longest path: two nodes with four cards held, six with three and a
  // dozen with two.
  const PlayPath root = payoffs.root();
  room_ = (std::max(root.left[Seat::pone], root.left[Seat::dealer]) == RankSets::most ? 96 : 48) * 1024;
  stack_.reset(new float[room_]);
}

float* CfrTraversal::take(std::size_t length) {
  float* taken = stack_.get() + used_;
  used_ += length;
  assert(used_ <= room_);
  return taken;
}

void CfrTraversal::visit(int target, const PlayPath& path, const float* mine, const float* theirs,
                         float* values) {
  const bool theirsAny = HandVectors::anyIn(path.left[other(me_)], theirs);
  // Most visits end here, so the values are not cleared first: `value` writes all of them.
  const bool leaf = target < 0 && theirsAny && mode_ != Mode::pegged && !payoffs_.decided(path);
  if (leaf) return payoffs_.value(me_, static_cast<std::size_t>(~target), path, theirs, values);
  std::fill(values, values + HandVectors::length(path.left[me_]), 0.0f);
  // If no hand of the opponent reaches this point, every counterfactual value is 0 and no regret changes, so
  // the subtree is pruned. `Mode::solve` continues if a hand of ours reaches it, because our average strategy
  // is weighted by our own reach probability alone.
  if (!theirsAny && (mode_ != Mode::solve || !HandVectors::anyIn(path.left[me_], mine))) return;
  if (payoffs_.decided(path)) {
    if (theirsAny) payoffs_.valueDecided(me_, path, theirs, values);
    return;
  }
  if (target < 0) {
    if (theirsAny) payoffs_.peg(static_cast<std::size_t>(~target), path, mine, theirs, *see_);
    return;
  }
  if (stage_ != Stage::whole && path.left[Seat::pone] + path.left[Seat::dealer] <= cardsInPart) {
    part(target, path, mine, theirs, values);
    return;
  }
  const std::size_t used = used_;
  if (tree_.node(target).seat == me_)
    actMyself(tree_.node(target), path, mine, theirs, values);
  else
    seeThemAct(tree_.node(target), path, mine, theirs, values);
  used_ = used;
}

// Returns the strategy at a node, as rows of `ChoiceRows`. `solve` plays the current strategy by regret
// matching+: each card in proportion to its positive regret. The other modes play the average strategy. With
// a single card there is no choice, so there are no rows.
float* CfrTraversal::choose(const PlayTree::Node& node) {
  const auto& numbers = mode_ == Mode::solve ? state_.cumulativeRegret : state_.cumulativeStrategy;
  const int size = node.left[node.seat];
  if (size < 2) return nullptr;
  float* chances = take(rankCount * PlayTree::rowLength(size));
  chooseInProportion(node, numbers.data() + node.choices, chances);
  return chances;
}

// Visits a node at which the opponent acts. Each branch narrows their reach probabilities. Our values are the
// plain sum over the branches, because `theirs` already includes the probability of each branch.
void CfrTraversal::seeThemAct(const PlayTree::Node& node, const PlayPath& path, const float* mine,
                              const float* theirs, float* values) {
  const int size = path.left[node.seat];
  const std::size_t length = HandVectors::length(path.left[me_]);
  const float* chances = choose(node);
  float* reach = take(HandVectors::length(size));
  float* actionValues = take(length);
  const PlayTree::Branch* branch = &tree_.branch(node.branches);
  const auto add = [&] {
    for (std::size_t at = 0; at < length; ++at) values[at] += actionValues[at];
  };
  for (int rank = 0; rank < rankCount; ++rank) {
    if (!node.mayPlay(rank)) continue;
    const float* row =
        chances ? chances + static_cast<std::size_t>(rank) * PlayTree::rowLength(size) : nullptr;
    HandVectors::afterPlaying(size, rank, theirs, row, reach);
    visit(branch->target, payoffs_.afterPlaying(path, node, *branch, rank), mine, reach, actionValues);
    add();
    ++branch;
  }
  if (!node.go) return;
  HandVectors::afterGo(size, node.limit, theirs, reach);
  visit(branch->target, TerminalPayoffs::afterGo(path, *branch), mine, reach, actionValues);
  add();
}

// Visits a node at which we act. The values of all branches are computed first. Then the strategy, or the
// maximum, combines them for each hand. Our own reach probability multiplies no value; it only weights the
// average strategy.
void CfrTraversal::actMyself(const PlayTree::Node& node, const PlayPath& path, const float* mine,
                             const float* theirs, float* values) {
  const int size = path.left[node.seat];
  const std::size_t row = HandVectors::length(size - 1);
  const float* chances = choose(node);
  float* reach = take(HandVectors::length(size));
  float* actionValues = take(rankCount * row);
  float* ifGo = take(HandVectors::length(size));
  const PlayTree::Branch* branch = &tree_.branch(node.branches);
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    if (!node.mayPlay(rank)) continue;
    const float* chance = chances ? chances + rank * PlayTree::rowLength(size) : nullptr;
    HandVectors::afterPlaying(size, static_cast<int>(rank), mine, chance, reach);
    visit(branch->target, payoffs_.afterPlaying(path, node, *branch, static_cast<int>(rank)), reach, theirs,
          actionValues + rank * row);
    ++branch;
  }
  if (node.go) {
    HandVectors::afterGo(size, node.limit, mine, reach);
    visit(branch->target, TerminalPayoffs::afterGo(path, *branch), reach, theirs, ifGo);
  }
  if (mode_ == Mode::pegged) return;
  if (mode_ == Mode::bestResponse)
    takeBest(node, actionValues, ifGo, values);
  else
    takeAverage(node, chances, actionValues, ifGo, values);
  if (mode_ == Mode::solve && stage_ != Stage::collect && size > 1) {
    updateRegrets(node, actionValues, values);
    updateAverages(node, chances, mine);
  }
}

// Computes the value of each hand that follows the strategy: the sum over its cards of the probability times
// the branch's value. `actionValues` is indexed by the cards that remain, so each entry goes to the hand with
// the played card added. A hand of two has two places in its vector; both get the same value.
void CfrTraversal::takeAverage(const PlayTree::Node& node, const float* chances, const float* actionValues,
                               const float* ifGo, float* values) const {
  const int size = node.left[node.seat];
  if (node.go) HandVectors::afterGo(size, node.limit, ifGo, values);
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    if (!node.mayPlay(rank)) continue;
    if (size == 1) {
      values[rank] = actionValues[rank * handLanes];
    } else if (size == 2) {
      for (std::size_t at = 0; at < rankCount; ++at) {
        const float part = chances[rank * handLanes + at] * actionValues[rank * handLanes + at];
        values[rank * handLanes + at] += part;
        if (at != rank) values[at * handLanes + rank] += part;
      }
    } else {
      const std::size_t rows = PlayTree::rowLength(size), row = HandVectors::length(size - 1);
      const std::uint16_t* hand = rankSets().adding(size - 1, static_cast<int>(rank));
      for (std::size_t at = 0; at < rows; ++at)
        values[hand[at]] += chances[rank * rows + at] *
                            actionValues[rank * row + HandVectors::place(size - 1, static_cast<int>(at))];
    }
  }
}

// Computes the value of each hand that plays its best card. A hand that must say go has the value of the go;
// an impossible hand has 0.
void CfrTraversal::takeBest(const PlayTree::Node& node, const float* actionValues, const float* ifGo,
                            float* values) const {
  const int size = node.left[node.seat];
  constexpr float nothing = -1e30f;
  std::fill(values, values + HandVectors::length(size), nothing);
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    if (!node.mayPlay(rank)) continue;
    if (size == 1) {
      values[rank] = actionValues[rank * handLanes];
      continue;
    }
    const std::size_t row = HandVectors::length(size - 1);
    const std::uint16_t* hand = rankSets().adding(size - 1, static_cast<int>(rank));
    const auto sets = static_cast<std::size_t>(RankSets::count[static_cast<std::size_t>(size - 1)]);
    for (std::size_t at = 0; at < sets; ++at) {
      float& value = values[HandVectors::place(size, hand[at])];
      value = std::max(value, actionValues[rank * row + HandVectors::place(size - 1, static_cast<int>(at))]);
    }
  }
  for (std::size_t at = 0; at < HandVectors::length(size); ++at)
    if (values[at] == nothing) values[at] = 0;
  if (!node.go) return;
  const auto sets = RankSets::count[static_cast<std::size_t>(size)];
  for (int set = rankSets().firstFrom(size, node.limit); set < sets; ++set)
    values[HandVectors::place(size, set)] = ifGo[HandVectors::place(size, set)];
}

// Updates the regrets of our player. The regret of a card is its value minus the value of the strategy. The
// opponent's traversal comes next and already answers the new regrets (alternating updates).
void CfrTraversal::updateRegrets(const PlayTree::Node& node, const float* actionValues, const float* values) {
  if (state_.rule == CfrRule::plus)
    updateRegretsBy(PlusRule(), node, actionValues, values);
  else
    updateRegretsBy(DiscountedRule(state_.rounds + 1), node, actionValues, values);
}

template <class Rule>
void CfrTraversal::updateRegretsBy(const Rule& rule, const PlayTree::Node& node, const float* actionValues,
                                   const float* values) {
  const int size = node.left[node.seat];
  float* regrets = state_.cumulativeRegret.data() + node.choices;
  const std::size_t rows = PlayTree::rowLength(size), row = HandVectors::length(size - 1);
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    if (!node.mayPlay(rank)) continue;
    const float* valuesOfRank = actionValues + rank * row;
    if (size == 2) {
      for (std::size_t at = 0; at < handLanes; ++at)
        regrets[at] = rule.regret(regrets[at], valuesOfRank[at] - values[rank * handLanes + at]);
    } else {
      const std::uint16_t* hand = rankSets().adding(size - 1, static_cast<int>(rank));
      for (std::size_t at = 0; at < rows; ++at) {
        const float mean = valuesOfRank[HandVectors::place(size - 1, static_cast<int>(at))];
        regrets[at] = rule.regret(regrets[at], mean - values[hand[at]]);
      }
    }
    regrets += rows;
  }
}

// Updates the average strategy of our player, weighted by our reach probability.
void CfrTraversal::updateAverages(const PlayTree::Node& node, const float* chances, const float* mine) {
  const int size = node.left[node.seat];
  const float weight = weightOf(state_.rule, state_.rounds + 1);
  float* averages = state_.cumulativeStrategy.data() + node.choices;
  const std::size_t rows = PlayTree::rowLength(size);
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    if (!node.mayPlay(rank)) continue;
    const float* chance = chances + rank * rows;
    if (size == 2) {
      for (std::size_t at = 0; at < handLanes; ++at)
        averages[at] += weight * mine[rank * handLanes + at] * chance[at];
    } else {
      const std::uint16_t* hand = rankSets().adding(size - 1, static_cast<int>(rank));
      for (std::size_t at = 0; at < rows; ++at) averages[at] += weight * mine[hand[at]] * chance[at];
    }
    averages += rows;
  }
}

// Updates our averages at a point and below. They depend on our own reach probability alone, not on the
// opponent's or on payoffs. They stay as they are if we never reach the point, or have no choice from there.
void CfrTraversal::average(int target, const PlayPath& path, const float* mine) {
  assert(mode_ == Mode::solve);
  if (target < 0 || path.left[me_] < 2 || payoffs_.decided(path)) return;
  if (!HandVectors::anyIn(path.left[me_], mine)) return;
  const PlayTree::Node& node = tree_.node(target);
  const std::size_t used = used_;
  const int size = path.left[me_];
  const bool act = node.seat == me_;
  const float* chances = act ? choose(node) : nullptr;
  float* reach = act ? take(HandVectors::length(size)) : nullptr;
  const PlayTree::Branch* branch = &tree_.branch(node.branches);
  for (int rank = 0; rank < rankCount; ++rank) {
    if (!node.mayPlay(rank)) continue;
    if (act)
      HandVectors::afterPlaying(size, rank, mine,
                                chances + static_cast<std::size_t>(rank) * PlayTree::rowLength(size), reach);
    average(branch->target, payoffs_.afterPlaying(path, node, *branch, rank), act ? reach : mine);
    ++branch;
  }
  if (node.go) {
    if (act) HandVectors::afterGo(size, node.limit, mine, reach);
    average(branch->target, TerminalPayoffs::afterGo(path, *branch), act ? reach : mine);
  }
  if (act) updateAverages(node, chances, mine);
  used_ = used;
}

// Records a part in the stage `collect`, or takes the values of a finished part in the stage `finish`. Both
// stages walk the top of the tree in the same order, because the regrets and averages at its nodes do not
// change in between. Parts share no node, so they may be walked in any order or in parallel.
void CfrTraversal::part(int target, const PlayPath& path, const float* mine, const float* theirs,
                        float* values) {
  if (stage_ == Stage::finish) {
    const Part& done = (*parts_)[nextPart_++];
    assert(done.target == target);
    std::copy(done.values.begin(), done.values.end(), values);
    return;
  }
  Part part;
  part.target = target;
  part.path = path;
  part.mine.assign(mine, mine + HandVectors::length(path.left[me_]));
  part.theirs.assign(theirs, theirs + HandVectors::length(path.left[other(me_)]));
  parts_->push_back(std::move(part));
}

}  // namespace cribbage
