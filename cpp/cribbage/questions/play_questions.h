#pragma once
// The questions about the play: how many points the played cards have pegged, and which card to play next.

#include <array>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "cribbage/advice/tables.h"
#include "cribbage/play/play.h"
#include "cribbage/questions/arguments.h"
#include "cribbage/questions/given.h"
#include "cribbage/questions/played.h"
#include "cribbage/questions/record_questions.h"
#include "cribbage/show/score.h"

namespace cribbage {

struct PlayQuestion {
  Given played, weDeal, ours, theirs;
  Given players{}, dealer{}, a{}, b{}, c{};
  template <class See>
  static void fields(See&& see) {
    see("played", &PlayQuestion::played);
    see("weDeal", &PlayQuestion::weDeal);
    see("ours", &PlayQuestion::ours);
    see("theirs", &PlayQuestion::theirs);
    see("players", &PlayQuestion::players);
    see("dealer", &PlayQuestion::dealer);
    see("a", &PlayQuestion::a);
    see("b", &PlayQuestion::b);
    see("c", &PlayQuestion::c);
  }
};

/// A played card, with the points that it is certain to have pegged.
template <class By>
struct PeggedCardBy {
  By by{};
  Card card;
  int count = 0;  ///< including this card
  int points = 0;
  std::vector<Reason> reasons;
  template <class See>
  static void fields(See&& see) {
    see("by", &PeggedCardBy::by);
    see("card", &PeggedCardBy::card);
    see("count", &PeggedCardBy::count);
    see("points", &PeggedCardBy::points);
    see("reasons", &PeggedCardBy::reasons);
  }
};

using PeggedCard = PeggedCardBy<Side>;      ///< played by one of two players
using SeatedCard = PeggedCardBy<PlayerId>;  ///< played by one of three or four players

/// The former name of `PeggedCard`, kept for this version only.
using LaidCard = PeggedCard;

struct PlayTotals {
  int us = 0;
  int them = 0;
  template <class See>
  static void fields(See&& see) {
    see("us", &PlayTotals::us);
    see("them", &PlayTotals::them);
  }
};

struct PlayAnswer {
  std::vector<PeggedCard> plays;
  PlayTotals totals;           ///< pegged in this play, without the scores before it
  int count = 0;               ///< the count that the next card is added to; 0 when a count has ended
  std::optional<Side> toPlay;  ///< the side to play a card or say go; absent when the play is over
  bool over = false;
  template <class See>
  static void fields(See&& see) {
    see("plays", &PlayAnswer::plays);
    see("totals", &PlayAnswer::totals);
    see("count", &PlayAnswer::count);
    see("toPlay", &PlayAnswer::toPlay);
    see("over", &PlayAnswer::over);
  }
};

/// The play of three or four players.
struct SeatedPlayAnswer {
  std::vector<SeatedCard> plays;
  HolesBySide totals;  ///< pegged in this play, without the scores before it
  int count = 0;
  std::optional<PlayerId> toPlay;
  std::vector<PlayerId> mustGo;  ///< hold cards, but certainly none that fits this count
  bool over = false;
  template <class See>
  static void fields(See&& see) {
    see("plays", &SeatedPlayAnswer::plays);
    see("totals", &SeatedPlayAnswer::totals);
    see("count", &SeatedPlayAnswer::count);
    see("toPlay", &SeatedPlayAnswer::toPlay);
    see("mustGo", &SeatedPlayAnswer::mustGo);
    see("over", &SeatedPlayAnswer::over);
  }
};

/// Returns what each `played` card pegs, as far as that is certain (see `play.h`). Suits do not matter. Cards
/// are in order, each with its side: `them 5H, us TD`, or a list of pairs. A go may be left out. If `weDeal`,
/// the opponent led. The scores before the play, `ours` and `theirs` (default 0), matter because the play
/// ends at 121. For example, the points of `them 5H, us TD` are 0, then 2 for fifteen.
///
/// Three or four `players` (default 2) are named a, b, c and d, as in a record: each sits at the left of the
/// one before. `dealer` names the dealer. The scores of the sides before the play are `a`, `b` and, with
/// three players, `c` (default 0). The fields of two players are refused.
Result<std::variant<PlayAnswer, SeatedPlayAnswer>> scorePlay(const PlayQuestion& question);
Result<PlayAnswer> scorePlay(std::span<const Turn> played, bool weDeal, Score score);

/// The same for three or four players.
Result<SeatedPlayAnswer> scorePlay(std::span<const PlayerTurn> played, int players, PlayerId dealer,
                                   const PerPlayer<int>& scores);

/// The cards that only we know: the four we kept, played or not; our two in the crib and the starter, if they
/// are known.
struct OwnCards {
  Hand kept{};
  std::optional<std::array<Card, 2>> thrown;
  std::optional<Card> starter;
};

struct PlaysQuestion {
  Given kept, thrown, starter, weDeal, played, ours, theirs, order, quick, objective;
  template <class See>
  static void fields(See&& see) {
    see("kept", &PlaysQuestion::kept);
    see("thrown", &PlaysQuestion::thrown);
    see("starter", &PlaysQuestion::starter);
    see("weDeal", &PlaysQuestion::weDeal);
    see("played", &PlaysQuestion::played);
    see("ours", &PlaysQuestion::ours);
    see("theirs", &PlaysQuestion::theirs);
    see("order", &PlaysQuestion::order);
    see("quick", &PlaysQuestion::quick);
    see("objective", &PlaysQuestion::objective);
  }
};

/// A card that may be played now.
struct LegalCard {
  Card card;
  int points = 0;                   ///< certain to be pegged at once
  double net = 0;                   ///< expected points from now to the end of the play, ours less theirs
  std::optional<double> winChance;  ///< from 0 to 1; set if the order is by win chance
  std::optional<double> worth;  ///< utility, set if the order is by win chance; to win, equals `winChance`
  double frequency = 0;         ///< probability with which the solution plays it; adds to 1 over all cards
  template <class See>
  static void fields(See&& see) {
    see("card", &LegalCard::card);
    see("points", &LegalCard::points);
    see("net", &LegalCard::net);
    see("winChance", &LegalCard::winChance);
    see("worth", &LegalCard::worth);
    see("frequency", &LegalCard::frequency);
  }
};

struct PlaysAnswer {
  int count = 0;
  std::optional<Side> toPlay;    ///< absent when the play is over
  std::vector<LegalCard> legal;  ///< best first, ties most frequent first; empty if it is not our turn
  bool mustGo = false;           ///< it is our turn and we hold no card that may be played
  bool settled = true;           ///< false for a first answer
  /// The probability that the opponent still holds at least one card of each rank, aces first. Absent if they
  /// hold no card, and when the play is over.
  std::optional<std::array<double, rankCount>> theyHold;
  template <class See>
  static void fields(See&& see) {
    see("count", &PlaysAnswer::count);
    see("toPlay", &PlaysAnswer::toPlay);
    see("legal", &PlaysAnswer::legal);
    see("mustGo", &PlaysAnswer::mustGo);
    see("settled", &PlaysAnswer::settled);
    see("theyHold", &PlaysAnswer::theyHold);
  }
};

/// Returns the value of each card that we may play now. The player knows only the four cards `kept`, the two
/// `thrown` and the `starter` (both optional), and the cards `played`. If `weDeal`, the opponent led. With
/// `quick` (default false) returns a first answer, in a third to a sixth of the time. The scores before the
/// play are `ours` and `theirs` (default 0). The win chances depend on them, and so does the end of the play,
/// at 121.
///
/// The `order` is `winChance` (the default) or `points`. With `winChance`, cards are ordered by the
/// `objective`: `win` (the default), `acc` or `money` (`Objective`). With `points`, they are ordered by net
/// points. In both orders, a card that pegs the last hole comes first. Cards are tied if their distance from
/// the best is within the error of the estimate (`cribbage/deal/ties.h`). Tied cards come in the order of
/// their `frequency`: the probability with which the solution plays a card. Cards of one rank share its
/// probability equally. With `quick` it is the probability in an unfinished solution. If no choice depends on
/// hidden cards, the best card has the frequency 1. Returns `illegalPlay` if the history is impossible, or
/// contradicts the cards we hold. Takes a fifth of a second, or up to half a second near the last hole. Takes
/// some milliseconds if the subgame was solved for an earlier question (`SubgameCache`).
///
/// `theyHold` is part of the answer on either side's turn. It starts from the hands that the solved discards
/// keep, given every card that we see. Each card that the opponent plays multiplies the weight of every hand
/// by a factor. The factor is the probability that the solution plays this card from the hand, plus 0.15,
/// because people err. The values of our cards use 0.002 instead. If win chances are asked for near the last
/// hole, these values use 0.15 too, and both sides discard and play to win. A go rules out the hands with a
/// card that would have fitted.
///
/// So the probability is 0 only for a rank that the opponent cannot hold: we see all four, or they said go
/// when it would have fitted. On the opponent's turn the answer takes as long as on ours if they have played
/// a card after the third card of the play. Otherwise it takes a millisecond, or some ten milliseconds near
/// the last hole.
///
/// For example, a pone who leads from 4 5 5 J gets the four or the jack first, and the fives last. A dealer
/// who kept T 9 4 4, discarded K Q, and sees 5, T and 2 played learns that the pone holds a three with
/// probability 0.43.
Result<PlaysAnswer> valuePlays(const PlaysQuestion& question, const Tables& tables);
Result<PlaysAnswer> valuePlays(const OwnCards& own, std::span<const Turn> played, bool weDeal, Score score,
                               const Tables& tables, Order order, bool quick, Objective objective);

/// Returns the tables needed: `crib` and `opening`. Win chances also need `play`, `pegging` and the board of
/// the objective, and near the last hole `stakes`. If we have no card to play and are not near the last hole,
/// `crib` and `opening` suffice. The list is empty if the opponent has no card left either, or if the
/// question is invalid.
TableNames needs(const PlaysQuestion& question);

}  // namespace cribbage
