#pragma once
// What a deal is worth to somebody who sees the cards of both players.

#include <array>
#include <optional>

#include "cribbage/advice/play_knowledge.h"
#include "cribbage/board/win_tables.h"
#include "cribbage/cards/card_set.h"
#include "cribbage/deal/deal_chances.h"
#include "cribbage/play/seat.h"
#include "cribbage/show/score.h"

namespace cribbage {

/// What one player was dealt, as they split it.
struct KnownSix {
  Hand kept{};  ///< lowest first
  std::array<Card, 2> thrown{};
};

/// What chances are worked out from. Everything must outlive the review.
struct ReviewTables {
  WinTables win;
  const PlayKnowledge* knowledge = nullptr;
  PlayValue usual;  ///< what pone and dealer peg in a usual play
};

/// Mean pegs of the pone, `ours`, and of the dealer, `theirs`, over all hands as experts keep them.
PlayValue usualPegs(const HandPrior& pones, const HandPegsTable& handPegs);

/// A deal whose twelve cards are known. Hands and crib count as they are. Pegs are those that the two hands
/// make on average, each against any other, and are otherwise independent of the cards. All chances are the
/// dealer's; `toGo` are the holes needed at that point.
class KnownDeal {
 public:
  KnownDeal(const PerSeat<KnownSix>& split, const ReviewTables& tables);

  /// Before the cut: the mean over the forty starters.
  double beforeCut(ToGo toGo) const;
  /// When the play is next; heels are pegged.
  double beforePlay(ToGo toGo, Card starter) const;
  /// When the show is next.
  double afterPlay(ToGo toGo, Card starter) const;

 private:
  struct Shows {
    int pone = 0, dealer = 0;  ///< the hand; the hand and the crib
  };
  Shows showsOf(Card starter) const;
  PegDistribution pegs() const;

  PerSeat<KnownSix> split_;
  const ReviewTables& tables_;
  ScoreShares scores_;
};

}  // namespace cribbage
