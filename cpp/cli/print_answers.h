#pragma once
// Answers as people read them in a terminal.

#include <iosfwd>

#include "cribbage/questions/every_question.h"
#include "cribbage/questions/simulate_questions.h"

namespace cribbage {

void write(std::ostream& out, const ShowAnswer& answer);
void write(std::ostream& out, const RanksAnswer& answer);
void write(std::ostream& out, const std::array<Discard, 15>& choices);
/// What is exact about discards and what is a model, with the opponent as he was named or `""`.
void writeKinds(std::ostream& out, std::string_view opponent);
void write(std::ostream& out, const StartersAnswer& answer);
void write(std::ostream& out, const PlayAnswer& answer);
void write(std::ostream& out, const PlaysAnswer& answer);
void write(std::ostream& out, const CardsAnswer& answer);
void write(std::ostream& out, const DealAnswer& answer);
void write(std::ostream& out, const SimulateAnswer& answer);

}  // namespace cribbage
