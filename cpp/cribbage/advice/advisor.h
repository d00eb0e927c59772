#pragma once
// Advice on the play: the value of each card that may be played.

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "cribbage/advice/belief.h"
#include "cribbage/advice/fixed_hands_value.h"
#include "cribbage/advice/play_knowledge.h"
#include "cribbage/advice/score_context.h"
#include "cribbage/advice/subgame.h"
#include "cribbage/play/play_information.h"
#include "cribbage/solver/play_solver.h"
#include "cribbage/winning/win_utility.h"

namespace cribbage {

/// A rank that we may play.
struct PlayChoice {
  Rank rank{};
  int points = 0;  ///< what it pegs at once, with the point for a go or the last card where that is certain
  double net = 0;  ///< expected points from this card to the end of the play, ours less theirs
  std::optional<double> winChance;  ///< from 0 to 1, where it was asked for
  std::optional<double> worth;      ///< of what we play for; to win, the chance itself
};

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
/// too, and so it tells little (`secondCardTremble`).
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

  /// The tremble of the pone's second card near the last hole; chances of the ranks that they could play then
  /// still add to 1. The opening table has that card for points, and a pone who plays to win plays otherwise:
  /// with `humanTremble` it foretold their cards worse than if any were as likely. Of 0.002 to 100, this
  /// foretold 4,000 of them best.
  static constexpr float secondCardTremble = 1;

  /// The turn after the history of `PlayInformation`: our choice, our go, their turn, or the end of the play.
  enum class Turn { ours, mustGo, theirs, over };

  /// Nothing where the history is impossible: a card that may not be played or that we do not hold, or more
  /// than four of a rank. A go of a side that could play is impossible too. With `context` both play to win
  /// from the third card on, if the score matters. Some ten milliseconds there, at a score that is not known.
  static std::optional<Advisor> make(const PlayInformation& information, const PlayKnowledge& knowledge,
                                     std::optional<ScoreContext> context = std::nullopt);

  Turn turn() const { return turn_; }
  int count() const { return play_.pile().count(); }

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
  static constexpr int go = -1;  // among steps

  // The opponent's range at the current node or terminal of a subgame: their reach probabilities given the
  // cards that we know. `all` is the sum of these, by which values are divided.
  struct RangeAtNode {
    int target = 0;
    PlayPath path;
    PublicPlay play;
    std::vector<float> theirs;
    double all = 0;
  };

  // The four ranks that a player kept, and the probability of reaching the third card with them.
  struct InitialHand {
    int kept = 0;
    float reach = 0;
  };

  Advisor(const PlayInformation& information, const PlayKnowledge& knowledge,
          std::optional<ScoreContext> context);

  bool replay();
  bool take(const PlayEvent& event);
  void step(int rank);
  bool weCanPlay() const;
  std::vector<int> thirdsToSolve() const;
  bool theirCardsTell() const;
  int enough() const;
  ByRank openingChances(std::size_t place) const;
  float openingChance(std::size_t place, int rank, float tremble) const;
  float secondChance(int three, int third, float tremble) const;
  const HandPrior& keptBy(Seat seat) const;
  InitialHand leaderOf(int three, const HandPrior::Weights& weights, float tremble) const;
  InitialHand poneOf(int pair, int third, const HandPrior::Weights& weights, float tremble) const;
  InitialHand dealerOf(int three, const HandPrior::Weights& weights, float tremble) const;
  JointHands jointAfter(int third) const;
  SubgameCache::Root rootOf(const SubgameOf& of) const;
  RankCounts seen() const;
  std::vector<float> openingRange(float tremble) const;
  std::vector<float> initialRange(int third, float tremble) const;
  std::vector<float> narrowed(const Subgame* subgame, const RangeAtNode& reached, int rank,
                              float tremble) const;
  void follow(const Subgame* subgame, int rank, float tremble, RangeAtNode& reached) const;
  RangeAtNode rangeAt(const Subgame* subgame, float tremble) const;
  RangeAtNode rangeAt(const Subgame& subgame) const;
  double knownFromThird(const Subgame& subgame, const OpenHands& hands, const PlayEndings& endings) const;
  double utilityOf(Subgame& subgame, const RangeAtNode& reached, int target, const PlayPath& path,
                   int ours) const;
  double worthOpen(const RangeAtNode& reached, int rank) const;
  std::size_t openingPlace() const;
  ByRank nets() const;
  double endedByReply(const WinUtility& utility) const;
  void setApart(const std::vector<PlayChoice>& choices, const WinUtility& utility,
                std::vector<WinValue>& wins) const;
  WinValue within(const PlayChoice& choice, const WinUtility& utility, WinValue value) const;
  WinValue winValueOf(int rank, double net, const WinUtility& utility) const;

  PlayInformation information_;
  const PlayKnowledge* knowledge_;
  std::optional<ScoreContext> context_;  // if the score matters
  WinPriorCache::Kept winPrior_;         // if it does
  Seat us_;
  PublicPlay play_;
  Turn turn_ = Turn::over;
  HandPrior::Weights theirKept_;  // what the opponent keeps given the cards that we see
  std::vector<Rank> ours_;        // not played yet
  std::vector<int> played_;       // by both, in order
  std::vector<int> steps_;        // the same after the third card, with goes
  std::vector<int> thirds_;       // cards that begin a subgame
  int rounds_ = 0;
  std::vector<std::unique_ptr<Subgame>> subgames_;  // one for each of those, once a round was solved
};

}  // namespace cribbage
