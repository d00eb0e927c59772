#include "cribbage/advice/score_context.h"

#include "catch.h"
#include "cribbage/advice/subgame.h"
#include "cribbage/deal/stakes_table.h"
#include "cribbage/deal/winning_opponent.h"
#include "naive_to_win.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

constexpr auto pone = Seat::pone, dealer = Seat::dealer;

ScoreContext contextAt(int dealers, int pones, std::optional<Rank> starter) {
  return {{dealers, pones}, {dealers, pones}, starter, winTables()};
}

double meanOf(const CribPrior::ByPoints& chances) {
  double mean = 0;
  for (std::size_t points = 0; points < chances.size(); ++points)
    mean += static_cast<double>(points) * chances[points];
  return mean;
}

// Returns the dealer's win chance after the play, as a mean over the points of the crib. Counts the pone's
// hand, then the dealer's, then the crib.
double afterShow(const FirstRanks& first, int ponesLeft, int dealersLeft, Rank starter, ToGo left,
                 const PerSeat<int>& pegs) {
  const int pones = pegs[pone] + pointsOf(fourOf(first, pone, ponesLeft), starter);
  if (pones >= left.pone) return 0;
  const int dealers = pegs[dealer] + pointsOf(fourOf(first, dealer, dealersLeft), starter);
  const auto& crib = (*shipped().knowledge())->cribs.with(starter);
  double chance = 0;
  for (int points = 0; points < static_cast<int>(crib.size()); ++points) {
    const int all = dealers + points;
    chance += crib[static_cast<std::size_t>(points)] *
              (all >= left.dealer
                   ? 1
                   : 1 - (*shipped().board())
                             ->dealersChance(lastHole - left.pone + pones, lastHole - left.dealer + all));
  }
  return chance;
}

}  // namespace

TEST_CASE("a play to win is worth what pegs, hands, an average crib and the board make of it, card by card") {
  const FirstRanks first{6, 3, 3};  // seven, four, four
  for (const Rank starter : {Rank::five, Rank::king})
    for (const ToGo toGo : {ToGo{3, 7}, ToGo{1, 6}, ToGo{2, 5}, ToGo{4, 10}, ToGo{14, 9}, ToGo{28, 28}}) {
      CAPTURE(toGo.dealer, toGo.pone);
      const ScoreContext context = contextAt(toGo.dealer, toGo.pone, starter);
      const auto left = context.after(first);
      REQUIRE(left);
      // Draws some pairs of hands that the players may hold.
      Random random(3);
      const auto any = [&](int size) {
        return static_cast<int>(
            random.below(static_cast<std::uint32_t>(RankSets::count[static_cast<std::size_t>(size)])));
      };
      JointHands joint(static_cast<std::size_t>(RankSets::count[2] * RankSets::count[3]));
      std::vector<std::pair<int, int>> pairs;
      for (int at = 0; at < 12; ++at) {
        pairs.emplace_back(any(2), any(3));
        joint[static_cast<std::size_t>(pairs.back().first * RankSets::count[3] + pairs.back().second)] +=
            1.0f / 12;
      }
      const SubgameRoot root({first, context.score()}, joint, context, (*shipped().knowledge())->cribs);
      PlaySolver solver(root.tree, {std::shared_ptr<void>(), &root.payoffs()}, CfrRule::discounted);
      for (int round = 0; round < 3; ++round) solver.solveRound();
      const NaiveToWin naive(solver, root.tree, {{left->pone, left->dealer}});
      double wins = 0;
      for (const auto& [pones, dealers] : pairs)
        wins += naive.wins(root.tree.rootTarget(), root.tree.root(),
                           {{ranksOf(2, pones), ranksOf(3, dealers)}}, {},
                           [&, pones = pones, dealers = dealers](const PerSeat<int>& pegs) {
                             return afterShow(first, pones, dealers, starter, *left, pegs);
                           }) /
                12;
      // The solver also values every point at 1/100,000 of a game, and a deal has some twenty points.
      CHECK(solver.value(dealer) + 0.5 == Approx(wins).margin(4e-4));
    }
}

TEST_CASE("the score matters up to twenty-eight holes, and until one of the first cards ends the game") {
  CHECK(ScoreContext::matter({28, 28}));
  CHECK_FALSE(ScoreContext::matter({29, 1}));
  CHECK_FALSE(ScoreContext::matter({1, 29}));
  const FirstRanks pairRoyal{6, 6, 6};  // the dealer pegs two, then the pone six
  CHECK(contextAt(3, 7, {}).after(pairRoyal) == ToGo{1, 1});
  CHECK_FALSE(contextAt(2, 7, {}).after(pairRoyal));
  CHECK_FALSE(contextAt(3, 6, {}).after(pairRoyal));
}

