#include "cribbage/solver/play_solver.h"

#include "catch.h"
#include "cribbage/solver/win_payoffs.h"
#include "written.h"

using namespace cribbage;

namespace {

// Returns the index (`RankSets`) of the first set of ranks that a side may still hold, given each go that it
// has said. All later sets are possible, too.
int firstHeld(const PublicPlay& play, Seat side) {
  return rankSets().firstFrom(play.left(side), play.atLeast(side) - 1);
}

// Draws some pairs of hands, all equally likely.
JointHands anyJoint(const PublicPlay& root, int pairs, std::uint64_t seed) {
  Random random(seed);
  const int pones = RankSets::count[static_cast<std::size_t>(root.left(Seat::pone))];
  const int dealers = RankSets::count[static_cast<std::size_t>(root.left(Seat::dealer))];
  JointHands joint(static_cast<std::size_t>(pones * dealers));
  const auto anyFrom = [&](int first, int count) {
    return first + static_cast<int>(random.below(static_cast<std::uint32_t>(count - first)));
  };
  for (int pair = 0; pair < pairs; ++pair) {
    const int pone = anyFrom(firstHeld(root, Seat::pone), pones);
    const int dealer = anyFrom(firstHeld(root, Seat::dealer), dealers);
    joint[static_cast<std::size_t>(pone * dealers + dealer)] += 1 / static_cast<float>(pairs);
  }
  return joint;
}

// The value of the hand `mine`, computed hand by hand and card by card instead of by the solver's vectors.
class Recursion {
 public:
  Recursion(const PlaySolver& solver, const PlayTree& tree, Seat me, bool best)
      : solver_(solver), tree_(tree), me_(me), best_(best) {}

  struct Held {
    std::vector<int> ranks;
    double chance = 0;
  };

  double value(int target, const PublicPlay& play, const std::vector<int>& mine,
               const std::vector<Held>& theirs, int points) const {
    double all = 0;
    for (const Held& held : theirs) all += held.chance;
    if (all == 0) return 0;
    if (play.over()) return all * points;
    if (target < 0) {  // no hidden cards are left
      double sum = 0;
      for (const Held& held : theirs)
        if (held.chance > 0) sum += held.chance * (points + open(play, mine, held.ranks));
      return sum;
    }
    return play.toAct() == me_ ? myTurn(target, play, mine, theirs, points)
                               : theirTurn(target, play, mine, theirs, points);
  }

  // Minimax with both hands open, for us.
  double open(const PublicPlay& play, const std::vector<int>& mine, const std::vector<int>& theirs) const {
    if (play.over()) return 0;
    const bool us = play.toAct() == me_;
    const auto& hand = us ? mine : theirs;
    double best = -1e9;
    const auto consider = [&](PublicPlay next, PublicPlay::Gain gain, const std::vector<int>& rest) {
      const int points = gain.seat == me_ ? gain.points : -gain.points;
      const double worth = points + (us ? open(next, rest, theirs) : open(next, mine, rest));
      best = std::max(best, us ? worth : -worth);
    };
    for (std::size_t at = 0; at < hand.size(); ++at) {
      if (!play.pile().takes(static_cast<Rank>(hand[at]))) continue;
      PublicPlay next = play;
      const auto gain = next.play(static_cast<Rank>(hand[at]));
      consider(next, gain, without(hand, hand[at]));
    }
    if (best == -1e9) {
      PublicPlay next = play;
      const auto gain = next.go();
      consider(next, gain, hand);
    }
    return us ? best : -best;
  }

 private:
  static std::vector<int> without(std::vector<int> hand, int rank) {
    hand.erase(std::find(hand.begin(), hand.end(), rank));
    return hand;
  }
  static int numberOf(const std::vector<int>& hand) {
    std::vector<Rank> ranks;
    for (const int rank : hand) ranks.push_back(static_cast<Rank>(rank));
    return rankSets().number(ranks);
  }
  static bool canPlay(const PublicPlay& play, const std::vector<int>& hand) {
    return std::any_of(hand.begin(), hand.end(),
                       [&](int rank) { return play.pile().takes(static_cast<Rank>(rank)); });
  }

