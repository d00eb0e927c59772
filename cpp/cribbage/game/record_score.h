#pragma once
// The score of a recorded game: the referee, who counts in order and stops at the target.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "cribbage/game/game.h"
#include "cribbage/game/record.h"
#include "cribbage/game/record_hands.h"
#include "cribbage/play/play.h"

namespace cribbage {

/// A card of the play as it was played, with what it is certain to have pegged.
struct RecordedCard {
  PlayerId by{};
  SeenCard card;
  int count = 0;  ///< with this card
  int points = 0;
};

/// Points as they were pegged: no more than were needed to reach the target.
struct RecordedPeg {
  PlayerId by{};
  Source source{};
  int points = 0;
  int score = 0;  ///< of that player, with these points
};

/// One deal with everything that follows from it.
struct ScoredDeal {
  PlayerId dealer{};
  PerPlayer<int> before, after;
  PerPlayer<DealtCards> cards;  ///< with the cards that the play has shown
  std::vector<SeenCard> crib;   ///< what was thrown, then the others
  std::optional<SeenCard> starter;
  int heels = 0;
  std::vector<RecordedCard> play;
  std::array<std::optional<int>, 3> shows;  ///< of pone, dealer and crib, as they were counted
  std::vector<RecordedPeg> pegs;            ///< in order
};

/// The referee of one deal. Events are taken in order; what cannot have been is refused and changes nothing.
class DealReferee {
 public:
  /// `scores` are those before the deal, both below the record's target. Both must outlive this.
  DealReferee(const Record& record, const RecordedDeal& deal, const PerPlayer<int>& scores);

  /// Why the cards that were written down cannot be: one is there twice, or there are too many. Pegs heels.
  std::optional<Error> begin();

  /// Takes what happened next, or says why it cannot have been, in a player's words. After the target no card
  /// and no show counts any more, and each is accepted; points pegged then are refused. `badRecord`, with the
  /// card or the points as the text.
  std::optional<Error> take(const DealEvent& event);

  /// Takes the score at the end of the game: what is wanting to it is pegged, by the winner last.
  std::optional<Error> takeFinal(const PerPlayer<int>& score);

  /// Takes a card of which nobody said whose it was: it is of whose turn it is, if they may hold it, and else
  /// of the opponent. A go is of whoever did not play the last card, a second go of whoever did.
  std::optional<Error> takeCard(const SeenCard& card);
  std::optional<Error> takeGo();

  bool over() const { return winner_.has_value(); }
  const PerPlayer<int>& scores() const { return scores_; }
  const ScoredDeal& scored() const { return scored_; }

  /// Whose turn it is in the play; none before its first card, and when it is over.
  std::optional<PlayerId> toPlay() const;

  /// What happened, with players, suits and points as far as they follow: nothing after the target.
  const std::vector<DealEvent>& events() const { return events_; }

 private:
  Seat seatOf(PlayerId who) const { return who == deal_.dealer ? Seat::dealer : Seat::pone; }
  PlayerId playerAt(Seat seat) const { return seat == Seat::dealer ? deal_.dealer : other(deal_.dealer); }
  std::string nameOf(PlayerId who) const { return record_.names[who]; }
  PerSeat<PlayerWords> words() const;

  void peg(PlayerId by, Source source, int points);
  void pegPlay();
  Play& play();
  std::optional<Card> cardFor(const SeenCard& seen);
  std::optional<Error> heldBack(const Play& play, const RecordedHands& hands) const;
  bool mustPass(PlayerId who) const;
  void passKnown();
  void dropGoes();
  void tidyGoes(PlayerId by);
  // Why a card was not played, and whether that is a go before it that could not be.
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
  std::optional<PlayerId> winner_;
  std::optional<Play> play_;
  int goes_ = 0;  // since the last card
  std::size_t shows_ = 0;
  RecordedHands hands_;
  CardSet taken_;  // every card that the deal names, and one for each played without its suit
  ScoredDeal scored_;
  std::vector<DealEvent> events_;
};

}  // namespace cribbage
