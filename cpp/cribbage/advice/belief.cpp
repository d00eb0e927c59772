#include "cribbage/advice/belief.h"

#include <cassert>
#include <utility>

#include "cribbage/solver/hand_vectors.h"

namespace cribbage {

namespace {

int setsOf(int size) {
  return RankSets::count[static_cast<std::size_t>(size)];
}

}  // namespace

Belief::Belief(int left, std::vector<float> weights) : left_(left), weights_(std::move(weights)) {
  assert(weights_.size() == HandVectors::length(left));
  for (int set = 0; set < setsOf(left); ++set) all_ += weight(set);
  assert(all_ > 0);
}

double Belief::weight(int set) const {
  return static_cast<double>(weights_[HandVectors::place(left_, set)]);
}

// Adds up weights in the same order as the constructor adds up `all_`. So if a rank is in every set, its sum
// equals `all_` exactly.
RankChances Belief::holding() const {
  RankChances sums{};
  for (int set = 0; set < setsOf(left_); ++set) {
    const auto& ranks = rankSets().ranks(left_, set);
    for (std::size_t card = 0; card < static_cast<std::size_t>(left_); ++card)
      if (card == 0 || ranks[card] != ranks[card - 1]) sums[ranks[card]] += weight(set);
  }
  for (double& sum : sums) sum /= all_;
  return sums;
}

}  // namespace cribbage
