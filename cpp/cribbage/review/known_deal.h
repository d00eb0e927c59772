#pragma once
// The win chance in a deal, for an observer who sees the cards of both players.

#include <array>
#include <optional>

#include "cribbage/advice/play_knowledge.h"
#include "cribbage/board/win_tables.h"
#include "cribbage/cards/card_set.h"
#include "cribbage/deal/deal_chances.h"
#include "cribbage/play/seat.h"
#include "cribbage/show/score.h"

namespace cribbage {

/// The six cards of one player, as kept and discarded.
struct KnownSix {
  Hand kept{};  ///< lowest first
  std::array<Card, 2> thrown{};
};

/// The tables behind the chances of a review. They must outlive the review.
struct ReviewTables {
  WinTables win;
  const PlayKnowledge* knowledge = nullptr;
  PlayValue usual;  ///< mean pegs of pone and dealer over all hands
};

/// Returns the mean pegs of the pone (`ours`) and the dealer (`theirs`), over all hands that experts keep.
PlayValue usualPegs(const HandPrior& pones, const HandPegsTable& handPegs);

/// Computes win chances in a deal when all twelve cards are known. Hands and crib are counted exactly. In the
/// distribution of the pegs, only the means depend on the cards: each hand contributes its mean pegs against
/// an average hand. All chances are the dealer's. `toGo` has the holes that both sides need at the moment for
/// which the chance is computed.
class KnownDeal {
 public:
  KnownDeal(const PerSeat<KnownSix>& split, const ReviewTables& tables);

  /// Returns the dealer's win chance before the cut: the mean over the 40 possible starters.
  double beforeCut(ToGo toGo) const;
  /// Returns the dealer's win chance before the play, with heels already pegged.
  double beforePlay(ToGo toGo, Card starter) const;
  /// Returns the dealer's win chance before the show.
  double afterPlay(ToGo toGo, Card starter) const;

 private:
  struct Shows {
    int pone = 0, dealer = 0;  ///< the pone's hand; the dealer's hand and crib
  };
  Shows showsOf(Card starter) const;
  PegDistribution pegs() const;

  PerSeat<KnownSix> split_;
  const ReviewTables& tables_;
  ScoreShares scores_;
};

}  // namespace cribbage
