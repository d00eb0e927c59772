#pragma once
// The public state of the play: ranks played, goes said, and what these tell of the hidden cards.

#include <array>
#include <cstdint>

#include "cribbage/play/play_pile.h"
#include "cribbage/play/seat.h"

namespace cribbage {

/// A point of the play. A go that is certain, because of earlier goes or because all cards of a rank are
/// gone, is said automatically. So the seat to act can always play something, as far as the opponent knows.
///
///     played by     pone  dealer  pone  dealer  pone
///     rank        T     J       T     go      go      the dealer holds no ace, the pone nothing under two
///     count       10    20      30    30      30      a point to the pone, the dealer leads from 0
///
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

  /// The least that any card of a seat can count, as its goes have shown.
  int atLeast(Seat seat) const { return atLeast_[seat]; }

  int count() const { return pile_.count(); }

  /// The most that a card may count now.
  int limit() const { return mostCount - pile_.count(); }

  /// Whether the seat to act may play this rank, by public knowledge.
  bool mayPlay(int rank) const { return (playableRanks() >> rank & 1) != 0; }

  /// All such ranks, a bit a rank.
  unsigned playableRanks() const { return playableRanks(toAct_); }

  /// Whether the seat to act may hold only cards that are too high.
  bool mayGo() const { return limit() < pips(Rank::king); }

  /// The seat to act plays a card. Returns what it pegs, with the point for a go or the last card where that
  /// is certain.
  Gain play(Rank rank);

  /// The seat to act cannot play. The seat that played last gets a point if its opponent cannot play either.
  Gain go();

  /// The same play without the memory of hidden cards: the ranks played before and what goes have shown. It
  /// is for open hands, where those decide nothing.
  PublicPlay withoutMemory() const;

 private:
  static constexpr unsigned allRanks = (1u << rankCount) - 1;
  // Ranks that count so many at most, a bit a rank: the first nine count their place, the others ten.
  static constexpr unsigned worthAtMost(int count) {
    return count >= pips(Rank::king) ? allRanks : (1u << count) - 1;
  }
  unsigned playableRanks(Seat seat) const {
    return worthAtMost(limit()) & ~worthAtMost(atLeast_[seat] - 1) & ~allPlayed_;
  }
  bool out(Seat seat) const { return left_[seat] == 0 || gone_[seat]; }
  int passOn();
  void beginPile();

  PlayPile pile_;
  std::array<std::uint8_t, rankCount> played_{};
  std::uint16_t allPlayed_ = 0;  // ranks of which every card is played, a bit a rank
  PerSeat<std::uint8_t> left_{{4, 4}};
  PerSeat<std::uint8_t> atLeast_{{1, 1}};
  PerSeat<bool> gone_;
  Seat toAct_ = Seat::pone;
  Seat last_ = Seat::dealer;
};

}  // namespace cribbage
