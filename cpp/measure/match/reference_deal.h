#pragma once
// Values a deal in which both throws are given and both players peg greedily. `DealLuck` compares such deals.

#include <array>
#include <vector>

#include "cribbage/board/board_table.h"
#include "cribbage/cards/card_set.h"
#include "cribbage/play/public_play.h"
#include "native/deal_result.h"

namespace cribbage {

/// A deal after both throws. It can be valued with each of the forty possible starters.
class ReferenceDeal {
 public:
  ReferenceDeal(const SplitSix& pone, const SplitSix& dealer);

  /// The possible starters, all equally likely.
  const std::vector<Card>& starters() const { return starters_; }

  /// Returns the dealer's win chance with this starter, if the scores before the deal are `scores`. Points
  /// are counted in the order of scoring, and the first side to reach the last hole wins. Otherwise `board`
  /// values the score after the deal.
  double dealersChance(const BoardTable& board, const PerSeat<int>& scores, Card starter) const;

  /// Returns `dealersChance` with each of the starters.
  std::vector<double> dealersChances(const BoardTable& board, const PerSeat<int>& scores) const;

 private:
  std::vector<Card> starters_;
  std::vector<PublicPlay::Gain> pegs_;  // in order of play
  std::array<ShowPoints, deckSize> shows_{};
};

}  // namespace cribbage
