#pragma once
// Answers as people read them in a terminal.

#include <iosfwd>

#include "cribbage/questions.h"

namespace cribbage {

void write(std::ostream& out, const ShowAnswer& answer);
void write(std::ostream& out, const RanksAnswer& answer);
void write(std::ostream& out, const std::array<Discard, 15>& choices);
void write(std::ostream& out, const StartersAnswer& answer);
void write(std::ostream& out, const CardsAnswer& answer);
void write(std::ostream& out, const DealAnswer& answer);

}  // namespace cribbage
