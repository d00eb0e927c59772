#pragma once
// What any explanation of a count must be, whatever the cards.

#include <optional>
#include <span>
#include <string>

#include "cribbage/show/explain.h"
#include "naive/naive.h"

/// What is wrong with an explanation of these sorted cards, or nothing: `""`. Looks at every combination (is
/// it what it says, in counting order, said once), at the running total, the points of each kind against
/// those of the naive scorer, the long count, and the short count against `shortCount`. The explanation must
/// not be truncated.
std::string complaintAbout(const cribbage::Explanation& explanation, std::span<const cribbage::Card> sorted,
                           std::optional<cribbage::Card> starter, const naive::Points& expected);
