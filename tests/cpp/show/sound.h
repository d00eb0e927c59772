#pragma once
// Checks that the explanation of a count is sound, whatever the cards.

#include <optional>
#include <span>
#include <string>

#include "cribbage/show/explain.h"
#include "naive/naive.h"

/// Returns the fault of an explanation of these sorted cards, or `""`. Checks every combination: its kind,
/// its place in counting order, and that it is said once. Checks the running total, the points of each kind
/// against the naive scorer, the long count, and the short count against `shortCount`. The explanation must
/// not be truncated.
std::string complaintAbout(const cribbage::Explanation& explanation, std::span<const cribbage::Card> sorted,
                           std::optional<cribbage::Card> starter, const naive::Points& expected);
