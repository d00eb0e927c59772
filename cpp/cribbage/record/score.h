#pragma once
// Scores a recorded game. The referee of a deal checks and counts its events in order, and stops at the
// target.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "cribbage/play/play.h"
#include "cribbage/record/hands.h"
#include "cribbage/record/record.h"

namespace cribbage {

/// A played card, with the points that it is certain to have pegged.
struct RecordedCard {
  PlayerId by{};
  SeenCard card;
  int count = 0;  ///< including this card
  int points = 0;
};

/// Points that a player pegged at once: at most as many as were needed to reach the target.
struct RecordedPeg {
  PlayerId by{};
  Source source{};
  int points = 0;
  int score = 0;  ///< the score of the player's side after these points
};

/// A deal, with the cards and scores that follow from its events.
struct ScoredDeal {
  PlayerId dealer{};
  PerPlayer<int> before, after;  ///< the score of each side
  PerPlayer<DealtCards> cards;   ///< with the cards that the play has shown
  std::vector<SeenCard> crib;    ///< the discards, then the other cards
  std::optional<SeenCard> starter;
  int heels = 0;
  std::vector<RecordedCard> play;
  /// The points of each hand from the pone's to the dealer's, then of the crib, as counted.
  std::vector<std::optional<int>> shows;
  std::vector<RecordedPeg> pegs;  ///< in order
};

/// The referee of one deal. Takes events in order; an impossible event is refused and changes nothing.
class DealReferee {
 public:
  /// `scores` are the scores before the deal, all below the record's target. `record` and `deal` must
  /// outlive this.
  DealReferee(const Record& record, const RecordedDeal& deal, const PerPlayer<int>& scores);

  /// Starts the deal and pegs heels. Returns an error if a recorded card occurs twice, or if there are too
  /// many cards.
  std::optional<Error> begin();

  /// Takes the next event. If it is impossible, returns an error whose sentence is for a player. Once a
  /// player has reached the target, cards and shows are accepted but no longer count, and points pegged
  /// without cards are refused. Errors are `badRecord`, with the card or the points as the text.
  std::optional<Error> take(const DealEvent& event);

  /// Takes the final score of the game. Pegs the points between the score so far and the final score: the
  /// losers' first, then the winner's.
  std::optional<Error> takeFinal(const PerPlayer<int>& score);

  /// Take a card or a go whose player is not recorded. A card belongs to the player whose turn it is, if they
  /// may hold it, otherwise to the next player who may. The first go after a card belongs to the player after
  /// the one who played it, the second go to the next, and so on round to the one who played it.
  std::optional<Error> takeCard(const SeenCard& card);
  std::optional<Error> takeGo();

  bool over() const { return winner_.has_value(); }
  const PerPlayer<int>& scores() const { return scores_; }
  const ScoredDeal& scored() const { return scored_; }

  /// The player whose turn it is in the play. None before the first card and when the play is over.
  std::optional<PlayerId> toPlay() const;

  /// The events up to the target, with players, suits and points as far as they can be inferred.
  const std::vector<DealEvent>& events() const { return events_; }

 private:
  const Seating& seating() const { return record_.seating; }
  Seat seatOf(PlayerId who) const { return seating().seatOf(who, deal_.dealer); }
  PlayerId playerAt(Seat seat) const { return seating().playerAt(seat, deal_.dealer); }
  std::string nameOf(PlayerId who) const { return record_.names[who]; }
  PerSeatOfFour<PlayerWords> words() const;

  void peg(PlayerId by, Source source, int points);
  void pegPlay();
  Play& play();
  std::optional<Card> cardFor(const SeenCard& seen);
  std::optional<Error> heldBack(const Play& play, const RecordedHands& hands) const;
  bool mustPass(PlayerId who) const;
  void passKnown();
  void dropGoes();
  void tidyGoes(PlayerId by);
  // The error for which a card was refused, and whether the error is an impossible go before the card.
  struct NotPlayed {
    Error error;
    bool forGo = false;
  };
  std::optional<NotPlayed> playAs(PlayerId by, const SeenCard& card);
  std::optional<Error> goAs(PlayerId by);
  std::optional<Error> show(const DealEvent& event);

  const Record& record_;
  const RecordedDeal& deal_;
  PerPlayer<int> scores_;
  std::optional<PlayerId> winner_;  // a side
  std::optional<Play> play_;
  std::size_t goes_ = 0;  // how many times a player has said go since the last card
  std::size_t shows_ = 0;
  RecordedHands hands_;
  CardSet taken_;  // every card that the deal names, and a stand-in for each card played without its suit
  ScoredDeal scored_;
  std::vector<DealEvent> events_;
};

}  // namespace cribbage
