#pragma once
// The ranges of both sides: which hands they can have left, and how likely each is.

#include <memory>
#include <optional>
#include <vector>

#include "cribbage/advice/followed_play.h"
#include "cribbage/advice/opening_policy.h"
#include "cribbage/advice/play_knowledge.h"
#include "cribbage/advice/subgame.h"

namespace cribbage {

/// The opponent's range at the current node or terminal of a subgame: their reach probabilities given the
/// cards that we know. `all` is the sum of these, by which values are divided.
struct RangeAtNode {
  int target = 0;
  PlayPath path;
  PublicPlay play;
  std::vector<float> theirs;
  double all = 0;
};

/// Builds ranges at one point of a play. They begin with the priors of both sides, are narrowed by the
/// opening policy, and from the third card on by the average strategy of a subgame.
class RangeBuilder {
 public:
  /// The tremble of both sides (a trembling hand): added to the solved probability of every card. A card that
  /// the solution never plays then leaves every hand that holds it possible, instead of none.
  static constexpr float expertTremble = 0.002f;

  /// The tremble of people, who err more. With it what is said of their cards comes true as often as it says,
  /// against a player who plays the first card of the advice; with `expertTremble`, 0.91 came true in 0.69 of
  /// cases.
  static constexpr float humanTremble = 0.15f;

  /// The share of opponents that err so, among those whom values are worked out against. It decides between
  /// cards that a perfect opponent makes equal: such an opponent has certain hands left for sure, and an
  /// erring one may have others. The weights of trembles are not normalised, so an opponent who errs counts
  /// for more the longer the play. Where both play to win, all opponents are taken to err so: most hands are
  /// won or lost there whatever is played, and what the solution plays with them tells nothing.
  static constexpr float humanShare = 0.02f;

  /// With `context` both keep and play to win. `knowledge` must outlive this. About a millisecond; some ten
  /// with a context that is not cached.
  RangeBuilder(std::shared_ptr<const FollowedPlay> followed, const PlayInformation& information,
               const PlayKnowledge& knowledge, const std::optional<ScoreContext>& context);

  const OpeningPolicy& opening() const { return opening_; }

  /// The opponent's prior, given the cards that we see.
  const HandPrior::Weights& theirPrior() const { return theirs_; }

  /// The joint range of both sides at the root of a subgame, as common knowledge: only the ranks played are
  /// known, not our own discard or the starter.
  JointHands jointAfter(int third) const;

  /// The opponent's range before the third card.
  std::vector<float> openingRange(float tremble) const;

  /// The opponent's range now, at the current point of a subgame. Without one it is as though its tree had
  /// ended: what can be known without a solution.
  RangeAtNode rangeAt(const Subgame* subgame, float tremble) const;

  /// The same with the sum by which values are divided. The opponent may be one who errs.
  RangeAtNode rangeAt(const Subgame& subgame) const;

 private:
  std::vector<float> initialRange(int third, float tremble) const;
  std::vector<float> narrowed(const Subgame* subgame, const RangeAtNode& range, int rank,
                              float tremble) const;
  void follow(const Subgame* subgame, int rank, float tremble, RangeAtNode& range) const;

  std::shared_ptr<const FollowedPlay> followed_;
  bool toWin_;
  WinPriorCache::Prior winPrior_;     // if it is so
  PerSeat<const HandPrior*> priors_;  // of that, or of the knowledge
  OpeningPolicy opening_;
  HandPrior::Weights theirs_;
};

}  // namespace cribbage
