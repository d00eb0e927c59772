#pragma once
// The question what a score is worth.

#include <vector>

#include "cribbage/advice/tables.h"
#include "cribbage/board/board_table.h"
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

/// What may become of a game when both play for an objective, and what that is worth (`worthOf`).
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

/// What may become of the game at the start of a deal, when `ours` and `theirs` (0 to 120) are the scores and
/// `weDeal` says whose deal it is, and both play for the `objective`: `win` (the default), `acc` or `money`.
/// Example: at 0 and 0 the one who deals wins 0.56 of the games.
Result<ChanceAnswer> winChance(const ChanceQuestion& question, const Tables& tables);
Result<ChanceAnswer> winChance(Score score, bool weDeal, const Tables& tables, Objective objective);

/// The table that the question needs: the board of the objective. None where it is no question.
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
  std::vector<std::vector<double>> rows;  ///< our chance of winning, by our score and theirs
  std::vector<int> even;                  ///< by their score: the first hole of ours from which it is a half
  template <class See>
  static void fields(See&& see) {
    see("step", &ChancesAnswer::step);
    see("rows", &ChancesAnswer::rows);
    see("even", &ChancesAnswer::even);
  }
};

/// What every score is worth at once. `rows[ours / step][theirs / step]` is the chance of `winChance`, for
/// scores that are multiples of `step` (1 to 120, 1 where it is absent). `even[theirs]` is our least score
/// that wins at least half of the games, for each of their scores from 0 to 120; it is 121 where none does.
/// Example: the one who deals at 0 against 0 is past even, so `even[0]` is 0.
Result<ChancesAnswer> winChances(const ChancesQuestion& question, const Tables& tables);
Result<ChancesAnswer> winChances(bool weDeal, const Tables& tables, int step);

/// The table that the question needs: `board`. None where it is no question.
TableNames needs(const ChancesQuestion& question);

}  // namespace cribbage
