#include "solve/hands/scores_to_win.h"

#include <cmath>
#include <cstdio>
#include <functional>
#include <utility>

#include "cribbage/deal/winning_opponent.h"
#include "native/play_state.h"
#include "native/threads.h"

namespace cribbage {

namespace {

// Returns a random number, approximately from the standard normal distribution.
float someNormal(Random& random) {
  double sum = -6;
  for (int at = 0; at < 12; ++at) sum += random.below(1u << 20) / static_cast<double>(1u << 20);
  return static_cast<float>(sum);
}

// For each hand, returns how much higher its solved win chance is than the one predicted by the pegs of its
// kind. Empty if nothing is solved yet.
ByHand aheadOf(const HandValues& role) {
  ByHand ahead;
  for (std::size_t hand = 0; hand < role.solved.size(); ++hand)
    ahead.push_back(role.solved[hand] - role.byKind[hand]);
  return ahead;
}

// Returns how often one side keeps each hand when it throws to win. The result is a mean over several runs,
// each with different noise on the values of hands (a quantal response; McKelvey and Palfrey 1995).
ByHand keptToWin(const TablesForHands& tables, ToGo toGo, Seat seat, const HandValues& values, float blur) {
  constexpr int times = 8;
  const bool dealer = seat == Seat::dealer;
  const int theirs = lastHole - (dealer ? toGo.dealer : toGo.pone),
            ours = lastHole - (dealer ? toGo.pone : toGo.dealer);
  const ByHand ahead = aheadOf(values);
  std::vector<double> sums(HandPegsTable::hands);
  Random random(1);
  for (int time = 0; time < (ahead.empty() ? 1 : times); ++time) {
    WinningOpponent thrower(tables.crib, tables.plays, tables.pegging, tables.board, ours, theirs);
    ByHand blurred = ahead;
    for (float& each : blurred) each += blur * someNormal(random);
    thrower.know(std::move(blurred));
    const OpponentShows kept = thrower.showsGiven({}, !dealer);
    for (std::size_t hand = 0; hand < sums.size(); ++hand) sums[hand] += kept.weight(static_cast<int>(hand));
  }
  double all = 0;
  for (const double sum : sums) all += sum;
  ByHand weights;
  for (const double sum : sums) weights.push_back(static_cast<float>(sum / all));
  return weights;
}

PerSeat<ByHand> keptToWin(const TablesForHands& tables, ToGo toGo, const PerSeat<HandValues>& values,
                          const PerSeat<ByHand>& forPoints, float blur) {
  constexpr float byChance = 0.001f;  // so that every hand is kept now and then
  PerSeat<ByHand> weights;
  for (const Seat seat : bothSeats) {
    weights[seat] = keptToWin(tables, toGo, seat, values[seat], blur);
    for (std::size_t hand = 0; hand < weights[seat].size(); ++hand)
      weights[seat][hand] = byChance * forPoints[seat][hand] + (1 - byChance) * weights[seat][hand];
  }
  return weights;
}

// Adds a response to `kept`, the mean of the earlier responses. In this mean the nth response has weight n
// (fictitious play).
void mixIn(const PerSeat<ByHand>& answer, int turn, PerSeat<ByHand>& kept) {
  for (const Seat seat : bothSeats)
    for (std::size_t hand = 0; hand < kept[seat].size(); ++hand)
      kept[seat][hand] += (answer[seat][hand] - kept[seat][hand]) * 2 / static_cast<float>(turn + 2);
}

// Returns how much the win chance rises if hands are kept as in `kept` instead of as in `otherwise`.
double moreOf(const HandValues& values, const ByHand& kept, const ByHand& otherwise) {
  double more = 0;
  for (std::size_t hand = 0; hand < kept.size(); ++hand)
    more += static_cast<double>((kept[hand] - otherwise[hand]) * values.solved[hand]);
  return more;
}

double apart(const PerSeat<ByHand>& a, const PerSeat<ByHand>& b) {
  double sum = 0;
  for (const Seat seat : bothSeats)
    for (std::size_t hand = 0; hand < a[seat].size(); ++hand)
      sum += static_cast<double>(std::abs(a[seat][hand] - b[seat][hand])) / 4;
  return sum;
}

}  // namespace

ScoresToWin::ScoresToWin(const HandsEffort& effort, const TablesForHands& tables, const ShowKinds& shows,
                         JointHands joint, CfrState forPoints)
    : effort_(effort),
      tables_(tables),
      shows_(shows),
      chances_(shows_, tables.board),
      models_(tables.pegging, tables.plays, effort.threads),
      forPoints_(std::move(joint)),
      solver_(tree_, payoffsOf()) {
  solver_.setForEach([&](std::size_t count, const std::function<void(std::size_t)>& work) {
    onThreads(effort_.threads, count, work);
  });
  for (const Seat seat : bothSeats) weights_[seat] = weightsOf(seat, forPoints_);
  // Solving starts from the regrets of the play for points. Near the end of the game a point is worth some
  // 0.03 of win chance. So these regrets are multiplied by 0.15 here and then by 0.2 in `lessen`.
  for (float& regret : forPoints.cumulativeRegret) regret *= 0.15f;
  solver_.resume(std::move(forPoints));
}

PerSeat<HandValues> ScoresToWin::solve(ToGo toGo) {
  const KindPayoffs::Chance chance = chances_.from(toGo);
  payoffs_->aim(toGo, chance);
  lessen();
  PerSeat<HandValues> values;
  PerSeat<ByHand> kept = keptToWin(tables_, toGo, values, weights_, effort_.blur);
  for (int turn = 0; turn < effort_.turns; ++turn) {
    const JointHands joint = reweighted(forPoints_, kept);
    payoffs_->setJoint(joint);
    for (int round = 0; round < effort_.rounds; ++round) {
      // The average strategy starts anew in the first two turns and in the middle one. The rounds before each
      // new start were solved for hands that are no longer kept.
      if (round == 0 && (turn < 2 || turn == effort_.turns / 2)) solver_.forgetAverageStrategy();
      solver_.solveRound();
    }
    models_.value(toGo, chance, shows_, joint, values, effort_.threads);
    const double dealers = takeSolved(values);
    const PerSeat<ByHand> answer = keptToWin(tables_, toGo, values, weights_, effort_.blur);
    std::printf("   dealer %.5f, throws apart %.4f, hands win more: pone %.5f, dealer %.5f\n", dealers,
                apart(kept, answer), moreOf(values[Seat::pone], answer[Seat::pone], kept[Seat::pone]),
                moreOf(values[Seat::dealer], answer[Seat::dealer], kept[Seat::dealer]));
    std::fflush(stdout);
    // The answer is mixed in last, because `values` were computed for the hands in `kept` before this answer
    // is added.
    mixIn(answer, turn, kept);
  }
  if (effort_.measures) {
    const double net = solver_.value(Seat::dealer);
    std::printf("   could gain: dealer %.5f, pone %.5f\n", solver_.bestResponseValue(Seat::dealer) - net,
                solver_.bestResponseValue(Seat::pone) + net);
  }
  if (!effort_.stateFile.empty() && !saveState(effort_.stateFile, solver_, digestOf(forPoints_)))
    std::fprintf(stderr, "“%s” cannot be written.\n", effort_.stateFile.c_str());
  return values;
}

// Stores the win chance of each hand according to the solution so far. For a hand that is never kept, stores
// the chance predicted by its pegs. Returns the dealer's win chance.
double ScoresToWin::takeSolved(PerSeat<HandValues>& values) {
  double dealers = 0.5;
  for (const Seat seat : bothSeats) {
    HandValues& role = values[seat];
    role.solved = solver_.values(seat);
    for (std::size_t hand = 0; hand < role.solved.size(); ++hand) {
      if (seat == Seat::dealer) dealers += static_cast<double>(role.solved[hand]);
      role.solved[hand] =
          role.weights[hand] > 0 ? role.solved[hand] / role.weights[hand] + 0.5f : role.byHand[hand];
    }
  }
  return dealers;
}

// Scales down the regrets left from another score. So they guide the first rounds at this score, and later
// rounds soon outweigh them.
void ScoresToWin::lessen() {
  CfrState numbers = solver_.release();
  for (float& regret : numbers.cumulativeRegret) regret *= 0.2f;
  solver_.resume(std::move(numbers));
}

std::shared_ptr<const TerminalPayoffs> ScoresToWin::payoffsOf() {
  const auto payoffs = std::make_shared<KindPayoffs>(tree_, forPoints_, shows_.kindOf, ShowKinds::kinds);
  payoffs_ = payoffs.get();
  return payoffs;
}

}  // namespace cribbage
