// A small play with a known equilibrium, like Kuhn poker's. The solver must find it.

#include "catch.h"
#include "cribbage/solver/play_solver.h"
#include "written.h"

using namespace cribbage;

namespace {

// After 9 8 7 7 the pone leads to a new count. The dealer holds 4 K. The pone holds 5 6 or 5 K with equal
// probability, and only the pone knows which. All cards fit, so the only choices are the lead and the reply.
// The net points of the pone, who then plays on without a choice, are:
//
//     lead              5        6 or K
//     reply           4   K      4   K
//     pone has 5 6    4  -3      4  -1
//     pone has 5 K   -3  -1     -1  -3
//
// A six or a king reveals the hand, so the dealer replies K: -1 for 5 6, and -3 for 5 K. Let 5 6 lead the
// five with probability p, and 5 K with probability q. Let the dealer reply 4 to the five with probability s.
//
//     The dealer is indifferent if   4p - 3q = -3p - q.
//     5 6 is indifferent if          4s - 3(1 - s) = -1, so s = 2/7.
//     5 K gets with its five         -3s - (1 - s) = -11/7, more than -3. So q = 1, and p = 2/7.
//
// So 5 6 bluffs: it leads its five just often enough that the dealer cannot tell it from 5 K. The value of
// the play for the pone is (-1 - 11/7) / 2 = -9/7.
JointHands knownJoint() {
  const auto hands = static_cast<std::size_t>(RankSets::count[2]);
  JointHands joint(hands * hands);
  for (const auto* held : {"56", "5K"})
    joint[static_cast<std::size_t>(setOf(held)) * hands + static_cast<std::size_t>(setOf("4K"))] = 0.5f;
  return joint;
}

}  // namespace

TEST_CASE("a play with a known equilibrium is solved to it, by either rule") {
  constexpr auto four = static_cast<std::size_t>(Rank::four), five = static_cast<std::size_t>(Rank::five);
  const PlayTree tree(after("9877"));
  for (const CfrRule rule : {CfrRule::plus, CfrRule::discounted}) {
    PlaySolver solver(tree, knownJoint(), rule);
    while (solver.rounds() < 1000) solver.solveRound();
    CHECK(solver.value(Seat::pone) == Approx(-9 / 7.0).margin(0.001));
    CHECK(solver.bestResponseValue(Seat::pone) + solver.bestResponseValue(Seat::dealer) < 0.002);
    const int lead = tree.rootTarget();
    const int reply = tree.branchOf(tree.node(lead), static_cast<int>(Rank::five)).target;
    CHECK(solver.chances(lead, setOf("56"))[five] == Approx(2 / 7.0).margin(0.005));
    CHECK(solver.chances(lead, setOf("5K"))[five] == Approx(1).margin(0.005));
    CHECK(solver.chances(reply, setOf("4K"))[four] == Approx(2 / 7.0).margin(0.005));
  }
}
