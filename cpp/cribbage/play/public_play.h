#pragma once
// The public state of the play: ranks laid, goes said, and what these tell of the hidden cards.

#include <array>
#include <cstddef>
#include <cstdint>

#include "cribbage/play/series.h"

namespace cribbage {

/// A point of the play. A go that is certain, because of earlier goes or because all cards of a rank are
/// gone, is said automatically. So the side to act can always lay something, as far as the opponent knows.
///
///     laid by     pone  dealer  pone  dealer  pone
///     rank        T     J       T     go      go      the dealer holds no ace, the pone nothing under two
///     count       10    20      30    30      30      a point to the pone, the dealer leads from 0
///
class PublicPlay {
 public:
  enum Side : std::uint8_t { pone, dealer };
  static constexpr Side other(Side side) { return side == pone ? dealer : pone; }

  /// Points that a side pegs; 0 to 21.
  struct Gain {
    Side side = pone;
    int points = 0;
  };

  bool over() const { return left_[pone] + left_[dealer] == 0; }
  Side toAct() const { return toAct_; }
  Side last() const { return last_; }  ///< the side that laid the last card
  int left(Side side) const { return left_[side]; }
  bool gone(Side side) const { return gone_[side]; }  ///< has said go since the count was 0
  const Series& series() const { return series_; }

  /// The least that any card of a side can count, as its goes have shown.
  int atLeast(Side side) const { return atLeast_[side]; }

  int count() const { return series_.count(); }

  /// The most that a card may count now.
  int limit() const { return mostCount - series_.count(); }

  /// Whether the side to act may lay this rank, by public knowledge.
  bool mayLay(int rank) const { return mayLay(toAct_, rank); }

  /// Whether the side to act may hold only cards that are too high.
  bool mayGo() const { return limit() < pips(Rank::king); }

  /// The side to act lays a card. Returns what it pegs, with the point for a go or the last card where that
  /// is certain.
  Gain lay(Rank rank);

  /// The side to act cannot lay. The side that laid last gets a point if its opponent cannot lay either.
  Gain go();

  /// The same play without the memory of hidden cards: the ranks laid before and what goes have shown. It is
  /// for open hands, where those decide nothing.
  PublicPlay withoutMemory() const;

 private:
  bool mayLay(Side side, int rank) const {
    const int worth = pips(static_cast<Rank>(rank));
    return worth <= limit() && worth >= atLeast_[side] && laid_[static_cast<std::size_t>(rank)] < suitCount;
  }
  bool mayLayAny(Side side) const;
  bool out(Side side) const { return left_[side] == 0 || gone_[side]; }
  int passOn();
  void beginSeries();

  Series series_;
  std::array<std::uint8_t, rankCount> laid_{};
  std::array<std::uint8_t, 2> left_{4, 4};
  std::array<std::uint8_t, 2> atLeast_{1, 1};
  std::array<bool, 2> gone_{};
  Side toAct_ = pone;
  Side last_ = dealer;
};

}  // namespace cribbage
