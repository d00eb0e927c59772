#pragma once
// Lists all questions once for every interface, so that no interface can forget one. The list is in parts,
// for modules that are loaded separately.

#include <variant>

#include "cribbage/questions/board_questions.h"
#include "cribbage/questions/choose_questions.h"
#include "cribbage/questions/discard_questions.h"
#include "cribbage/questions/play_questions.h"
#include "cribbage/questions/record_questions.h"
#include "cribbage/questions/review_questions.h"
#include "cribbage/questions/show_questions.h"
#include "cribbage/questions/squares_questions.h"

namespace cribbage {

/// Calls `see(name, ask)` for every question about cards and their show. `ask` is the function that answers
/// the question.
template <class See>
void eachCardsQuestion(See&& see) {
  see("scoreShow", static_cast<Result<ShowAnswer> (*)(const ShowQuestion&)>(scoreShow));
  see("scoreShows", static_cast<Result<ShowsAnswer> (*)(const ShowsQuestion&)>(scoreShows));
  see("scoreRanks", static_cast<Result<RanksAnswer> (*)(const RanksQuestion&)>(scoreRanks));
  see("valueStarters", static_cast<Result<StartersAnswer> (*)(const StartersQuestion&)>(valueStarters));
  see("parseCards", static_cast<Result<CardsAnswer> (*)(const CardsQuestion&)>(parseCards));
  see("deal", static_cast<Result<std::variant<DealAnswer, DealFivesAnswer>> (*)(const DealQuestion&)>(deal));
}

/// Calls `see(name, ask)` for the question about one recorded game.
template <class See>
void eachRecordQuestion(See&& see) {
  see("readGame", static_cast<Result<GameAnswer> (*)(const GameQuestion&)>(readGame));
}

/// Calls `see(name, ask)` for the question about discards. `ask` takes the question and the `Tables`.
template <class See>
void eachDiscardQuestion(See&& see) {
  see("valueDiscards",
      static_cast<Result<DiscardsAnswer> (*)(const DiscardsQuestion&, const Tables&)>(valueDiscards));
}

/// Calls `see(name, ask)` for the question that returns the discard of a player of some level.
template <class See>
void eachThrowerQuestion(See&& see) {
  see("chooseDiscard",
      static_cast<Result<ChosenDiscard> (*)(const ChooseDiscardQuestion&, const Tables&)>(chooseDiscard));
}

/// Calls `see(name, ask)` for every question about discards, plays, and the value of a score.
template <class See>
void eachAdviceQuestion(See&& see) {
  eachDiscardQuestion(see);
  see("scorePlay",
      static_cast<Result<std::variant<PlayAnswer, SeatedPlayAnswer>> (*)(const PlayQuestion&)>(scorePlay));
  see("valuePlays", static_cast<Result<PlaysAnswer> (*)(const PlaysQuestion&, const Tables&)>(valuePlays));
  see("winChance", static_cast<Result<ChanceAnswer> (*)(const ChanceQuestion&, const Tables&)>(winChance));
  see("winChances",
      static_cast<Result<ChancesAnswer> (*)(const ChancesQuestion&, const Tables&)>(winChances));
}

/// Calls `see(name, ask)` for every question about an opponent of some level, recorded games with their
/// review, and Cribbage Squares.
template <class See>
void eachGamesQuestion(See&& see) {
  eachThrowerQuestion(see);
  see("choosePlay",
      static_cast<Result<ChosenPlay> (*)(const ChoosePlayQuestion&, const Tables&)>(choosePlay));
  eachRecordQuestion(see);
  see("readGames", static_cast<Result<std::vector<GameAnswer>> (*)(const GamesQuestion&)>(readGames));
  see("reviewDeal",
      static_cast<Result<ReviewAnswer> (*)(const ReviewDealQuestion&, const Tables&)>(reviewDeal));
  see("valueSquares", static_cast<Result<SquaresAnswer> (*)(const SquaresQuestion&)>(valueSquares));
  see("reviewSquares",
      static_cast<Result<ReviewSquaresAnswer> (*)(const ReviewSquaresQuestion&)>(reviewSquares));
}

/// Calls `see(name, ask)` for every question but those about cards and their show.
template <class See>
void eachAdviceAndGamesQuestion(See&& see) {
  eachAdviceQuestion(see);
  eachGamesQuestion(see);
}

/// Calls `see(name, ask)` for every question that the custom elements ask.
template <class See>
void eachElementsQuestion(See&& see) {
  eachCardsQuestion(see);
  eachDiscardQuestion(see);
  eachThrowerQuestion(see);
  eachRecordQuestion(see);
}

template <class See>
void eachQuestion(See&& see) {
  eachCardsQuestion(see);
  eachAdviceAndGamesQuestion(see);
}

}  // namespace cribbage