  template <class See>
  void eachBranch(int target, const PublicPlay& play, See see) const {
    const PlayTree::Node& node = tree_.node(target);
    std::uint32_t branch = node.branches;
    for (int rank = 0; rank <= rankCount; ++rank) {
      const bool go = rank == rankCount;
      if (go ? !node.go : (node.ranks >> rank & 1) == 0) continue;
      PublicPlay next = play;
      const auto gain = go ? next.go() : next.play(static_cast<Rank>(rank));
      see(go ? -1 : rank, tree_.branch(branch++).target, next, gain.seat == me_ ? gain.points : -gain.points);
    }
  }

  double myTurn(int target, const PublicPlay& play, const std::vector<int>& mine,
                const std::vector<Held>& theirs, int points) const {
    const auto chances = solver_.chances(target, numberOf(mine));
    double most = -1e9, mean = 0;
    eachBranch(target, play, [&](int rank, int to, const PublicPlay& next, int gain) {
      if (rank < 0) {
        if (!canPlay(play, mine)) most = mean = value(to, next, mine, theirs, points + gain);
        return;
      }
      if (std::find(mine.begin(), mine.end(), rank) == mine.end()) return;
      const double worth = value(to, next, without(mine, rank), theirs, points + gain);
      most = std::max(most, worth);
      mean += static_cast<double>(chances[static_cast<std::size_t>(rank)]) * worth;
    });
    return best_ ? most : mean;
  }

  double theirTurn(int target, const PublicPlay& play, const std::vector<int>& mine,
                   const std::vector<Held>& theirs, int points) const {
    double sum = 0;
    eachBranch(target, play, [&](int rank, int to, const PublicPlay& next, int gain) {
      std::vector<Held> after;
      for (const Held& held : theirs) {
        if (rank < 0) {
          if (!canPlay(play, held.ranks)) after.push_back(held);
        } else if (std::find(held.ranks.begin(), held.ranks.end(), rank) != held.ranks.end()) {
          const auto chances = solver_.chances(target, numberOf(held.ranks));
          after.push_back({without(held.ranks, rank),
                           held.chance * static_cast<double>(chances[static_cast<std::size_t>(rank)])});
        }
      }
      sum += value(to, next, mine, after, points + gain);
    });
    return sum;
  }

