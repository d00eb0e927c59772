#pragma once
// Writes answers as text for a terminal. Some texts depend on the question too.

#include <iosfwd>
#include <string>
#include <variant>

#include "cribbage/questions/every_question.h"
#include "cribbage/questions/native_questions.h"

namespace cribbage {

void write(std::ostream& out, const RanksAnswer& answer);
void write(std::ostream& out, const StartersAnswer& answer);
void write(std::ostream& out, const ShowsAnswer& answer);
void write(std::ostream& out, const PlayAnswer& answer);
void write(std::ostream& out, const SeatedPlayAnswer& answer);
void write(std::ostream& out, const SquaresAnswer& answer);
void write(std::ostream& out, const ReviewSquaresAnswer& answer);
void write(std::ostream& out, const CardsAnswer& answer);  ///< without the error
void write(std::ostream& out, const DealAnswer& answer);
void write(std::ostream& out, const DealFivesAnswer& answer);
void write(std::ostream& out, const GameAnswer& game);
void write(std::ostream& out, const ReviewAnswer& review);
void write(std::ostream& out, const ChosenDiscard& answer);
void write(std::ostream& out, const ChosenPlay& answer);

/// Writes an answer of one of several types.
template <class... Kinds>
void write(std::ostream& out, const std::variant<Kinds...>& answer) {
  std::visit([&](const auto& kind) { write(out, kind); }, answer);
}

void writeShow(std::ostream& out, const ShowAnswer& answer, const ShowQuestion& question);
void writeDiscards(std::ostream& out, const std::array<Discard, 15>& choices,
                   const DiscardsQuestion& question);
void writeDiscards(std::ostream& out, const std::array<SingleDiscard, 5>& choices,
                   const DiscardsQuestion& question);
void writePlays(std::ostream& out, const PlaysAnswer& answer, const PlaysQuestion& question);
void writeChance(std::ostream& out, const ChanceAnswer& answer, const ChanceQuestion& question);
void writeChances(std::ostream& out, const ChancesAnswer& answer, const ChancesQuestion& question);
void writeGames(std::ostream& out, const SimulateAnswer& answer, const SimulateQuestion& question);

/// Returns an answer as one line of JSON, without the newline.
template <class Answer>
std::string printJson(const Answer& answer);

}  // namespace cribbage
