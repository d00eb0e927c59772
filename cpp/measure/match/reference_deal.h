#pragma once
// What a deal does to the score when the cards are given: the hands and the crib as they count, the play as
// two greedy players play it.

#include <array>
#include <vector>

#include "cribbage/board/board_table.h"
#include "cribbage/cards/card_set.h"
#include "cribbage/play/public_play.h"
#include "cribbage/show/score.h"

namespace cribbage {

/// What one player kept and threw.
struct SplitSix {
  Hand kept{};
  std::array<Card, 2> thrown{};
};

/// A deal after the throws, with each of the forty starters that may be cut.
class ReferenceDeal {
 public:
  ReferenceDeal(const SplitSix& pone, const SplitSix& dealer);

  /// The starters that may be cut, each as likely as the others.
  const std::vector<Card>& starters() const { return starters_; }

  /// The dealer's chance to win when such a deal has been scored from these scores, in the order of scoring;
  /// what comes after is the board's.
  double dealersChance(const BoardTable& board, const PerSeat<int>& scores, Card starter) const;

  /// The same with each of the starters.
  std::vector<double> dealersChances(const BoardTable& board, const PerSeat<int>& scores) const;

 private:
  struct Show {
    int pone = 0, dealer = 0;  ///< the hand; the hand and the crib
  };

  std::vector<Card> starters_;
  std::vector<PublicPlay::Gain> pegs_;  // in order
  std::array<Show, deckSize> shows_{};
};

}  // namespace cribbage
