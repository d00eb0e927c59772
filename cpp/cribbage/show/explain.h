#pragma once
// The count of a hand as a player makes it: every combination in counting order.

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "cribbage/cards/card.h"

namespace cribbage {

enum class CombinationKind : std::uint8_t { fifteen, pair, run, flush, nobs };

/// Returns the name of the kind, such as `"fifteen"`.
std::string_view print(CombinationKind kind);

/// One combination or, in a truncated explanation, all combinations of a kind.
struct Combination {
  CombinationKind kind{};
  std::vector<std::uint8_t> places;  ///< indices of its cards, lowest first; empty when truncated
  std::int64_t points = 0;
  std::int64_t running = 0;  ///< the total after this combination
  std::int64_t count = 1;    ///< how many combinations this entry stands for
};

/// If there are more combinations than this, they are given by kind only.
inline constexpr std::int64_t mostCombinations = 64;

struct Explanation {
  std::vector<Combination> combinations;
  std::int64_t points = 0;
  bool truncated = false;
};

/// Explains the points of `ranks`, sorted low to high: their fifteens, pairs and runs. Places are indices
/// into `ranks`. Entries are in counting order and, within a kind, lowest places first. Fifteens come first,
/// those with fewer cards before those with more. Pairs follow: one entry for the n cards of a rank, with
/// n × (n − 1) points. Runs are next, with one entry for every way to make a run. If there would be more than
/// 64 entries, there is one for each kind instead, with its `count`, and `truncated` is set.
Explanation explainRanks(std::span<const Rank> ranks);

/// Explains the points of a show. `sorted` are all its cards including the starter, in order of id; places
/// are indices into `sorted`. The flush and nobs are added to fifteens, pairs and runs. With a starter, four
/// suited hand cards are a flush of 4, or 5 if the starter is of their suit. Without a starter, at least four
/// cards of one suit are a flush of them all. In the crib a flush needs at least five cards.
///
/// Example: 5H 5D 5S JC with 5C is fifteen two … fifteen sixteen, double pair royal is twenty-eight, nobs is
/// twenty-nine.
Explanation explain(std::span<const Card> sorted, std::optional<Card> starter, bool crib);

}  // namespace cribbage
