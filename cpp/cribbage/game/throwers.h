#pragma once
// Ways to discard.

#include "cribbage/board/win_tables.h"
#include "cribbage/discard/opponent.h"
#include "cribbage/game/player.h"
#include "cribbage/play/hand_pegs_table.h"

namespace cribbage {

/// Discards for the most points (hand, crib and play), as `valueDiscards` computes them against the given
/// opponent. Takes a third of a millisecond.
class PointsThrower final : public Thrower {
 public:
  /// Both arguments must outlive this.
  PointsThrower(const CribModel& opponent, const HandPegsTable& plays) : opponent_(opponent), plays_(plays) {}
  std::array<Card, 2> choose(const DiscardInformation& information, Random& random) const override;

 private:
  const CribModel& opponent_;
  const HandPegsTable& plays_;
};

/// Discards the first choice of the advice for the objective (`rankedByWorth`). Takes some milliseconds.
class WinThrower final : public Thrower {
 public:
  /// The tables in `tables` must outlive this.
  explicit WinThrower(const WinTables& tables) : tables_(tables) {}
  std::array<Card, 2> choose(const DiscardInformation& information, Random& random) const override;

 private:
  WinTables tables_;
};

/// Keeps the four cards with the highest average show, whatever goes into the crib. If several discards are
/// equal, takes the one with the lowest cards.
class HandOnlyThrower final : public Thrower {
 public:
  std::array<Card, 2> choose(const DiscardInformation& information, Random& random) const override;
};

/// Keeps the four cards with the highest average show, plus Schell's average of the crib if it is ours, or
/// minus this average if the crib is theirs. If several discards are equal, takes the one with the lowest
/// cards.
class SchellThrower final : public Thrower {
 public:
  std::array<Card, 2> choose(const DiscardInformation& information, Random& random) const override;
};

/// Discards two random cards.
class RandomThrower final : public Thrower {
 public:
  std::array<Card, 2> choose(const DiscardInformation& information, Random& random) const override;
};

}  // namespace cribbage
