#pragma once
// What lead and reply win near the last hole, as it is solved, shipped and looked up.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/play/opening_table.h"
#include "cribbage/winning/deal_chances.h"
#include "cribbage/winning/score_grid.h"

namespace cribbage {

/// How much more often each lead or reply wins than the mean of what its hand can lay, when both lay to win:
/// at the scores of a grid, and in straight lines between. It is written in few numbers: what a point of net
/// is worth at a score, the *directions* in which cards still differ most from score to score (principal
/// components), and of each card how much of each. Format and error: docs/tables/stakes.md.
class StakesTable {
 public:
  static constexpr int farthest = 28;
  static constexpr std::size_t mostDirections = 8;
  static constexpr int scale = 1 << 22;  ///< parts of a chance, of a point or a direction

  /// Of leads, or of replies.
  struct Role {
    std::vector<std::int32_t> points;                   ///< of net, by score of the grid, in parts of `scale`
    std::vector<std::vector<std::int32_t>> directions;  ///< each by score of the grid, in parts of `scale`
    std::vector<std::vector<std::int8_t>> cards;        ///< each by `cardsOf`, how much of that direction
  };

  /// How many cards there are: each different rank of each hand that has two or more of them, lowest first,
  /// in the order of the places of `OpeningTable`.
  static std::size_t cardsOf(bool replies);

  StakesTable() = default;
  StakesTable(ScoreGrid grid, Role leads, Role replies);

  /// Whether a table may come so far from the last hole; who needs more has no use for one.
  static bool mayKnow(ToGo toGo) { return toGo.dealer <= farthest && toGo.pone <= farthest; }

  /// The scores at which it was solved.
  const ScoreGrid& grid() const { return grid_; }

  /// Whether the grid has this score.
  bool knows(ToGo toGo) const { return grid_.holds(toGo.dealer, toGo.pone); }

  /// By rank of the hand at a place of `OpeningTable`, a lead or a reply, from a score that is known: chances
  /// of winning, ahead of their mean. They add to nought. `nets` are those of that place.
  ByRank ahead(std::size_t place, const ByRank& nets, ToGo toGo) const;

  /// `badTable` where the bytes are not a whole table of this version.
  static Result<StakesTable> read(std::span<const std::uint8_t> bytes);
  std::vector<std::uint8_t> write() const;

 private:
  void placeCards();
  ScoreGrid grid_;
  std::array<Role, 2> roles_;
  std::vector<std::uint32_t> first_;  // the place of a hand's first card, by place of the opening
};

}  // namespace cribbage
