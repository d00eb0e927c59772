#include "cribbage/deal/discard_chances.h"

#include "catch.h"
#include "cribbage/deal/winning_opponent.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

const BoardTable& board() {
  return **shipped().board();
}

// Returns the discards from these six cards against the expert, best first.
std::array<Discard, 15> valued(const Dealt& dealt, bool weDeal, int ours, int theirs) {
  const PolicyOpponent expert(throwsTable().expertDealer, throwsTable().expertPone);
  auto choices = valueDiscards(dealt, weDeal, expert, **shipped().play());
  const WinningOpponent winning(throwsTable(), **shipped().play(), pegging(), board(), ours, theirs);
  const bool near = lastHole - std::max(ours, theirs) <= WinningOpponent::nearest;
  const ShowModel& opponent = near ? static_cast<const ShowModel&>(winning) : expert;
  valueChances(choices, weDeal, opponent, {ours, theirs, &pegging(), &board()});
  sortByWorth(choices);
  return choices;
}

}  // namespace

TEST_CASE("the pone who needs one hole and counts first throws for a sure point") {
  // A hand with both deuces is sure of two points. The king, queen, eight and six count nothing before the
  // cut.
  const auto choices = valued(dealt("KS QH 8D 6C 2S 2H"), false, 120, 118);
  CHECK(choices[0].hand.min > 0);
  for (const Discard& choice : choices) {
    CAPTURE(choice.winChance, choice.hand.min);
    if (choice.hand.min == 0) CHECK(choice.winChance < choices[0].winChance);
  }
}

TEST_CASE("the best throws of many deals win on average as often as the board says", "[exhaust]") {
  Random random(77);
  for (const auto& [ours, theirs] :
       {std::pair{0, 0}, std::pair{60, 70}, std::pair{100, 95}, std::pair{112, 116}})
    for (const bool weDeal : {false, true}) {
      double sum = 0, squares = 0;
      constexpr int deals = 16;
      for (int deal = 0; deal < deals; ++deal) {
        const double chance = *valued(shuffled(random).deal().pone, weDeal, ours, theirs)[0].winChance;
        sum += chance;
        squares += chance * chance;
      }
      const double mean = sum / deals;
      const double error = std::sqrt((squares / deals - mean * mean) / deals);
      CAPTURE(ours, theirs, weDeal, mean, error);
      // The error of the estimate is larger when both sides are near the last hole.
      const double model = std::max(ours, theirs) > 110 ? 0.01 : 0.003;
      CHECK(std::abs(mean - board().ours(ours, theirs, weDeal).chance) < 3 * error + model);
    }
}

TEST_CASE(
    "chances stay between 0 and 1, and equal ones are ordered by points, where the game is all but decided",
    "[exhaust]") {
  Random random(11);
  for (int round = 0; round < 8; ++round) {
    const Dealt six = shuffled(random).deal().pone;
    for (const auto& [ours, theirs] : {std::pair{120, 0}, {0, 120}, {118, 12}, {12, 118}})
      for (const bool weDeal : {true, false}) {
        const auto choices = valued(six, weDeal, ours, theirs);
        for (std::size_t at = 0; at < choices.size(); ++at) {
          CHECK(*choices[at].winChance >= 0);
          CHECK(*choices[at].winChance <= 1);
          if (at == 0) continue;
          const double behind = *choices[at - 1].winChance - *choices[at].winChance;
          CHECK((behind == 0 || behind > 5e-10));
          if (behind == 0) CHECK(choices[at - 1].points >= choices[at].points);
        }
      }
  }
}

// Each player makes the best of fifteen discards against an opponent who discards to win. The mean chances of
// dealer and pone must add to 1. When the modelled opponent ignored the race to the last hole in their
// discards, the sum was 1.22 at 120 and 1.15 at 119.
TEST_CASE("the best throws of dealer and pone add up to one game where one hole decides", "[exhaust]") {
  for (const int score : {120, 119}) {
    Random random(17);
    double sum = 0;
    constexpr int deals = 48;
    for (int deal = 0; deal < deals; ++deal) {
      const Deck::Hands hands = shuffled(random).deal();
      sum += *valued(hands.dealer, true, score, score)[0].winChance;
      sum += *valued(hands.pone, false, score, score)[0].winChance;
    }
    CAPTURE(score);
    CHECK(sum / deals == Approx(1.01).margin(0.07));
  }
}

