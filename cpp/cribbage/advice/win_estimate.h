#pragma once
// The value of each card that we may play by what the game is for.

#include <vector>

#include "cribbage/advice/followed_play.h"
#include "cribbage/advice/play_choice.h"
#include "cribbage/advice/range_builder.h"
#include "cribbage/advice/subgame.h"
#include "cribbage/advice/win_best_response.h"
#include "cribbage/deal/win_utility.h"

namespace cribbage {

/// From the third card on: our best response to win against the opponent's solved strategy, counting each
/// point as it is pegged. Before that it is estimated from the net.
class WinEstimate {
 public:
  /// Everything must outlive this. Of each subgame a round must have been solved.
  WinEstimate(const FollowedPlay& followed, const RangeBuilder& ranges, const Subgames& subgames,
              const WinUtility& utility)
      : followed_(followed), ranges_(ranges), subgames_(subgames), utility_(utility) {}

  /// The values of all choices, in their order, which is most net first.
  std::vector<WinValue> of(const std::vector<PlayChoice>& choices) const;

 private:
  WinValue valueOf(int rank, double net) const;
  WinValue openValue(const WinBestResponse& response, const RangeAtNode& range, const PublicPlay& after,
                     const std::vector<Rank>& rest, const WinBestResponse::Pegs& pegs) const;
  double endedByReply() const;
  void setApart(const std::vector<PlayChoice>& choices, std::vector<WinValue>& values) const;
  WinValue within(const PlayChoice& choice, WinValue value) const;

  const FollowedPlay& followed_;
  const RangeBuilder& ranges_;
  const Subgames& subgames_;
  const WinUtility& utility_;
};

}  // namespace cribbage
