// Every hand of four with every starter, as hand and as crib: the fast path against the naive scorer.

#include "catch.h"
#include "cribbage/show/score.h"
#include "naive/naive.h"
#include "written.h"

using namespace cribbage;

namespace {

using Histogram = std::array<std::int64_t, 30>;

struct Exhausted {
  std::int64_t shows = 0;
  std::int64_t wrong = 0;
  std::string firstWrong;
  Histogram fast{};
};

// The shows whose four cards begin with `lowest`, their places turned by one for each, so that every card
// comes to every place of the hand.
void exhaust(int lowest, bool crib, Exhausted& exhausted) {
  for (int b = lowest + 1; b < deckSize; ++b)
    for (int c = b + 1; c < deckSize; ++c)
      for (int d = c + 1; d < deckSize; ++d) {
        Hand four{Card::fromId(lowest), Card::fromId(b), Card::fromId(c), Card::fromId(d)};
        for (int starter = 0; starter < deckSize; ++starter) {
          if (starter == lowest || starter == b || starter == c || starter == d) continue;
          std::rotate(four.begin(), four.begin() + 1, four.end());
          const Card cut = Card::fromId(starter);
          const int fast = score(four, cut, crib);
          ++exhausted.shows;
          ++exhausted.fast.at(static_cast<std::size_t>(fast));
          if (fast == naive::score(four, cut, crib).total()) continue;
          if (exhausted.wrong++ == 0) exhausted.firstWrong = written(four) + " with " + print(cut);
        }
      }
}

Exhausted exhaustAll(bool crib) {
  Exhausted exhausted;
  for (int lowest = 0; lowest < deckSize; ++lowest) exhaust(lowest, crib, exhausted);
  return exhausted;
}

std::int64_t sum(const Histogram& histogram) {
  std::int64_t total = 0;
  for (std::size_t points = 0; points < histogram.size(); ++points)
    total += static_cast<std::int64_t>(points) * histogram[points];
  return total;
}

}  // namespace

TEST_CASE("all 12,994,800 shows of a hand score as the naive scorer has them", "[exhaust]") {
  const Exhausted all = exhaustAll(false);
  CHECK(all.shows == 12'994'800);
  CHECK(all.wrong == 0);
  CHECK(all.firstWrong == "");
  // As published by Steven S. Lumetta in "Amusing Cribbage Facts".
  CHECK(all.fast == Histogram{1'009'008, 99'792,  2'813'796, 505'008, 2'855'676, 697'508, 1'800'268, 751'324,
                              1'137'236, 361'224, 388'740,   51'680,  317'340,   19'656,  90'100,    9'168,
                              58'248,    11'196,  2'708,     0,       8'068,     2'496,   444,       356,
                              3'680,     0,       0,         0,       76,        4});
  CHECK(sum(all.fast) == 61'974'180);
}

TEST_CASE("all 12,994,800 shows of a crib score as the naive scorer has them", "[exhaust]") {
  const Exhausted all = exhaustAll(true);
  CHECK(all.shows == 12'994'800);
  CHECK(all.wrong == 0);
  CHECK(all.firstWrong == "");
  CHECK(all.fast[0] == 1'022'208);  // as published in Wikipedia's "Cribbage statistics"
  CHECK(all.fast[29] == 4);
  CHECK(all.fast[28] == 76);
}

TEST_CASE("all 270,725 hands before the cut score as the naive scorer has them", "[exhaust]") {
  std::int64_t hands = 0, wrong = 0;
  for (int a = 0; a < deckSize; ++a)
    for (int b = a + 1; b < deckSize; ++b)
      for (int c = b + 1; c < deckSize; ++c)
        for (int d = c + 1; d < deckSize; ++d) {
          const Hand four{Card::fromId(c), Card::fromId(a), Card::fromId(d), Card::fromId(b)};
          ++hands;
          for (const bool crib : {false, true})
            if (score(four, crib) != naive::score(four, std::nullopt, crib).total()) ++wrong;
        }
  CHECK(hands == 270'725);
  CHECK(wrong == 0);
}
