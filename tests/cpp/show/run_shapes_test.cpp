// The 26 shapes of a run in five cards.
//
// Sort five cards and note how each follows the one before it: the same rank (=), the next rank (+), or a gap
// (.). These four signs are the shape: A 2 3 3 9 is "++=.". Of the 81 shapes 26 have a run of at least three,
// which is two or more + without a gap between them:
//
//   one run of 3, two other cards    7   ++ and a gap before or after, the other two in any way
//   double run of 3, one other card  6   ++ and one = at any of its ranks, the gap before or after
//   triple run of 3                  3   ++ and ==
//   double double run of 3           3   ++ and two = at different ranks
//   run of 4, one other card         2   +++ and the gap before or after
//   double run of 4                  4   +++ and one =
//   run of 5                         1   ++++

#include <map>

#include "catch.h"
#include "cribbage/show/explain.h"
#include "written.h"

using namespace cribbage;

namespace {

struct Pinned {
  std::string sentence, shape, example;
  int runs, length;
};

const std::vector<Pinned> pinned{
    {"a run of three below two cards that are apart from each other", "++..", "A2359", 1, 3},
    {"a run of three below two neighbours", "++.+", "A2389", 1, 3},
    {"a run of three below a pair", "++.=", "A2388", 1, 3},
    {"a run of three between two cards", ".++.", "A456T", 1, 3},
    {"a run of three above two cards that are apart from each other", "..++", "A3789", 1, 3},
    {"a run of three above two neighbours", "+.++", "A2789", 1, 3},
    {"a run of three above a pair", "=.++", "AAJQK", 1, 3},

    {"a double run of three, the lowest double, below a card", "=++.", "44569", 2, 3},
    {"a double run of three, the middle double, below a card", "+=+.", "45569", 2, 3},
    {"a double run of three, the highest double, below a card", "++=.", "45669", 2, 3},
    {"a double run of three, the lowest double, above a card", ".=++", "2TTJQ", 2, 3},
    {"a double run of three, the middle double, above a card", ".+=+", "2TJJQ", 2, 3},
    {"a double run of three, the highest double, above a card", ".++=", "2TJQQ", 2, 3},

    {"a triple run of three, the lowest triple", "==++", "44456", 3, 3},
    {"a triple run of three, the middle triple", "+==+", "45556", 3, 3},
    {"a triple run of three, the highest triple", "++==", "45666", 3, 3},

    {"a double double run of three, the lower two double", "=+=+", "44556", 4, 3},
    {"a double double run of three, the outer two double", "=++=", "44566", 4, 3},
    {"a double double run of three, the upper two double", "+=+=", "45566", 4, 3},

    {"a run of four below a card", "+++.", "A2346", 1, 4},
    {"a run of four above a card", ".+++", "8TJQK", 1, 4},

    {"a double run of four, the lowest double", "=+++", "66789", 2, 4},
    {"a double run of four, the second double", "+=++", "67789", 2, 4},
    {"a double run of four, the third double", "++=+", "67889", 2, 4},
    {"a double run of four, the highest double", "+++=", "67899", 2, 4},

    {"a run of five", "++++", "9TJQK", 1, 5},
};

std::string shapeOf(const std::vector<Rank>& sorted) {
  std::string shape;
  for (std::size_t i = 1; i < sorted.size(); ++i) {
    const int step = static_cast<int>(sorted[i]) - static_cast<int>(sorted[i - 1]);
    shape += step == 0 ? '=' : step == 1 ? '+' : '.';
  }
  return shape;
}

struct Runs {
  int count = 0;
  std::int64_t points = 0;
  std::size_t longest = 0;
};

Runs runsOf(const std::vector<Rank>& sorted) {
  Runs runs;
  for (const Combination& combination : explainRanks(sorted).combinations) {
    if (combination.kind != CombinationKind::run) continue;
    ++runs.count;
    runs.points += combination.points;
    runs.longest = std::max(runs.longest, combination.places.size());
  }
  return runs;
}

// Calls `see` with each set of five ranks, lowest first, in which no more than four are equal.
template <class See>
void eachFive(See&& see, std::vector<Rank> taken = {}) {
  if (taken.size() == 5) {
    if (taken.front() != taken.back()) see(taken);
    return;
  }
  for (int rank = taken.empty() ? 0 : static_cast<int>(taken.back()); rank < rankCount; ++rank) {
    auto more = taken;
    more.push_back(static_cast<Rank>(rank));
    eachFive(see, more);
  }
}

}  // namespace

TEST_CASE("each of the 26 shapes of a run counts as its sentence says") {
  REQUIRE(pinned.size() == 26);
  for (const Pinned& pin : pinned) {
    CAPTURE(pin.sentence, pin.example);
    const auto sorted = ranks(pin.example);
    CHECK(shapeOf(sorted) == pin.shape);
    CHECK(runsOf(sorted).count == pin.runs);
    CHECK(runsOf(sorted).longest == static_cast<std::size_t>(pin.length));
    CHECK(scoreRuns(countRanks(sorted)) == pin.runs * pin.length);
  }
}

TEST_CASE("every five ranks count for runs by their shape, and no other shape counts") {
  std::map<std::string, int> pointsByShape;
  for (const Pinned& pin : pinned) pointsByShape[pin.shape] = pin.runs * pin.length;
  REQUIRE(pointsByShape.size() == 26);

  std::map<std::string, int> seen;
  int wrong = 0;
  eachFive([&](const std::vector<Rank>& five) {
    const std::string shape = shapeOf(five);
    const auto expected = pointsByShape.find(shape);
    if (expected != pointsByShape.end()) ++seen[shape];
    const int points = expected == pointsByShape.end() ? 0 : expected->second;
    if (scoreRuns(countRanks(five)) != points || runsOf(five).points != points) ++wrong;
  });
  CHECK(seen.size() == 26);
  CHECK(wrong == 0);
}
