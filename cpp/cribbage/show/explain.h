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

/// The kind as every door writes it: `"fifteen"`.
std::string_view print(CombinationKind kind);

/// One thing that counts, or, in a truncated explanation, all of one kind together.
struct Combination {
  CombinationKind kind{};
  std::vector<std::uint8_t> places;  ///< which of the explanation's cards, lowest first; none when truncated
  std::int64_t points = 0;
  std::int64_t running = 0;  ///< the total when this one has been spoken
  std::int64_t count = 1;    ///< how many combinations this entry stands for
};

/// More combinations than this are given by kind only.
inline constexpr std::int64_t mostCombinations = 64;

struct Explanation {
  std::vector<Combination> combinations;
  std::int64_t points = 0;
  bool truncated = false;
};

/// Explains fifteens, pairs and runs of ranks that are sorted low to high. Places are indices into `ranks`.
/// Entries are in counting order, each kind from the lowest place up. Fifteens come first, those of the
/// fewest cards before others. Then come pairs, where n alike are one entry of n × (n − 1), and runs, where
/// every way to make one is an entry. There are at most 64 entries; past that there is one entry a kind, with
/// its `count`, and `truncated`.
Explanation explainRanks(std::span<const Rank> ranks);

/// Explains a show. `sorted` are all its cards, starter among them, in order of id: places are indices into
/// it. To fifteens, pairs and runs it adds the flush and nobs. With a starter, four suited hand cards are a
/// flush of 4, or 5 with the starter. Without one, four or more cards of one suit are a flush of them all. In
/// the crib a flush has at least five. Example: 5H 5D 5S JC with 5C is fifteen two … fifteen sixteen, double
/// pair royal is twenty-eight, nobs is twenty-nine.
Explanation explain(std::span<const Card> sorted, std::optional<Card> starter, bool crib);

}  // namespace cribbage
