#pragma once
// Ways to play.

#include "cribbage/advice/play_knowledge.h"
#include "cribbage/game/player.h"
#include "cribbage/winning/play_stakes.h"

namespace cribbage {

/// Lays what the advisor values most when it has settled. A tenth of a second where it has to solve.
class AdvisedPegger final : public Pegger {
 public:
  /// It must outlive this.
  explicit AdvisedPegger(const PlayKnowledge& knowledge) : knowledge_(knowledge) {}
  Rank choose(const LaySight& turn, Random& random) const override;

 private:
  const PlayKnowledge& knowledge_;
};

/// Lays what wins most often, by the advisor, where neither needs more than `nearest` holes; elsewhere, where
/// that is what brings most points, as another does. Half a second a card at most.
class WinPegger final : public Pegger {
 public:
  static constexpr int nearest = 28;

  /// All must outlive it.
  WinPegger(const PlayKnowledge& knowledge, const WinTables& tables, const Pegger& elsewhere)
      : knowledge_(knowledge), tables_(tables), elsewhere_(elsewhere) {}
  Rank choose(const LaySight& turn, Random& random) const override;

 private:
  const PlayKnowledge& knowledge_;
  WinTables tables_;
  const Pegger& elsewhere_;
};

/// Lays what pegs most at once, the highest card of those.
class GreedyPegger final : public Pegger {
 public:
  Rank choose(const LaySight& turn, Random& random) const override;
};

/// Lays any card that fits.
class RandomPegger final : public Pegger {
 public:
  Rank choose(const LaySight& turn, Random& random) const override;
};

}  // namespace cribbage
