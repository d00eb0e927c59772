#include "cribbage/board/score_grid.h"

#include <algorithm>

namespace cribbage {

namespace {

// Returns the index of the entry that precedes `number` in an ascending list. Also returns how far the number
// is on the way from this entry to the next, from 0 to 1.
std::pair<std::size_t, double> placeIn(const std::vector<int>& list, int number) {
  const auto next = std::upper_bound(list.begin() + 1, list.end() - 1, number);
  const double from = *(next - 1), to = *next;
  return {static_cast<std::size_t>(next - 1 - list.begin()),
          std::clamp((number - from) / (to - from), 0.0, 1.0)};
}

}  // namespace

std::optional<ScoreGrid> ScoreGrid::make(std::vector<int> dealers, std::vector<int> pones, int farthest) {
  for (const auto* list : {&dealers, &pones}) {
    int before = 0;
    for (const int holes : *list) {
      if (holes <= before || holes > farthest) return {};
      before = holes;
    }
    if (list->size() < 2) return {};
  }
  return ScoreGrid(std::move(dealers), std::move(pones));
}

std::array<ScoreGrid::Corner, 4> ScoreGrid::around(int dealer, int pone) const {
  const auto [row, down] = placeIn(dealers_, dealer);
  const auto [column, along] = placeIn(pones_, pone);
  const std::size_t first = row * pones_.size() + column;
  return {Corner{first, (1 - down) * (1 - along)}, Corner{first + 1, (1 - down) * along},
          Corner{first + pones_.size(), down * (1 - along)}, Corner{first + pones_.size() + 1, down * along}};
}

}  // namespace cribbage
