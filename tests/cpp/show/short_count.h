#pragma once
// The short count by another method: from how the sorted ranks follow each other, without `explain`.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cribbage/cards/card.h"
#include "naive/naive.h"

/// The parts of a short count. Each has its name, empty for a fifteen, and the total after it.
using ShortCount = std::vector<std::pair<std::string, std::int64_t>>;

/// Returns the short count of these sorted ranks. `points` has the points of their fifteens, and those of
/// flush and nobs. The points of a flush tell how many cards it has. A rank may come at most 24 times.
ShortCount shortCount(std::span<const cribbage::Rank> sorted, const naive::Points& points);

/// Returns what is wrong with `spoken` if it should say these parts, or `""`. Checks each name, each total
/// and the words between the parts.
std::string complaintAboutShort(std::string_view spoken, const ShortCount& expected);
