#pragma once
// The play (pegging) as all players see it: the cards played, their pegs, and the inferences about the cards
// still held. Suits do not count in the play. They only identify a card, so that none is played twice.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "cribbage/cards/card_set.h"
#include "cribbage/play/holes.h"
#include "cribbage/play/play_pile.h"
#include "cribbage/play/refusal.h"
#include "cribbage/play/seat.h"

namespace cribbage {

/// The reasons for a peg, in the order in which they are said. Their points, in the same order, are 2, 2, 2,
/// 6, 12, the number of cards in the run, 1, 1.
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
  lastCard,  ///< the last card that anyone holds, unless it makes 31
};

/// Returns the name of the reason, such as `"run3"`.
std::string_view print(Reason reason);

/// A played card, with the points that it is certain to have pegged.
struct CardPlay {
  Seat by{};
  Card card;
  int count = 0;  ///< including this card
  int points = 0;
  std::vector<Reason> reasons;
};

/// A play of two to four hands of four cards, from the pone's lead to the last card or the 121st hole. The
/// turn goes from the pone round to the dealer. Four players are partners of two and two, who sit opposite
/// and share a score.
///
/// A go may be left out: players who were passed over could not play, and hold no card that would have fitted
/// then. So a player *certainly* cannot play if they have no cards, or if every card that would fit is
/// excluded. A card is excluded if it was played already, or if it would have fitted when that player said
/// go, now or at an earlier count. The point for a go is pegged as soon as it is certain that no player can
/// play, and no sooner; it is for the player of the last card. The last card's point is certain when nobody
/// holds a card. The next count is begun by the next player with cards, after the player of the last card.
///
///     pone TS 10   dealer TH 20   pone 5D 25      no point for a go yet: the dealer may hold a 6 or less
///     dealer QC 10                                the go is certain: neither held a card to play at 25, and
///                                                 a 6 or less is refused from here on
///
/// The point for the last card is pegged together with the card's other points, but the point for a go is
/// pegged after them. So a player who reaches the game hole with a card pegs the point for the last card with
/// it, but no point for a go.
class Play {
 public:
  static constexpr int handSize = 4;
  static constexpr int gameHole = lastHole;

  /// A play of two. `scores` are the scores before the play, 0 to 120. They decide when the game is over.
  explicit Play(const PerSeat<int>& scores = {}) : Play(2, {{scores[Seat::pone], scores[Seat::dealer]}}) {}

  /// A play of two, three or four. Partners have the same score.
  Play(std::size_t players, const PerSeatOfFour<int>& scores);

  /// Plays a card, after saying every go that must have come before it. Returns nothing, or the reason why
  /// the card cannot have been played; in that case nothing has changed. Example: after `pone TS, dealer TH,
  /// pone 5D, dealer QC` the pone cannot have a 6, because it would have made 31.
  std::optional<Refusal> play(Seat by, Card card);

  /// Says go for a player, which may make the point for the go certain. It need not be their turn: the
  /// players between the last card and this player said go first. Refused if any card could be played, and
  /// when the play is over. A redundant go is no error. For example, after `pone TS, dealer TH, pone 5D` a go
  /// of the dealer and a go of the pone peg one point for the 5D.
  std::optional<Refusal> go(Seat by);

  const std::vector<CardPlay>& played() const { return played_; }
  int pegged(Seat seat) const { return pegged_[seat]; }

  /// The cards of the current count, and their sum. There are none, and the sum is 0, if the next card begins
  /// a count.
  using Pile = PileOf<13>;  ///< no more cards of four players add up to 31
  const Pile& pile() const { return pile_; }
  int count() const { return pile_.count(); }

  /// The player whose turn it is to play a card or say go. A player who certainly cannot play is passed over.
  /// None when the play is over.
  std::optional<Seat> toPlay() const { return toPlay_; }

  /// Whether all cards are played or a player has reached the game hole.
  bool over() const { return !toPlay_; }

  int cardsHeld(Seat seat) const { return held_[seat]; }

  /// Whether a player with cards certainly cannot play to this count, and so must say go.
  bool mustGo(Seat seat) const { return pile_.length() > 0 && cardsHeld(seat) > 0 && !mayPlay(seat); }

  /// No card of this player has this many pips or fewer. The number is 31 minus the lowest count at which
  /// they said go, or 0 if they never did; at most 9.
  int lacks(Seat seat) const { return lacks_[seat]; }

  /// Returns whether a player may hold this card, as far as the play shows. It was not played, they have
  /// cards left, and they never said go when it would have fitted. A hand with a card that its player may not
  /// hold contradicts the play.
  bool mayHold(Seat seat, Card card) const;

  /// Returns the cards of a hand that fit the current count. If there are none, the holder must say go.
  CardSet legal(CardSet hand) const;

 private:
  std::optional<Refusal> playInTurn(Seat by, Card card);
  std::optional<Refusal> refuseBefore(Seat by, Card card) const;
  int room() const { return mostCount - count(); }
  std::span<const Seat> seats() const { return seatsOf(players_); }
  Seat after(Seat seat, std::size_t turns = 1) const;
  template <class Fits>
  std::optional<Seat> nextAfter(Seat last, Fits fits) const;
  int allHeld() const;
  bool out(Seat seat) const;
  bool mayPlay(Seat seat) const;
  void cannotPlay(Seat seat);
  void peg(Reason reason, int points);
  void pegCard(const Pile::Points& made);
  void settle();
  void endCount();

  std::vector<CardPlay> played_;
  CardSet seen_;
  Pile pile_;
  std::size_t players_;
  PerSeatOfFour<int> scores_;
  PerSeatOfFour<int> pegged_;
  PerSeatOfFour<int> held_;
  PerSeatOfFour<int> lacks_;
  std::optional<Seat> toPlay_;
};

}  // namespace cribbage
