#include "cribbage/solver/play_solver.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace cribbage {

namespace {

// Returns the reach probabilities at the root: 1 for every hand, because the joint probabilities account for
// the deal.
std::vector<float> everyHand(int size) {
  std::vector<float> hands(HandVectors::length(size), 0.0f);
  for (int set = 0; set < RankSets::count[static_cast<std::size_t>(size)]; ++set) {
    const std::size_t place = HandVectors::place(size, set);
    hands[place] = 1;
    if (size == 2) hands[HandVectors::turned(place)] = 1;
  }
  return hands;
}

}  // namespace

PlaySolver::PlaySolver(const PlayTree& tree, JointHands joint, CfrRule rule)
    : PlaySolver(tree, std::make_shared<const TerminalPayoffs>(tree, std::move(joint)), rule) {}

PlaySolver::PlaySolver(const PlayTree& tree, std::shared_ptr<const TerminalPayoffs> payoffs, CfrRule rule)
    : tree_(tree),
      payoffs_(std::move(payoffs)),
      forEach_([](std::size_t count, const std::function<void(std::size_t)>& work) {
        for (std::size_t at = 0; at < count; ++at) work(at);
      }) {
  state_.cumulativeRegret.resize(tree.choiceCount());
  state_.cumulativeStrategy.resize(tree.choiceCount());
  state_.rule = rule;
}

void PlaySolver::resume(CfrState state) {
  assert(state.cumulativeRegret.size() == tree_.choiceCount() &&
         state.cumulativeStrategy.size() == tree_.choiceCount());
  state_ = std::move(state);
}

void PlaySolver::forgetAverageStrategy() {
  std::fill(state_.cumulativeStrategy.begin(), state_.cumulativeStrategy.end(), 0.0f);
  state_.rounds = 0;
}

// Walks the tree. A large tree is walked in three steps: a walk of its top records the parts below, the parts
// are walked in parallel, and the top is walked again with their values. A walk that reports terminals is not
// split, because all parts would share the receiver.
std::vector<float> PlaySolver::walk(CfrTraversal::Mode mode, Seat seat, const SeePegs* see) {
  using Stage = CfrTraversal::Stage;
  const PlayPath root = payoffs_->root();
  const int mySize = root.left[seat];
  const std::vector<float> mine = everyHand(mySize), theirs = everyHand(root.left[other(seat)]);
  std::vector<float> values(mine.size());
  std::vector<CfrTraversal::Part> parts;
  const auto above = [&](Stage stage) {
    CfrTraversal walk(tree_, *payoffs_, state_, mode, seat, stage, &parts);
    if (see) walk.tell(*see);
    walk.visit(tree_.rootTarget(), root, mine.data(), theirs.data(), values.data());
  };
  if (root.left[Seat::pone] + root.left[Seat::dealer] <= CfrTraversal::cardsInPart || see) {
    above(Stage::whole);
  } else {
    above(Stage::collect);
    forEach_(parts.size(), [&](std::size_t at) {
      CfrTraversal::Part& part = parts[at];
      part.values.resize(part.mine.size());
      CfrTraversal(tree_, *payoffs_, state_, mode, seat)
          .visit(part.target, part.path, part.mine.data(), part.theirs.data(), part.values.data());
    });
    above(Stage::finish);
  }
  std::vector<float> bySet;
  for (int set = 0; set < RankSets::count[static_cast<std::size_t>(mySize)]; ++set)
    bySet.push_back(values[HandVectors::place(mySize, set)]);
  return bySet;
}

double PlaySolver::sumOf(const std::vector<float>& values) {
  double sum = 0;
  for (const float value : values) sum += static_cast<double>(value);
  return sum;
}

std::vector<float> PlaySolver::bestResponseFrom(int target, const PlayPath& path, Seat seat,
                                                const std::vector<float>& theirs) {
  return bestResponseFrom(*payoffs_, target, path, seat, theirs);
}

std::vector<float> PlaySolver::bestResponseFrom(const TerminalPayoffs& payoffs, int target,
                                                const PlayPath& path, Seat seat,
                                                const std::vector<float>& theirs) {
  // A best response does not depend on our own reach probability, so ours is left at 0.
  const std::vector<float> mine(HandVectors::length(path.left[seat]), 0.0f);
  std::vector<float> values(mine.size());
  CfrTraversal(tree_, payoffs, state_, CfrTraversal::Mode::bestResponse, seat)
      .visit(target, path, mine.data(), theirs.data(), values.data());
  return values;
}

std::vector<float> PlaySolver::playFrom(int node, int rank, const std::vector<float>& hands,
                                        float tremble) const {
  const PlayTree::Node& at = tree_.node(node);
  const int size = at.left[at.seat];
  std::vector<float> left(HandVectors::length(size - 1));
  std::vector<float> rows(static_cast<std::size_t>(rankCount) * PlayTree::rowLength(size));
  if (size > 1) chooseInProportion(at, state_.cumulativeStrategy.data() + at.choices, rows.data());
  for (float& chance : rows) chance += tremble;
  HandVectors::afterPlaying(size, rank, hands.data(),
                            rows.data() + static_cast<std::size_t>(rank) * PlayTree::rowLength(size),
                            left.data());
  return left;
}

void PlaySolver::solveRound() {
  walk(CfrTraversal::Mode::solve, Seat::pone);
  walk(CfrTraversal::Mode::solve, Seat::dealer);
  ++state_.rounds;
}

void PlaySolver::solveLastRound() {
  const PlayPath root = payoffs_->root();
  for (const Seat seat : bothSeats)
    CfrTraversal(tree_, *payoffs_, state_, CfrTraversal::Mode::solve, seat)
        .average(tree_.rootTarget(), root, everyHand(root.left[seat]).data());
  ++state_.rounds;
}

void PlaySolver::eachTerminal(const SeePegs& see) {
  walk(CfrTraversal::Mode::pegged, Seat::pone, &see);
}

PeggedHands PlaySolver::pegged() {
  PeggedHands all;
  for (auto& pegs : all) pegs.resize(payoffs_->joint().size());
  const auto columns = static_cast<std::size_t>(payoffs_->columns());
  eachTerminal([&](int pone, int dealer, double chance, int ponesPegs, int dealersPegs) {
    const std::size_t at = static_cast<std::size_t>(pone) * columns + static_cast<std::size_t>(dealer);
    all[Seat::pone][at] += chance * ponesPegs;
    all[Seat::dealer][at] += chance * dealersPegs;
  });
  return all;
}

std::array<float, rankCount> PlaySolver::chances(int node, int set) const {
  const PlayTree::Node& at = tree_.node(node);
  const int size = at.left[at.seat];
  const auto& held = rankSets().ranks(size, set);
  std::array<float, rankCount> chances{};
  ChoiceRows rows{};
  chooseInProportion(at, state_.cumulativeStrategy.data() + at.choices, rows.data());
  for (int card = 0; card < size; ++card) {
    const std::size_t rank = held[static_cast<std::size_t>(card)];
    if (!at.mayPlay(rank)) continue;
    int rest = 0, taken = 0;  // choices are stored by the cards that remain
    for (int other = 0; other < size; ++other)
      if (other != card) rest = rankSets().add(taken++, rest, held[static_cast<std::size_t>(other)]);
    chances[rank] = size == 1 ? 1 : rows[rank * PlayTree::rowLength(size) + static_cast<std::size_t>(rest)];
  }
  return chances;
}

}  // namespace cribbage
