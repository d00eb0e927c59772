#include "cribbage/solver/play_solver.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace cribbage {

namespace {

// Reach probabilities at the root: 1 for every hand. The deal itself is in the joint probabilities.
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
    : PlaySolver(tree, std::make_shared<const PlayEnds>(tree, std::move(joint)), rule) {}

PlaySolver::PlaySolver(const PlayTree& tree, std::shared_ptr<const PlayEnds> ends, CfrRule rule)
    : tree_(tree),
      ends_(std::move(ends)),
      forEach_([](std::size_t count, const std::function<void(std::size_t)>& work) {
        for (std::size_t at = 0; at < count; ++at) work(at);
      }) {
  numbers_.regrets.resize(tree.choiceCount());
  numbers_.averages.resize(tree.choiceCount());
  numbers_.rule = rule;
}

void PlaySolver::resume(PlayNumbers numbers) {
  assert(numbers.regrets.size() == tree_.choiceCount() && numbers.averages.size() == tree_.choiceCount());
  numbers_ = std::move(numbers);
}

void PlaySolver::forgetAverages() {
  std::fill(numbers_.averages.begin(), numbers_.averages.end(), 0.0f);
  numbers_.rounds = 0;
}

// A large tree is walked in three steps: its top records the parts, the parts are walked in parallel, and the
// top is walked again with their values. Reports of ends stay in one walk, since the receiver is shared.
std::vector<float> PlaySolver::walk(PlayWalk::Purpose purpose, Seat seat, const SeePegs* see) {
  using Stage = PlayWalk::Stage;
  const PlayPath root = ends_->root();
  const int mySize = root.left[seat];
  const std::vector<float> mine = everyHand(mySize), theirs = everyHand(root.left[other(seat)]);
  std::vector<float> values(mine.size());
  std::vector<PlayWalk::Part> parts;
  const auto above = [&](Stage stage) {
    PlayWalk walk(tree_, *ends_, numbers_, purpose, seat, stage, &parts);
    if (see) walk.tell(*see);
    walk.visit(tree_.rootTarget(), root, mine.data(), theirs.data(), values.data());
  };
  if (root.left[Seat::pone] + root.left[Seat::dealer] <= PlayWalk::cardsInPart || see) {
    above(Stage::whole);
  } else {
    above(Stage::collect);
    forEach_(parts.size(), [&](std::size_t at) {
      PlayWalk::Part& part = parts[at];
      part.values.resize(part.mine.size());
      PlayWalk(tree_, *ends_, numbers_, purpose, seat)
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

std::vector<float> PlaySolver::bestFrom(int target, const PlayPath& path, Seat seat,
                                        const std::vector<float>& theirs) {
  return bestFrom(*ends_, target, path, seat, theirs);
}

std::vector<float> PlaySolver::bestFrom(const PlayEnds& ends, int target, const PlayPath& path, Seat seat,
                                        const std::vector<float>& theirs) {
  // A best response does not depend on our own reach probability, so none is given.
  const std::vector<float> mine(HandVectors::length(path.left[seat]), 0.0f);
  std::vector<float> values(mine.size());
  PlayWalk(tree_, ends, numbers_, PlayWalk::Purpose::best, seat)
      .visit(target, path, mine.data(), theirs.data(), values.data());
  return values;
}

std::vector<float> PlaySolver::layFrom(int node, int rank, const std::vector<float>& hands,
                                       float slip) const {
  const PlayTree::Node& at = tree_.node(node);
  const int size = at.left[at.seat];
  std::vector<float> left(HandVectors::length(size - 1));
  std::vector<float> rows(static_cast<std::size_t>(rankCount) * PlayTree::rowLength(size));
  if (size > 1) chooseInProportion(at, numbers_.averages.data() + at.choices, rows.data());
  for (float& chance : rows) chance += slip;
  HandVectors::afterLaying(size, rank, hands.data(),
                           rows.data() + static_cast<std::size_t>(rank) * PlayTree::rowLength(size),
                           left.data());
  return left;
}

void PlaySolver::solveRound() {
  walk(PlayWalk::Purpose::solve, Seat::pone);
  walk(PlayWalk::Purpose::solve, Seat::dealer);
  ++numbers_.rounds;
}

void PlaySolver::eachEnd(const SeePegs& see) {
  walk(PlayWalk::Purpose::pegged, Seat::pone, &see);
}

PeggedHands PlaySolver::pegged() {
  PeggedHands all;
  for (auto& pegs : all) pegs.resize(ends_->joint().size());
  const auto columns = static_cast<std::size_t>(ends_->columns());
  eachEnd([&](int pone, int dealer, double chance, int ponesPegs, int dealersPegs) {
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
  chooseInProportion(at, numbers_.averages.data() + at.choices, rows.data());
  for (int card = 0; card < size; ++card) {
    const std::size_t rank = held[static_cast<std::size_t>(card)];
    if ((at.ranks >> rank & 1) == 0) continue;
    int rest = 0, taken = 0;  // the choice is stored by what the card leaves behind
    for (int other = 0; other < size; ++other)
      if (other != card) rest = rankSets().add(taken++, rest, held[static_cast<std::size_t>(other)]);
    chances[rank] = size == 1 ? 1 : rows[rank * PlayTree::rowLength(size) + static_cast<std::size_t>(rest)];
  }
  return chances;
}

}  // namespace cribbage
