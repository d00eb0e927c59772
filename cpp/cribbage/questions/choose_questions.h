#pragma once
// Questions for a game against the engine: the discard, and the card in the play, that an opponent of some
// level chooses.

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

/// Returns the discard of a player of this `level` (`novice`, `beginner`, `pub`, `club` or `expert`) who was
/// `dealt` these six cards. The other fields are those of `valueDiscards`. `seed` is for players who choose
/// at random: a whole number from 0 to 2^53 - 1 (0 if absent). The same question has the same answer. Takes
/// ten milliseconds at most.
///
/// Example: a beginner who is dealt 5 5 6 7 J Q keeps 5 5 J Q, even if that puts 6 7 into the opponent's
/// crib.
Result<ChosenDiscard> chooseDiscard(const ChooseDiscardQuestion& question, const Tables& tables);
Result<ChosenDiscard> chooseDiscard(const Dealt& dealt, bool weDeal, Score score, Level level,
                                    std::int64_t seed, const Tables& tables, Objective objective);

/// Returns the tables needed: none for `novice`, `beginner` and `pub`; `crib` and `play` for `club`. `expert`
/// needs `crib`, `play`, `pegging`, `stakes` and the board of the objective, whatever the score.
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

/// Either a card or a go.
struct ChosenPlay {
  std::optional<Card> card;
  std::optional<bool> go;
  template <class See>
  static void fields(See&& see) {
    see("card", &ChosenPlay::card);
    see("go", &ChosenPlay::go);
  }
};

/// Returns the next card or go of a player of this `level` who holds these cards. The other fields are those
/// of `valuePlays`, and `seed` is as for `chooseDiscard`. Of two cards with the same rank the lower suit is
/// played. Returns `illegalPlay` also if it is not our turn. Takes half a second at most.
///
/// Example: the opponent leads a ten, and a beginner who holds a five plays it for fifteen.
Result<ChosenPlay> choosePlay(const ChoosePlayQuestion& question, const Tables& tables);
Result<ChosenPlay> choosePlay(const OwnCards& own, std::span<const Turn> played, bool weDeal, Score score,
                              Level level, std::int64_t seed, const Tables& tables, Objective objective);

/// Returns the tables needed: none for `novice`, `beginner` and `pub`, or if we must say go; `crib` and
/// `opening` for `club`. `expert` also needs `play`, `pegging`, `stakes` and the board of the objective.
TableNames needs(const ChoosePlayQuestion& question);

}  // namespace cribbage
