#include "cribbage/play/public_play.h"

#include <algorithm>

namespace cribbage {

PublicPlay::Gain PublicPlay::play(Rank rank) {
  const Seat seat = toAct_;
  int points = pile_.add(rank).total();
  if (++played_[static_cast<std::size_t>(rank)] == suitCount)
    allPlayed_ = static_cast<std::uint16_t>(allPlayed_ | 1u << static_cast<unsigned>(rank));
  --left_[seat];
  last_ = seat;
  if (pile_.count() == mostCount)
    beginPile();
  else
    points += passOn();
  return {seat, points};
}

PublicPlay::Gain PublicPlay::go() {
  const Seat seat = last_;
  gone_[toAct_] = true;
  atLeast_[toAct_] = static_cast<std::uint8_t>(std::max<int>(atLeast_[toAct_], limit() + 1));
  return {seat, passOn()};
}

PublicPlay PublicPlay::withoutMemory() const {
  PublicPlay play = *this;
  play.played_ = {};
  play.allPlayed_ = 0;
  play.atLeast_ = {{1, 1}};
  return play;
}

// Passes the turn to the opponent, unless they have no cards or have said go. If that is true of both
// players, begins a new count and returns the point for the go.
int PublicPlay::passOn() {
  for (;;) {
    if (!out(other(toAct_)))
      toAct_ = other(toAct_);
    else if (out(toAct_)) {
      beginPile();
      return 1;
    }
    if (playableRanks() != 0) return 0;
    gone_[toAct_] = true;
  }
}

void PublicPlay::beginPile() {
  pile_ = {};
  gone_ = {};
  toAct_ = left_[other(last_)] > 0 ? other(last_) : last_;
}

}  // namespace cribbage
