#pragma once
// The ranges of both sides: the hands that each side may still hold, with their probabilities.

#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "cribbage/advice/followed_play.h"
#include "cribbage/advice/opening_policy.h"
#include "cribbage/advice/play_knowledge.h"
#include "cribbage/advice/subgame.h"

namespace cribbage {

/// The opponent's range at the current node or terminal of a subgame: the reach probability of each hand,
/// given the cards we see. `all` is the sum of `theirs`, by which a weighted sum of values is divided to give
/// the mean.
struct RangeAtNode {
  int target = 0;
  PlayPath path;
  PublicPlay play;
  std::vector<float> theirs;
  double all = 0;
};

/// Builds the ranges at one point of a play. The priors of both sides are narrowed by the opening policy and,
/// after the third card, by the average strategy of a subgame.
class RangeBuilder {
 public:
  /// The tremble assumed of experts: it is added to the solved probability of every card. So if the opponent
  /// plays a card that the solution never plays, all hands with that card stay possible.
  static constexpr float expertTremble = 0.002f;

  /// The tremble assumed of people, who err more than experts. With it, our predictions of the opponent's
  /// cards are calibrated against a player who plays the first card of the advice. With `expertTremble`,
  /// events predicted with probability 0.91 came true in only 0.69 of cases.
  static constexpr float humanTremble = 0.15f;

  /// The share of erring opponents (`humanTremble`) in the mixture of opponents against which values are
  /// computed. An erring opponent may hold hands that a perfect one cannot. So the erring opponents decide
  /// between cards that are equal against a perfect one. Trembled probabilities are not normalised, so erring
  /// opponents count for more the longer the play lasts.
  ///
  /// If both sides play to win, all opponents are assumed to err instead. With most hands, the result is then
  /// the same whatever card is played, so the solution's choice of card says nothing about the hand.
  static constexpr float humanShare = 0.02f;

  /// With `context`, both sides discard and play to win. `knowledge` must outlive this. Takes about a
  /// millisecond, or some ten if the context's priors are not cached.
  RangeBuilder(std::shared_ptr<const FollowedPlay> followed, const PlayInformation& information,
               const PlayKnowledge& knowledge, const std::optional<ScoreContext>& context);

  const OpeningPolicy& opening() const { return opening_; }

  /// Whether both sides are assumed to discard and play to win.
  bool toWin() const { return toWin_; }

  /// Sets the pone's second cards, if both sides play to win.
  void know(SecondCardsCache::Known second) { opening_.know(std::move(second)); }

  /// The opponent's prior, conditioned on the cards that we see.
  const HandPrior::Weights& theirPrior() const { return theirs_; }

  /// Returns the joint range of both sides at the root of a subgame. It is common knowledge: it depends on
  /// the ranks played, but not on our own discard or the starter.
  JointHands jointAfter(int third);

  /// Returns the opponent's range while fewer than three cards have been played.
  std::vector<float> openingRange(float tremble) const;

  /// Returns the opponent's range at the current point of a subgame. If `subgame` is null, their actions
  /// after the third card narrow the range only by what is certain: they held each card that they played, and
  /// when they said go they held no card that fitted.
  RangeAtNode rangeAt(const Subgame* subgame, float tremble) const;

  /// Returns the opponent's range for a mixture of perfect and erring opponents (`humanShare`), with `all`
  /// set. The prior of each hand that the opponent may have kept is multiplied by its likelihood in `suits`,
  /// by index in `RankSets`, unless this is empty.
  RangeAtNode rangeAt(const Subgame& subgame, std::span<const float> suits = {}) const;

 private:
  RangeAtNode rangeAt(const Subgame* subgame, float tremble, const HandPrior::Weights& theirs) const;
  std::vector<float> initialRange(int third, float tremble, const HandPrior::Weights& theirs) const;
  std::vector<float> narrowed(const Subgame* subgame, const RangeAtNode& range, int rank,
                              float tremble) const;
  void follow(const Subgame* subgame, int rank, float tremble, RangeAtNode& range) const;

  std::shared_ptr<const FollowedPlay> followed_;
  bool toWin_;
  WinPriorCache::Prior winPrior_;     // null if both play for points
  PerSeat<const HandPrior*> priors_;  // part of `winPrior_`, or of the knowledge
  OpeningPolicy opening_;
  HandPrior::Weights theirs_;
  // The hands before the third card, by the three ranks left. They are the same for every third card, and
  // empty until a subgame needs them.
  std::vector<InitialHand> leaders_, dealers_;
  std::vector<RankCounts> dealersRanks_;
};

}  // namespace cribbage
