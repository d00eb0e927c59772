#pragma once
// The rest of the play for what the game is for: our best line against the opponent's solved strategy.

#include <array>
#include <optional>
#include <vector>

#include "cribbage/advice/subgame.h"
#include "cribbage/play/open_play.h"
#include "cribbage/winning/win_utility.h"

namespace cribbage {

/// Walks down a solved subgame. Our choices are a best response by our share; the opponent's follow the
/// average strategy of the solution. Each point counts in the order in which it is
/// pegged, so that the side that gets out first wins.
class WinBestResponse {
 public:
  using Pegs = PerSeat<int>;  ///< of pone and dealer, since the walk began

  /// `utility` are the payoffs of the side `us` at the start of the walk. Everything must outlive the walk.
  WinBestResponse(const Subgame& subgame, Seat us, const WinUtility& utility);

  /// Our prospect from a point of the tree on with what is left of our hand, times the opponent's
  /// reach probability of each hand, summed. `theirs` is laid out as `HandVectors`.
  WinValue from(int target, const PlayPath& path, const PublicPlay& play, const std::vector<float>& theirs,
                const std::vector<Rank>& ours, const Pegs& pegs) const;

  /// Our prospect when both hands lie open and the opponent kept these four (`RankSets`). We lay for our
  /// share, the opponent for points.
  WinValue open(const PublicPlay& play, const OpenHands& hands, const Pegs& pegs, int theirKept) const;

 private:
  std::optional<WinValue> endOf(const Pegs& pegs) const;
  double sum(const PlayPath& path, const std::vector<float>& theirs) const;
  WinValue atEnd(const PlayPath& path, const PublicPlay& play, const std::vector<float>& theirs,
                 const std::vector<Rank>& ours, const Pegs& pegs) const;
  WinValue actOurselves(const PlayTree::Node& node, const PlayPath& path, const PublicPlay& play,
                        const std::vector<float>& theirs, const std::vector<Rank>& ours,
                        const Pegs& pegs) const;
  WinValue seeThemAct(const PlayTree::Node& node, const PlayPath& path, const PublicPlay& play,
                      const std::vector<float>& theirs, const std::vector<Rank>& ours,
                      const Pegs& pegs) const;

  const Subgame& subgame_;
  const WinUtility& utility_;
  Seat us_, them_;
  PerSeat<int> toGo_;
};

}  // namespace cribbage
