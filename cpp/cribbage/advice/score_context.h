#pragma once
// The score near the last hole, as both players know it, with their priors and payoffs at that score.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "cribbage/advice/first_ranks.h"
#include "cribbage/board/to_go.h"
#include "cribbage/board/win_tables.h"
#include "cribbage/discard/hand_prior.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/play/opening_table.h"
#include "cribbage/solver/win_payoffs.h"

namespace cribbage {

/// The distribution of a crib's points for a player who knows none of its cards, if both sides discard as
/// experts. Suits count only for nobs: each jack in the crib has the starter's suit with probability one in
/// four. The two discards and the starter are taken as independent.
class CribPrior {
 public:
  using ByPoints = std::array<double, mostPoints + 2>;

  /// Takes some two milliseconds.
  explicit CribPrior(const ThrowsTable& throws);

  /// Returns the distribution given the starter's rank or, without one, the mean over all ranks.
  const ByPoints& with(std::optional<Rank> starter) const {
    return cribs_[starter ? static_cast<std::size_t>(*starter) : rankCount];
  }

 private:
  std::array<ByPoints, rankCount + 1> cribs_{};
};

/// Returns how often each of `ranks`, which are distinct, is played. A rank that is worth `unlikelier` less
/// than the best is played about 0.37 times as often as the best.
ByRank frequenciesByValue(const ByRank& values, std::span<const std::uint8_t> ranks, float unlikelier);

/// That difference in win chance, for leads and replies. Of the widths tried, this one foretells the
/// solutions at six scores best.
inline constexpr float unlikelierToOpen = 0.01f;

/// The public facts on which the play of both sides depends near the last hole.
struct PublicScore {
  ToGo atThrow, atLead;
  std::optional<Rank> starter;
  Objective objective = Objective::win;
  bool stakes = false;  ///< whether the stakes table is present
  friend bool operator==(const PublicScore&, const PublicScore&) = default;
};

/// The priors over kept hands if both players discard to win.
struct WinPrior {
  HandPrior asPone, asDealer;
};

class ScoreContext {
 public:
  /// Returns whether the score matters: both sides are at most 28 holes from the last hole.
  static bool matter(ToGo toGo);

  /// `atThrow` and `atLead` are the holes that both sides needed at the discard and at the lead, at least 1.
  /// The tables in `tables` must outlive this.
  ScoreContext(ToGo atThrow, ToGo atLead, std::optional<Rank> starter, const WinTables& tables)
      : score_{atThrow, atLead, starter, tables.objective, tables.stakes != nullptr}, tables_(tables) {}

  const PublicScore& score() const { return score_; }

  /// Computes the priors of both sides. Takes some ten milliseconds.
  WinPrior prior() const;

  /// Returns the probability of each rank for a lead or reply. `place` is the index of that lead or reply in
  /// `OpeningTable`. Without the stakes table, the probabilities are those of play for points.
  ByRank opening(std::size_t place, const OpeningTable& points) const;

  /// Returns the holes that both sides need after these cards, or nothing if one of the cards ends the game.
  std::optional<ToGo> after(const FirstRanks& first) const;

  /// Returns the payoffs of the subgame after `first`, for sides that play to win. The returned payoffs share
  /// data with `byPoints`, the payoffs of the same subgame in net points. Pegs are counted in the order of
  /// play. Then each hand counts the points of its ranks with the starter or, if there is no starter yet, the
  /// mean over starters. The crib's points are weighted by `cribs`, and the board gives the value of the
  /// score after the deal. A point is also worth 1/100,000 of a game, so that both sides play for points once
  /// the game is decided. Takes some two milliseconds.
  std::unique_ptr<const WinPayoffs> payoffs(const TerminalPayoffs& byPoints, const FirstRanks& first,
                                            const CribPrior& cribs) const;

  /// Returns such payoffs for a tree with another root. `left` are the holes that both sides need there, and
  /// `kept` are the four ranks that each side kept, by the hand that it has at the root (`RankSets`).
  std::unique_ptr<WinPayoffs> payoffs(const TerminalPayoffs& byPoints, ToGo left,
                                      const PerSeat<std::vector<int>>& kept, const CribPrior& cribs) const;

 private:
  PublicScore score_;
  WinTables tables_;
};

}  // namespace cribbage
