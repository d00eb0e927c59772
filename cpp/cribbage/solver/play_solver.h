#pragma once
// The play on ranks with hidden hands, solved: what both sides lay, as chances, when neither can gain.

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "cribbage/solver/cfr_walk.h"

namespace cribbage {

/// An equilibrium of the play from the root of a tree on, by CFR+ (Tammelin 2014, "Solving large imperfect
/// information games using CFR+") with alternating updates: every choice of every hand is a row of regrets,
/// and the average of all rounds, later ones counting for more, comes to an equilibrium. Hands are vectors;
/// points are carried down to where both hands lie open, so that the joint chances are needed only there.
/// Nobody's choice depends on anything but his own cards and what all have seen.
///
/// The whole play takes 1.2 GB and a second or two a round; from the fourth card on, a megabyte and a
/// millisecond.
class PlaySolver {
 public:
  /// Calls its second argument with every number below the first, in any order or at once.
  using ForEach = std::function<void(std::size_t, const std::function<void(std::size_t)>&)>;

  /// `tree` must outlive this.
  PlaySolver(const PlayTree& tree, JointHands joint);

  /// The same for what `ends` says is played for; they must be of the same tree.
  PlaySolver(const PlayTree& tree, std::unique_ptr<PlayEnds> ends);

  /// How work is shared out; one after another unless told. The result is the same to the last bit.
  void setForEach(ForEach forEach) { forEach_ = std::move(forEach); }

  int rounds() const { return numbers_.rounds; }

  /// One round: both sides answer the other, the pone first.
  void solveRound();

  /// What `side` expects, less what the other does, when both play their average; in points times the sum of
  /// the joint chances.
  double value(PublicPlay::Side side) { return walk(PlayWalk::Purpose::value, side); }

  /// The same when `side` plays its best against the other's average. The two add up to what both could gain
  /// together, nought at an equilibrium.
  double bestValue(PublicPlay::Side side) { return walk(PlayWalk::Purpose::best, side); }

  /// What pone and dealer peg by their hands when both play their average.
  PeggedHands pegged();

  /// Tells every way for the play to end when both play their average, for every two hands: the chances of
  /// those of two hands add to 1. Some ten seconds for the whole play.
  void eachEnd(const SeePegs& see);

  const PlayEnds& ends() const { return *ends_; }

  /// What each hand of `side` is worth to it from a point of the tree on when it plays its best against the
  /// other's average: net points, those of `path` included, times the joint chances of the hands, times the
  /// chances `theirs` that the other comes there with each of his. A vector of hands, as `theirs` is.
  std::vector<float> bestFrom(int target, const PlayPath& path, PublicPlay::Side side,
                              const std::vector<float>& theirs);

  /// What is left of hands when the one who acts at a node lays a rank, by the chances of the average; with
  /// `slip` more than it says, so that nothing is ruled out.
  std::vector<float> layFrom(int node, int rank, const std::vector<float>& hands, float slip) const;

  /// What solving goes on from: read and written by whoever keeps it.
  const PlayNumbers& numbers() const { return numbers_; }
  void resume(PlayNumbers numbers);

  /// Begins the average anew and keeps the regrets: what was learnt for another start, or for other ends, has
  /// no more part in it.
  void forgetAverages();

  /// Takes them out; there is nothing to walk by until `resume`.
  PlayNumbers release() { return std::exchange(numbers_, {}); }

  /// The chances with which the one who acts at `node` lays each rank from a hand, by the average.
  std::array<float, rankCount> chances(int node, int set) const;

 private:
  double walk(PlayWalk::Purpose purpose, PublicPlay::Side side, const SeePegs* see = nullptr);

  const PlayTree& tree_;
  std::unique_ptr<PlayEnds> ends_;
  ForEach forEach_;
  PlayNumbers numbers_;
};

}  // namespace cribbage
