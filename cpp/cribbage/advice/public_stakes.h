#pragma once
// What a play is for near the last hole, as both players know it.

#include <array>
#include <memory>
#include <optional>

#include "cribbage/advice/first_ranks.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/solver/winning_ends.h"
#include "cribbage/winning/board_table.h"
#include "cribbage/winning/objective.h"
#include "cribbage/winning/to_go.h"

namespace cribbage {

/// What a crib counts for one who knows none of its cards, when both throw as experts: chances by points.
/// Suits count as nobs alone, one time in four for a jack. Both throws and the starter are taken as drawn
/// apart.
class UsualCribs {
 public:
  using ByPoints = std::array<double, mostPoints + 2>;

  /// Some two milliseconds.
  explicit UsualCribs(const ThrowsTable& throws);

  /// With a starter of that rank, or the mean over starters.
  const ByPoints& with(std::optional<Rank> starter) const {
    return cribs_[starter ? static_cast<std::size_t>(*starter) : rankCount];
  }

 private:
  std::array<ByPoints, rankCount + 1> cribs_{};
};

/// What both see of a game: how far both are from the last hole, and the starter.
struct PublicScore {
  ToGo toGo;
  std::optional<Rank> starter;
  Objective objective = Objective::win;  ///< of the board
  friend bool operator==(const PublicScore&, const PublicScore&) = default;
};

/// The payoff of a subgame near the last hole. The pegs of both count in their order; a hand counts what its
/// ranks show with the starter, or on average without one; the crib counts what it usually does. Then the
/// board says what the score is worth. A point counts for a hundred thousandth of a game besides, so that
/// where nothing is left to win both lay for points.
class PublicStakes {
 public:
  /// Whether both sides are near enough to the last hole for it to matter: 28 holes or less.
  static bool matter(ToGo toGo);

  /// `toGo` are the holes that both need when the play begins, one at least. `board` must outlive this.
  PublicStakes(ToGo toGo, const BoardTable& board, Objective objective = Objective::win)
      : toGo_(toGo), board_(&board), objective_(objective) {}

  /// The score after the first three cards; nothing where one of them ends the game, or where the score
  /// does not matter.
  std::optional<PublicScore> after(const FirstRanks& first, std::optional<Rank> starter) const;

  /// The payoffs of the subgame that begins there. Some two milliseconds.
  std::unique_ptr<const WinningEnds> ends(const PlayTree& tree, const FirstRanks& first, JointHands joint,
                                          const PublicScore& score, const UsualCribs& cribs) const;

 private:
  ToGo toGo_;
  const BoardTable* board_;
  Objective objective_;
};

}  // namespace cribbage
