#pragma once
// The events of chance in a deal, valued by the board, by what `QuickThrower` would throw and by what greedy
// players would peg.
//
// - *The deal.* The pack is put among packs that nobody plays. All were shuffled alike, so each could be the
//   one that was played, whatever came before.
// - *The unseen six.* A player has thrown, and knew nothing of the opponent's six but that they are of the
//   other 46 cards. They are put among others drawn from those. The value is what the throw is worth more
//   than the reference throw of the same six. There is such an event for either player.
// - *The cut.* Given both throws, each of the forty cards left could be cut. They are valued with what the
//   players really kept and threw, which they chose before the cut, and with the same pegs for all forty. The
//   pegs that were really made may depend on the starter, and are of no use here.
//
// Each has the mean nought given what its own values depend on, so their sum has, although they know of each
// other. The score that a deal begins with comes of earlier deals, so no case of this one is likelier for it.

#include "cribbage/game/game.h"
#include "measure/match/control.h"
#include "measure/match/reference_deal.h"
#include "native/quick_throws.h"

namespace cribbage {

/// One deal of a pair of games, in both of which it has the same pack. Values are the dealer's chances to win
/// from the scores that the deal began with.
class DealLuck {
 public:
  /// `unplayed` has the packs that nobody plays. `throws` and `board` must outlive this.
  DealLuck(const SeededPacks& played, const SeededPacks& unplayed, int deal, const QuickThrower& throws,
           const BoardTable& board);

  /// The events when both threw so.
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
  std::vector<ReferenceDeal> packs_;  // the one that is played first
  PerSeat<Random> unseen_;
};

}  // namespace cribbage
