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

/// Values the ranks that may be played at one point of the play. Lead and reply are looked up in the opening
/// table. From the third card on, the rest of the play is solved as a subgame with fixed ranges. The range of
/// a side is its solved throws, narrowed by the opening table and by nothing later. So all advice of one play
/// comes from the same solution, and it depends only on what the player knows. The value of a rank is that of
/// our best response from there on to the opponent's average strategy. It is a mean over the hands that the
/// opponent can hold given our six and the starter.
///
/// This is not safe resolving (Burch, Johanson and Bowling 2014). No gadget bounds what an opponent gains who
/// comes here with another range than the supposed one.
///
/// Both play for points in a subgame. Near the last hole (`ScoreContext`) both play to win; they have thrown,
/// led and replied to win too, and err as people do. The pone's second card is by the opening table there
/// too, and so it tells little (`OpeningPolicy::secondCardTremble`).
///
/// One answer takes these steps, which are numbered in the sources:
///
///     make     1   Replay the history                               FollowedPlay
///              2   Look up the priors of both sides                 RangeBuilder
///              3   Choose the subgames to solve                     Advisor
///     run      4   Build the joint range at each root               RangeBuilder
///              5   Solve so many rounds                             SubgameCache, PlaySolver
///     values   6   Build the opponent's range as we see it          RangeBuilder, OpeningPolicy
///              7   Take our best response below each rank           BestResponse
///              8   Order the ranks by net points                    Advisor
///              9   Value each rank by what the game is for          WinEstimate, WinBestResponse
///              10  Take differences of leads from the stakes table  WinEstimate
///              11  Keep values off what is certain                  WinEstimate
///              12  Order the ranks by worth                         Advisor
///
/// `run` solves some rounds at a time: about a millisecond a round, three before the third card, and near the
/// last hole two and six. Values are available after the first and converge to the solution's. Rounds that
/// were solved before are taken from `SubgameCache`; the values are the same to the bit.
///
/// Example: the pone who keeps 4 5 5 J and leads expects most from the four or the jack, and least from a
/// five.
class Advisor {
 public:
  /// Values are settled after this many rounds, whichever card is asked for: so all advice of a deal comes
  /// from one solution, and what was solved for the third card serves the later ones. What more rounds would
  /// change is in docs/measured.md.
  static constexpr int settledRounds = 16;

  /// The rounds of a first answer, which is shown until the values are settled.
  static constexpr int firstRounds = 4;

  /// The turn after the history of `PlayInformation`: our choice, our go, their turn, or the end of the play.
  enum class Turn { ours, mustGo, theirs, over };

  /// Nothing where the history is impossible: a card that may not be played or that we do not hold, or more
  /// than four of a rank. A go of a side that could play is impossible too. With `context` both play to win
  /// from the third card on, if the score matters. Some ten milliseconds there, at a score that is not known.
  static std::optional<Advisor> make(const PlayInformation& information, const PlayKnowledge& knowledge,
                                     std::optional<ScoreContext> context = std::nullopt);

  Turn turn() const { return turn_; }
  int count() const { return followed_->play.pile().count(); }

  /// Solves so many more rounds. Does nothing where there is no subgame.
  void run(int rounds);

  /// Solves until the values are settled.
  void settle() { run(enough() - rounds_); }
  int rounds() const { return rounds_; }
  bool settled() const { return rounds_ >= enough(); }

  /// How likely each hand is that the opponent may have left; one card at least. Before the third card: what
  /// they keep given the cards that we see, times the opening's probability of their first card. After
  /// it that of their second card too, and of all their later cards the average strategy's. On our turn, and
  /// where they have played a card since the third, a round must have been solved; else it takes a
  /// millisecond.
  Belief belief() const;

  /// The ranks that may be played, most net first, equal ones lowest first; none where it is not our turn.
  /// From the third card on, a round must have been solved.
  std::vector<PlayChoice> values() const;

  /// The same with what each wins, highest worth first, equal ones by net. From the third card on: our best
  /// line against the opponent's solved strategy, counting each point as it is pegged. Before that it is
  /// estimated from the net. If the stakes table has the score, it gives the differences between leads, or
  /// between replies. A card that pegs the last hole has a chance of 1 and comes first; no other card has 1.
  /// Some ten milliseconds a rank for the third card, less later.
  std::vector<PlayChoice> values(const WinUtility& utility) const;

  /// The dealer's chance of winning in the eyes of somebody who knows that the opponent has these ranks left,
  /// lowest first: the mean over what both play from now on when they play by the solution. On our turn, from
  /// the third card on. A round must have been solved.
  double known(const std::vector<Rank>& theirs, const PlayEndings& endings) const;

  /// The solution's probability of each rank that we may play, on our turn. Where all that is left is open,
  /// and there is nothing to mix, the best one has 1. A round must have been solved from the fourth card on.
  ByRank chances() const;

 private:
  Advisor(std::shared_ptr<const FollowedPlay> followed, const PlayInformation& information,
          const PlayKnowledge& knowledge, const std::optional<ScoreContext>& context);

  int enough() const;
  SubgameCache::Root rootOf(const SubgameOf& of) const;
  ByRank nets() const;

  std::shared_ptr<const FollowedPlay> followed_;
  const PlayKnowledge* knowledge_;
  std::optional<ScoreContext> context_;  // if the score matters
  RangeBuilder ranges_;
  Turn turn_;
  std::vector<int> thirds_;  // cards that begin a subgame
  int rounds_ = 0;
  Subgames subgames_;  // one for each of those, once a round was solved
};

}  // namespace cribbage