  const PlaySolver& solver_;
  const PlayTree& tree_;
  Seat me_;
  bool best_;
};

double gapOf(PlaySolver& solver) {
  return solver.bestResponseValue(Seat::pone) + solver.bestResponseValue(Seat::dealer);
}

std::vector<int> handOf(int size, int set) {
  const auto& ranks = rankSets().ranks(size, set);
  return {ranks.begin(), ranks.begin() + size};
}

double recursive(const PlaySolver& solver, const PlayTree& tree, const JointHands& joint, Seat me,
                 bool best) {
  const Recursion recursion(solver, tree, me, best);
  const PublicPlay& root = tree.root();
  const Seat them = other(me);
  const int mySize = root.left(me), theirSize = root.left(them);
  const int columns = RankSets::count[static_cast<std::size_t>(root.left(Seat::dealer))];
  double sum = 0;
  for (int mine = 0; mine < RankSets::count[static_cast<std::size_t>(mySize)]; ++mine) {
    std::vector<Recursion::Held> theirs;
    for (int set = 0; set < RankSets::count[static_cast<std::size_t>(theirSize)]; ++set) {
      const int pone = me == Seat::pone ? mine : set, dealer = me == Seat::pone ? set : mine;
      const float chance = joint[static_cast<std::size_t>(pone * columns + dealer)];
      if (chance > 0) theirs.push_back({handOf(theirSize, set), static_cast<double>(chance)});
    }
    sum += recursion.value(tree.rootTarget(), root, handOf(mySize, mine), theirs, 0);
  }
  return sum;
}

// The payoffs to win of the tests know five kinds of hands.
constexpr std::uint32_t kindsOfHands = 5;

// Returns a dealer's utility of `perPoint` for each net point, and of `perHand` times the dealer's kind of
// hand minus the pone's.
std::vector<float> utilityToWin(PerSeat<int> toGo, float perPoint, float perHand) {
  constexpr int kinds = static_cast<int>(kindsOfHands);
  std::vector<float> utility;
  for (int pones = 0; pones < WinPayoffs::mostPegs; ++pones)
    for (int dealers = 0; dealers < WinPayoffs::mostPegs; ++dealers)
      for (int hands = 0; hands < kinds * kinds; ++hands)
        utility.push_back(dealers >= toGo[Seat::dealer] ? 0.5f
                          : pones >= toGo[Seat::pone]
                              ? -0.5f
                              : perPoint * static_cast<float>(dealers - pones) +
                                    perHand * static_cast<float>(hands % kinds - hands / kinds));
  return utility;
}

std::shared_ptr<WinPayoffs> payoffsToWin(const PlayTree& tree, const JointHands& joint, PerSeat<int> toGo,
                                         float perPoint, float perHand) {
  constexpr std::uint32_t both = kindsOfHands * kindsOfHands;
  WinPayoffs::Places places{{{WinPayoffs::mostPegs * both, both}}, {}};
  for (const Seat seat : bothSeats)
    for (int set = 0; set < RankSets::count[static_cast<std::size_t>(tree.root().left(seat))]; ++set)
      places.hand[seat].push_back(static_cast<std::uint32_t>(set) % kindsOfHands *
                                  (seat == Seat::pone ? kindsOfHands : 1));
  auto payoffs = std::make_shared<WinPayoffs>(tree, joint, std::move(places));
  payoffs->aim(toGo, utilityToWin(toGo, perPoint, perHand));
  return payoffs;
}

}  // namespace

TEST_CASE("values and best responses equal those of a recursion over single hands") {
  const CfrRule rule = GENERATE(CfrRule::plus, CfrRule::discounted);
  for (const std::string_view played : {"78", "T5J", "6TJ-", "TT9-", "A4K8"}) {
    CAPTURE(played);
    const PlayTree tree(after(played));
    const JointHands joint = anyJoint(tree.root(), 40, 7);
    PlaySolver solver(tree, joint, rule);
    for (int round = 0; round < 6; ++round) solver.solveRound();
    for (const Seat side : bothSeats) {
      CHECK(solver.value(side) == Approx(recursive(solver, tree, joint, side, false)).margin(1e-4));
      CHECK(solver.bestResponseValue(side) ==
            Approx(recursive(solver, tree, joint, side, true)).margin(1e-4));
    }
    CHECK(solver.value(Seat::pone) == Approx(-solver.value(Seat::dealer)).margin(1e-4));
  }
}

TEST_CASE("the value equals minimax when each side knows the other's hand", "[exhaust]") {
  Random random(2);
  for (int game = 0; game < 6; ++game) {
    const PlayTree tree(after("47T"));
    JointHands joint(91 * 455);
    const int pone = static_cast<int>(random.below(91)), dealer = static_cast<int>(random.below(455));
    joint[static_cast<std::size_t>(pone * 455 + dealer)] = 1;
    PlaySolver solver(tree, joint);
    for (int round = 0; round < 60; ++round) solver.solveRound();
    const Recursion recursion(solver, tree, Seat::pone, true);
    CHECK(solver.value(Seat::pone) ==
          Approx(recursion.open(tree.root(), handOf(2, pone), handOf(3, dealer))).margin(0.02));
  }
}

