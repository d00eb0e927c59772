#include "solve/hands/hand_values.h"

#include "catch.h"
#include "cribbage/cribbage.h"
#include "shipped.h"
#include "solve/file.h"
#include "solve/hands/hand_shapes.h"

using namespace cribbage;

namespace {

constexpr std::size_t hands = static_cast<std::size_t>(HandPegsTable::hands);

ByHand someHands(int first) {
  ByHand some;
  for (std::size_t hand = 0; hand < hands; ++hand)
    some.push_back(static_cast<float>((static_cast<int>(hand) * first) % 17) / 100);
  return some;
}

PerSeat<HandValues> someValues(int first) {
  PerSeat<HandValues> values;
  for (HandValues& role : values) {
    role = {ByHand(hands, 1.0f / hands), someHands(first), someHands(first + 1), someHands(first + 2)};
    ++first;
  }
  return values;
}

}  // namespace

TEST_CASE("joint chances are given other weights of hands") {
  JointHands joint(hands * hands, 1.0f / static_cast<float>(hands * hands));
  joint[5] = 0;  // two hands that are impossible together
  PerSeat<ByHand> weights{{ByHand(hands, 0.5f / hands), ByHand(hands, 1.0f / hands)}};
  weights[Seat::pone][7] += 0.5f;
  const JointHands other = reweighted(joint, weights);
  CHECK(other[5] == 0);
  for (const Seat seat : bothSeats) {
    const ByHand now = weightsOf(seat, other);
    for (const std::size_t hand : {0, 5, 7, 1819})
      CHECK(now[hand] == Approx(weights[seat][hand]).epsilon(1e-4));
  }
}

TEST_CASE("the win chances of hands are read as written, and the last entry of a score counts") {
  const File file;
  append(file.string(), 1, 2, someValues(3));
  append(file.string(), 4, 3, someValues(5));
  append(file.string(), 1, 2, someValues(7));
  const SolvedHands read = readHands(file.string());
  REQUIRE(read.size() == 2);
  CHECK(read.at({1, 2})[Seat::pone].solved == someValues(7)[Seat::pone].solved);
  CHECK(read.at({4, 3})[Seat::dealer].byKind == someValues(5)[Seat::dealer].byKind);
}

TEST_CASE("a score that was cut short in its file is written over by the next") {
  const File file;
  append(file.string(), 1, 2, someValues(3));
  append(file.string(), 4, 3, someValues(5));
  file.shorten(1);
  CHECK(readHands(file.string()).size() == 1);
  append(file.string(), 2, 2, someValues(7));
  const SolvedHands read = readHands(file.string());
  REQUIRE(read.size() == 2);
  CHECK(read.at({1, 2})[Seat::pone].solved == someValues(3)[Seat::pone].solved);
  CHECK(read.at({2, 2})[Seat::dealer].byKind == someValues(7)[Seat::dealer].byKind);
}

TEST_CASE("the table has what hands win at the solved scores, and nothing beyond them") {
  const Tables& tables = shipped();
  const SolvedHands solved{{{1, 1}, someValues(3)}, {{2, 4}, someValues(5)}};
  HandShapes shapes = handShapesOf(solved, **tables.board(), 4, 20);
  StakesTable table;
  table.setHands(std::move(shapes.grid), std::move(shapes.hands));
  for (const Seat seat : bothSeats)
    for (const auto& [score, values] : solved)
      for (const auto beyond : {StakesTable::Pegs::ofHand, StakesTable::Pegs::ofKind}) {
        const auto errors = handErrorsOf(table, seat, beyond, {score.first, score.second}, values[seat]);
        CHECK(errors.without > 0.03);
        CHECK(errors.with < 0.012);
      }
  CHECK(table.hands(Seat::pone, StakesTable::Pegs::ofHand, {20, 20})[3] == 0);
}

TEST_CASE("numbers that decide only the opponent's throws are written half as finely") {
  const Tables& tables = shipped();
  const HandShapes shapes = handShapesOf({{{1, 1}, someValues(3)}}, **tables.board(), 1, 20);
  for (const Seat seat : bothSeats) {
    const auto& [ofHand, ofKind] = shapes.hands[seat].weights[0];
    CHECK(std::any_of(ofHand.begin(), ofHand.end(), [](int weight) { return weight % 2 != 0; }));
    CHECK(std::none_of(ofKind.begin(), ofKind.end(), [](int weight) { return weight % 2 != 0; }));
    CHECK(std::any_of(ofKind.begin(), ofKind.end(), [](int weight) { return weight != 0; }));
  }
}
