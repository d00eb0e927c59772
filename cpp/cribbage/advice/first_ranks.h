#pragma once
// The first three cards of a play, after which a subgame begins.

#include <array>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/play/public_play.h"

namespace cribbage {

/// The ranks of the lead, the reply and the third card.
using FirstRanks = std::array<int, 3>;

inline PublicPlay playAfter(const FirstRanks& first) {
  PublicPlay play;
  for (const int rank : first) play.play(static_cast<Rank>(rank));
  return play;
}

/// Returns the points that the pone pegs with the third card, less those that the dealer pegs because of it.
inline int pegsOfThird(const FirstRanks& first) {
  PublicPlay play;
  play.play(static_cast<Rank>(first[0]));
  play.play(static_cast<Rank>(first[1]));
  const PublicPlay::Gain gain = play.play(static_cast<Rank>(first[2]));
  return gain.seat == Seat::pone ? gain.points : -gain.points;
}

/// Returns the index in `RankSets` of the four ranks that `seat` kept. `left` is the index of the set of
/// ranks that it still has after the third card.
inline int fourOf(const FirstRanks& first, Seat seat, int left) {
  const RankSets& sets = rankSets();
  return seat == Seat::dealer ? sets.add(3, left, first[1])
                              : sets.add(3, sets.add(2, left, first[2]), first[0]);
}

}  // namespace cribbage
