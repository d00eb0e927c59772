#pragma once
// The score near the last hole as common knowledge: the priors of both sides and their payoffs at it.

#include <array>
#include <memory>
#include <optional>

#include "cribbage/advice/first_ranks.h"
#include "cribbage/board/to_go.h"
#include "cribbage/board/win_tables.h"
#include "cribbage/discard/hand_prior.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/play/opening_table.h"
#include "cribbage/solver/win_payoffs.h"

namespace cribbage {

/// The distribution of a crib's points for somebody who knows none of its cards, if both throw as experts.
/// Suits count as nobs alone, one time in four for a jack. Both throws and the starter are taken as drawn
/// apart.
class CribPrior {
 public:
  using ByPoints = std::array<double, mostPoints + 2>;

  /// Some two milliseconds.
  explicit CribPrior(const ThrowsTable& throws);

  /// With a starter of that rank, or the mean over starters.
  const ByPoints& with(std::optional<Rank> starter) const {
    return cribs_[starter ? static_cast<std::size_t>(*starter) : rankCount];
  }

 private:
  std::array<ByPoints, rankCount + 1> cribs_{};
};

/// The public state near the last hole on which the cards of both sides depend.
struct PublicScore {
  ToGo atThrow, atLead;
  std::optional<Rank> starter;
  Objective objective = Objective::win;
  bool stakes = false;  ///< whether the table of stakes is there
  friend bool operator==(const PublicScore&, const PublicScore&) = default;
};

/// The prior over kept hands if both players throw to win.
struct WinPrior {
  HandPrior asPone, asDealer;
};

/// The priors and payoffs of both sides near the last hole.
class ScoreContext {
 public:
  /// Whether both sides are near enough to the last hole for it to matter: 28 holes or less.
  static bool matter(ToGo toGo);

  /// The holes that both needed when they threw and when the play began, one at least, and the starter. What
  /// the tables point to must outlive this.
  ScoreContext(ToGo atThrow, ToGo atLead, std::optional<Rank> starter, const WinTables& tables)
      : score_{atThrow, atLead, starter, tables.objective, tables.stakes != nullptr}, tables_(tables) {}

  const PublicScore& score() const { return score_; }

  /// Some ten milliseconds.
  WinPrior prior() const;

  /// How likely each rank is played at a lead or reply (`OpeningTable`). One that wins 0.005 less than the
  /// best is played about 0.37 times as often. Without the table of stakes, as they are played for points.
  ByRank opening(std::size_t place, const OpeningTable& points) const;

  /// The holes that both need after these cards; nothing where one of them ends the game.
  std::optional<ToGo> after(const FirstRanks& first) const;

  /// The payoffs of the subgame that begins there, which share what they can with its net points. The pegs of
  /// both count in their order; a hand counts what its ranks show with the starter, or on average without
  /// one; the crib counts what it usually does. Then the board says what the score is worth. A point counts
  /// for a hundred thousandth of a game besides, so that where nothing is left to win both play for points.
  /// Some two milliseconds.
  std::unique_ptr<const WinPayoffs> payoffs(const TerminalPayoffs& byPoints, const FirstRanks& first,
                                            const CribPrior& cribs) const;

 private:
  PublicScore score_;
  WinTables tables_;
};

}  // namespace cribbage
