#include "measure/whole_play.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace cribbage {

Answers WholePlay::answers() {
  return {{{solver_.bestValue(Seat::pone), solver_.bestValue(Seat::dealer)}}, solver_.value(Seat::dealer)};
}

Answers WholePlay::answersTo(std::vector<float> averages) {
  PlayNumbers numbers = solver_.release();
  numbers.averages = std::move(averages);
  solver_.resume(std::move(numbers));
  return answers();
}

std::vector<float> WholePlay::mixed(const std::vector<float>& fixed, std::vector<float> others,
                                    Stage stage) const {
  for (std::size_t at = 0; at < tree_.nodeCount(); ++at) {
    const PlayTree::Node& node = tree_.node(static_cast<int>(at));
    if (stageOf(node) != stage) continue;
    const auto rows =
        static_cast<std::uint32_t>(std::popcount(node.ranks)) * PlayTree::rowLength(node.left[node.seat]);
    std::copy_n(fixed.begin() + node.choices, rows, others.begin() + node.choices);
  }
  return others;
}

}  // namespace cribbage
