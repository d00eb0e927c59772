#pragma once
// Sentences of a game in the terminal.

#include <array>
#include <string>

#include "cribbage/cribbage.h"
#include "cribbage/play/play.h"

namespace cribbage {

/// Returns reasons for pegs as a list: `fifteen and a pair`.
std::string listOf(const std::vector<Reason>& reasons);

/// Returns the count of a hand: `Fifteen two, and a pair is four.`
std::string sentenceOf(const ShowAnswer& counted);

/// Return a hint: the best choice and the next, with the chance of winning.
std::string hintFor(const std::array<Discard, 15>& throws);
std::string hintFor(const PlaysAnswer& plays);

}  // namespace cribbage
