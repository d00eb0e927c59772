#pragma once
// Advice on the play: the value of each card that may be played.

#include <memory>
#include <optional>
#include <vector>

#include "cribbage/advice/belief.h"
#include "cribbage/advice/fixed_hands_value.h"
#include "cribbage/advice/play_choice.h"
#include "cribbage/advice/play_knowledge.h"
#include "cribbage/advice/range_builder.h"
#include "cribbage/advice/score_context.h"
#include "cribbage/advice/subgame.h"
#include "cribbage/deal/win_utility.h"
#include "cribbage/play/play_information.h"

namespace cribbage {

/// Values each rank that may be played at one point of the play. Leads and replies are looked up in the
/// opening table. From the third card on, the rest of the play is solved as a subgame in which each side has
/// a fixed range: the hands it may hold, with their probabilities. The range follows from the solved discards
/// and the opening table; cards after the third do not change it. So all advice in one play comes from the
/// same solution, and depends only on what the player knows.
///
/// The value of a rank assumes that we then play a best response to the opponent's average strategy. It is a
/// mean over the hands that the opponent can hold, given our six cards and the starter.
///
/// This is not safe resolving (Burch, Johanson and Bowling 2014). No gadget game limits what the opponent
/// gains if their range differs from the assumed one.
///
/// In a subgame both sides play for points. Near the last hole (`ScoreContext`) they play to win. They are
/// assumed to have discarded, led and replied to win too, but to have erred as people do. A settled answer
/// first solves the pone's second card to win (`SecondCards`). A quick answer takes this card from the
/// opening table, which assumes play for points (`OpeningPolicy::secondCardTremble`).
///
/// An answer takes these steps, which comments in the .cpp files refer to by number:
///
///     make     1   Replay the history                               FollowedPlay
///              2   Look up the priors of both sides                 RangeBuilder
///              3   Choose the subgames to solve                     Advisor
///     run      4   Build the joint range at each root               RangeBuilder
///              5   Solve the given number of rounds                 SubgameCache, PlaySolver
///     values   6   Build the opponent's range as we see it          RangeBuilder, OpeningPolicy
///              7   Take our best response below each rank           BestResponse
///              8   Order the ranks by net points                    Advisor
///              9   Value each rank, given the suits played          WinEstimate, WinBestResponse
///              10  Compare leads or replies by the stakes table     WinEstimate
///              11  Keep win chances short of certainty              WinEstimate
///              12  Order the ranks by worth, ties by frequency      Advisor
///
/// `run` solves a few rounds at a time. A round takes about a millisecond, or three if we choose the third
/// card. Near the last hole a subgame takes longer to build, and its rounds take as long. Values are
/// available after the first round and converge to those of the solution. Rounds that `SubgameCache` holds
/// are not solved again; without the cache the values would be the same to the bit.
///
/// For example, for a lead from 4 5 5 J, the four or the jack has the highest value and a five the lowest.
class Advisor {
 public:
  /// The number of solver rounds after which values count as final ("settled"). It is the same for every
  /// card, so the rounds solved for the third card also serve later cards. docs/measured.md says what further
  /// rounds would change.
  static constexpr int settledRounds = 16;

  /// The number of solver rounds behind a quick first answer, which is shown until the settled values are
  /// ready.
  static constexpr int firstRounds = 4;

  /// The next step after the cards played so far: we choose a card, we must say go, the opponent acts, or
  /// none because the play is over.
  enum class Turn { ours, mustGo, theirs, over };

  /// Returns an advisor, or nothing if the history is impossible (`FollowedPlay::of`). With `context`, both
  /// sides are assumed to play to win from the third card on, if they are near enough to the last hole
  /// (`ScoreContext::matter`). The call then takes some ten milliseconds, unless this score is cached.
  static std::optional<Advisor> make(const PlayInformation& information, const PlayKnowledge& knowledge,
                                     std::optional<ScoreContext> context = std::nullopt);

