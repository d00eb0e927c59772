#pragma once
// The luck in a deal, for `measure_match`. Each event of chance is valued by `BoardTable`, by the throws of
// `QuickThrower` (the reference throws) and by the pegs of greedy players.
//
// - *The deal.* The pack is compared with packs that are not played. All were shuffled the same way, so each
//   could have been the played one, whatever came before.
// - *The unseen six.* When a player threw, they knew of the opponent's six only that they are among the other
//   46 cards. These six are compared with others drawn from those cards. The value of each case is the win
//   chance after the player's own throw, less that after the reference throw from the same player's six.
//   There is such an event for each player.
// - *The cut.* Given both throws, each of the forty cards left could be cut. All are valued with the actual
//   kept hands and throws, which were chosen before the cut, and with the same pegs. The actual pegs may
//   depend on the starter, so they cannot be used here.
//
// Each event has mean 0 given the inputs of its own values. So their sum has mean 0 too, although the events
// depend on each other. The score before a deal results from earlier deals, so it makes no case of this deal
// likelier.

#include "cribbage/game/game.h"
#include "measure/match/control.h"
#include "measure/match/reference_deal.h"
#include "native/quick_throws.h"

namespace cribbage {

/// One deal of a pair of games, in which both games use the same pack. The events are valued by the dealer's
/// win chance, which depends on the scores before the deal.
class DealLuck {
 public:
  /// `unplayed` makes packs that are used only for comparison. `throws` and `board` must outlive this.
  DealLuck(const SeededPacks& played, const SeededPacks& unplayed, int deal, const QuickThrower& throws,
           const BoardTable& board);

  /// Returns the events of the deal. `scores` are those before the deal, and `threw` is how each player split
  /// their six cards.
  std::vector<Event> events(const PerSeat<int>& scores, const PerSeat<SplitSix>& threw) const;

 private:
  Event dealt(const PerSeat<int>& scores) const;
  Event cut(const PerSeat<int>& scores, const PerSeat<SplitSix>& threw) const;
  Event unseenBy(Seat seat, const PerSeat<int>& scores, const SplitSix& threw) const;
  std::vector<SplitSix> sixesUnseenBy(Seat seat) const;
  SplitSix referenceSplit(Seat seat, Dealt six) const;
  ReferenceDeal referenceDeal(const Pack& pack) const;

  const QuickThrower& throws_;
  const BoardTable& board_;
  Pack pack_;
  PerSeat<SplitSix> reference_;
  std::vector<ReferenceDeal> packs_;  // the played one first
  PerSeat<Random> unseen_;
};

}  // namespace cribbage
