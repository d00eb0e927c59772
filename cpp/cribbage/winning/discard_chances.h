#pragma once
// The chance of winning with each of the fifteen discards.

#include <array>
#include <span>

#include "cribbage/discard/discard.h"
#include "cribbage/winning/deal_shows.h"

namespace cribbage {

/// The score at which we throw, and what it is judged by; the tables must outlive it.
struct Standing {
  int ours = 0;  ///< 0 to 120
  int theirs = 0;
  const PegSpreadTable* pegging = nullptr;
  const BoardTable* board = nullptr;
};

/// Gives each of some discards of one deal its `winChance`, against the opponent they were valued against.
/// Our hand is exact for each of the 46 starters. The opponent's hand and throw are taken together, over
/// every six they can hold given ours, with the rank that is cut. Pegs depend on what we keep and are
/// otherwise independent of that. The board's table gives the win probability after the deal. Chances are
/// whole billionths, 0 to 1. Some five milliseconds.
///
/// Example: at 120 to 118 the pone needs one hole, and every discard that leaves no sure point in their hand
/// is worth less than one that does.
void valueChances(std::span<Discard> choices, bool weDeal, const ShowModel& opponent,
                  const Standing& standing);

/// Highest chance first; equal ones by points, then by the thrown cards, lowest id first.
void sortByChance(std::array<Discard, 15>& choices);

}  // namespace cribbage
