#pragma once
// The public state of the play: the ranks played, who said go, and what this implies about hidden cards.

#include <array>
#include <cstdint>

#include "cribbage/play/play_pile.h"
#include "cribbage/play/seat.h"

namespace cribbage {

/// The state of the play at one moment, as both players see it. A go is said automatically if it is certain,
/// because of an earlier go or because all four cards of a rank have been played. So the seat to act can
/// always play a card, as far as the opponent knows.
///
///     played by     pone  dealer  pone  dealer  pone
///     rank        T     J       T     go      go      so neither of the two holds an ace
///     count       10    20      30    30      30      a point to the pone, the dealer leads from 0
class PublicPlay {
 public:
  /// Points that a seat pegs; 0 to 21.
  struct Gain {
    Seat seat{};
    int points = 0;
  };

  bool over() const { return left_[Seat::pone] + left_[Seat::dealer] == 0; }
  Seat toAct() const { return toAct_; }
  Seat last() const { return last_; }  ///< the seat that played the last card
  int left(Seat seat) const { return left_[seat]; }
  bool gone(Seat seat) const { return gone_[seat]; }  ///< has said go since the count was 0
  const PlayPile& pile() const { return pile_; }

  /// The lowest pips that a card of this seat can have, given the counts at which the seat said go.
  int atLeast(Seat seat) const { return atLeast_[seat]; }

  int count() const { return pile_.count(); }

  /// The highest pips of a card that fits now.
  int limit() const { return mostCount - pile_.count(); }

  /// Whether the seat to act may play this rank, by public knowledge.
  bool mayPlay(int rank) const { return (playableRanks() >> rank & 1) != 0; }

  /// All ranks that the seat to act may play, one bit each.
  unsigned playableRanks() const { return playableRanks(toAct_); }

  /// Whether it is possible that the seat to act holds no card that fits, and so must say go.
  bool mayGo() const { return limit() < pips(Rank::king); }

  /// Plays a card for the seat to act. Returns its pegs, with the point for a go or the last card if that is
  /// certain.
  Gain play(Rank rank);

  /// Says go for the seat to act. The seat that played last gets a point if the opponent cannot play either.
  Gain go();

  /// Returns the play without what it remembers about hidden cards: the ranks played so far, and the ranks
  /// that a go has ruled out. Use it when both hands are open, because such knowledge is then useless.
  PublicPlay withoutMemory() const;

 private:
  static constexpr unsigned allRanks = (1u << rankCount) - 1;
  // Ranks of at most `count` pips, one bit each. Each of the first nine ranks has as many pips as its
  // position, counted from 1; the other ranks have ten.
  static constexpr unsigned worthAtMost(int count) {
    return count >= pips(Rank::king) ? allRanks : (1u << count) - 1;
  }
  unsigned playableRanks(Seat seat) const {
    return worthAtMost(limit()) & ~worthAtMost(atLeast_[seat] - 1) & ~unsigned{allPlayed_};
  }
  bool out(Seat seat) const { return left_[seat] == 0 || gone_[seat]; }
  int passOn();
  void beginPile();

  PlayPile pile_;
  std::array<std::uint8_t, rankCount> played_{};
  std::uint16_t allPlayed_ = 0;  // ranks of which all four cards are played, one bit each
  PerSeat<std::uint8_t> left_{{4, 4}};
  PerSeat<std::uint8_t> atLeast_{{1, 1}};
  PerSeat<bool> gone_;
  Seat toAct_ = Seat::pone;
  Seat last_ = Seat::dealer;
};

using SeatPegs = PerSeat<int>;  ///< pegs of pone and dealer

/// Adds the points of a gain to the pegs.
inline SeatPegs with(SeatPegs pegs, PublicPlay::Gain gain) {
  pegs[gain.seat] += gain.points;
  return pegs;
}

}  // namespace cribbage
