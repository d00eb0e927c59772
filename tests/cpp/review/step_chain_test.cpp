#include "cribbage/review/step_chain.h"

#include "catch.h"

using namespace cribbage;

namespace {

using Kind = ReviewStep::Kind;

ReviewStep stepOf(Kind kind, PlayerId by, std::optional<double> lost = std::nullopt) {
  ReviewStep step;
  step.kind = kind;
  step.by = by;
  step.lost = lost;
  return step;
}

// Returns the reviewed step of a deal that has only this step and begins at a chance of a half.
ReviewStep only(const ReviewStep& step, std::optional<double> chance) {
  StepChain chain(0.5);
  chain.add(step, chance, PlayerId::b);
  return chain.review().steps.at(0);
}

}  // namespace

TEST_CASE("luck is what is left of a change when what was lost is taken away") {
  constexpr PlayerId a = PlayerId::a, b = PlayerId::b;
  CHECK(*only(stepOf(Kind::thrown, a, 0.1), 0.6).luck == Approx(0.2));
  CHECK(*only(stepOf(Kind::thrown, b, 0.1), 0.6).luck == Approx(0).margin(1e-12));
  CHECK(*only(stepOf(Kind::played, b, 0.1), 0.5).luck == Approx(-0.1));
  CHECK(*only(stepOf(Kind::cut, a), 0.4).luck == Approx(-0.1));
  CHECK(only(stepOf(Kind::cut, a), 0.4).chance == 0.4);
  // A step after which nothing is known changes the chance by what was lost, without luck.
  CHECK(only(stepOf(Kind::played, a, 0.1), std::nullopt).chance == Approx(0.4));
  CHECK_FALSE(only(stepOf(Kind::played, a, 0.1), std::nullopt).luck);
  CHECK(only(stepOf(Kind::played, b, 0.1), std::nullopt).chance == Approx(0.6));
  CHECK(only(stepOf(Kind::show, b), std::nullopt).chance == 0.5);
}

TEST_CASE("the luck of a step that tells nothing is in the next one that does") {
  StepChain chain(0.5);
  chain.add(stepOf(Kind::played, PlayerId::a, 0.1), std::nullopt, PlayerId::b);
  chain.add(stepOf(Kind::played, PlayerId::b), 0.7, PlayerId::a);
  CHECK(*chain.review().steps[1].luck == Approx(0.3));
  CHECK(chain.last() == 0.7);
}

TEST_CASE("more than there was cannot be lost: the rest is luck") {
  for (const auto& [by, before, after] : {std::tuple{PlayerId::a, 0.04, 0.0}, {PlayerId::b, 0.96, 1.0}}) {
    StepChain chain(before);
    chain.add(stepOf(Kind::played, by, 0.1), std::nullopt, other(by));
    CHECK(chain.last() == after);
    CHECK(*chain.review().steps[0].luck == Approx(by == PlayerId::a ? 0.06 : -0.06));
  }
}

TEST_CASE("the last step of a deal comes where the deal ends") {
  StepChain chain(0.5);
  chain.add(stepOf(Kind::cut, PlayerId::a), 0.6, PlayerId::a);
  chain.add(stepOf(Kind::show, PlayerId::b), std::nullopt, PlayerId::b);
  chain.end(0.9);
  const DealReview review = chain.review();
  CHECK_FALSE(review.steps[0].luck == review.steps[1].luck);
  CHECK(*review.steps[1].luck == Approx(0.3));
  CHECK(review.steps[1].chance == 0.9);
  CHECK(review.after == 0.9);

  StepChain known(0.5);
  known.add(stepOf(Kind::cut, PlayerId::a), 0.6, PlayerId::a);
  known.end(0.4);
  CHECK(*known.review().steps[0].luck == Approx(-0.1));
}

TEST_CASE("the rounding between the last step and the end is not luck") {
  for (const double off : {1e-13, -1e-13, 0.0, 1e-9, -1e-9}) {
    StepChain chain(0.5);
    chain.add(stepOf(Kind::show, PlayerId::b), std::nullopt, PlayerId::b);
    chain.end(0.5 + off);
    const auto luck = chain.review().steps[0].luck;
    CHECK(luck.has_value() == (std::abs(off) > 1e-12));
    if (luck) CHECK(*luck == Approx(off));
    CHECK(chain.last() == 0.5 + off);
  }
}

TEST_CASE("a deal of which nothing is known but how it changed the chance has one step") {
  StepChain chain(0.5);
  chain.end(0.7);
  const DealReview review = chain.review();
  REQUIRE(review.steps.size() == 1);
  CHECK(review.steps[0].kind == Kind::show);
  CHECK_FALSE(review.steps[0].by);
  CHECK(*review.steps[0].luck == Approx(0.2));
  CHECK(review.after == 0.7);
  CHECK(review.totals[PlayerId::a].luck == Approx(0.2));

  StepChain same(0.5);
  same.end(0.5);
  CHECK(same.review().steps.empty());
  StepChain unknown(0.5);
  unknown.end(std::nullopt);
  CHECK(unknown.review().steps.empty());
  CHECK(unknown.review().after == 0.5);
}

TEST_CASE("losses add up by player and kind, and luck by the player whose cards brought it") {
  StepChain chain(0.5);
  chain.add(stepOf(Kind::thrown, PlayerId::a, 0.1), 0.5, PlayerId::b);
  chain.add(stepOf(Kind::thrown, PlayerId::b, 0.02), 0.5, PlayerId::a);
  chain.add(stepOf(Kind::played, PlayerId::a, 0.03), 0.5, PlayerId::b);
  chain.add(stepOf(Kind::played, PlayerId::a, 0.04), 0.5, PlayerId::b);
  chain.add(stepOf(Kind::played, PlayerId::b, 0.05), 0.5, PlayerId::a);
  const DealReview review = chain.review();
  CHECK(review.before == 0.5);
  CHECK(review.totals[PlayerId::a].throwLost == Approx(0.1));
  CHECK(review.totals[PlayerId::b].throwLost == Approx(0.02));
  CHECK(review.totals[PlayerId::a].playLost == Approx(0.07));
  CHECK(review.totals[PlayerId::b].playLost == Approx(0.05));
  CHECK(review.totals[PlayerId::b].luck == Approx(0.17));
  CHECK(review.totals[PlayerId::a].luck == Approx(-0.07));
}
