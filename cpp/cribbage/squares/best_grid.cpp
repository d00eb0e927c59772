// The search for the best grid: swaps of two cells, with losses allowed up to a threshold that falls to zero
// (Dueck and Scheuer, "Threshold accepting", 1990). Integers only, so that every platform finds the same
// grid.

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "cribbage/base/random.h"
#include "cribbage/base/sort_few.h"
#include "cribbage/show/score.h"
#include "cribbage/squares/squares.h"

namespace cribbage {

namespace {

// The points of every four of the sixteen cards, by their places in the draw.
class FourPoints {
 public:
  explicit FourPoints(const SquaresDraw& draw) : points_(std::size_t{1} << 16) {
    std::array<std::size_t, 4> places{};
    for (places[0] = 0; places[0] < cellCount; ++places[0])
      for (places[1] = 0; places[1] < places[0]; ++places[1])
        for (places[2] = 0; places[2] < places[1]; ++places[2])
          for (places[3] = 0; places[3] < places[2]; ++places[3]) {
            const auto points = static_cast<std::uint8_t>(
                score({draw[places[0]], draw[places[1]], draw[places[2]], draw[places[3]]}, false));
            std::array<std::size_t, 4> order = places;
            sortFew(order);
            do points_[at(order)] = points;
            while (std::next_permutation(order.begin(), order.end()));
          }
  }

  int of(const std::array<std::uint8_t, cellCount>& placed, std::size_t line) const {
    const auto& cells = gridLines[line];
    return points_[at(
        std::array<std::size_t, 4>{placed[cells[0]], placed[cells[1]], placed[cells[2]], placed[cells[3]]})];
  }

 private:
  static std::size_t at(const std::array<std::size_t, 4>& places) {
    return places[0] << 12 | places[1] << 8 | places[2] << 4 | places[3];
  }
  std::vector<std::uint8_t> points_;
};

constexpr int rounds = 4;  // each starts from a random grid
constexpr int swapsPerRound = 200'000;
constexpr int highest = 4;  // the largest loss in points that is accepted at the start of a round

}  // namespace

CardGrid findBestGrid(const SquaresDraw& draw) {
  const FourPoints fours(draw);
  Random random(cellCount);
  std::array<std::uint8_t, cellCount> placed{}, best{};
  for (std::size_t cell = 0; cell < cellCount; ++cell) placed[cell] = static_cast<std::uint8_t>(cell);
  int most = -1;
  for (int round = 0; round < rounds; ++round) {
    for (std::size_t left = cellCount; left > 1; --left)
      std::swap(placed[left - 1], placed[random.below(static_cast<std::uint32_t>(left))]);
    int total = 0;
    for (std::size_t line = 0; line < lineCount; ++line) total += fours.of(placed, line);
    for (int step = 0; step < swapsPerRound; ++step) {
      const std::uint32_t drawn = random.below(1 << 12);
      const std::size_t one = drawn & 15, two = drawn >> 4 & 15;
      std::uint32_t lines = 0;
      for (const std::uint8_t line : linesThrough(one)) lines ^= 1u << line;
      for (const std::uint8_t line : linesThrough(two)) lines ^= 1u << line;  // a common line stays the same
      const auto points = [&] {
        int sum = 0;
        for (std::uint32_t left = lines; left != 0; left &= left - 1)
          sum += fours.of(placed, static_cast<std::size_t>(std::countr_zero(left)));
        return sum;
      };
      const int before = points();
      std::swap(placed[one], placed[two]);
      const int gain = points() - before;
      const int threshold =
          static_cast<int>(drawn >> 8) * highest * (swapsPerRound - step) / swapsPerRound / 16;
      if (gain < -threshold) {
        std::swap(placed[one], placed[two]);
        continue;
      }
      total += gain;
      if (total > most) {
        most = total;
        best = placed;
      }
    }
  }
  CardGrid grid;
  for (std::size_t cell = 0; cell < cellCount; ++cell) grid[cell] = draw[best[cell]];
  return grid;
}

}  // namespace cribbage
