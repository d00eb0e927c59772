#pragma once
// The question for the best discard. Like all questions that need shipped tables, it returns `badTable` if
// one of them is missing.

#include <array>
#include <variant>

#include "cribbage/advice/tables.h"
#include "cribbage/discard/discard.h"
#include "cribbage/discard/single_discard.h"
#include "cribbage/questions/arguments.h"
#include "cribbage/questions/given.h"

namespace cribbage {

struct DiscardsQuestion {
  Given dealt, weDeal, ours, theirs, order, opponent, objective, players;
  template <class See>
  static void fields(See&& see) {
    see("dealt", &DiscardsQuestion::dealt);
    see("weDeal", &DiscardsQuestion::weDeal);
    see("ours", &DiscardsQuestion::ours);
    see("theirs", &DiscardsQuestion::theirs);
    see("order", &DiscardsQuestion::order);
    see("opponent", &DiscardsQuestion::opponent);
    see("objective", &DiscardsQuestion::objective);
    see("players", &DiscardsQuestion::players);
  }
};

/// Fifteen discards of six cards or, with three or four players, five throws of five cards.
using DiscardsAnswer = std::variant<std::array<Discard, 15>, std::array<SingleDiscard, 5>>;

/// Returns the fifteen discards of the six cards `dealt`, best first; `weDeal` says whose crib it is. The
/// scores `ours` and `theirs` (default 0) affect the win chances but not the points.
///
/// If the `order` is `winChance` (the default), the best discard for the `objective` comes first. Discards
/// are `tied` with the best if their worth differs from its worth by no more than the error of the estimate.
/// Tied discards come first, in the order of their points (`rankByWorth`). The objective is `win` (the
/// default), `acc` or `money` (`Objective`). If the `order` is `points`, neither win chance nor worth is
/// computed, so the answer takes less than a millisecond instead of several.
///
/// The `opponent` is `expert` (the default: discards by the equilibrium), `handOnly` (keeps the best hand and
/// ignores the crib) or `random` (discards two cards at random).
///
/// With three or four `players` (default 2), five cards are `dealt` and one is thrown. The crib is ours if
/// `weDeal`; of four players, also if our partner deals. The throws are ordered by points, which leave the
/// play out. Scores, an opponent, an objective and the order `winChance` are refused. No table is needed.
Result<DiscardsAnswer> valueDiscards(const DiscardsQuestion& question, const Tables& tables);
Result<std::array<Discard, 15>> valueDiscards(const Dealt& dealt, bool weDeal, Score score,
                                              const Tables& tables, Order order, OpponentKind opponent,
                                              Objective objective);

/// The same for three or four players.
Result<std::array<SingleDiscard, 5>> valueDiscards(const DealtFive& dealt, int players, bool weDeal);

/// The parsed question of two players.
struct AskedDiscards {
  Dealt dealt{};
  bool weDeal = false;
  Score score;
  Order order{};
  OpponentKind opponent{};
  Objective objective{};
};
Result<AskedDiscards> readDiscards(const DiscardsQuestion& question);

/// Returns whether the question is about three or four players, or about a wrong number of players.
bool isAboutSingles(const DiscardsQuestion& question);

/// Returns the tables needed: `play`, and `crib` unless the opponent is random. Win chances also need
/// `pegging` and the board of the objective, and against the expert near the last hole `stakes`. Empty if the
/// question is invalid or about three or four players.
TableNames needs(const DiscardsQuestion& question);

}  // namespace cribbage
