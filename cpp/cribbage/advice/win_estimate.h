#pragma once
// The value of each card that we may play, by the objective of the game.

#include <array>
#include <optional>
#include <vector>

#include "cribbage/advice/followed_play.h"
#include "cribbage/advice/play_choice.h"
#include "cribbage/advice/range_builder.h"
#include "cribbage/advice/subgame.h"
#include "cribbage/advice/win_best_response.h"
#include "cribbage/deal/win_utility.h"

namespace cribbage {

/// Values the cards that we may play. From the third card on, we are assumed to play a best response to win
/// against the opponent's solved strategy. Points are counted in the order in which they are pegged. Before
/// the third card, the value is estimated from the net points.
class WinEstimate {
 public:
  /// All arguments must outlive this. Each subgame must have been solved for at least one round.
  WinEstimate(const FollowedPlay& followed, const RangeBuilder& ranges, const Subgames& subgames,
              const WinUtility& utility)
      : followed_(followed), ranges_(ranges), subgames_(subgames), utility_(utility) {
    // Suits tell more only if the range and the chances of flushes come from the same model of discards.
    if (!subgames.empty() && ranges.toWin() == utility.theyThrowToWin()) suits_ = utility.suitLikelihoods();
  }

  /// Returns the value of each choice. The choices must be in the order of their net points, most first.
  std::vector<WinValue> of(const std::vector<PlayChoice>& choices) const;

 private:
  WinValue valueOf(int rank, double net, std::optional<double> usual) const;
  WinValue openValue(const WinBestResponse& response, const RangeAtNode& range, const PublicPlay& after,
                     const std::vector<Rank>& rest, const SeatPegs& pegs) const;
  using Leads = std::array<double, rankCount>;  // the probability of each
  Leads leads() const;
  double endedByReply(const Leads& leads) const;
  double netOfReplies(const Leads& leads) const;
  void setApart(const std::vector<PlayChoice>& choices, const std::optional<Leads>& leads,
                std::vector<WinValue>& values) const;
  WinValue within(const PlayChoice& choice, WinValue value) const;

  const FollowedPlay& followed_;
  const RangeBuilder& ranges_;
  const Subgames& subgames_;
  const WinUtility& utility_;
  std::vector<float> suits_;  // of the opponent's cards, by kept hand; empty if they tell nothing
};

}  // namespace cribbage
