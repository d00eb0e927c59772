#pragma once
// The chance of winning with each of the fifteen discards, and what that is worth.

#include <array>
#include <span>

#include "cribbage/deal/deal_shows.h"
#include "cribbage/deal/stakes_table.h"
#include "cribbage/discard/discard.h"

namespace cribbage {

/// The score at which we throw, and the tables and objective that judge it. The tables must outlive this.
struct DiscardContext {
  int ours = 0;  ///< 0 to 120
  int theirs = 0;
  const PegSpreadTable* pegging = nullptr;
  const BoardTable* board = nullptr;  ///< of the objective
  Objective objective = Objective::win;
  const StakesTable* stakes = nullptr;  ///< may be absent; an expert who throws to win must have the same
};

/// Gives each of some discards of one deal its `winChance` and its `worth`, against the opponent they were
/// valued against. Our hand is exact for each of the 46 starters. The opponent's hand and throw are taken
/// together, over every six they can hold given ours, with the rank that is cut. Pegs depend on what we keep
/// and are otherwise independent of that. The board gives what follows the deal. Both are whole billionths.
/// Some milliseconds.
///
/// Example: at 120 to 118 the pone needs one hole, and every discard that leaves no sure point in their hand
/// is worth less than one that does.
void valueChances(std::span<Discard> choices, bool weDeal, const ShowModel& opponent,
                  const DiscardContext& context);

/// Highest worth first; equal ones by points, then by the thrown cards, lowest id first. To win, the worth is
/// the chance.
void sortByWorth(std::array<Discard, 15>& choices);

}  // namespace cribbage