TEST_CASE("exploitability falls with the rounds and ends below 0.002 points", "[exhaust]") {
  const CfrRule rule = GENERATE(CfrRule::plus, CfrRule::discounted);
  const PlayTree tree(after("73T"));
  const JointHands joint = anyJoint(tree.root(), 3000, 3);
  PlaySolver solver(tree, joint, rule);
  double before = 100;
  for (const int rounds : {4, 32, 200}) {
    while (solver.rounds() < rounds) solver.solveRound();
    const double gap = gapOf(solver);
    CHECK(gap >= -1e-5);
    CHECK(gap < before / 4);
    before = gap;
  }
  CHECK(before < 0.002);
}

TEST_CASE("half the discounted rounds come nearer to an equilibrium than all of CFR+", "[exhaust]") {
  for (const std::string_view played : {"73T", "6TJ", "4KA", "559"}) {
    CAPTURE(played);
    const PlayTree tree(after(played));
    const JointHands joint = anyJoint(tree.root(), 3000, 3);
    const auto gapAfter = [&](CfrRule rule, int rounds) {
      PlaySolver solver(tree, joint, rule);
      while (solver.rounds() < rounds) solver.solveRound();
      return gapOf(solver);
    };
    CHECK(gapAfter(CfrRule::discounted, 16) < gapAfter(CfrRule::plus, 32));
  }
}

TEST_CASE("the solution does not depend on the order of the work, nor on a pause", "[exhaust]") {
  const CfrRule rule = GENERATE(CfrRule::plus, CfrRule::discounted);
  const PlayTree tree(after("78"));
  const JointHands joint = anyJoint(tree.root(), 2000, 5);
  PlaySolver straight(tree, joint, rule), backwards(tree, joint, rule), interrupted(tree, joint, rule);
  backwards.setForEach([](std::size_t count, const std::function<void(std::size_t)>& work) {
    while (count-- > 0) work(count);
  });
  for (int round = 0; round < 4; ++round) {
    straight.solveRound();
    backwards.solveRound();
  }
  for (int round = 0; round < 2; ++round) interrupted.solveRound();
  PlaySolver resumed(tree, joint);
  resumed.resume(interrupted.state());
  for (int round = 0; round < 2; ++round) resumed.solveRound();
  CHECK(straight.state().cumulativeStrategy == backwards.state().cumulativeStrategy);
  CHECK(straight.state().cumulativeStrategy == resumed.state().cumulativeStrategy);
  CHECK(straight.state().cumulativeRegret == resumed.state().cumulativeRegret);
}

TEST_CASE("the points pegged by each hand add up to the value") {
  const PlayTree tree(after("78"));
  const JointHands joint = anyJoint(tree.root(), 500, 9);
  PlaySolver solver(tree, joint);
  for (int round = 0; round < 3; ++round) solver.solveRound();
  const auto pegged = solver.pegged();
  double net = 0;
  for (std::size_t at = 0; at < joint.size(); ++at)
    net += static_cast<double>(joint[at]) * (pegged[Seat::dealer][at] - pegged[Seat::pone][at]);
  CHECK(net == Approx(solver.value(Seat::dealer)).margin(1e-4));
}

TEST_CASE("a solver uses the joint chances that were set last, and its hand values add to its value") {
  const PublicPlay root = after("A5T2");
  const PlayTree tree(root);
  const JointHands joint = anyJoint(root, 40, 3), another = anyJoint(root, 40, 4);
  const auto payoffs = std::make_shared<TerminalPayoffs>(tree, joint);
  PlaySolver solver(tree, payoffs), fresh(tree, JointHands(another));
  payoffs->setJoint(another);
  for (int round = 0; round < 5; ++round) {
    solver.solveRound();
    fresh.solveRound();
  }
  for (const Seat side : bothSeats) {
    CHECK(solver.value(side) == fresh.value(side));
    double sum = 0;
    for (const float value : solver.values(side)) sum += static_cast<double>(value);
    CHECK(sum == solver.value(side));
  }
}

