// The play for winning, against a plain recursion over single hands. A short play is enough: its ends are the
// same kind.

#include "solve/winning/kind_ends.h"

#include <algorithm>
#include <cmath>

#include "catch.h"
#include "cribbage/base/random.h"
#include "cribbage/solver/play_solver.h"
#include "written.h"

using namespace cribbage;

namespace {

constexpr auto pone = Seat::pone, dealer = Seat::dealer;
constexpr std::size_t kinds = 3;

PublicPlay after(std::string_view laid) {
  PublicPlay play;
  for (const Rank rank : ranks(laid)) play.lay(rank);
  return play;
}

// An arbitrary win chance for the points pegged and the hands kept.
double chanceOf(int ponesPegs, int dealersPegs, std::size_t ponesKind, std::size_t dealersKind) {
  const double lead = 2.0 * dealersPegs - 1.7 * ponesPegs + static_cast<double>(dealersKind) -
                      1.3 * static_cast<double>(ponesKind);
  return 1 / (1 + std::exp(-0.4 * lead));
}

KindEnds::Kinds someKinds(const PublicPlay& root) {
  KindEnds::Kinds all;
  for (const Seat seat : bothSeats)
    for (int set = 0; set < RankSets::count[static_cast<std::size_t>(root.left(seat))]; ++set)
      all[seat].push_back(
          static_cast<std::uint16_t>((set * 7 + static_cast<int>(seat)) % static_cast<int>(kinds)));
  return all;
}

// Some pairs of hands that may be held, all equally likely.
struct Pair {
  int pone = 0, dealer = 0;
};
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

// Walks one deal of two hands, card by card.
class Naive {
 public:
  using Hands = BySeat<std::vector<Rank>>;
  using Pegs = BySeat<int>;

  Naive(const PlaySolver& solver, const PlayTree& tree, ToGo toGo) : solver_(solver), tree_(tree) {
    toGo_[pone] = toGo.pone;
    toGo_[dealer] = toGo.dealer;
  }

  // The dealer's win chance when both sides lay with the solver's chances.
  double wins(int target, const PublicPlay& play, const Hands& hands, const Pegs& pegs, std::size_t ponesKind,
              std::size_t dealersKind) const {
    for (const Seat seat : bothSeats)
      if (pegs[seat] >= toGo_[seat]) return seat == dealer ? 1 : 0;
    if (play.over()) return chanceOf(pegs[pone], pegs[dealer], ponesKind, dealersKind);
    const Seat turn = play.toAct();
    const auto on = [&](int rank) {
      PublicPlay next = play;
      const PublicPlay::Gain gain = rank < 0 ? next.go() : next.lay(static_cast<Rank>(rank));
      Hands left = hands;
      if (rank >= 0)
        left[turn].erase(std::find(left[turn].begin(), left[turn].end(), static_cast<Rank>(rank)));
      Pegs more = pegs;
      more[gain.seat] += gain.points;
      const int to = target < 0 ? target : tree_.branchOf(tree_.node(target), rank).target;
      // At the end of the tree all cards lie open, and knowledge from goes is no longer needed.
      if (target >= 0 && to < 0) next = next.withoutMemory();
      return wins(to, next, left, more, ponesKind, dealersKind);
    };
    std::vector<Rank> fit;
    for (const Rank rank : hands[turn])
      if (play.series().takes(rank)) fit.push_back(rank);
    if (fit.empty()) return on(-1);
    if (target < 0) {
      if (hands[turn].size() == 1) return on(static_cast<int>(fit[0]));
      return on(static_cast<int>(bestAlone(play, hands[turn])));
    }
    const auto chances = solver_.chances(target, rankSets().number(hands[turn]));
    double sum = 0;
    for (std::size_t at = 0; at < fit.size(); ++at)
      if (at == 0 || fit[at] != fit[at - 1])
        sum +=
            static_cast<double>(chances[static_cast<std::size_t>(fit[at])]) * on(static_cast<int>(fit[at]));
    return sum;
  }

 private:
  static int alone(const PublicPlay& play, const std::vector<Rank>& hand, Rank* best = nullptr) {
    int most = -1;
    for (const Rank rank : hand) {
      if (!play.series().takes(rank)) continue;
      PublicPlay next = play;
      int points = next.lay(rank).points;
      std::vector<Rank> left = hand;
      left.erase(std::find(left.begin(), left.end(), rank));
      if (!left.empty()) points += alone(next, left);
      if (points <= most) continue;
      most = points;
      if (best) *best = rank;
    }
    if (most >= 0) return most;
    PublicPlay next = play;
    const PublicPlay::Gain gain = next.go();
    return (gain.seat == play.toAct() ? gain.points : 0) + alone(next, hand);
  }
  static Rank bestAlone(const PublicPlay& play, const std::vector<Rank>& hand) {
    Rank best = hand[0];
    alone(play, hand, &best);
    return best;
  }

