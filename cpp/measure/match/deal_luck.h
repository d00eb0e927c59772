#pragma once
// The events of chance in a deal, valued by the board, by the throws of `QuickThrower` and by the pegs of
// greedy players.
//
// - *The deal.* The pack is compared with packs that are not played. All were shuffled the same way, so each
//   could have been the played one, whatever came before.
// - *The unseen six.* When a player threw, they knew of the opponent's six only that they are among the other
//   46 cards. These six are compared with others drawn from those cards. The value is that of the player's
//   throw less that of the reference throw of the same six. Each player has such an event.
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

/// One deal of a pair of games. Both games use the same pack. Values are the dealer's win chances from the
/// scores before the deal.
class DealLuck {
 public:
  /// `unplayed` has the packs that are not played. `throws` and `board` must outlive this.
  DealLuck(const SeededPacks& played, const SeededPacks& unplayed, int deal, const QuickThrower& throws,
           const BoardTable& board);

  /// Returns the events of the deal, given the scores before it and the throws.
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
