#pragma once
// The result of a deal of two players, whose points count in the order in which they are scored.

#include <array>
#include <optional>

#include "cribbage/board/board_table.h"
#include "cribbage/play/seat.h"
#include "cribbage/show/score.h"

namespace cribbage {

/// The four cards that a player kept and the two they threw.
struct SplitSix {
  Hand kept{};
  std::array<Card, 2> thrown{};
};

/// The points of the show: those of the pone's hand, and those of the dealer's hand and the crib.
struct ShowPoints {
  int pone = 0, dealer = 0;
};

inline ShowPoints showPoints(const SplitSix& pone, const SplitSix& dealer, Card starter) {
  const Hand crib{pone.thrown[0], pone.thrown[1], dealer.thrown[0], dealer.thrown[1]};
  return {score(pone.kept, starter, false), score(dealer.kept, starter, false) + score(crib, starter, true)};
}

/// Adds the points of a deal to `holes`, until a side reaches the last hole. Returns the dealer's win chance
/// after the deal: 1 or 0 if a side has reached the last hole, otherwise that of the board. `peg(scores)`
/// plays the cards. It calls `scores(seat, points)` for each gain, and stops if that returns true, because
/// the game is over.
template <class Peg>
double dealersChanceAfter(PerSeat<int>& holes, Card starter, const ShowPoints& show, const BoardTable& board,
                          Peg peg) {
  const auto scores = [&](Seat seat, int points) { return (holes[seat] += points) >= lastHole; };
  if (starter.rank() == Rank::jack && scores(Seat::dealer, 2)) return 1;
  std::optional<Seat> winner;
  peg([&](Seat seat, int points) {
    if (scores(seat, points)) winner = seat;
    return winner.has_value();
  });
  if (winner) return *winner == Seat::dealer ? 1 : 0;
  if (scores(Seat::pone, show.pone)) return 0;
  if (scores(Seat::dealer, show.dealer)) return 1;
  return 1 - board.dealersChance(holes[Seat::pone], holes[Seat::dealer]);  // the pone deals next
}

/// Does the same if the gains of the play are known. They are in order, and each has a `seat` and `points`.
template <class Gains>
double dealersChanceAfterPegs(PerSeat<int> holes, Card starter, const ShowPoints& show,
                              const BoardTable& board, const Gains& gains) {
  return dealersChanceAfter(holes, starter, show, board, [&](auto scores) {
    for (const auto& gain : gains)
      if (scores(gain.seat, gain.points)) return;
  });
}

}  // namespace cribbage
