#pragma once
// The question what to throw. A question that needs a shipped table takes the tables its door has, and
// answers `badTable` while that one is missing.

#include <array>

#include "cribbage/advice/tables.h"
#include "cribbage/discard/discard.h"
#include "cribbage/questions/arguments.h"
#include "cribbage/questions/given.h"

namespace cribbage {

struct DiscardsQuestion {
  Given dealt, weDeal, ours, theirs, order, opponent, objective;
  template <class See>
  static void fields(See&& see) {
    see("dealt", &DiscardsQuestion::dealt);
    see("weDeal", &DiscardsQuestion::weDeal);
    see("ours", &DiscardsQuestion::ours);
    see("theirs", &DiscardsQuestion::theirs);
    see("order", &DiscardsQuestion::order);
    see("opponent", &DiscardsQuestion::opponent);
    see("objective", &DiscardsQuestion::objective);
  }
};

/// The fifteen discards of six cards `dealt`, best first, with `weDeal` saying whose the crib is. The scores
/// `ours` and `theirs` (default 0) decide the chances of winning; points do not depend on them. The `order`
/// is `winChance` (the default): best first for the `objective`, which is `win` (the default), `acc` or
/// `money` (`Objective`), and equal ones by points, then by the thrown cards. Or it is `points`, and then
/// neither chance nor worth is worked out: under a millisecond instead of some. The `opponent` is
/// `expert` (the default: throws by the equilibrium), `handOnly` (keeps the best hand and ignores the crib)
/// or `random` (throws any two cards).
Result<std::array<Discard, 15>> valueDiscards(const DiscardsQuestion& question, const Tables& tables);
Result<std::array<Discard, 15>> valueDiscards(const Dealt& dealt, bool weDeal, Score score,
                                              const Tables& tables, Order order, OpponentKind opponent,
                                              Objective objective);

/// The question, read.
struct AskedDiscards {
  Dealt dealt{};
  bool weDeal = false;
  Score score;
  Order order{};
  OpponentKind opponent{};
  Objective objective{};
};
Result<AskedDiscards> readDiscards(const DiscardsQuestion& question);

/// The tables that the question needs: `play`, and `crib` unless the opponent is random; for chances
/// `pegging` and the board of the objective too, and against the expert near the last hole `stakes`. None
/// where it is not a question.
TableNames needs(const DiscardsQuestion& question);

}  // namespace cribbage
