#pragma once
// Our best response to the opponent's solved strategy in the play, valued by the objective of the game.

#include <array>
#include <optional>
#include <vector>

#include "cribbage/advice/subgame.h"
#include "cribbage/deal/win_utility.h"
#include "cribbage/play/open_play.h"

namespace cribbage {

/// Values our best response in a solved subgame. We maximise our share of the objective (`WinValue`); the
/// opponent follows the average strategy. Points are counted in the order in which they are pegged, so the
/// side that reaches the last hole first wins.
class WinBestResponse {
 public:
  /// `utility` gives the value of the game for the side `us`. The argument `pegs` of the functions below
  /// counts points pegged since the score that `utility` was made for. All arguments must outlive this.
  WinBestResponse(const Subgame& subgame, Seat us, const WinUtility& utility);

  /// Returns our value with the hand `ours` from a point of the tree on. It is summed over the opponent's
  /// hands, weighted by the reach probabilities `theirs`, which are laid out as in `HandVectors`.
  WinValue from(int target, const PlayPath& path, const PublicPlay& play, const std::vector<float>& theirs,
                const std::vector<Rank>& ours, const SeatPegs& pegs) const;

  /// Returns our value with both hands open, if the opponent kept the four ranks `theirKept` (`RankSets`). We
  /// maximise our share of the objective; the opponent plays for points.
  WinValue open(const PublicPlay& play, const OpenHands& hands, const SeatPegs& pegs, int theirKept) const;

 private:
  std::optional<WinValue> endOf(const SeatPegs& pegs) const;
  double sum(const PlayPath& path, const std::vector<float>& theirs) const;
  WinValue atEnd(const PlayPath& path, const PublicPlay& play, const std::vector<float>& theirs,
                 const std::vector<Rank>& ours, const SeatPegs& pegs) const;
  WinValue actOurselves(const PlayTree::Node& node, const PlayPath& path, const PublicPlay& play,
                        const std::vector<float>& theirs, const std::vector<Rank>& ours,
                        const SeatPegs& pegs) const;
  WinValue seeThemAct(const PlayTree::Node& node, const PlayPath& path, const PublicPlay& play,
                      const std::vector<float>& theirs, const std::vector<Rank>& ours,
                      const SeatPegs& pegs) const;

  const Subgame& subgame_;
  const WinUtility& utility_;
  Seat us_, them_;
  PerSeat<int> toGo_;
};

}  // namespace cribbage
