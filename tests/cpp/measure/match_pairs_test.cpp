#include "measure/match/match_pairs.h"

#include "catch.h"
#include "measure/match/betting.h"
#include "measure/match/control.h"
#include "measure/matches.h"

using namespace cribbage;

namespace {

MatchPairs match(const char* a, const char* b, const BoardTable& board = **shipped().board()) {
  return {players(a, b), 1, thrower(), board};
}

struct Seen {
  Moments won, luck, left;  // left: the wins minus the luck
  int pairs = 0;
  double errorOf(const Moments& moments) const { return std::sqrt(moments.variance() / pairs); }
};

Seen seen(const MatchPairs& pairs, int count) {
  Seen seen;
  Control control;
  for (; seen.pairs < count; ++seen.pairs) {
    const PairScore score = pairs.play(static_cast<std::uint64_t>(seen.pairs));
    seen.won.add(score.won);
    seen.luck.add(score.luck);
    seen.left.add(control.reduce(score.won, score.luck));
  }
  return seen;
}

}  // namespace

TEST_CASE("a match pair has the result of the simulated game of its number, in any order") {
  const MatchPairs pairs = match("handOnly/greedy", "schell/random");
  const Contest contest{players("handOnly/greedy", "schell/random"), {}, 1};
  for (const std::uint64_t game : {9u, 2u, 3u, 2u})
    CHECK(pairs.play(game).won == static_cast<double>(playContest(contest, game).players[0].games()) / 2);
}

TEST_CASE("a player wins half against the same player, without luck") {
  for (const char* name : {"handOnly/greedy", "schell/random", "random/random"}) {
    const MatchPairs pairs = match(name, name);
    for (std::uint64_t game = 0; game < 10; ++game) {
      const PairScore score = pairs.play(game);
      CHECK(score.won == 0.5);
      CHECK(score.luck == 0);
    }
  }
}

TEST_CASE("taking the luck away leaves the mean, by a wrong board too, and a quarter of the variance at most",
          "[exhaust]") {
  const BoardTable wrong = wrongBoard();
  for (const BoardTable* board : {*shipped().board(), &wrong}) {
    const Seen both = seen(match("handOnly/greedy", "schell/greedy", *board), board == &wrong ? 150 : 250);
    if (board != &wrong) CHECK(both.left.variance() < both.won.variance() / 4);
    CHECK(std::abs(both.left.mean() - both.won.mean()) < 3.5 * both.errorOf(both.won));
  }
}

TEST_CASE("a planted difference is found either way", "[exhaust]") {
  const auto verdict = [&](const char* a, const char* b) {
    const MatchPairs pairs = match(a, b);
    SequentialTest test(0.45, 0.55, 0.05, {-0.25, 1.25});
    Control control;
    for (std::uint64_t game = 0; game < 100; ++game) {
      const PairScore score = pairs.play(game);
      test.add(std::clamp(control.reduce(score.won, score.luck), -0.25, 1.25));
    }
    return test.verdict();
  };
  CHECK(verdict("schell/greedy", "random/greedy") == Verdict::more);
  CHECK(verdict("handOnly/random", "handOnly/greedy") == Verdict::less);
}
