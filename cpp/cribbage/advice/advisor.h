#pragma once
// What to lay: the cards one may lay in the play, valued.

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "cribbage/advice/play_knowledge.h"
#include "cribbage/advice/subgame.h"
#include "cribbage/play/play_sight.h"
#include "cribbage/solver/play_solver.h"
#include "cribbage/winning/play_stakes.h"

namespace cribbage {

/// A rank that we may lay.
struct PlayChoice {
  Rank rank{};
  int points = 0;  ///< what it pegs at once, with the point for a go or the last card where that is certain
  double net = 0;  ///< expected from this card to the end of the play, ours less theirs
  std::optional<double> winChance;  ///< from 0 to 1, where it was asked for
};

/// Values the ranks that may be laid at one point of the play. Lead and reply are looked up in the opening
/// table. From the third card on, what is left of the play is solved: the hands that both may hold are those
/// of the solved throws and of the opening table, whatever happened later; so all advice of one play comes
/// from the same solution, and it depends on nothing but what the player knows. What a rank is worth is what
/// our best play from there on comes to against the other's solved one, over the hands that the other can
/// hold given our six and the starter.
///
/// Work is done by `run`, some rounds at a time: about a millisecond a round, three before the third card.
/// Values are there from the start and come nearer to the solution's with each round. Some ten megabytes at
/// most.
///
/// Example: the pone who keeps 4 5 5 J and leads expects most from the four or the jack, and least from a
/// five.
class Advisor {
 public:
  /// From this many rounds on values are called settled; half of it where the third card is ours to lay and
  /// each rank is solved on its own. What that costs is in docs/model.md.
  static constexpr int enough = 64;

  /// What `PlaySight` is about: our choice, our go, their turn, or nothing any more.
  enum class Turn { ours, mustGo, theirs, over };

  /// Nothing where the history cannot be: a card that may not be laid or that we do not hold, a go of one who
  /// could lay, more than four of a rank.
  static std::optional<Advisor> make(const PlaySight& sight, const PlayKnowledge& knowledge);

  Turn turn() const { return turn_; }
  int count() const { return play_.series().count(); }

  /// Solves on for so many rounds; nothing where nothing is to be solved.
  void run(int rounds);
  int rounds() const { return rounds_; }
  bool settled() const {
    return subgames_.empty() || rounds_ >= (subgames_.size() > 1 ? enough / 2 : enough);
  }

  /// The ranks that may be laid, most net first, equal ones lowest first; none where it is not our turn.
  std::vector<PlayChoice> values() const;

  /// The same with the chance of winning of each, highest first, equal ones by net. From the third card on it
  /// is that of our best way on for winning against the other's solved play, which is for points, with every
  /// hole counted in order. Before that, and before it has settled, it is that of a play with such a net;
  /// where the stakes know what leads and replies win, they say how far one is ahead of another. A card that
  /// pegs the last hole has 1 and comes first; no other card has. Some ten milliseconds a rank for the third
  /// card, less later.
  std::vector<PlayChoice> values(const PlayStakes& stakes) const;

 private:
  // Where a subgame has come to: the point of its tree, and how likely the other comes there with each hand
  // that we do not rule out.
  struct Reached {
    int target = 0;
    PlayPath path;
    PublicPlay play;
    std::vector<float> theirs;
    double all = 0;
  };

  Advisor(const PlaySight& sight, const PlayKnowledge& knowledge);

  bool replay();
  bool take(const PlayEvent& event);
  void step(int rank);
  bool weCanLay() const;
  void beginSubgames();
  JointHands jointAfter(int third) const;
  Reached reach(Subgame& subgame) const;
  double worthOf(Subgame& subgame, const Reached& reached, int target, const PlayPath& path, int ours) const;
  double worthOpen(const Reached& reached, int rank) const;
  std::size_t openingPlace() const;
  ByRank nets() const;
  void setApart(std::vector<PlayChoice>& choices, const PlayStakes& stakes) const;
  double chanceOf(int rank, double net, const PlayStakes& stakes) const;
  double firstChance(const Reached& reached, const Subgame& subgame, double net,
                     const PlayStakes& stakes) const;

  PlaySight sight_;
  const PlayKnowledge* knowledge_;
  PublicPlay::Side us_;
  PublicPlay play_;
  Turn turn_ = Turn::over;
  std::vector<Rank> ours_;  // not laid yet
  std::vector<int> laid_;   // by both, in order
  std::vector<int> steps_;  // the same after the third card, with goes, which are -1
  int rounds_ = 0;
  std::vector<std::unique_ptr<Subgame>> subgames_;  // one for each third card that may be
};

}  // namespace cribbage
