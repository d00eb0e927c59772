// Pairs of games of a match, and their luck.

#include "measure/match_pairs.h"

#include <cmath>

#include "catch.h"
#include "cribbage/cribbage.h"
#include "cribbage/game/player_names.h"
#include "measure/betting.h"
#include "measure/control.h"

using namespace cribbage;

namespace {

const Tables& shipped() {
  static const Tables tables = shippedTables();
  return tables;
}

const QuickThrower& thrower() {
  static const QuickThrower thrower(**shipped().crib(), **shipped().play());
  return thrower;
}

std::array<Player, 2> players(const char* a, const char* b) {
  static PlayerMaker maker(shipped());
  return {*maker.player(*parsePlayer(a)), *maker.player(*parsePlayer(b))};
}

MatchPairs match(const char* a, const char* b, const BoardTable& board = **shipped().board()) {
  return {players(a, b), 1, thrower(), board};
}

// A board that knows nothing of cribbage.
BoardTable wrongBoard() {
  BoardTable::Outlooks outlooks(std::size_t{BoardTable::holes} * BoardTable::holes);
  for (std::size_t at = 0; at < outlooks.size(); ++at)
    outlooks[at].chance = static_cast<double>(at % 97) / 96;
  return BoardTable(outlooks);
}

struct Seen {
  Moments won, luck, left;  // left: what was won, less the luck
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

SplitSix splitOf(const DealtCards& cards) {
  SplitSix six;
  for (std::size_t at = 0; at < 4; ++at) six.kept[at] = {cards.kept[at]->rank, *cards.kept[at]->suit};
  for (std::size_t at = 0; at < 2; ++at) six.thrown[at] = {cards.thrown[at]->rank, *cards.thrown[at]->suit};
  return six;
}

}  // namespace

TEST_CASE("a reference deal of greedy players comes to the score that they came to") {
  const BoardTable& board = **shipped().board();
  const auto two = players("handOnly/greedy", "schell/greedy");
  for (std::uint64_t number = 0; number < 20; ++number) {
    Record record;
    const FinishedGame game = playGame({two}, SeededPacks(5, number), {}, &record);
    ByWho<int> scores;
    auto scored = game.scored.begin();
    for (std::size_t at = 0; at < record.deals.size(); ++at) {
      const RecordedDeal& deal = record.deals[at];
      const Who dealer = deal.dealer, pone = other(dealer);
      const ReferenceDeal reference(splitOf(deal.cards[pone]), splitOf(deal.cards[dealer]));
      const Card starter{deal.starter->rank, *deal.starter->suit};
      const double chance = reference.dealersChance(board, {{scores[pone], scores[dealer]}}, starter);
      for (; scored != game.scored.end() && scored->deal == static_cast<int>(at); ++scored)
        scores[scored->by] += scored->points;
      if (at + 1 < record.deals.size())
        CHECK(chance == 1 - board.dealersChance(scores[pone], scores[dealer]));
      else
        CHECK(chance == (game.winner() == dealer ? 1 : 0));
    }
  }
}

TEST_CASE("pairs are the games of a simulation with the same seed, in whatever order they are played") {
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

TEST_CASE("luck is nought on average, of unequal players and by a wrong board too") {
  const BoardTable wrong = wrongBoard();
  for (const BoardTable* board : {*shipped().board(), &wrong}) {
    const Seen both = seen(match("handOnly/greedy", "random/random", *board), 400);
    CHECK(both.luck.variance() > 0.001);
    CHECK(std::abs(both.luck.mean()) < 3.5 * both.errorOf(both.luck));
    CHECK(std::abs(both.left.mean() - both.won.mean()) < 3.5 * both.errorOf(both.luck));
  }
}

TEST_CASE("taking the luck away leaves less than half of the variance") {
  const Seen both = seen(match("handOnly/greedy", "schell/greedy"), 500);
  CHECK(both.left.variance() < both.won.variance() / 2);
  CHECK(std::abs(both.left.mean() - both.won.mean()) < 3.5 * both.errorOf(both.won));
}

TEST_CASE("a planted difference is found, and no difference is not") {
  const Range range{-BoundedLuck::most, 1 + BoundedLuck::most};
  const auto verdict = [&](const char* a, const char* b) {
    const MatchPairs pairs = match(a, b);
    SequentialTest test(0.45, 0.55, 0.05, range);
    Control control;
    for (std::uint64_t game = 0; game < 100; ++game) {
      const PairScore score = pairs.play(game);
      test.add(control.reduce(score.won, score.luck));
    }
    return test.verdict();
  };
  CHECK(verdict("schell/greedy", "random/greedy") == Verdict::more);
  CHECK(verdict("handOnly/random", "handOnly/greedy") == Verdict::less);
}
