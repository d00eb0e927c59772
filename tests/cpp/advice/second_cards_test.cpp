// The frequencies of the pone's second card, and the advice that rests on them.

#include "cribbage/advice/second_cards.h"

#include <algorithm>
#include <numeric>

#include "catch.h"
#include "cribbage/advice/advisor.h"
#include "shipped.h"

using namespace cribbage;

namespace {

// A pone who has led a ten and seen a two, with these three ranks left. Both sides need this many holes.
Advisor poneWith(std::vector<Rank> three, int toGo) {
  PlayInformation information;
  information.us = Seat::pone;
  std::copy(three.begin(), three.end(), information.kept.begin());
  information.kept[3] = Rank::ten;
  information.thrown = {Rank::queen, Rank::king};
  information.starter = Rank::six;
  information.played = {{Seat::pone, Rank::ten}, {Seat::dealer, Rank::two}};
  return *Advisor::make(information, shippedPlay(),
                        ScoreContext({toGo, toGo}, {toGo, toGo}, Rank::six, winTables()));
}

ByRank settled(std::vector<Rank> three, int toGo) {
  Advisor advisor = poneWith(std::move(three), toGo);
  advisor.settle();
  return advisor.chances();
}

}  // namespace

TEST_CASE("a pone plays the second card that pegs the last hole") {
  const ByRank chances = settled({Rank::three, Rank::eight, Rank::nine}, 2);
  CHECK(chances[static_cast<std::size_t>(Rank::three)] > 0.97f);  // makes fifteen
}

TEST_CASE("the frequencies of a second card add to one, over the ranks held") {
  const ByRank chances = settled({Rank::four, Rank::four, Rank::nine}, 8);
  CHECK(std::abs(std::accumulate(chances.begin(), chances.end(), 0.0f) - 1) < 1e-6f);
  for (int rank = 0; rank < rankCount; ++rank) {
    const bool held = static_cast<Rank>(rank) == Rank::four || static_cast<Rank>(rank) == Rank::nine;
    CHECK((chances[static_cast<std::size_t>(rank)] > 0) == held);
  }
}

TEST_CASE("only a settled answer knows the second cards, however it was reached") {
  const std::vector<Rank> three{Rank::four, Rank::five, Rank::nine};
  Advisor quick = poneWith(three, 8);
  quick.run(Advisor::firstRounds);
  const ByRank before = quick.chances();
  CHECK(before == (*shipped().opening())
                      ->chances(OpeningTable::second(static_cast<int>(Rank::ten), static_cast<int>(Rank::two),
                                                     rankSets().number(three))));
  quick.settle();
  CHECK(quick.settled());
  CHECK(quick.chances() == settled(three, 8));
  CHECK(quick.chances() != before);
}
