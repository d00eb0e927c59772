#pragma once
// An opponent who throws to win from the score, not for points: near the last hole that is another player.

#include <array>
#include <vector>

#include "cribbage/discard/opponent.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/winning/board_table.h"
#include "cribbage/winning/peg_spread_table.h"

namespace cribbage {

/// Answers the expert's throws at one score: of each six ranks he throws the pair that wins most often, when
/// we throw by the table, and by the table himself where no pair wins much more often; what the table throws
/// for a flush alone he throws for it still. What we bring to the show is taken to be independent of what he
/// holds, and our hand of our throw; his hand is counted by ranks; pegs are spread by the kind of hand he
/// keeps, and what his hands peg beyond those of the table is in `pegs`.
class WinningOpponent final : public ShowModel {
 public:
  /// Where both need more holes than this he throws as the expert does, and nobody need ask him.
  static constexpr int nearest = 31;

  /// The score, 0 to 120 each. The tables must outlive this.
  WinningOpponent(const ThrowsTable& crib, const HandPegsTable& plays, const PegSpreadTable& pegging,
                  const BoardTable& board, int ours, int theirs)
      : crib_(crib), plays_(plays), pegging_(pegging), board_(board), ours_(ours), theirs_(theirs) {}

  /// Some ten milliseconds.
  OpponentShows showsGiven(CardSet dealt, bool weDeal) const override;

 private:
  static constexpr std::size_t pairs = 96;  // of ranks, padded to whole vectors
  static constexpr std::size_t hands = mostPoints + 1;
  using ByPair = std::array<float, pairs>;
  struct Brought;                     // what we bring to the show
  using Worth = std::vector<ByPair>;  // his chance of winning by kind and points of his hand, by pair thrown

  Worth worthOf(bool heDeals, const Brought& brought) const;
  void addShows(bool heDeals, const Brought& brought, int his, int ours, float chance, ByPair* worth) const;

  const ThrowsTable& crib_;
  const HandPegsTable& plays_;
  const PegSpreadTable& pegging_;
  const BoardTable& board_;
  int ours_, theirs_;
};

}  // namespace cribbage