TEST_CASE("a solver that forgets its average strategy begins it anew and keeps its regrets") {
  const PlayTree tree(after("A4K8"));
  PlaySolver solver(tree, anyJoint(tree.root(), 40, 7), CfrRule::plus);
  for (int round = 0; round < 3; ++round) solver.solveRound();
  const CfrState before = solver.state();
  solver.forgetAverageStrategy();
  CHECK(solver.rounds() == 0);
  CHECK(solver.state().cumulativeRegret == before.cumulativeRegret);
  CHECK(solver.state().cumulativeStrategy == std::vector<float>(before.cumulativeStrategy.size()));
  solver.solveRound();
  CHECK(solver.rounds() == 1);
  CHECK(solver.state().cumulativeStrategy != std::vector<float>(before.cumulativeStrategy.size()));
}

TEST_CASE("the last round gives the same average strategy as any other, and keeps the regrets") {
  const CfrRule rule = GENERATE(CfrRule::plus, CfrRule::discounted);
  for (const std::string_view played : {"78", "T5J", "6TJ-", "A4K8"}) {
    CAPTURE(played);
    const PlayTree tree(after(played));
    PlaySolver solver(tree, anyJoint(tree.root(), 40, 7), rule);
    for (int round = 0; round < 2; ++round) solver.solveRound();
    const CfrState before = solver.state();
    solver.solveLastRound();
    const CfrState last = solver.state();
    solver.resume(before);
    solver.solveRound();
    CHECK(last.rounds == solver.rounds());
    CHECK(last.cumulativeStrategy == solver.state().cumulativeStrategy);
    CHECK(last.cumulativeRegret == before.cumulativeRegret);
  }
}

TEST_CASE("far from the end, payoffs to win that count points have the values of points") {
  const float perPoint = 1 / 64.0f;
  for (const std::string_view played : {"78", "6TJ-", "A4K8", "47T"}) {
    CAPTURE(played);
    const PlayTree tree(after(played));
    const JointHands joint = anyJoint(tree.root(), 300, 9);
    PlaySolver points(tree, joint);
    PlaySolver toWin(tree, payoffsToWin(tree, joint, {{99, 99}}, perPoint, 0));
    for (int round = 0; round < 3; ++round) {
      points.solveRound();
      toWin.resume(points.state());  // the same strategies, so that rounding cannot separate them
      for (const Seat side : bothSeats) {
        CHECK(toWin.value(side) == Approx(perPoint * points.value(side)).margin(1e-6));
        CHECK(toWin.bestResponseValue(side) ==
              Approx(perPoint * points.bestResponseValue(side)).margin(1e-6));
      }
    }
  }
}

TEST_CASE("payoffs of leaves looked up in advance give the same values, to the bit") {
  const PlayTree tree(after(GENERATE("78T", "A4K", "55J")));
  const JointHands joint = anyJoint(tree.root(), 300, 10);
  const auto known = payoffsToWin(tree, joint, {{99, 99}}, 0.01f, 0.03f);
  known->lookUpLeaves();
  for (const PerSeat<int> toGo : {PerSeat<int>{{3, 2}}, PerSeat<int>{{9, 14}}}) {
    const auto lookedUpEachTime = payoffsToWin(tree, joint, toGo, 0.01f, 0.03f);
    known->aim(toGo, utilityToWin(toGo, 0.01f, 0.03f));  // forgets the payoffs at the first score
    known->lookUpLeaves();
    PlaySolver looking(tree, lookedUpEachTime), knowing(tree, known);
    for (int round = 0; round < 4; ++round) {
      looking.solveRound();
      knowing.solveRound();
    }
    CHECK(knowing.state().cumulativeRegret == looking.state().cumulativeRegret);
    CHECK(knowing.state().cumulativeStrategy == looking.state().cumulativeStrategy);
    for (const Seat side : bothSeats) {
      CHECK(knowing.values(side) == looking.values(side));
      CHECK(knowing.bestResponseValue(side) == looking.bestResponseValue(side));
    }
    CHECK(knowing.value(Seat::pone) == Approx(-knowing.value(Seat::dealer)).margin(1e-6));
  }
}
