#pragma once
// Our best response in the rest of the play, by the utility of the game, to the opponent's solved strategy.

#include <array>
#include <optional>
#include <vector>

#include "cribbage/advice/subgame.h"
#include "cribbage/deal/win_utility.h"
#include "cribbage/play/open_play.h"

namespace cribbage {

/// A best response in a solved subgame. We maximise our share; the opponent follows the average strategy of
/// the solution. Points count in the order in which they are pegged, so that the side that gets out first
/// wins.
class WinBestResponse {
 public:
  using Pegs = PerSeat<int>;  ///< of pone and dealer, since the start

  /// `utility` is that of the side `us` at the start. Everything must outlive this.
  WinBestResponse(const Subgame& subgame, Seat us, const WinUtility& utility);

  /// Our value from a point of the tree on, with what is left of our hand, times the opponent's reach
  /// probability of each hand, summed. `theirs` is laid out as `HandVectors`.
  WinValue from(int target, const PlayPath& path, const PublicPlay& play, const std::vector<float>& theirs,
                const std::vector<Rank>& ours, const Pegs& pegs) const;

  /// Our value when both hands lie open and the opponent kept these four (`RankSets`). We play for our share,
  /// the opponent for points.
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
