#pragma once
// The play (pegging) as both players see it: who played what, what it pegged, and what that tells of the
// cards still held. Suits count for nothing in the play; they only tell one card from another, so that none
// is played twice.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "cribbage/cards/card_set.h"
#include "cribbage/play/holes.h"
#include "cribbage/play/play_pile.h"
#include "cribbage/play/refusal.h"
#include "cribbage/play/seat.h"

namespace cribbage {

/// What a card pegs for, in the order it is said: 2, 2, 2, 6, 12, as many as its cards, 1, 1.
enum class Reason : std::uint8_t {
  fifteen,
  thirtyOne,
  pair,
  pairRoyal,
  doublePairRoyal,
  run3,
  run4,
  run5,
  run6,
  run7,
  go,        ///< the last card of a count that stopped short of 31, with cards still held
  lastCard,  ///< the eighth card, unless it makes 31
};

/// The reason as every door writes it: `"run3"`.
std::string_view print(Reason reason);

/// A card as it was played, with what it is certain to have pegged.
struct CardPlay {
  Seat by{};
  Card card;
  int count = 0;  ///< with this card
  int points = 0;
  std::vector<Reason> reasons;
};

/// A play of two hands of four, from the pone's lead to the last card or the 121st hole.
///
/// Goes need not be told: a player who was passed over could not play, and holds no card that would have
/// fitted then. So it is *certain* that a player cannot play in two cases: they have no cards, or no card
/// that fits is left to them. Such cards were played already, or would have fitted when that player went, now
/// or at an earlier count. A count that stops short of 31 pegs its go as soon as it is certain that neither
/// can play, and no sooner. The last card's point is certain with the eighth card.
///
///     pone TS 10   dealer TH 20   pone 5D 25      the 5D has no go yet: the dealer may hold a 6 or less
///     dealer QC 10                                now it has: nobody held a card to play at 25, and whoever
///                                                 plays a 6 or less from here on is refused
///
/// The last card's point is pegged together with what else the card makes, and a go after it. So a player who
/// reaches the game hole with a card pegs the last card for it and no go.
class Play {
 public:
  static constexpr int handSize = 4;
  static constexpr int gameHole = lastHole;

  /// The scores before the play, 0 to 120, say when the game is out.
  explicit Play(const PerSeat<int>& scores = {});

  /// Plays a card, with the goes that must have come before it. Returns nothing, or why it cannot have been
  /// played; then nothing has changed. Example: after `pone TS, dealer TH, pone 5D, dealer QC` a 6 of the
  /// pone was held back, for it would have made 31.
  std::optional<Refusal> play(Seat by, Card card);

  /// Says go for a player, which may make a go certain that is not yet. It need not be their turn: where it
  /// was the opponent's, the opponent went first. Refused where any card could be played, and when it is
  /// over; a go that tells nothing new is no error. Example: after `pone TS, dealer TH, pone 5D` the dealer's
  /// go and the pone's peg one to the 5D.
  std::optional<Refusal> go(Seat by);

  const std::vector<CardPlay>& played() const { return played_; }
  int pegged(Seat seat) const { return pegged_[seat]; }

  /// The cards of the count that runs, and the count: none and 0 where the next card begins one.
  const PlayPile& pile() const { return pile_; }
  int count() const { return pile_.count(); }

  /// Whose turn it is to play a card or say go. A player who certainly cannot play one is passed over. None
  /// when the play is over.
  std::optional<Seat> toPlay() const { return toPlay_; }

  /// All eight cards are played, or a player has reached the game hole.
  bool over() const { return !toPlay_; }

  int cardsHeld(Seat seat) const { return held_[seat]; }

  /// A player who went holds no card of so many pips or fewer: 31 less the lowest count they went at; 0 to 9.
  int lacks(Seat seat) const { return lacks_[seat]; }

  /// Whether a player may hold this card, for all that the play tells: it was not played, they have cards,
  /// and they never went when the card would have fitted. A hand with a card that its player may not hold
  /// contradicts the play.
  bool mayHold(Seat seat, Card card) const;

  /// The cards of a hand that may be played on the count now. Empty: whoever holds it must say go.
  CardSet legal(CardSet hand) const;

 private:
  std::optional<Refusal> playInTurn(Seat by, Card card);
  std::optional<Refusal> refuseBefore(Seat by, Card card) const;
  int room() const { return mostCount - count(); }
  bool out(Seat seat) const { return scores_[seat] + pegged_[seat] >= gameHole; }
  bool mayPlay(Seat seat) const;
  void cannotPlay(Seat seat);
  void peg(Reason reason, int points);
  void pegCard(const PlayPile::Points& made);
  void settle();
  void endCount();

  std::vector<CardPlay> played_;
  CardSet seen_;
  PlayPile pile_;
  PerSeat<int> scores_;
  PerSeat<int> pegged_;
  PerSeat<int> held_{{handSize, handSize}};
  PerSeat<int> lacks_;
  std::optional<Seat> toPlay_;
};

}  // namespace cribbage
