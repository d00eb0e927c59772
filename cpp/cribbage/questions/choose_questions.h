#pragma once
// Somebody to play against: what a player of a level throws and plays.

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "cribbage/advice/tables.h"
#include "cribbage/game/levels.h"
#include "cribbage/questions/arguments.h"
#include "cribbage/questions/given.h"
#include "cribbage/questions/play_questions.h"

namespace cribbage {

struct ChooseDiscardQuestion {
  Given dealt, weDeal, ours, theirs, objective, level, seed;
  template <class See>
  static void fields(See&& see) {
    see("dealt", &ChooseDiscardQuestion::dealt);
    see("weDeal", &ChooseDiscardQuestion::weDeal);
    see("ours", &ChooseDiscardQuestion::ours);
    see("theirs", &ChooseDiscardQuestion::theirs);
    see("objective", &ChooseDiscardQuestion::objective);
    see("level", &ChooseDiscardQuestion::level);
    see("seed", &ChooseDiscardQuestion::seed);
  }
};

struct ChosenDiscard {
  std::array<Card, 2> thrown{};
  template <class See>
  static void fields(See&& see) {
    see("thrown", &ChosenDiscard::thrown);
  }
};

/// What a player of this `level` throws who was `dealt` these six: `beginner`, `pub`, `club` or `expert`
/// (`Level`). The other fields are those of `valueDiscards`. `seed`, a whole number from 0 to 2^53 - 1 (0
/// where it is absent), is where a player who draws draws from. The same question has the same answer. Ten
/// milliseconds at most.
///
/// Example: a beginner who is dealt 5 5 6 7 J Q keeps 5 5 J Q, even if 6 7 then lies in the opponent's crib.
Result<ChosenDiscard> chooseDiscard(const ChooseDiscardQuestion& question, const Tables& tables);
Result<ChosenDiscard> chooseDiscard(const Dealt& dealt, bool weDeal, Score score, Level level,
                                    std::int64_t seed, const Tables& tables, Objective objective);

/// The tables that it needs: none for `beginner` and `pub`; `crib` and `play` for `club`; for
/// `expert` `crib`, `play`, `pegging`, `stakes` and the board of the objective, whatever the score.
TableNames needs(const ChooseDiscardQuestion& question);

struct ChoosePlayQuestion {
  Given kept, thrown, starter, weDeal, played, ours, theirs, objective, level, seed;
  template <class See>
  static void fields(See&& see) {
    see("kept", &ChoosePlayQuestion::kept);
    see("thrown", &ChoosePlayQuestion::thrown);
    see("starter", &ChoosePlayQuestion::starter);
    see("weDeal", &ChoosePlayQuestion::weDeal);
    see("played", &ChoosePlayQuestion::played);
    see("ours", &ChoosePlayQuestion::ours);
    see("theirs", &ChoosePlayQuestion::theirs);
    see("objective", &ChoosePlayQuestion::objective);
    see("level", &ChoosePlayQuestion::level);
    see("seed", &ChoosePlayQuestion::seed);
  }
};

/// One of the two: a card, or a go.
struct ChosenPlay {
  std::optional<Card> card;
  std::optional<bool> go;
  template <class See>
  static void fields(See&& see) {
    see("card", &ChosenPlay::card);
    see("go", &ChosenPlay::go);
  }
};

/// What a player of this `level` plays next who has these cards. The other fields are those of `valuePlays`,
/// and `seed` is that of `chooseDiscard`. Of two cards of a rank the lower suit falls. `illegalPlay` also
/// where it is not our turn. Two tenths of a second at most.
///
/// Example: a beginner who is led a ten and holds a five plays it, for fifteen.
Result<ChosenPlay> choosePlay(const ChoosePlayQuestion& question, const Tables& tables);
Result<ChosenPlay> choosePlay(const OwnCards& own, std::span<const Turn> played, bool weDeal, Score score,
                              Level level, std::int64_t seed, const Tables& tables, Objective objective);

/// The tables that it needs: none for `beginner`, `pub` and a go; `crib` and `opening` for `club`; for
/// `expert` also `play`, `pegging`, `stakes` and the board of the objective.
TableNames needs(const ChoosePlayQuestion& question);

}  // namespace cribbage
