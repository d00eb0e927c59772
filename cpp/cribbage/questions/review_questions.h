#pragma once
// The questions about the luck and the mistakes in a game.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "cribbage/advice/tables.h"
#include "cribbage/questions/given.h"
#include "cribbage/review/step.h"

namespace cribbage {

struct ReviewDealQuestion {
  Given record, deal, quick;
  template <class See>
  static void fields(See&& see) {
    see("record", &ReviewDealQuestion::record);
    see("deal", &ReviewDealQuestion::deal);
    see("quick", &ReviewDealQuestion::quick);
  }
};

struct ReviewGameQuestion {
  Given record, quick;
  template <class See>
  static void fields(See&& see) {
    see("record", &ReviewGameQuestion::record);
    see("quick", &ReviewGameQuestion::quick);
  }
};

/// The question whose answer is the advice on a player's choice. It has the fields of `valueDiscards` for a
/// discard, and those of `valuePlays` for a card.
struct ChoiceQuestion {
  std::optional<std::vector<Card>> dealt, kept, thrown;
  std::optional<Card> starter;
  bool weDeal = false;
  std::optional<std::vector<std::array<std::string, 2>>> played;
  int ours = 0;
  int theirs = 0;
  template <class See>
  static void fields(See&& see) {
    see("dealt", &ChoiceQuestion::dealt);
    see("kept", &ChoiceQuestion::kept);
    see("thrown", &ChoiceQuestion::thrown);
    see("starter", &ChoiceQuestion::starter);
    see("weDeal", &ChoiceQuestion::weDeal);
    see("played", &ChoiceQuestion::played);
    see("ours", &ChoiceQuestion::ours);
    see("theirs", &ChoiceQuestion::theirs);
  }
};

struct ReviewedStep {
  std::optional<int> deal;  ///< set in the review of a game; from 1
  ReviewStep::Kind kind{};
  std::optional<PlayerId> by;  ///< the player whose cards or whose choice it is
  double chance = 0;           ///< a's win chance after the step
  std::optional<double> luck;  ///< the change of a's win chance by luck, not by a choice
  std::optional<double> lost;  ///< for a choice: the win chance that `by` lost, 0 or more
  std::optional<std::vector<Card>> chosen, best;
  std::optional<ChoiceQuestion> question;
  template <class See>
  static void fields(See&& see) {
    see("deal", &ReviewedStep::deal);
    see("kind", &ReviewedStep::kind);
    see("by", &ReviewedStep::by);
    see("chance", &ReviewedStep::chance);
    see("luck", &ReviewedStep::luck);
    see("lost", &ReviewedStep::lost);
    see("chosen", &ReviewedStep::chosen);
    see("best", &ReviewedStep::best);
    see("question", &ReviewedStep::question);
  }
};

struct LostChances {
  double throws = 0;
  double play = 0;
  template <class See>
  static void fields(See&& see) {
    see("throw", &LostChances::throws);
    see("play", &LostChances::play);
  }
};

struct PlayersReview {
  LostChances lost;
  double luck = 0;  ///< the change of a's win chance by this player's cards
  template <class See>
  static void fields(See&& see) {
    see("lost", &PlayersReview::lost);
    see("luck", &PlayersReview::luck);
  }
};

struct ReviewTotalsOfBoth {
  PlayersReview a, b;
  template <class See>
  static void fields(See&& see) {
    see("a", &ReviewTotalsOfBoth::a);
    see("b", &ReviewTotalsOfBoth::b);
  }
};

struct ReviewAnswer {
  double before = 0;  ///< a's win chance before the first step
  std::vector<ReviewedStep> steps;
  ReviewTotalsOfBoth totals;
  double after = 0;  ///< a's win chance after the last step
  template <class See>
  static void fields(See&& see) {
    see("before", &ReviewAnswer::before);
    see("steps", &ReviewAnswer::steps);
    see("totals", &ReviewAnswer::totals);
    see("after", &ReviewAnswer::after);
  }
};

/// Reviews one deal of a `record`, number `deal` from 1: the win chance lost by each choice, and the luck.
/// Win chances are player a's. The sum is exact: `before`, plus the luck of both players, minus a's losses,
/// plus b's losses, equals `after` (see `reviewDeal` of cribbage/review). Returns `badRecord` as `readGame`
/// does, and `badQuestion` if there is no such deal. Takes a third of a second; with `quick` (default false)
/// a third of that.
Result<ReviewAnswer> reviewDeal(const ReviewDealQuestion& question, const Tables& tables);
Result<ReviewAnswer> reviewDeal(std::string_view record, int deal, const Tables& tables, bool quick);

/// Reviews all deals of a record, one after another. Each step has the number of its `deal`. Takes some
/// seconds.
Result<ReviewAnswer> reviewGame(const ReviewGameQuestion& question, const Tables& tables);
Result<ReviewAnswer> reviewGame(std::string_view record, const Tables& tables, bool quick);

/// Returns the tables needed: those of `valueDiscards` and `valuePlays`; `stakes` only near the last hole.
TableNames needs(const ReviewDealQuestion& question);

}  // namespace cribbage
