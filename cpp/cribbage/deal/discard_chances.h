#pragma once
// The win chance of each of the fifteen discards, and its value under the objective.

#include <array>
#include <span>

#include "cribbage/deal/deal_shows.h"
#include "cribbage/deal/stakes_table.h"
#include "cribbage/discard/discard.h"
#include "cribbage/discard/opponent.h"

namespace cribbage {

/// The score when we discard, and the objective and tables by which the discards are judged. The tables must
/// outlive this.
struct DiscardContext {
  int ours = 0;  ///< 0 to 120
  int theirs = 0;
  const PegSpreadTable* pegging = nullptr;
  const BoardTable* board = nullptr;  ///< the board of the objective
  Objective objective = Objective::win;
  const StakesTable* stakes = nullptr;  ///< may be null; the model of the opponent must have the same table
};

/// Sets `winChance` and `worth` of the discards of one deal against `opponent`. The discards must come from
/// `valueDiscards`. Our hand is counted exactly for each of the 46 starters. For each rank of the starter,
/// the opponent's hand and discard are counted together, over all sets of six cards that they can hold given
/// ours. Pegs depend on the cards we keep and are otherwise independent of the show. The board gives the
/// value of the score after the deal. Win chance and worth are rounded to whole billionths. Takes some
/// milliseconds.
///
/// For example, a pone at 120 to 118 needs one hole. A discard that keeps a sure point in their hand is worth
/// more than one that does not.
void valueChances(std::span<Discard> choices, bool weDeal, const ShowModel& opponent,
                  const DiscardContext& context);

/// Sorts by worth, highest first; ties by points, then by the discarded cards, lowest id first. If the
/// objective is to win, the worth is the win chance.
void sortByWorth(std::array<Discard, 15>& choices);

}  // namespace cribbage
