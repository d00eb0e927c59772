#include "measure/play/best_against_solved.h"

#include <algorithm>

#include "measure/play/sampling_pegger.h"

namespace cribbage {

BestAgainstSolved::BestAgainstSolved(const Solution& solved, Seat us, const PlaySight& sight,
                                     const KeptHands& theirs)
    : solved_(solved), us_(us), path_(solved.solver.ends().root()) {
  std::vector<Rank> four(sight.kept.begin(), sight.kept.end());
  ours_ = rankSets().number(four);
  theirs_.resize(HandVectors::length(4));
  const KeptHands::Weights kept = theirs.given(seenBy(sight));
  std::copy(kept.begin(), kept.end(), theirs_.begin());
}

void BestAgainstSolved::step(const PublicPlay& before, int target, int rank) {
  if (target < 0) return;
  const PlayTree::Node& node = solved_.tree.node(target);
  const PlayTree::Branch& branch = solved_.tree.branchOf(node, rank);
  if (node.seat != us_ && rank < 0) {
    std::vector<float> same(theirs_.size());
    HandVectors::afterGo(node.left[node.seat], before.limit(), theirs_.data(), same.data());
    theirs_ = same;
  } else if (node.seat != us_) {
    theirs_ = solved_.solver.layFrom(target, rank, theirs_, 0);
  }
  path_ = rank < 0 ? PlayEnds::go(path_, branch) : solved_.solver.ends().lay(path_, node, branch, rank);
}

// Their weights without ours: the solver multiplies by the joint chances of both again. `all` becomes their
// sum.
std::vector<float> BestAgainstSolved::apartFrom(double& all) const {
  const PlayEnds& ends = solved_.solver.ends();
  const Seat them = other(us_);
  std::vector<float> theirs(theirs_.size());
  all = 0;
  ends.eachHand(them, path_, [&](std::size_t place, int, int whole) {
    const float joint = ends.chanceOf(us_, ours_, whole);
    if (theirs_[place] == 0 || joint == 0) return;
    all += static_cast<double>(theirs_[place]);
    theirs[place] = theirs_[place] / joint;
    if (path_.left[them] == 2) theirs[HandVectors::turned(place)] = theirs[place];
  });
  return theirs;
}

ByRank BestAgainstSolved::nets(const LaySight& turn, int target) const {
  ByRank nets{};
  const PlayEnds& ends = solved_.solver.ends();
  double all = 0;
  const std::vector<float> theirs = apartFrom(all);
  PlayPath path = path_;
  path.points = {};
  const PlayTree::Node& node = solved_.tree.node(target);
  for (const Rank rank : turn.held) {
    if (!turn.can(rank)) continue;
    std::vector<Rank> rest = turn.held;
    rest.erase(std::find(rest.begin(), rest.end(), rank));
    const PlayTree::Branch& branch = solved_.tree.branchOf(node, static_cast<int>(rank));
    const auto values = solved_.solver.bestFrom(
        branch.target, ends.lay(path, node, branch, static_cast<int>(rank)), us_, theirs);
    const std::size_t place = HandVectors::place(static_cast<int>(rest.size()), rankSets().number(rest));
    nets[static_cast<std::size_t>(rank)] = static_cast<float>(static_cast<double>(values[place]) / all);
  }
  return nets;
}

}  // namespace cribbage