TEST_CASE("no throw is certain to win that needs a show, however much its hand wins beyond its pegs") {
  const auto choices = *valueDiscards(dealt("7C 2C 3S 2S 8S 6S"), false, {114, 109}, shipped());
  CHECK(written(choices[0].thrown) == "2C 3S");
  CHECK(*choices[0].winChance > 0.99);
  CHECK(*choices[0].winChance < 1);
}

TEST_CASE("calibration multiplies the odds of all throws alike, and their worth follows") {
  CHECK(withOddsTimes(0.5, 3) == Approx(0.75));
  CHECK(withOddsTimes(0, 3) == 0);
  CHECK(withOddsTimes(1, 0.1) == 1);
  Tables tables = shippedTables();
  StakesTable stakes = **tables.stakes();
  const ScoreGrid grid({1, 16}, {1, 16});
  const auto calibrated = [&](int part) {
    const std::vector<std::int32_t> alike(grid.size(), StakesTable::calibrationScale / part);
    stakes.setCalibration(grid, {{alike, alike}});
    REQUIRE(!tables.give("stakes", stakes.write()));
    return *valueDiscards(dealt("7C 2C 3S 2S 8S 6S"), true, {112, 114}, tables, Order::winChance,
                          OpponentKind::expert, Objective::acc);
  };
  const auto quarter = calibrated(4), half = calibrated(2);
  for (const Discard& before : quarter)
    for (const Discard& after : half)
      if (after.thrown == before.thrown) {
        CHECK(*after.winChance == Approx(withOddsTimes(*before.winChance, 2)).margin(1e-8));
        CHECK(*after.worth == Approx(2 * (2 * *after.winChance - 1)).margin(1e-8));
      }
}

TEST_CASE("a correction makes nothing certain, and of two the greater one moves a chance farther") {
  CHECK(moved(0.5, 0.1) == Approx(0.6));
  CHECK(moved(0.99, 0.1) == Approx(0.997436).margin(1e-6));
  CHECK(moved(0.02, -0.1) == Approx(0.005263).margin(1e-6));
  CHECK(moved(1, -0.1) == Approx(0.9));
  for (const double share : {0.001, 0.3, 0.5, 0.98}) {
    CHECK(moved(share, 0) == share);
    CHECK(moved(share, 1000) < 1 - (1 - share) / 4);
    CHECK(moved(share, -1000) > share / 4);
    for (double by = -1; by < 1; by += 0.01) CHECK(moved(share, by) < moved(share, by + 0.01));
  }
}

TEST_CASE("a throw is certain to win only where the hand counts enough whatever is cut, and comes first") {
  const auto check = [](const Dealt& six, int needs) {
    const auto choices = *valueDiscards(six, false, {lastHole - needs, 70}, shipped());
    bool before = true;
    for (const Discard& choice : choices) {
      bool sure = true;
      for (const Card starter : CardSet::deck().without(CardSet({six.begin(), six.end()})))
        sure = sure && score(choice.kept, starter, false) >= needs;
      CAPTURE(print(choice.thrown[0]), print(choice.thrown[1]), needs);
      CHECK((*choice.winChance == 1) == sure);
      CHECK((before || !sure));
      before = sure;
    }
    return before || *choices[0].winChance == 1;
  };
  CHECK(check(dealt("4H 7C QC 7D 5C 6C"), 10));
  int sure = 0;
  Random random(3);
  for (int deal = 0; deal < 60; ++deal) sure += check(shuffled(random).deal().pone, 1 + deal % 8) ? 1 : 0;
  CHECK(sure > 10);
}
