#pragma once
// The questions about the value of a score: the odds from one score, and the win chances from all.

#include <vector>

#include "cribbage/advice/tables.h"
#include "cribbage/board/win_odds.h"
#include "cribbage/questions/arguments.h"
#include "cribbage/questions/given.h"

namespace cribbage {

struct ChanceQuestion {
  Given ours, theirs, weDeal, objective;
  template <class See>
  static void fields(See&& see) {
    see("ours", &ChanceQuestion::ours);
    see("theirs", &ChanceQuestion::theirs);
    see("weDeal", &ChanceQuestion::weDeal);
    see("objective", &ChanceQuestion::objective);
  }
};

/// The odds of a game if both play for an objective, and their utility under it.
struct ChanceAnswer : WinOdds {
  double worth = 0;
  template <class See>
  static void fields(See&& see) {
    see("chance", &ChanceAnswer::chance);
    see("worth", &ChanceAnswer::worth);
    see("skunkFor", &ChanceAnswer::skunkFor);
    see("skunkAgainst", &ChanceAnswer::skunkAgainst);
    see("doubleSkunkFor", &ChanceAnswer::doubleSkunkFor);
    see("doubleSkunkAgainst", &ChanceAnswer::doubleSkunkAgainst);
  }
};

/// Returns the odds of the game at the start of a deal, if both play for the `objective`: `win` (the
/// default), `acc` or `money`. `ours` and `theirs` are the scores, 0 to 120, and `weDeal` says whose deal it
/// is. For example, at 0 to 0 the dealer wins 0.56 of the games.
Result<ChanceAnswer> winChance(const ChanceQuestion& question, const Tables& tables);
Result<ChanceAnswer> winChance(Score score, bool weDeal, const Tables& tables, Objective objective);

/// Returns the name of the table needed: the board of the objective. Empty if the question is invalid.
TableNames needs(const ChanceQuestion& question);

struct ChancesQuestion {
  Given weDeal, step;
  template <class See>
  static void fields(See&& see) {
    see("weDeal", &ChancesQuestion::weDeal);
    see("step", &ChancesQuestion::step);
  }
};

struct ChancesAnswer {
  int step = 1;
  std::vector<std::vector<double>> rows;  ///< our win chance, by our score and theirs
  std::vector<int> even;  ///< by their score: our lowest score with a win chance of at least a half
  template <class See>
  static void fields(See&& see) {
    see("step", &ChancesAnswer::step);
    see("rows", &ChancesAnswer::rows);
    see("even", &ChancesAnswer::even);
  }
};

/// Returns the win chances of all scores at once. `rows[ours / step][theirs / step]` is the chance that
/// `winChance` returns, for scores that are multiples of `step` (1 to 120; 1 if absent). `even[theirs]` is
/// our lowest score that wins at least half of the games, for each of their scores from 0 to 120. It is 121
/// if no score does. For example, the dealer at 0 to 0 wins more than half of the games, so `even[0]` is 0.
Result<ChancesAnswer> winChances(const ChancesQuestion& question, const Tables& tables);
Result<ChancesAnswer> winChances(bool weDeal, const Tables& tables, int step);

/// Returns the name of the table needed: `board`. Empty if the question is invalid.
TableNames needs(const ChancesQuestion& question);

}  // namespace cribbage
