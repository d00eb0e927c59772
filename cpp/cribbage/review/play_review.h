#pragma once
// The review of the play of a recorded deal, card by card.

#include <optional>
#include <vector>

#include "cribbage/advice/advisor.h"
#include "cribbage/play/public_play.h"
#include "cribbage/review/seen_deal.h"
#include "cribbage/review/step.h"

namespace cribbage {

/// A played card with its review. Win chances are those before the card was played.
struct ReviewedCard {
  ReviewStep step;
  Seat by{};
  std::optional<double> chosen;  ///< the player's chance with this card, as far as they could know it
  std::optional<double> known;   ///< the dealer's chance, if both hands are known; set from the third card on
};

/// Reviews the cards of a play, in order. `known` is null unless all cards of the deal are known.
class PlayReview {
 public:
  /// All arguments must outlive this.
  PlayReview(const SeenDeal& deal, const KnownDeal* known, const ReviewTables& tables, bool quick);

  /// Takes the next event. Events other than cards are ignored: each go between cards follows from the cards.
  void take(const DealEvent& event);

  const std::vector<ReviewedCard>& cards() const { return cards_; }

  /// Returns the dealer's win chance after all eight cards, if both hands are known.
  std::optional<double> after() const;

 private:
  void play(Seat seat, const SeenCard& card);
  void go();
  bool untilTurnOf(Seat seat, Rank rank);
  void peg(PublicPlay::Gain gain);
  bool goesOn() const { return toGo_.dealer > 0 && toGo_.pone > 0; }
  std::vector<Rank> leftOf(Seat seat) const;
  void judge(Seat seat, Card card, ReviewedCard* reviewed) const;
  Choice choiceOf(Seat seat) const;
  PlayInformation informationOf(Seat seat) const;

  const SeenDeal& deal_;
  const KnownDeal* known_;
  const ReviewTables& tables_;
  bool quick_;
  bool certain_ = true;  // whether every card so far is known with its suit
  PublicPlay play_;
  ToGo atLead_, toGo_;
  struct Turn {
    Seat by{};
    std::optional<Card> card;
  };
  std::vector<Turn> turns_;  // with every go
  std::vector<ReviewedCard> cards_;
};

}  // namespace cribbage
