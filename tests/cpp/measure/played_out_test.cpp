#include "measure/played_out.h"

#include "catch.h"
#include "cribbage/solver/play_solver.h"
#include "written.h"

using namespace cribbage;

namespace {

// The result of one play drawn by the solution's probabilities: the side that reached the last hole, if one
// did, and the pegs of both.
struct Ended {
  std::optional<Seat> out;
  PerSeat<int> pegged;
};

Ended draw(const SolvedPlay& solved, PublicPlay play, OpenHands hands, ToGo toGo, Random& random) {
  Ended drawn;
  int target = solved.root();
  while (!play.over()) {
    const Seat seat = play.toAct();
    std::optional<Rank> rank;
    if (canPlay(play, hands[seat])) rank = solved.choose(target, play, hands[seat], random);
    target = solved.after(target, rank ? static_cast<int>(*rank) : -1);
    if (rank) hands = without(hands, seat, *rank);
    const PublicPlay::Gain gain = rank ? play.play(*rank) : play.go();
    drawn.pegged[gain.seat] += gain.points;
    if (drawn.pegged[gain.seat] >= (gain.seat == Seat::dealer ? toGo.dealer : toGo.pone)) {
      drawn.out = gain.seat;
      return drawn;
    }
  }
  return drawn;
}

}  // namespace

TEST_CASE("a play of two hands ends as often in each way as drawn plays do") {
  const PublicPlay root = after("4J6");
  const PlayTree tree(root);
  PlaySolver solver(tree, JointHands(91 * 455, 1.0f / (91 * 455)));
  for (int round = 0; round < 3; ++round) solver.solveRound();
  const SolvedPlay solved(tree, solver.state().cumulativeStrategy);
  Random random(7);
  constexpr int draws = 20'000;
  int poneOut = 0, dealerOut = 0, open = 0;
  for (const auto& [pone, dealer] : {std::pair{"5Q", "59K"}, {"AA", "2JJ"}, {"78", "7TK"}})
    for (const ToGo toGo : {ToGo{2, 9}, ToGo{9, 2}, ToGo{4, 3}, ToGo{30, 30}}) {
      CAPTURE(pone, dealer, toGo.dealer, toGo.pone);
      const OpenHands hands{{ranks(pone), ranks(dealer)}};
      const PlayedOut ends = playedOut(solved, root, hands, toGo);
      const double sum = std::accumulate(ends.open.begin(), ends.open.end(), 0.0);
      CHECK(sum + ends.out[Seat::pone] + ends.out[Seat::dealer] == Approx(1).margin(1e-5));
      PlayedOut drawn{{}, std::vector<double>(ends.open.size())};
      for (int time = 0; time < draws; ++time) {
        const Ended one = draw(solved, root, hands, toGo, random);
        if (one.out)
          drawn.out[*one.out] += 1.0 / draws;
        else
          drawn.open[static_cast<std::size_t>(one.pegged[Seat::pone] * toGo.dealer +
                                              one.pegged[Seat::dealer])] += 1.0 / draws;
      }
      for (const Seat seat : bothSeats) CHECK(ends.out[seat] == Approx(drawn.out[seat]).margin(0.015));
      for (std::size_t at = 0; at < ends.open.size(); ++at)
        CHECK(ends.open[at] == Approx(drawn.open[at]).margin(0.015));
      if (ends.out[Seat::pone] > 0.05) ++poneOut;
      if (ends.out[Seat::dealer] > 0.05) ++dealerOut;
      if (sum > 0.05) ++open;
    }
  CHECK(std::min({poneOut, dealerOut, open}) > 0);
}
