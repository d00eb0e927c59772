// Solves the play for winning at one score after another, with hands that are thrown to win too, and keeps
// what each kept hand wins. Throws and play answer each other in turns until they stand still.
//
//     solve_hands --play-state build/play.state --out build/hands.values
//
// It takes 2 GB, and some 70 seconds a score on two cores. A score that is in the file already is not
// solved again, so it may be stopped at any time. Scores come in the order of how far the farther side is
// from its last hole.

#include <CLI/CLI.hpp>
#include <cstdio>
#include <fstream>
#include <functional>
#include <memory>
#include <string>

#include "cribbage/winning/winning_opponent.h"
#include "native/files.h"
#include "native/kept_together.h"
#include "native/play_state.h"
#include "native/threads.h"
#include "solve/hands/hand_shapes.h"
#include "solve/hands/hand_values.h"
#include "solve/winning/show_chances.h"

using namespace cribbage;

namespace {

struct Options {
  std::vector<int> needs;
  std::vector<std::string> at;
  int turns = 8, rounds = 3;
  float blur = 0.01f;
  bool measures = false;
  std::size_t directions = 32;
  int beyond = 20;
  double leastChance = 0.005;
  std::size_t deals = 4'000'000;
  std::uint64_t seed = 1;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  std::string cribFile = "cpp/tables/crib.bin", playFile = "cpp/tables/play.bin",
              boardFile = "cpp/tables/board.bin", peggingFile = "cpp/tables/pegging.bin",
              playState = "build/play.state", outFile, stateFile, stakesFile = "cpp/tables/stakes.bin",
              tableFile, chancesFile;
};

struct Given {
  ThrowsTable crib;
  HandPegsTable plays;
  BoardTable board;
  PegSpreadTable pegging;
};

// A number near a normal distribution of mean 0 and deviation 1.
float someNormal(Random& random) {
  double sum = -6;
  for (int at = 0; at < 12; ++at) sum += random.below(1u << 20) / static_cast<double>(1u << 20);
  return static_cast<float>(sum);
}

// What each hand of `seat` wins beyond the pegs of its kind; empty where nothing is known.
ByHand aheadOf(const HandValues& role) {
  ByHand ahead;
  for (std::size_t hand = 0; hand < role.solved.size(); ++hand)
    ahead.push_back(role.solved[hand] - role.byKind[hand]);
  return ahead;
}

// The weights of the hands that one side keeps when it throws to win. Many throws win nearly the same; if
// all took the best, what is best would hang on the last digits and never stand still. So values are blurred
// a little, several times over (a quantal response; McKelvey and Palfrey 1995).
ByHand keptToWin(const Given& given, ToGo toGo, Seat seat, const HandValues& values, float blur) {
  constexpr int times = 8;
  const bool dealer = seat == Seat::dealer;
  const int theirs = lastHole - (dealer ? toGo.dealer : toGo.pone),
            ours = lastHole - (dealer ? toGo.pone : toGo.dealer);
  const ByHand ahead = aheadOf(values);
  std::vector<double> sums(HandPegsTable::hands);
  Random random(1);
  for (int time = 0; time < (ahead.empty() ? 1 : times); ++time) {
    WinningOpponent thrower(given.crib, given.plays, given.pegging, given.board, ours, theirs);
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

BySeat<ByHand> keptToWin(const Given& given, ToGo toGo, const BySeat<HandValues>& values,
                         const BySeat<ByHand>& forPoints, float blur) {
  constexpr float byChance = 0.001f;  // so that every hand is kept now and then
  BySeat<ByHand> weights;
  for (const Seat seat : bothSeats) {
    weights[seat] = keptToWin(given, toGo, seat, values[seat], blur);
    for (std::size_t hand = 0; hand < weights[seat].size(); ++hand)
      weights[seat][hand] = byChance * forPoints[seat][hand] + (1 - byChance) * weights[seat][hand];
  }
  return weights;
}

// How much more hands win that are kept so than those kept otherwise.
double moreOf(const HandValues& values, const ByHand& kept, const ByHand& otherwise) {
  double more = 0;
  for (std::size_t hand = 0; hand < kept.size(); ++hand)
    more += static_cast<double>((kept[hand] - otherwise[hand]) * values.solved[hand]);
  return more;
}

double apart(const BySeat<ByHand>& a, const BySeat<ByHand>& b) {
  double sum = 0;
  for (const Seat seat : bothSeats)
    for (std::size_t hand = 0; hand < a[seat].size(); ++hand)
      sum += static_cast<double>(std::abs(a[seat][hand] - b[seat][hand])) / 4;
  return sum;
}

class Scores {
 public:
  Scores(const Options& options, const Given& given, const ShowKinds& shows, JointHands joint,
         PlayNumbers forPoints)
      : options_(options),
        given_(given),
        shows_(shows),
        chances_(shows_, given.board),
        models_(given.pegging, given.plays, options.threads),
        forPoints_(std::move(joint)),
        solver_(tree_, endsOf()) {
    solver_.setForEach([&](std::size_t count, const std::function<void(std::size_t)>& work) {
      onThreads(options_.threads, count, work);
    });
    for (const Seat seat : bothSeats) weights_[seat] = weightsOf(seat, forPoints_);
    // The start: the regrets of the play for points, made smaller, since a point is worth some three in a
    // hundred near the end.
    for (float& regret : forPoints.regrets) regret *= 0.15f;
    solver_.resume(std::move(forPoints));
  }

  BySeat<HandValues> solve(ToGo toGo) {
    const KindEnds::Chance chance = chances_.from(toGo);
    ends_->aim(toGo, chance);
    lessen();
    BySeat<HandValues> values;
    BySeat<ByHand> kept = keptToWin(given_, toGo, values, weights_, options_.blur);
    for (int turn = 0; turn < options_.turns; ++turn) {
      const JointHands joint = reweighted(forPoints_, kept);
      ends_->setJoint(joint);
      for (int round = 0; round < options_.rounds; ++round) {
        // Early rounds were played with other hands, so the average begins anew now and then.
        if (round == 0 && (turn < 2 || turn == options_.turns / 2)) solver_.forgetAverages();
        solver_.solveRound();
      }
      models_.value(toGo, chance, shows_, joint, values, options_.threads);
      double dealers = 0;
      for (const Seat seat : bothSeats) {
        HandValues& role = values[seat];
        role.solved = solver_.values(seat);
        for (std::size_t hand = 0; hand < role.solved.size(); ++hand) {
          if (seat == Seat::dealer) dealers += static_cast<double>(role.solved[hand]);
          role.solved[hand] =
              role.weights[hand] > 0 ? role.solved[hand] / role.weights[hand] + 0.5f : role.byHand[hand];
        }
      }
      const BySeat<ByHand> answer = keptToWin(given_, toGo, values, weights_, options_.blur);
      std::printf("   dealer %.5f, throws apart %.4f, hands win more: pone %.5f, dealer %.5f\n",
                  dealers + 0.5, apart(kept, answer),
                  moreOf(values[Seat::pone], answer[Seat::pone], kept[Seat::pone]),
                  moreOf(values[Seat::dealer], answer[Seat::dealer], kept[Seat::dealer]));
      std::fflush(stdout);
      // What is kept is a mean of all answers so far, later ones counted for more (fictitious play). The last
      // values are for the last but one.
      for (const Seat seat : bothSeats)
        for (std::size_t hand = 0; hand < kept[seat].size(); ++hand)
          kept[seat][hand] += (answer[seat][hand] - kept[seat][hand]) * 2 / static_cast<float>(turn + 2);
    }
    if (options_.measures) {
      const double net = solver_.value(Seat::dealer);
      std::printf("   could gain: dealer %.5f, pone %.5f\n", solver_.bestValue(Seat::dealer) - net,
                  solver_.bestValue(Seat::pone) + net);
    }
    if (!options_.stateFile.empty()) saveState(options_.stateFile, solver_, digestOf(forPoints_));
    return values;
  }

 private:
  // Regrets of another score are made small, so that they guide the first rounds and are soon outweighed.
  void lessen() {
    PlayNumbers numbers = solver_.release();
    for (float& regret : numbers.regrets) regret *= 0.2f;
    solver_.resume(std::move(numbers));
  }

  std::shared_ptr<const PlayEnds> endsOf() {
    const auto ends = std::make_shared<KindEnds>(tree_, forPoints_, shows_.kindOf, ShowKinds::kinds);
    ends_ = ends.get();
    return ends;
  }

  const Options& options_;
  const Given& given_;
  const ShowKinds& shows_;
  ShowChances chances_;
  PegModels models_;
  JointHands forPoints_;
  BySeat<ByHand> weights_;  // of those
  PlayTree tree_{PublicPlay{}};
  KindEnds* ends_ = nullptr;
  PlaySolver solver_;
};

// Each with each in the order of the farther side, or those that were named.
std::vector<ToGo> scoresOf(const Options& options) {
  std::vector<ToGo> scores;
  for (const std::string& text : options.at) {
    ToGo toGo;
    if (std::sscanf(text.c_str(), "%d,%d", &toGo.dealer, &toGo.pone) == 2) scores.push_back(toGo);
  }
  for (std::size_t ring = 0; ring < options.needs.size(); ++ring)
    for (std::size_t at = 0; at < 2 * ring + 1; ++at)
      scores.push_back({options.needs[std::min(at, ring)], options.needs[std::min(2 * ring - at, ring)]});
  return scores;
}

void solveAll(const Options& options, const Given& given, Scores& scores, const Clock& clock) {
  SolvedHands done = readHands(options.outFile);
  for (const ToGo& toGo : scoresOf(options)) {
    const double chance = given.board.dealersChance(lastHole - toGo.dealer, lastHole - toGo.pone);
    if (chance < options.leastChance || chance > 1 - options.leastChance) continue;
    if (!done.insert({{toGo.dealer, toGo.pone}, {}}).second) continue;
    append(options.outFile, toGo.dealer, toGo.pone, scores.solve(toGo));
    std::printf("%7.0f s  %d,%d\n", clock.seconds(), toGo.dealer, toGo.pone);
    std::fflush(stdout);
  }
}

// What the dealer wins at each solved score when the play begins.
void writeChances(const std::string& name, const SolvedHands& solved) {
  std::ofstream out(name);
  out << "dealer_needs,pone_needs,dealer_wins\n";
  for (const auto& [score, values] : solved) {
    const HandValues& dealer = values[Seat::dealer];
    double all = 0, wins = 0;
    for (std::size_t hand = 0; hand < dealer.solved.size(); ++hand) {
      all += static_cast<double>(dealer.weights[hand]);
      wins += static_cast<double>(dealer.weights[hand] * dealer.solved[hand]);
    }
    char line[40];
    std::snprintf(line, sizeof line, "%d,%d,%.5f\n", score.first, score.second, wins / all);
    out << line;
  }
}

// The table of stakes with what hands win.
int writeTable(const Options& options, const BoardTable& board) {
  const SolvedHands solved = readHands(options.outFile);
  auto table = StakesTable::read(bytesOf(options.stakesFile));
  if (!table || solved.empty()) return 1;
  HandShapes shapes = handShapesOf(solved, board, options.directions, options.beyond);
  table->setHands(std::move(shapes.grid), std::move(shapes.hands));
  for (const Seat seat : bothSeats)
    for (const auto beyond : {StakesTable::Pegs::ofHand, StakesTable::Pegs::ofKind})
      for (const auto& [score, values] : solved) {
        const auto& [without, with] =
            handErrorsOf(*table, seat, beyond, {score.first, score.second}, values[seat]);
        std::printf("%s by %s, dealer needs %d, pone %d: %.4f beyond pegs, %.4f beyond the table\n",
                    seat == Seat::dealer ? "dealer" : "pone",
                    beyond == StakesTable::Pegs::ofHand ? "hand" : "kind", score.first, score.second, without,
                    with);
      }
  write(options.tableFile, table->write());
  if (!options.chancesFile.empty()) writeChances(options.chancesFile, solved);
  return 0;
}

int run(const Options& options) {
  const Clock clock;
  auto crib = ThrowsTable::read(bytesOf(options.cribFile));
  auto plays = HandPegsTable::read(bytesOf(options.playFile));
  auto board = BoardTable::read(bytesOf(options.boardFile));
  auto pegging = PegSpreadTable::read(bytesOf(options.peggingFile));
  if (!crib || !plays || !board || !pegging) {
    std::fprintf(stderr, "A table is missing.\n");
    return 1;
  }
  if (!options.tableFile.empty()) return writeTable(options, *board);
  const Given given{*crib, *plays, *board, *pegging};
  JointHands joint =
      jointOf(KeptTogether(given.crib.expertPone), KeptTogether(given.crib.expertDealer), options.threads);
  PlayNumbers forPoints;
  {
    const PlayTree tree{PublicPlay{}};
    PlaySolver points(tree, JointHands(joint));
    if (!loadState(options.playState, points, digestOf(joint))) {
      std::fprintf(stderr, "“%s” is not a play solved for these tables.\n", options.playState.c_str());
      return 1;
    }
    forPoints = points.release();
  }
  const ShowKinds shows = showKindsOf(given.crib, QuickThrower(given.crib, given.plays), options.deals,
                                      options.seed, options.threads);
  Scores scores(options, given, shows, std::move(joint), std::move(forPoints));
  std::printf("ready, %.0f s\n", clock.seconds());
  std::fflush(stdout);
  solveAll(options, given, scores, clock);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Solves throws and play for winning, and keeps what hands win.");
  Options options;
  app.add_option("--needs", options.needs, "holes that dealer and pone need, each with each, in order")
      ->delimiter(',');
  app.add_option("--at", options.at, "a score to be solved first: holes of the dealer, a comma, of the pone");
  app.add_option("--turns", options.turns, "of throws and play");
  app.add_option("--blur", options.blur, "of what hands win, when they are thrown, in chances");
  app.add_option("--rounds", options.rounds, "of CFR+ in each turn");
  app.add_option("--least-chance", options.leastChance, "a score with less for one side is not solved");
  app.add_option("--deals", options.deals, "sampled for what hands show");
  app.add_option("--seed", options.seed);
  app.add_option("--threads", options.threads);
  app.add_option("--crib", options.cribFile, "the table of throws");
  app.add_option("--play", options.playFile, "the table of what hands peg");
  app.add_option("--board", options.boardFile, "what a score is worth");
  app.add_option("--pegging", options.peggingFile, "how pegs are spread");
  app.add_option("--play-state", options.playState, "the solved play, as solve_play keeps it");
  app.add_option("--out", options.outFile)->required();
  app.add_flag("--measure", options.measures, "says what either side could still gain");
  app.add_option("--state", options.stateFile, "keeps the solution of the last score, to be played by");
  app.add_option("--table", options.tableFile,
                 "solves nothing; writes the table of stakes with what hands win by the values of --out");
  app.add_option("--chances", options.chancesFile, "and what the dealer wins at each of the scores");
  app.add_option("--stakes", options.stakesFile, "the table of stakes, whose leads and replies are kept");
  app.add_option("--directions", options.directions, "in which hands differ, of the table");
  app.add_option("--beyond", options.beyond, "holes from which on hands win what their pegs say");
  CLI11_PARSE(app, argc, argv);
  return run(options);
}
