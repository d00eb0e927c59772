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
/// a side is its solved discards narrowed by the opening table, and by nothing later. So all advice of one
/// play comes from the same solution, and it depends only on what the player knows.
///
/// The value of a rank is the value of our best response from there on to the opponent's average strategy. It
/// is a mean over the hands that the opponent can hold, given our six cards and the starter.
///
/// This is not safe resolving (Burch, Johanson and Bowling 2014). No gadget bounds the gain of an opponent
/// who arrives here with a range other than the assumed one.
///
/// In a subgame both play for points. Near the last hole (`ScoreContext`) both play to win. They have also
/// discarded, led and replied to win, and err as people do. The pone's second card still comes from the
/// opening table there, so it tells little (`OpeningPolicy::secondCardTremble`).
///
/// An answer takes these steps, which are numbered in the sources:
///
///     make     1   Replay the history                               FollowedPlay
///              2   Look up the priors of both sides                 RangeBuilder
///              3   Choose the subgames to solve                     Advisor
///     run      4   Build the joint range at each root               RangeBuilder
///              5   Solve the given number of rounds                 SubgameCache, PlaySolver
///     values   6   Build the opponent's range as we see it          RangeBuilder, OpeningPolicy
///              7   Take our best response below each rank           BestResponse
///              8   Order the ranks by net points                    Advisor
///              9   Value each rank by the objective                 WinEstimate, WinBestResponse
///              10  Take differences of leads from the stakes table  WinEstimate
///              11  Keep values off certainty                        WinEstimate
///              12  Order the ranks by worth, ties by frequency     Advisor
///
/// `run` solves a few rounds at a time. A round takes about a millisecond, and three before the third card;
/// near the last hole it takes two and six. Values are available after the first round and converge to the
/// solution's. Rounds solved before are taken from `SubgameCache`; the values are the same to the bit.
///
/// Example: the pone keeps 4 5 5 J and leads. The four or the jack has the highest expected value, a five the
/// lowest.
class Advisor {
 public:
  /// Values are settled after this many rounds, whichever card is asked for. So all advice of a deal comes
  /// from one solution, and the rounds solved for the third card serve the later ones. docs/measured.md says
  /// how much more rounds would change.
  static constexpr int settledRounds = 16;

  /// The rounds of a first answer, which is shown until values are settled.
  static constexpr int firstRounds = 4;

  /// The state of the turn after the history of `PlayInformation`: our choice, our go, their turn, or the
  /// end.
  enum class Turn { ours, mustGo, theirs, over };

  /// Returns nothing if the history is impossible: a card that may not be played or that we do not hold, more
  /// than four of a rank, or a go of a side that could play. With `context` both play to win from the third
  /// card on, if the score matters. Then it takes some ten milliseconds at a score that is not cached.
  static std::optional<Advisor> make(const PlayInformation& information, const PlayKnowledge& knowledge,
                                     std::optional<ScoreContext> context = std::nullopt);

  Turn turn() const { return turn_; }
  int count() const { return followed_->play.pile().count(); }

  /// Solves `rounds` more rounds. Does nothing if there is no subgame.
  void run(int rounds);

  /// Solves until values are settled.
  void settle() { run(enough() - rounds_); }
  int rounds() const { return rounds_; }
  bool settled() const { return rounds_ >= enough(); }

  /// The probability of each hand that the opponent may have left; they must have at least one card. Before
  /// the third card it is their prior, given the cards we see, times the opening probability of their first
  /// card. After it, it also includes the opening probability of their second card and the average strategy's
  /// probability of their later cards.
  ///
  /// A round must have been solved on our turn, and if they have played a card since the third. Otherwise
  /// this takes a millisecond.
  Belief belief() const;

  /// The ranks that may be played, most net points first, ties lowest rank first. Empty if it is not our
  /// turn. From the third card on, a round must have been solved.
  std::vector<PlayChoice> values() const;

  /// The same in the order of the advice for points: a card that pegs these holes first, then the ranks
  /// within `tieOfNets` of the best, the most frequent first (`orderChoices`).
  std::vector<PlayChoice> values(int holes) const;

  /// The same with win chance and worth, highest worth first. Ranks within `tieOfCards` of the best are tied,
  /// and the most frequent of them comes first (`orderChoices`). From the third card on they
  /// are those of our best response against the opponent's solved strategy, counting each point as it is
  /// pegged. Before that they are estimated from the net points. If the stakes table has the score, it gives
  /// the differences between leads, or between replies.
  ///
  /// A card that pegs the last hole has a win chance of 1 and comes first; no other card has 1. Takes some
  /// ten milliseconds a rank for the third card, less later.
  std::vector<PlayChoice> values(const WinUtility& utility) const;

  /// The dealer's win chance as judged by an observer who sees both hands, if the opponent has the ranks
  /// `theirs` left (lowest first). It is the mean over the rest of the play if both play by the solution.
  /// Call it on our turn, from the third card on. A round must have been solved.
  double known(const std::vector<Rank>& theirs, const PlayEndings& endings) const;

  /// The solution's probability of each rank that we may play, on our turn. Near the last hole, lead and
  /// reply are those of `OpeningPolicy`. If all remaining cards are open, there is nothing to mix, so the
  /// rank with the most net points has 1. From the fourth card on, a round must have been solved.
  ByRank chances() const;

 private:
  Advisor(std::shared_ptr<const FollowedPlay> followed, const PlayInformation& information,
          const PlayKnowledge& knowledge, const std::optional<ScoreContext>& context);

  int enough() const;
  SubgameCache::Root rootOf(const SubgameOf& of) const;
  ByRank nets() const;
  int targetIn(const Subgame& subgame) const;
  std::optional<ByRank> mixed() const;
  void order(std::vector<PlayChoice>& choices, double tie, int holes) const;

  std::shared_ptr<const FollowedPlay> followed_;
  const PlayKnowledge* knowledge_;
  std::optional<ScoreContext> context_;  // if the score matters
  RangeBuilder ranges_;
  Turn turn_;
  std::vector<int> thirds_;  // third cards that begin a subgame
  int rounds_ = 0;
  Subgames subgames_;  // one for each of `thirds_`, once a round was solved
};

}  // namespace cribbage
