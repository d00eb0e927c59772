#pragma once
// Those who play in measurements: the equilibrium itself, the advice that is shipped, and two plainer
// players.

#include <memory>

#include "cribbage/advise.h"
#include "cribbage/random.h"
#include "solved_play.h"

namespace cribbage {

/// One who has to lay a card: what he knows, the play so far with every go, and where it is in the tree of
/// the whole play.
struct Seat {
  PlaySight sight;
  PublicPlay play;
  int target = 0;
  std::vector<Rank> held;  ///< not laid, lowest first

  bool can(Rank rank) const { return play.series().takes(rank); }
};

class PlayPlayer {
 public:
  virtual ~PlayPlayer() = default;
  /// The rank to lay; the seat can lay one.
  virtual Rank choose(const Seat& seat, Random& random) const = 0;
};

/// Lays by the averages of the solved play.
class EquilibriumPlayer final : public PlayPlayer {
 public:
  explicit EquilibriumPlayer(const SolvedPlay& solved) : solved_(solved) {}
  Rank choose(const Seat& seat, Random& random) const override;
  /// How often it lays each rank.
  ByRank chances(const Seat& seat) const;

 private:
  SolvedPlay solved_;
};

/// Lays what the advisor values most when it has settled.
class AdvisedPlayer final : public PlayPlayer {
 public:
  explicit AdvisedPlayer(const PlayKnowledge& knowledge) : knowledge_(knowledge) {}
  Rank choose(const Seat& seat, Random& random) const override;

 private:
  const PlayKnowledge& knowledge_;
};

/// Lays what pegs most at once, the highest card of those.
class GreedyPlayer final : public PlayPlayer {
 public:
  Rank choose(const Seat& seat, Random& random) const override;
};

/// Deals the other some hands that he may have kept, given our six and the starter, looks at each with all
/// cards open, and lays what is best on average.
class SamplingPlayer final : public PlayPlayer {
 public:
  SamplingPlayer(const PlayKnowledge& knowledge, int samples) : knowledge_(knowledge), samples_(samples) {}
  Rank choose(const Seat& seat, Random& random) const override;

 private:
  const PlayKnowledge& knowledge_;
  int samples_;
};

/// The cards that a player sees, by rank.
RankCounts seenBy(const PlaySight& sight);

}  // namespace cribbage
