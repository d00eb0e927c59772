#include "cribbage/advice/best_response.h"

#include "cribbage/play/open_play.h"

namespace cribbage {

// Step 7 of an answer (advisor.h): find the net points of each rank that we may play, if a best response
// follows in the tree below it.
ByRank BestResponse::nets() const {
  ByRank nets{};
  const bool third = followed_.played.size() == 2;
  for (const auto& subgame : subgames_) {
    const RangeAtNode range = ranges_.rangeAt(*subgame);
    for (const Rank card : followed_.ours) {
      const int rank = static_cast<int>(card);
      if (!followed_.play.pile().takes(card) || (third && rank != subgame->first[2])) continue;
      nets[static_cast<std::size_t>(rank)] = static_cast<float>(netOf(*subgame, range, rank));
    }
  }
  return nets;
}

// Returns the net points of one rank. The points of the third card itself are added here, because its subgame
// begins only after it.
double BestResponse::netOf(Subgame& subgame, const RangeAtNode& range, int rank) const {
  const int rest = rankSets().number(without(followed_.ours, static_cast<Rank>(rank)));
  if (followed_.played.size() == 2) {
    PublicPlay after = followed_.play;
    return after.play(static_cast<Rank>(rank)).points +
           valueAt(subgame, range, range.target, range.path, rest);
  }
  if (range.target < 0) return openValue(range, rank);
  const PlayTree::Node& node = subgame.tree.node(range.target);
  const PlayTree::Branch& branch = subgame.tree.branchOf(node, rank);
  return valueAt(subgame, range, branch.target,
                 subgame.solver.payoffs().afterPlaying(range.path, node, branch, rank), rest);
}

// Returns the value of our remaining hand `ours` from `target` on, if we play a best response. The solver
// weights the opponent's hands by `theirs` times its own joint probabilities of both hands. We want the
// weights of `range`, which are conditioned on all the cards we see. So `theirs` is `range` divided by the
// joint probabilities, which then cancel. The result is valid for our hand only.
double BestResponse::valueAt(Subgame& subgame, const RangeAtNode& range, int target, const PlayPath& path,
                             int ours) const {
  const TerminalPayoffs& payoffs = subgame.solver.payoffs();
  const Seat us = followed_.us, them = followed_.them();
  int ourWhole = 0;
  payoffs.eachHand(us, path, [&](std::size_t, int set, int whole) {
    if (set == ours) ourWhole = whole;
  });
  std::vector<float> theirs(range.theirs.size());
  payoffs.eachHand(them, path, [&](std::size_t place, int, int whole) {
    const float joint = payoffs.chanceOf(us, ourWhole, whole);
    if (range.theirs[place] == 0 || joint == 0) return;
    theirs[place] = range.theirs[place] / joint;
    if (path.left[them] == 2) theirs[HandVectors::turned(place)] = theirs[place];
  });
  const std::vector<float> values = subgame.solver.bestResponseFrom(subgame.points, target, path, us, theirs);
  return static_cast<double>(values[HandVectors::place(path.left[us], ours)]) / range.all;
}

// Returns the net points of a rank played past the end of the tree. The opponent has at most one card there,
// and so no choice. When the search chooses our cards, it sees the opponent's card. This does no harm,
// because we have a choice only if the opponent has no card left.
double BestResponse::openValue(const RangeAtNode& range, int rank) const {
  const Seat us = followed_.us, them = followed_.them();
  const std::vector<Rank> ours = without(followed_.ours, static_cast<Rank>(rank));
  const int sign = us == Seat::pone ? 1 : -1;
  PublicPlay after = followed_.play;
  const PublicPlay::Gain gain = after.play(static_cast<Rank>(rank));
  const bool one = followed_.play.left(them) == 1;
  double sum = 0;
  for (std::size_t card = 0; card < (one ? rankCount : 1); ++card) {
    if (range.theirs[card] == 0) continue;
    OpenHands hands;
    hands[us] = ours;
    if (one) hands[them] = {static_cast<Rank>(card)};
    sum += static_cast<double>(range.theirs[card]) *
           (gain.points + sign * openNet(after.withoutMemory(), hands));
  }
  return sum / range.all;
}

}  // namespace cribbage
