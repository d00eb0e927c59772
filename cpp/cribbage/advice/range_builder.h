#pragma once
// The ranges of both sides: the hands they may have left, with their probabilities.

#include <memory>
#include <optional>
#include <vector>

#include "cribbage/advice/followed_play.h"
#include "cribbage/advice/opening_policy.h"
#include "cribbage/advice/play_knowledge.h"
#include "cribbage/advice/subgame.h"

namespace cribbage {

/// The opponent's range at the current node or terminal of a subgame: their reach probabilities given the
/// cards that we know. `all` is the sum of the range; values are divided by it.
struct RangeAtNode {
  int target = 0;
  PlayPath path;
  PublicPlay play;
  std::vector<float> theirs;
  double all = 0;
};

/// Builds ranges at one point of a play. They start from the priors of both sides. The opening policy narrows
/// them, and from the third card on the average strategy of a subgame.
class RangeBuilder {
 public:
  /// The tremble of both sides: added to the solved probability of every card. If the opponent plays a card
  /// that the solution never plays, all hands with that card stay possible.
  static constexpr float expertTremble = 0.002f;

  /// The tremble of people, who err more. With it, forecasts of the opponent's cards are calibrated against a
  /// player who plays the first card of the advice. With `expertTremble`, events forecast at 0.91 came true
  /// in 0.69 of cases.
  static constexpr float humanTremble = 0.15f;

  /// The share of erring opponents in the mixture against which values are computed. It decides between cards
  /// that a perfect opponent makes equal: the range of a perfect opponent excludes hands that an erring one
  /// may hold. The weights of trembles are not normalised, so an erring opponent counts for more the longer
  /// the play. If both play to win, all opponents are taken to err. Most hands there are won or lost whatever
  /// is played, so the solution's cards with them carry no information.
  static constexpr float humanShare = 0.02f;

  /// With `context` both keep and play to win. `knowledge` must outlive this. Takes about a millisecond; some
  /// ten with a context that is not cached.
  RangeBuilder(std::shared_ptr<const FollowedPlay> followed, const PlayInformation& information,
               const PlayKnowledge& knowledge, const std::optional<ScoreContext>& context);

  const OpeningPolicy& opening() const { return opening_; }

  /// The opponent's prior, conditioned on the cards that we see.
  const HandPrior::Weights& theirPrior() const { return theirs_; }

  /// The joint range of both sides at the root of a subgame, as common knowledge. It uses only the ranks
  /// played, not our own discard or the starter.
  JointHands jointAfter(int third) const;

  /// The opponent's range while fewer than three cards have been played.
  std::vector<float> openingRange(float tremble) const;

  /// The opponent's range at the current point of a subgame. Without a subgame, the range is narrowed as
  /// though the tree had ended, by what can be known without a solution.
  RangeAtNode rangeAt(const Subgame* subgame, float tremble) const;

  /// The same with `all` set. The opponent is a mixture of perfect and erring players (`humanShare`).
  RangeAtNode rangeAt(const Subgame& subgame) const;

 private:
  std::vector<float> initialRange(int third, float tremble) const;
  std::vector<float> narrowed(const Subgame* subgame, const RangeAtNode& range, int rank,
                              float tremble) const;
  void follow(const Subgame* subgame, int rank, float tremble, RangeAtNode& range) const;

  std::shared_ptr<const FollowedPlay> followed_;
  bool toWin_;
  WinPriorCache::Prior winPrior_;     // null if they play for points
  PerSeat<const HandPrior*> priors_;  // part of `winPrior_`, or of the knowledge
  OpeningPolicy opening_;
  HandPrior::Weights theirs_;
};

}  // namespace cribbage
