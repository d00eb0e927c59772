// The solution for winning, compared with a plain recursion over single hands. A short play is enough,
// because its ends have the same forms as those of a whole play.

#include "solve/winning/kind_payoffs.h"

#include "catch.h"
#include "cribbage/solver/play_solver.h"
#include "naive_to_win.h"
#include "written.h"

using namespace cribbage;

namespace {

constexpr auto pone = Seat::pone, dealer = Seat::dealer;
constexpr std::size_t kinds = 3;

// Returns an arbitrary win chance for the pegs and the kept hands.
double chanceOf(int ponesPegs, int dealersPegs, std::size_t ponesKind, std::size_t dealersKind) {
  const double lead = 2.0 * dealersPegs - 1.7 * ponesPegs + static_cast<double>(dealersKind) -
                      1.3 * static_cast<double>(ponesKind);
  return 1 / (1 + std::exp(-0.4 * lead));
}

KindPayoffs::Kinds someKinds(const PublicPlay& root) {
  KindPayoffs::Kinds all;
  for (const Seat seat : bothSeats)
    for (int set = 0; set < RankSets::count[static_cast<std::size_t>(root.left(seat))]; ++set)
      all[seat].push_back(
          static_cast<std::uint16_t>((set * 7 + static_cast<int>(seat)) % static_cast<int>(kinds)));
  return all;
}

// Some pairs of hands that may be held, all equally likely.
using Pair = std::pair<int, int>;
std::vector<Pair> somePairs(const PublicPlay& root, std::size_t count, std::uint64_t seed) {
  Random random(seed);
  const auto any = [&](Seat seat) {
    return static_cast<int>(
        random.below(static_cast<std::uint32_t>(RankSets::count[static_cast<std::size_t>(root.left(seat))])));
  };
  std::vector<Pair> pairs;
  for (std::size_t at = 0; at < count; ++at) pairs.push_back({any(pone), any(dealer)});
  return pairs;
}

// A play solved to win.
struct Solved {
  Solved(std::string_view played, ToGo toGo, std::size_t pairCount)
      : root(after(played)),
        tree(root),
        pairs(somePairs(root, pairCount, 5)),
        solver(tree, payoffsFor(toGo)) {}

  std::unique_ptr<KindPayoffs> payoffsFor(ToGo toGo) const {
    const int columns = RankSets::count[static_cast<std::size_t>(root.left(dealer))];
    JointHands joint(
        static_cast<std::size_t>(RankSets::count[static_cast<std::size_t>(root.left(pone))] * columns));
    for (const auto& [pones, dealers] : pairs)
      joint[static_cast<std::size_t>(pones * columns + dealers)] += 1 / static_cast<float>(pairs.size());
    auto payoffs = std::make_unique<KindPayoffs>(tree, joint, someKinds(root), kinds);
    payoffs->aim(toGo, chanceOf);
    return payoffs;
  }

  PublicPlay root;
  PlayTree tree;
  std::vector<Pair> pairs;
  PlaySolver solver;
};

}  // namespace

TEST_CASE("the value of a play for winning equals the chances of each pair of hands, card by card") {
  const KindPayoffs::Kinds kindOf = someKinds(after("4J6K"));
  for (const char* played : {"4J6K", "77A2", "5T39"})
    for (const ToGo toGo : {ToGo{1, 1}, ToGo{2, 1}, ToGo{2, 3}, ToGo{5, 2}, ToGo{30, 30}}) {
      CAPTURE(played, toGo.dealer, toGo.pone);
      Solved solved(played, toGo, 60);
      for (int round = 0; round < 5; ++round) solved.solver.solveRound();
      const NaiveToWin naive(solved.solver, solved.tree, {{toGo.pone, toGo.dealer}});
      double wins = 0;
      for (const auto& [ponesSet, dealersSet] : solved.pairs) {
        const std::size_t pones = kindOf[pone][static_cast<std::size_t>(ponesSet)],
                          dealers = kindOf[dealer][static_cast<std::size_t>(dealersSet)];
        wins +=
            naive.wins(solved.tree.rootTarget(), solved.root,
                       {{ranksOf(2, ponesSet), ranksOf(2, dealersSet)}}, {},
                       [&](const auto& pegs) { return chanceOf(pegs[pone], pegs[dealer], pones, dealers); }) /
            static_cast<double>(solved.pairs.size());
      }
      CHECK(solved.solver.value(dealer) + 0.5 == Approx(wins).margin(1e-5));
      CHECK(solved.solver.value(pone) == Approx(-solved.solver.value(dealer)).margin(1e-5));
    }
}

TEST_CASE("neither side gains against a play solved for winning") {
  Solved solved("4J6K", {3, 4}, 400);
  const auto gap = [&] {
    return solved.solver.bestResponseValue(pone) + solved.solver.bestResponseValue(dealer);
  };
  for (int round = 0; round < 5; ++round) solved.solver.solveRound();
  const double before = gap();
  for (int round = 0; round < 200; ++round) solved.solver.solveRound();
  CHECK(gap() >= -1e-5);
  CHECK(gap() < 0.001);
  CHECK(gap() < before / 4);
}

TEST_CASE("a side that needs one hole plays to win and not for the most points") {
  Solved forWinning("4J6", {1, 1}, 400), forPoints("4J6", {1, 1}, 400);
  PlaySolver points(forPoints.tree, JointHands(forPoints.solver.payoffs().joint()));
  for (int round = 0; round < 20; ++round) {
    forWinning.solver.solveRound();
    points.solveRound();
  }
  CfrState numbers = points.release();
  forPoints.solver.resume(std::move(numbers));
  const double pointsGain = forPoints.solver.bestResponseValue(dealer) - forPoints.solver.value(dealer);
  CHECK(pointsGain > 0.02);
  CHECK(forWinning.solver.bestResponseValue(dealer) - forWinning.solver.value(dealer) < pointsGain / 4);
}
