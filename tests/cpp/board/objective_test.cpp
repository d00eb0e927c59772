#include "cribbage/board/objective.h"

#include "catch.h"
#include "cribbage/deal/win_utility.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

std::array<Discard, 15> byGamePoints(const Dealt& six, bool weDeal, Score score) {
  return *valueDiscards(six, weDeal, score, shipped(), Order::winChance, OpponentKind::expert,
                        Objective::acc);
}

}  // namespace

TEST_CASE("a worth counts what the objective says of each end") {
  const WinOdds won = wonFrom(91), skunk = wonFrom(90), skunkToo = wonFrom(61), twice = wonFrom(60);
  for (const WinOdds& end : {won, skunk, skunkToo, twice}) CHECK(utilityOf(Objective::win, end) == 1);
  CHECK(utilityOf(Objective::acc, won) == 2);
  for (const WinOdds& end : {skunk, skunkToo, twice}) CHECK(utilityOf(Objective::acc, end) == 3);
  CHECK(utilityOf(Objective::money, won) == 1);
  CHECK(utilityOf(Objective::money, skunk) == 2);
  CHECK(utilityOf(Objective::money, skunkToo) == 2);
  CHECK(utilityOf(Objective::money, twice) == 4);
  for (const Objective objective : {Objective::acc, Objective::money})
    for (const WinOdds& end : {won, skunk, twice})
      CHECK(utilityOf(objective, turned(end)) == -utilityOf(objective, end));
}

TEST_CASE("a share is 0 at the worst end of a game and 1 at the best") {
  for (const Objective objective : everyObjective) {
    const double best = utilityOf(objective, wonFrom(0)), worst = utilityOf(objective, turned(wonFrom(0)));
    CHECK(shareOf(objective, best) == 1);
    CHECK(shareOf(objective, worst) == 0);
    CHECK(std::abs(utilityOfShare(objective, shareOf(objective, 0.3)) - 0.3) < 1e-9);
  }
}

TEST_CASE("to win, every worth is the chance of winning") {
  const auto chance = winChance({90, 75}, true, shipped());
  CHECK(chance->worth == chance->chance);
  const auto choices = valueDiscards(dealt("5D JH 6S 4H 5S 2C"), true, {90, 75}, shipped(), Order::winChance);
  for (const Discard& choice : *choices) CHECK(choice.worth == choice.winChance);
}

TEST_CASE("worths of both sides add to nothing, and the score decides them") {
  for (const Objective objective : {Objective::acc, Objective::money}) {
    const auto ours = winChance({100, 50}, true, shipped(), objective);
    const auto theirs = winChance({50, 100}, false, shipped(), objective);
    CHECK(std::abs(ours->worth + theirs->worth) < 1e-9);
    CHECK(ours->worth > utilityOf(objective, wonFrom(91)));  // a skunk is likely
    CHECK(std::abs(ours->worth - utilityOf(objective, *ours)) < 1e-12);
  }
}

TEST_CASE("game points are two for each win once a skunk is impossible") {
  const auto win = valueDiscards(dealt("5D JH 6S 4H 5S 2C"), true, {112, 104}, shipped());
  const auto acc = byGamePoints(dealt("5D JH 6S 4H 5S 2C"), true, {112, 104});
  for (const Discard& choice : acc) CHECK(std::abs(*choice.worth - 2 * (2 * *choice.winChance - 1)) < 1e-6);
  CHECK(std::abs(*acc[0].winChance - *win->front().winChance) < 0.005);
}

TEST_CASE("a side that cannot win but can save the skunk plays for that by game points") {
  // They have 118 and count first in the next deal, so we lose. We have 84, and seven points save us from the
  // skunk.
  const auto acc = byGamePoints(dealt("7H 8S 8D KC QD 2S"), false, {84, 118});
  CHECK(*acc[0].winChance < 0.02);
  CHECK(*acc[0].worth - *acc.back().worth > 0.2);
  const auto saving = [](const Discard& choice) {
    const auto& starters = choice.hand.histogram;
    return std::accumulate(starters.begin() + 7, starters.end(), std::int64_t{0});
  };
  for (const Discard& choice : acc) CHECK(saving(choice) <= saving(acc[0]));
}

TEST_CASE("an objective that is none is refused in a sentence") {
  ChanceQuestion question{Given::ofNumber(0, "0"), Given::ofNumber(0, "0"), Given::ofTruth(true), {}};
  for (const Given& none : {Given::ofText("glory"), Given::ofTruth(true)}) {
    question.objective = none;
    CHECK(winChance(question, shipped()).error().code == ErrorCode::badQuestion);
    CHECK(needs(question).empty());
  }
  question.objective = Given::ofText("glory");
  CHECK(winChance(question, shipped()).error().message.find("“win”, “acc” or “money”") != std::string::npos);
  question.objective = Given::ofText("money");
  CHECK(needs(question) == TableNames{"money"});
}
