// Plays Cribbage Squares with random cards, and prints what a sensible player makes and what the best grid
// found counts.
//
//     measure_squares --grids 200

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "cribbage/cards/deck.h"
#include "cribbage/cribbage.h"

using namespace cribbage;

namespace {

struct Totals {
  double sum = 0, squares = 0;
  void add(const CardGrid& grid) {
    const double total = totalOf(scoreLines(grid));
    sum += total;
    squares += total * total;
  }
  void print(const char* name, int grids) const {
    const double mean = sum / grids;
    const double variance = squares / grids - mean * mean;
    std::printf("%s: mean %.1f, 95 %% interval +- %.1f, standard deviation %.1f\n", name, mean,
                1.96 * std::sqrt(variance / grids), std::sqrt(variance));
  }
};

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Plays Cribbage Squares.");
  int grids = 200;
  app.add_option("--grids", grids, "with random cards");
  CLI11_PARSE(app, argc, argv);
  Totals sensible, best;
  for (int grid = 0; grid < grids; ++grid) {
    Random random(static_cast<std::uint64_t>(grid));
    Deck deck;
    deck.shuffle(random);
    SquaresDraw draw;
    std::copy_n(deck.cards().begin(), draw.size(), draw.begin());
    sensible.add(playSensibly(draw));
    best.add(findBestGrid(draw));
  }
  sensible.print("a sensible player", grids);
  best.print("the best found", grids);
  return 0;
}
