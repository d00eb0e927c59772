// Every hand of four with every starter, as hand and as crib, scored by the fast scorer and by definition.

#include "proof/shows_proof.h"

#include "catch.h"

using namespace cribbage;

namespace {

std::int64_t pointsOf(const ShowsByPoints& shows) {
  std::int64_t total = 0;
  for (std::size_t points = 0; points < shows.size(); ++points)
    total += static_cast<std::int64_t>(points) * shows[points];
  return total;
}

}  // namespace

// The About page makes the same proof on any device.
TEST_CASE("all 12,994,800 shows of a hand and of a crib score as the definition has them",
          "[exhaust][proof]") {
  std::int64_t shows = 0, wrong = 0;
  ShowsByPoints hands{}, cribs{};
  std::string digest;
  for (int slice = 0; slice < showSlices; ++slice) {
    const ProvenShows proven = proveShows(slice, digest);
    INFO(proven.firstWrong);
    CHECK(proven.wrong == 0);
    shows += proven.shows;
    wrong += proven.wrong;
    digest = proven.digest;
    for (std::size_t points = 0; points < hands.size(); ++points) {
      hands[points] += proven.hands[points];
      cribs[points] += proven.cribs[points];
    }
  }
  CHECK(shows == 12'994'800);
  CHECK(wrong == 0);
  // As published by Steven S. Lumetta in "Amusing Cribbage Facts".
  CHECK(hands == ShowsByPoints{1'009'008, 99'792,  2'813'796, 505'008, 2'855'676, 697'508, 1'800'268, 751'324,
                               1'137'236, 361'224, 388'740,   51'680,  317'340,   19'656,  90'100,    9'168,
                               58'248,    11'196,  2'708,     0,       8'068,     2'496,   444,       356,
                               3'680,     0,       0,         0,       76,        4});
  CHECK(pointsOf(hands) == 61'974'180);
  CHECK(cribs[0] == 1'022'208);  // as published in Wikipedia's "Cribbage statistics"
  CHECK(cribs[28] == 76);
  CHECK(cribs[29] == 4);
  CHECK(digest == "6490a8186bc03799");  // the shows of the signature
}

TEST_CASE("a slice has the shows with one lowest card, and another number has none") {
  CHECK(proveShows(48, "").shows == 48);
  for (const int slice : {-1, 49, 52}) CHECK(proveShows(slice, "").shows == 0);
}

TEST_CASE("a digest goes on where it was, and tells texts apart that read the same together") {
  const std::string first = digestText("ab", "");
  CHECK(digestText("c", first) == digestText("c", digestText("ab", "")));
  CHECK(digestText("c", first) != digestText("bc", digestText("a", "")));
  CHECK(first.size() == 16);
  CHECK(digestText("ab", "no digest at all") == first);
}
