#pragma once
// The short count by another route: from how the sorted ranks follow one another, without an explanation.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cribbage/cards/card.h"
#include "naive/naive.h"

/// The name of each part, nothing for a fifteen, and the total it brings the count to.
using ShortCount = std::vector<std::pair<std::string, std::int64_t>>;

/// The parts of the short count of these sorted ranks. `points` says what their fifteens are worth, and what
/// flush and nobs add. A flush is of as many cards as points. A rank may be there 24 times.
ShortCount shortCount(std::span<const cribbage::Rank> sorted, const naive::Points& points);

/// What is wrong with `spoken` as the words of these parts, or nothing: `""`. Looks at each name, each total
/// and what joins the parts.
std::string complaintAboutShort(std::string_view spoken, const ShortCount& expected);