  Turn turn() const { return turn_; }
  int count() const { return followed_->play.pile().count(); }

  /// Solves `rounds` more rounds of each subgame. Does nothing if there is no subgame.
  void run(int rounds);

  /// Solves as many rounds as make the values final. Near the last hole the first call in a play also solves
  /// the pone's second card, which takes some 50 milliseconds.
  void settle();
  int rounds() const { return rounds_; }
  bool settled() const { return rounds_ >= enough(); }

  /// Returns the probability of each hand that the opponent may still hold. They must hold at least one card.
  /// Before the third card, the probability is the hand's prior given the cards we see, times the opening
  /// policy's probability of their first card. Later it is also multiplied by the probabilities of their
  /// second card and, by the average strategy, of each card after it.
  ///
  /// If it is our turn, or the opponent has played a card since the third, at least one round must have been
  /// solved. Otherwise no round is needed, and the call takes a millisecond.
  Belief belief() const;

  /// Returns the ranks that may be played, most net points first, ties lowest rank first. Empty if it is not
  /// our turn. From the third card on, at least one solver round must have been run.
  std::vector<PlayChoice> values() const;

  /// Returns the choices of `values()` in the order of the advice to a player who plays for points
  /// (`orderChoices`). A card that pegs at least `holes`, the holes we need to win, comes first. The ranks
  /// within `tieOfNets` of the best follow, most frequent first.
  std::vector<PlayChoice> values(int holes) const;

  /// Returns the choices of `values()` with win chance and worth, highest worth first. Ranks within
  /// `tieOfCards` of the best are tied, and the most frequent of them comes first (`orderChoices`).
  ///
  /// From the third card on, the values assume our best response to the opponent's solved strategy. Points
  /// are counted in the order in which they are pegged. Before the third card, values are estimated from the
  /// net points. If the stakes table has the score, the differences between leads, or between replies, come
  /// from that table.
  ///
  /// A card that pegs the last hole has a win chance of 1 and comes first. No other card has a win chance of
  /// 1. For the third card the call takes some ten milliseconds a rank; later it takes less.
  std::vector<PlayChoice> values(const WinUtility& utility) const;

  /// Returns the dealer's win chance for an observer who sees both hands, if both sides play by the solution
  /// from here on. `theirs` are the ranks that the opponent still holds, lowest first. Call it on our turn,
  /// from the third card on, after at least one solver round.
  double known(const std::vector<Rank>& theirs, const PlayEndings& endings) const;

  /// Returns the solution's probability of each rank that we may play. Call it on our turn. Near the last
  /// hole, leads and replies have the probabilities of `OpeningPolicy`. Past the end of the solved tree no
  /// choice depends on hidden cards, so the rank with the most net points has probability 1. From the fourth
  /// card on, at least one round must have been solved.
  ByRank chances() const;

 private:
  Advisor(std::shared_ptr<const FollowedPlay> followed, const PlayInformation& information,
          const PlayKnowledge& knowledge, const std::optional<ScoreContext>& context);

  // Four rounds predicted 557 second cards no better than two.
  static constexpr int secondCardRounds = 2;
  int enough() const;
  SubgameCache::Root rootOf(const SubgameOf& of);
  ByRank nets() const;
  int targetIn(const Subgame& subgame) const;
  std::optional<ByRank> mixed() const;
  void order(std::vector<PlayChoice>& choices, double tie, int holes) const;

  std::shared_ptr<const FollowedPlay> followed_;
  const PlayKnowledge* knowledge_;
  std::optional<ScoreContext> context_;  // set if the score matters
  RangeBuilder ranges_;
  Turn turn_;
  std::vector<int> thirds_;  // the third cards whose subgames are solved
  bool knowsSecondCards_ = false;
  int rounds_ = 0;
  Subgames subgames_;  // one for each of `thirds_`; empty before the first round
};

}  // namespace cribbage
