// Proves the mean of the best hand that can be kept from six cards, by counting all cases. For each of the
// 20,358,520 deals of six cards, finds the four cards whose hand, scored with `score`, has the highest mean
// over the 46 starters. Prints the sum and the mean. All numbers are exact. Takes a few seconds.
//
// A deal has fifteen ways to keep four cards, but in all deals there are only 270,725 different fours. So
// each four is scored once with all its 48 starters (12,994,800 scorings). In a given deal, two of these 48
// starters cannot be cut, because they are the two cards thrown:
//
//     sum over 46 starters  =  sum over 48 starters  -  points with either thrown card as the starter
//
// The points are in one table of 14 MB, indexed by the place of the four among all fours and the id of the
// starter.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <numeric>
#include <vector>

#include "cribbage/show/starters.h"
#include "native/progress.h"

using namespace cribbage;

namespace {

// This total was known before the engine was written: 7,767,205,480 / 46 / 20,358,520 = 8.29393753.
constexpr std::int64_t expectedTotal = 7'767'205'480;
constexpr std::int64_t deals = 20'358'520;  // 52 choose 6
constexpr int starters = 46;

constexpr std::int64_t choose(std::int64_t n, int k) {
  std::int64_t ways = 1;
  for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
  return ways;
}

constexpr auto fours = static_cast<std::size_t>(choose(deckSize, 4));

// choices[k][n] = n choose k
constexpr auto choices = [] {
  std::array<std::array<std::uint32_t, deckSize>, 5> table{};
  for (int k = 0; k < 5; ++k)
    for (int n = 0; n < deckSize; ++n)
      table[static_cast<std::size_t>(k)][static_cast<std::size_t>(n)] =
          static_cast<std::uint32_t>(choose(n, k));
  return table;
}();

using Ids = std::array<std::size_t, 6>;

// Returns the place of four cards among all fours, by the combinatorial number system. The ids must ascend.
std::size_t placeOf(std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
  return choices[1][a] + choices[2][b] + choices[3][c] + choices[4][d];
}

struct Fours {
  std::vector<PointsByStarter> points = std::vector<PointsByStarter>(fours);
  std::vector<std::uint16_t> sums = std::vector<std::uint16_t>(fours);  // over the 48 starters
};

void scoreFours(Fours& all) {
  for (std::size_t d = 3; d < deckSize; ++d)
    for (std::size_t c = 2; c < d; ++c)
      for (std::size_t b = 1; b < c; ++b)
        for (std::size_t a = 0; a < b; ++a) {
          const auto card = [](std::size_t id) { return Card::fromId(static_cast<int>(id)); };
          const Hand hand{card(a), card(b), card(c), card(d)};
          const std::size_t place = placeOf(a, b, c, d);
          PointsByStarter& points = all.points[place] = scoreStarters(hand, false);
          points[a] = points[b] = points[c] = points[d] = 0;
          all.sums[place] = std::accumulate(points.begin(), points.end(), std::uint16_t{0});
        }
}

int bestSum(const Fours& all, const Ids& dealt) {
  int best = 0;
  for (std::size_t i = 0; i < 6; ++i)
    for (std::size_t j = i + 1; j < 6; ++j) {
      std::array<std::size_t, 4> kept{};
      std::size_t next = 0;
      for (std::size_t at = 0; at < 6; ++at)
        if (at != i && at != j) kept[next++] = dealt[at];
      const std::size_t place = placeOf(kept[0], kept[1], kept[2], kept[3]);
      best = std::max(best, all.sums[place] - all.points[place][dealt[i]] - all.points[place][dealt[j]]);
    }
  return best;
}

}  // namespace

int main() {
  Fours all;
  scoreFours(all);
  std::int64_t total = 0, seen = 0;
  Ids id{};
  Progress progress(deckSize);  // by lowest card
  for (id[0] = 0; id[0] < deckSize; ++id[0]) {
    for (id[1] = id[0] + 1; id[1] < deckSize; ++id[1])
      for (id[2] = id[1] + 1; id[2] < deckSize; ++id[2])
        for (id[3] = id[2] + 1; id[3] < deckSize; ++id[3])
          for (id[4] = id[3] + 1; id[4] < deckSize; ++id[4])
            for (id[5] = id[4] + 1; id[5] < deckSize; ++id[5]) {
              total += bestSum(all, id);
              ++seen;
            }
    progress.step();
  }

  const bool proven = seen == deals && total == expectedTotal;
  std::printf("deals %lld\ntotal %lld\nmean  %.8f\n%s\n", static_cast<long long>(seen),
              static_cast<long long>(total),
              static_cast<double>(total) / starters / static_cast<double>(seen),
              proven ? "as expected" : "NOT AS EXPECTED: 20358520 deals, total 7767205480");
  return proven ? 0 : 1;
}