TEST_CASE("an average crib is worth what is published, most with a five and alike without a starter") {
  const CribPrior& cribs = (*shipped().knowledge())->cribs;
  double means = 0;
  for (int rank = 0; rank < rankCount; ++rank) {
    const auto& chances = cribs.with(static_cast<Rank>(rank));
    CHECK(std::accumulate(chances.begin(), chances.end(), 0.0) == Approx(1));
    CHECK(meanOf(chances) <= meanOf(cribs.with(Rank::five)));
    means += meanOf(chances) / rankCount;
  }
  // Between two experts a crib averages some four and two thirds.
  CHECK(meanOf(cribs.with(std::nullopt)) == Approx(4.67).margin(0.2));
  CHECK(meanOf(cribs.with(std::nullopt)) == Approx(means));
}

TEST_CASE("an opponent near the end keeps what the model of their show says") {
  const WinTables from = winTables();
  for (const bool theyDeal : {false, true}) {
    const WinningOpponent opponent(*from.crib, *from.handPegs, *from.pegSpread, *from.board, 113, 112,
                                   Objective::win, from.stakes);
    const OpponentShows shows = opponent.showsGiven({}, !theyDeal);
    const HandPrior kept(opponent.throws(theyDeal));
    const WinPrior both = ScoreContext({theyDeal ? 9 : 8, theyDeal ? 8 : 9}, {1, 1}, {}, from).prior();
    CHECK((theyDeal ? both.asDealer : both.asPone).unconditional() == kept.unconditional());
    double all = 0, off = 0;
    for (int hand = 0; hand < RankSets::count[4]; ++hand) all += shows.weight(hand);
    for (int hand = 0; hand < RankSets::count[4]; ++hand)
      off += std::abs(shows.weight(hand) / all -
                      static_cast<double>(kept.unconditional()[static_cast<std::size_t>(hand)]));
    CHECK(off < 0.0025);  // one discard in a thousand is random
    const auto table = (theyDeal ? from.crib->expertDealer : from.crib->expertPone).classes();
    const auto thrown = opponent.throws(theyDeal);
    REQUIRE(thrown.size() == table.size());
    int others = 0;
    for (std::size_t at = 0; at < thrown.size(); ++at) {
      REQUIRE(std::accumulate(thrown[at].begin(), thrown[at].end(), 0.0f) == Approx(1));
      const auto most = std::max_element(table[at].begin(), table[at].end()) - table[at].begin();
      others += thrown[at][static_cast<std::size_t>(most)] == 0 ? 1 : 0;
    }
    CHECK(others > 1000);
  }
}

TEST_CASE("near the end the lead that wins more is the likelier, and every lead is possible") {
  const OpeningTable& points = **shipped().opening();
  const ScoreContext context = contextAt(8, 8, {});
  const std::size_t place = OpeningTable::lead(setOf("357K"));
  const ByRank chances = context.opening(place, points);
  const ByRank ahead = winTables().stakes->ahead(place, points.nets(place), {8, 8});
  float all = 0;
  for (const Rank one : ranks("357K"))
    for (const Rank other : ranks("357K")) {
      const auto a = static_cast<std::size_t>(one), b = static_cast<std::size_t>(other);
      CHECK(chances[a] > 0);
      if (one == other) all += chances[a];
      CHECK((chances[a] > chances[b]) == (ahead[a] > ahead[b]));
    }
  CHECK(all == Approx(1));
  const auto most =
      static_cast<std::size_t>(std::max_element(chances.begin(), chances.end()) - chances.begin());
  for (const Rank each : ranks("357K")) {
    const auto at = static_cast<std::size_t>(each);
    const double less = static_cast<double>(ahead[most] - ahead[at]) / unlikelierToOpen;
    CHECK(static_cast<double>(chances[most] / chances[at]) ==
          Approx(1 + less + less * less / 2 + less * less * less / 6).epsilon(1e-3));
  }
  WinTables without = winTables();
  without.stakes = nullptr;
  CHECK(ScoreContext({8, 8}, {8, 8}, {}, without).opening(place, points) == points.chances(place));
}
