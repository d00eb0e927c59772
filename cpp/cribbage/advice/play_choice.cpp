#include "cribbage/advice/play_choice.h"

#include <algorithm>

#include "cribbage/base/sort_few.h"
#include "cribbage/deal/ties.h"

namespace cribbage {

namespace {

double valueOf(const PlayChoice& choice) {
  return choice.worth.value_or(choice.net);
}

}  // namespace

void orderChoices(std::vector<PlayChoice>& choices, double tie, int holes) {
  if (choices.empty()) return;
  double best = valueOf(choices[0]);
  for (const PlayChoice& choice : choices) best = std::max(best, valueOf(choice));
  for (PlayChoice& choice : choices) choice.tied = isTied(best, valueOf(choice), tie);
  const auto comesBefore = [&](const PlayChoice& a, const PlayChoice& b) {
    const bool ends = a.points >= holes;
    if (ends != (b.points >= holes)) return ends;
    if (a.tied != b.tied) return a.tied;
    if (a.tied && a.frequency != b.frequency) return a.frequency > b.frequency;
    return valueOf(a) > valueOf(b);
  };
  sortFew(choices, comesBefore);
}

}  // namespace cribbage