  const PlaySolver& solver_;
  const PlayTree& tree_;
  BySeat<int> toGo_;
};

std::vector<Rank> handOf(int size, int set) {
  std::vector<Rank> hand;
  for (int at = 0; at < size; ++at)
    hand.push_back(static_cast<Rank>(rankSets().ranks(size, set)[static_cast<std::size_t>(at)]));
  return hand;
}

// A play that is solved for winning.
struct Solved {
  Solved(std::string_view laid, ToGo toGo, std::size_t pairCount)
      : root(after(laid)), tree(root), pairs(somePairs(root, pairCount, 5)), solver(tree, endsFor(toGo)) {}

  std::unique_ptr<KindEnds> endsFor(ToGo toGo) const {
    const int columns = RankSets::count[static_cast<std::size_t>(root.left(dealer))];
    JointHands joint(
        static_cast<std::size_t>(RankSets::count[static_cast<std::size_t>(root.left(pone))] * columns));
    for (const Pair& pair : pairs)
      joint[static_cast<std::size_t>(pair.pone * columns + pair.dealer)] +=
          1 / static_cast<float>(pairs.size());
    auto ends = std::make_unique<KindEnds>(tree, joint, someKinds(root), kinds);
    ends->aim(toGo, chanceOf);
    return ends;
  }

  PublicPlay root;
  PlayTree tree;
  std::vector<Pair> pairs;
  PlaySolver solver;
};

}  // namespace

TEST_CASE("the value of a play for winning equals the chances of each pair of hands, card by card") {
  const KindEnds::Kinds kindOf = someKinds(after("4J6K"));
  for (const char* laid : {"4J6K", "77A2", "5T39"})
    for (const ToGo toGo : {ToGo{1, 1}, ToGo{2, 1}, ToGo{2, 3}, ToGo{5, 2}, ToGo{30, 30}}) {
      CAPTURE(laid, toGo.dealer, toGo.pone);
      Solved solved(laid, toGo, 60);
      for (int round = 0; round < 5; ++round) solved.solver.solveRound();
      const Naive naive(solved.solver, solved.tree, toGo);
      double wins = 0;
      for (const Pair& pair : solved.pairs)
        wins += naive.wins(solved.tree.rootTarget(), solved.root,
                           {{handOf(2, pair.pone), handOf(2, pair.dealer)}}, {},
                           kindOf[pone][static_cast<std::size_t>(pair.pone)],
                           kindOf[dealer][static_cast<std::size_t>(pair.dealer)]) /
                static_cast<double>(solved.pairs.size());
      CHECK(solved.solver.value(dealer) + 0.5 == Approx(wins).margin(1e-5));
      CHECK(solved.solver.value(pone) == Approx(-solved.solver.value(dealer)).margin(1e-5));
    }
}

TEST_CASE("neither side gains against a play solved for winning") {
  Solved solved("4J6K", {3, 4}, 400);
  const auto gap = [&] { return solved.solver.bestValue(pone) + solved.solver.bestValue(dealer); };
  for (int round = 0; round < 5; ++round) solved.solver.solveRound();
  const double before = gap();
  for (int round = 0; round < 200; ++round) solved.solver.solveRound();
  CHECK(gap() >= -1e-5);
  CHECK(gap() < 0.001);
  CHECK(gap() < before / 4);
}

TEST_CASE("a side that needs one hole lays to win and not for the most points") {
  Solved forWinning("4J6", {1, 1}, 400), forPoints("4J6", {1, 1}, 400);
  PlaySolver points(forPoints.tree, JointHands(forPoints.solver.ends().joint()));
  for (int round = 0; round < 20; ++round) {
    forWinning.solver.solveRound();
    points.solveRound();
  }
  PlayNumbers numbers = points.release();
  forPoints.solver.resume(std::move(numbers));
  const double pointsGain = forPoints.solver.bestValue(dealer) - forPoints.solver.value(dealer);
  CHECK(pointsGain > 0.02);
  CHECK(forWinning.solver.bestValue(dealer) - forWinning.solver.value(dealer) < pointsGain / 4);
}
