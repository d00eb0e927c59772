#pragma once
// What is left of the play, for winning: our best way on against the opponent's solved one.

#include <array>
#include <vector>

#include "cribbage/advice/subgame.h"
#include "cribbage/play/open_play.h"
#include "cribbage/winning/play_stakes.h"

namespace cribbage {

/// Walks down a solved subgame. At our choices it takes what wins most often; at the opponent's it follows
/// the averages of the solution, which is for points. Every hole counts in the order in which it is pegged.
class WinningWalk {
 public:
  using Pegs = std::array<int, 2>;  ///< of pone and dealer, since the walk began

  /// `stakes` are those of the side `us` now. Everything must outlive the walk.
  WinningWalk(const Subgame& subgame, PublicPlay::Side us, const PlayStakes& stakes);

  /// From a point of the tree on, with what is left of our hand: our chance of winning, times how likely the
  /// opponent comes there with each hand (`theirs`, laid out as `HandVectors`), summed.
  double from(int target, const PlayPath& path, const PublicPlay& play, const std::vector<float>& theirs,
              const std::vector<Rank>& ours, const Pegs& pegs) const;

  /// The chance when both hands lie open and the opponent kept these four (`RankSets`): ours are laid for
  /// winning, theirs for points.
  double open(const PublicPlay& play, const OpenHands& hands, const Pegs& pegs, int theirKept) const;

 private:
  bool isOut(const Pegs& pegs, double& won) const;
  double sum(const PlayPath& path, const std::vector<float>& theirs) const;
  double atEnd(const PlayPath& path, const PublicPlay& play, const std::vector<float>& theirs,
               const std::vector<Rank>& ours, const Pegs& pegs) const;
  double actOurselves(const PlayTree::Node& node, const PlayPath& path, const PublicPlay& play,
                      const std::vector<float>& theirs, const std::vector<Rank>& ours,
                      const Pegs& pegs) const;
  double seeThemAct(const PlayTree::Node& node, const PlayPath& path, const PublicPlay& play,
                    const std::vector<float>& theirs, const std::vector<Rank>& ours, const Pegs& pegs) const;

  const Subgame& subgame_;
  const PlayStakes& stakes_;
  PublicPlay::Side us_, them_;
  std::array<int, 2> toGo_{};
};

}  // namespace cribbage
