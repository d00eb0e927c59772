#include "cribbage/advice/belief.h"

#include "catch.h"
#include "cribbage/solver/hand_vectors.h"
#include "written.h"

using namespace cribbage;

namespace {

Belief believe(int left, std::initializer_list<std::pair<std::string_view, float>> some) {
  std::vector<float> weights(HandVectors::length(left));
  for (const auto& [held, weight] : some) weights[HandVectors::place(left, setOf(held))] = weight;
  return {left, weights};
}

}  // namespace

TEST_CASE("a pair counts once for the chance to hold its rank") {
  const auto holding = believe(2, {{"AA", 1}, {"A5", 2}, {"5K", 1}}).holding();
  CHECK(holding[0] == 0.75);
  CHECK(holding[4] == 0.75);
  CHECK(holding[12] == 0.25);
  CHECK(holding[1] == 0);
}

TEST_CASE("a rank that every hand holds is certain, whatever the weights add to") {
  CHECK(believe(3, {{"A25", 0.1f}, {"557", 0.7f}, {"5JK", 0.3f}}).holding()[4] == 1);
  CHECK(believe(1, {{"5", 1e-9f}}).holding()[4] == 1);
}

TEST_CASE("the chances of all ranks add to the cards left in hands without pairs") {
  double sum = 0, withPair = 0;
  for (const double chance : believe(3, {{"A25", 0.1f}, {"57K", 0.7f}, {"5JK", 0.3f}}).holding())
    sum += chance;
  for (const double chance : believe(3, {{"A25", 0.1f}, {"557", 0.1f}}).holding()) withPair += chance;
  CHECK(sum == Approx(3));
  CHECK(withPair == Approx(2.5));
}
