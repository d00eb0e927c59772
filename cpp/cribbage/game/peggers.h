#pragma once
// Ways to play.

#include "cribbage/advice/advisor.h"
#include "cribbage/advice/play_knowledge.h"
#include "cribbage/deal/win_utility.h"
#include "cribbage/game/player.h"

namespace cribbage {

/// Plays what the advisor values most when it has settled. A tenth of a second where it has to solve.
class AdvisedPegger final : public Pegger {
 public:
  /// It must outlive this.
  explicit AdvisedPegger(const PlayKnowledge& knowledge) : knowledge_(knowledge) {}
  Rank choose(const TurnInformation& turn, Random& random) const override;

 private:
  const PlayKnowledge& knowledge_;
};

/// Plays each rank as often as the solution of the play does, which mixes them so that nobody can prepare for
/// it. A rank that the solution plays less often than `rare` is left out (thresholding; Ganzfried, Sandholm
/// and Waugh 2012), because what a solution has not quite given up is mostly a mistake. As long as the
/// advice: a tenth of a second where it has to solve.
class DrawnPegger final : public Pegger {
 public:
  static constexpr float rare = 0.1f;

  /// It must outlive this.
  explicit DrawnPegger(const PlayKnowledge& knowledge) : knowledge_(knowledge) {}
  Rank choose(const TurnInformation& turn, Random& random) const override;

 private:
  const PlayKnowledge& knowledge_;
};

/// Plays what the advice ranks first for what the game is played for, when it has settled. Two tenths of a
/// second at most.
class WinPegger final : public Pegger {
 public:
  /// All must outlive it.
  WinPegger(const PlayKnowledge& knowledge, const WinTables& tables)
      : knowledge_(knowledge), tables_(tables) {}
  Rank choose(const TurnInformation& turn, Random& random) const override;

 private:
  const PlayKnowledge& knowledge_;
  WinTables tables_;
};

/// Plays what pegs most at once, the highest card of those.
class GreedyPegger final : public Pegger {
 public:
  Rank choose(const TurnInformation& turn, Random& random) const override;
};

/// Plays what pegs most at once, less what the opponent's best reply pegs on average; the highest card of
/// equal ones. To this player the opponent's cards are any of those that it does not see.
class ReplyPegger final : public Pegger {
 public:
  Rank choose(const TurnInformation& turn, Random& random) const override;
};

/// Plays any card that fits.
class RandomPegger final : public Pegger {
 public:
  Rank choose(const TurnInformation& turn, Random& random) const override;
};

}  // namespace cribbage
