#include "cribbage/show/explain.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "cribbage/show/score.h"

namespace cribbage {

namespace {

using Places = std::vector<std::uint8_t>;

std::uint8_t place(std::size_t at) {
  return static_cast<std::uint8_t>(at);
}

// Returns the number of consecutive held ranks from `from` on.
std::size_t stretch(const RankCounts& counts, std::size_t from) {
  std::size_t length = 0;
  while (from + length < counts.size() && counts[from + length] > 0) ++length;
  return length;
}

struct Tally {
  std::int64_t fifteens = 0;
  std::int64_t pairs = 0;
  std::int64_t runs = 0;
};

Tally tally(const RankCounts& counts) {
  Tally found;
  found.fifteens = scoreFifteens(counts) / 2;
  found.pairs = std::count_if(counts.begin(), counts.end(), [](int alike) { return alike > 1; });
  for (std::size_t rank = 0; rank < counts.size();) {
    const std::size_t length = stretch(counts, rank);
    if (length >= 3)
      found.runs +=
          std::accumulate(counts.begin() + static_cast<std::ptrdiff_t>(rank),
                          counts.begin() + static_cast<std::ptrdiff_t>(rank + length), std::int64_t{1},
                          [](std::int64_t ways, int alike) { return ways * alike; });
    rank += length + 1;
  }
  return found;
}

// Finds the sets of cards, from index `from` on, whose pips add to `left`. Stops at a card with more pips
// than `left`, because pips ascend.
void findFifteens(std::span<const Rank> ranks, std::size_t from, int left, Places& taken,
                  std::vector<Places>& found) {
  if (left == 0) {
    found.push_back(taken);
    return;
  }
  for (std::size_t at = from; at < ranks.size() && pips(ranks[at]) <= left; ++at) {
    taken.push_back(place(at));
    findFifteens(ranks, at + 1, left - pips(ranks[at]), taken, found);
    taken.pop_back();
  }
}

std::vector<Places> findFifteens(std::span<const Rank> ranks) {
  std::vector<Places> all, found;
  Places taken;
  findFifteens(ranks, 0, 15, taken, all);
  found.reserve(all.size());
  for (std::size_t size = 2; found.size() < all.size(); ++size)  // a sort would add 2 kB to the download
    for (Places& places : all)
      if (places.size() == size) found.push_back(std::move(places));
  return found;
}

// Finds all runs from `rank` up to `end`: every way to take one card of each rank. `first[rank]` is the index
// of that rank's first card.
void findRuns(const RankCounts& counts, const std::array<std::size_t, rankCount>& first, std::size_t rank,
              std::size_t end, Places& taken, std::vector<Places>& found) {
  if (rank == end) {
    found.push_back(taken);
    return;
  }
  for (std::size_t i = 0; i < counts[rank]; ++i) {
    taken.push_back(place(first[rank] + i));
    findRuns(counts, first, rank + 1, end, taken, found);
    taken.pop_back();
  }
}

void add(Explanation& to, CombinationKind kind, Places places, std::int64_t points, std::int64_t count = 1) {
  to.points += points;
  to.combinations.push_back({kind, std::move(places), points, to.points, count});
}

}  // namespace

std::string_view print(CombinationKind kind) {
  constexpr std::array<std::string_view, 5> names{"fifteen", "pair", "run", "flush", "nobs"};
  return names[static_cast<std::size_t>(kind)];
}

Explanation explainRanks(std::span<const Rank> ranks) {
  Explanation explanation;
  const RankCounts counts = countRanks(ranks);
  const Tally found = tally(counts);

  if (found.fifteens + found.pairs + found.runs > mostCombinations) {
    explanation.truncated = true;
    if (found.fifteens > 0)
      add(explanation, CombinationKind::fifteen, {}, scoreFifteens(counts), found.fifteens);
    if (found.pairs > 0) add(explanation, CombinationKind::pair, {}, scorePairs(counts), found.pairs);
    if (found.runs > 0) add(explanation, CombinationKind::run, {}, scoreRuns(counts), found.runs);
    return explanation;
  }

  for (Places& places : findFifteens(ranks)) add(explanation, CombinationKind::fifteen, std::move(places), 2);

  std::array<std::size_t, rankCount> first{};
  for (std::size_t rank = 1; rank < counts.size(); ++rank) first[rank] = first[rank - 1] + counts[rank - 1];

  for (std::size_t rank = 0; rank < counts.size(); ++rank) {
    if (counts[rank] < 2) continue;
    Places places(counts[rank]);
    std::iota(places.begin(), places.end(), place(first[rank]));
    add(explanation, CombinationKind::pair, std::move(places), counts[rank] * (counts[rank] - 1));
  }

  for (std::size_t rank = 0; rank < counts.size();) {
    const std::size_t length = stretch(counts, rank);
    if (length >= 3) {
      Places taken;
      std::vector<Places> runs;
      findRuns(counts, first, rank, rank + length, taken, runs);
      for (Places& places : runs)
        add(explanation, CombinationKind::run, std::move(places), static_cast<std::int64_t>(length));
    }
    rank += length + 1;
  }
  return explanation;
}

Explanation explain(std::span<const Card> sorted, std::optional<Card> starter, bool crib) {
  std::vector<Rank> ranks;
  for (const Card card : sorted) ranks.push_back(card.rank());
  Explanation explanation = explainRanks(ranks);

  // A flush belongs to the hand; the starter only extends it.
  Places hand;
  for (std::size_t at = 0; at < sorted.size(); ++at)
    if (sorted[at] != starter) hand.push_back(place(at));
  const auto sameSuit = [&](std::uint8_t at) { return sorted[at].suit() == sorted[hand[0]].suit(); };
  if (hand.size() >= 4 && std::all_of(hand.begin(), hand.end(), sameSuit)) {
    Places flush = hand;
    if (starter && starter->suit() == sorted[hand[0]].suit()) {
      flush.resize(sorted.size());
      std::iota(flush.begin(), flush.end(), place(0));
    }
    const auto points = static_cast<std::int64_t>(flush.size());
    if (!crib || points >= 5) add(explanation, CombinationKind::flush, std::move(flush), points);
  }

  for (const std::uint8_t at : hand)
    if (starter && sorted[at] == Card{Rank::jack, starter->suit()})
      add(explanation, CombinationKind::nobs, {at}, 1);
  return explanation;
}

}  // namespace cribbage
