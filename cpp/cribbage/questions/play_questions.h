#pragma once
// The questions about the play.

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "cribbage/advice/tables.h"
#include "cribbage/play/play.h"
#include "cribbage/questions/arguments.h"
#include "cribbage/questions/given.h"
#include "cribbage/questions/played.h"
#include "cribbage/show/score.h"

namespace cribbage {

struct PlayQuestion {
  Given played, weDeal, ours, theirs;
  template <class See>
  static void fields(See&& see) {
    see("played", &PlayQuestion::played);
    see("weDeal", &PlayQuestion::weDeal);
    see("ours", &PlayQuestion::ours);
    see("theirs", &PlayQuestion::theirs);
  }
};

/// A card as it was played, with what it is certain to have pegged.
struct PeggedCard {
  Side by{};
  Card card;
  int count = 0;  ///< with this card
  int points = 0;
  std::vector<Reason> reasons;
  template <class See>
  static void fields(See&& see) {
    see("by", &PeggedCard::by);
    see("card", &PeggedCard::card);
    see("count", &PeggedCard::count);
    see("points", &PeggedCard::points);
    see("reasons", &PeggedCard::reasons);
  }
};

/// The name of `PeggedCard` up to this version.
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
  int count = 0;               ///< what the next card is played on: 0 when a count has ended
  std::optional<Side> toPlay;  ///< whose turn it is to play a card or say go; absent when it is over
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

/// What each card `played` has pegged, as far as it is certain (`play.h` says what is), whatever its suit. In
/// order, each with its side: `them 5H, us TD`, which a list of pairs reads as too; goes need not be written.
/// `weDeal` says that they led. The scores before the play, `ours` and `theirs` (default 0), end it at 121.
/// Example: `them 5H, us TD` is 0 and fifteen for 2.
Result<PlayAnswer> scorePlay(const PlayQuestion& question);
Result<PlayAnswer> scorePlay(std::span<const Turn> played, bool weDeal, Score score);

/// The cards that we alone know: the four we kept, played or not; our two in the crib and the starter, if
/// they are known.
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
  int points = 0;                   ///< pegged by it at once, as far as that is certain
  double net = 0;                   ///< expected from it to the end of the play, ours less theirs
  std::optional<double> winChance;  ///< from 0 to 1, where the order is by it
  std::optional<double> worth;      ///< of the objective, where the order is by it; to win, the chance itself
  template <class See>
  static void fields(See&& see) {
    see("card", &LegalCard::card);
    see("points", &LegalCard::points);
    see("net", &LegalCard::net);
    see("winChance", &LegalCard::winChance);
    see("worth", &LegalCard::worth);
  }
};

struct PlaysAnswer {
  int count = 0;
  std::optional<Side> toPlay;    ///< absent when it is over
  std::vector<LegalCard> legal;  ///< best first, then lowest card first; none where it is not our turn
  bool mustGo = false;           ///< it is our turn and we hold no card that may be played
  bool settled = true;           ///< false where it is a first answer
  /// The chance that the opponent still holds at least one card of each rank, aces first. Absent where they
  /// hold none, and when it is over.
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

/// What each card is worth that we may play now, to one who knows the four we `kept`, the two `thrown` and
/// the `starter` (both may be absent) and what was `played`, and nothing else. `weDeal` says that they led.
/// With `quick` (default no) a first answer, in a third to a sixth of the time. The scores before the play,
/// `ours` and `theirs` (default 0), end it at 121 and decide the chances of winning. The `order` is
/// `winChance` (the default), for the `objective`, which is `win` (the default), `acc` or `money`
/// (`Objective`); or `points`, by net. In both a card that pegs the last hole comes first. `illegalPlay`
/// where the history cannot be, or cannot be with the cards we hold. A fifth of a second at most, and some
/// milliseconds where the subgame was solved for a question before (`SubgameCache`).
///
/// `theyHold` is answered on either turn: what the solved throws keep given every card that we see, times the
/// chance that each card of theirs had in the solved play and 0.15 more, because people err. The values take
/// 0.002 more, and near the last hole 0.15 too; there both throw and play to win, where chances are asked
/// for. A go rules out what would have fitted. So it is 0 only for a rank that they cannot hold: we see all
/// four, or they went when it fitted. On their turn it takes as long as on ours where they have played a card
/// since the third one; else it takes a millisecond, or some ten near the last hole.
///
/// Examples: the pone who keeps 4 5 5 J and leads is told four or jack first, and the fives last. The dealer
/// who kept T 9 4 4 and threw K Q, and sees 5, T and 2 played, is told that the pone holds a three with 0.43.
Result<PlaysAnswer> valuePlays(const PlaysQuestion& question, const Tables& tables);
Result<PlaysAnswer> valuePlays(const OwnCards& own, std::span<const Turn> played, bool weDeal, Score score,
                               const Tables& tables, Order order, bool quick, Objective objective);

/// The tables that the question needs: `crib` and `opening`; for chances of winning `play`, `pegging` and
/// the board of the objective too, and near the last hole `stakes`. The first two alone where we have nothing
/// to play and are not near the last hole. None where the opponent has no card left either, or there is no
/// question.
TableNames needs(const PlaysQuestion& question);

}  // namespace cribbage
