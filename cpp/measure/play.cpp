// Measures the advice on the play against the solved play itself.
//
// The loss of a choice is computed, not sampled. It is the best that any play can still get from that hand
// against the equilibrium, over every hand that the opponent can hold given our six, the starter and all that
// was laid, less the same after the choice. The losses of a play add up over its choices. Deals are drawn,
// throws are those of the table. Matches with plainer players are played out, each deal with both ways to
// sit.
//
//     measure_play --state build/play.state --deals 400 --matches 400 --seed 1
//
// Half a second a deal and more.

#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <string>

#include "cribbage/cards/deck.h"
#include "cribbage/game/peggers.h"
#include "measure/average.h"
#include "measure/sampling_pegger.h"
#include "native/files.h"
#include "native/kept_together.h"
#include "native/play_state.h"
#include "native/solved_play.h"
#include "native/threads.h"

using namespace cribbage;

namespace {

struct Options {
  std::string cribFile = "cpp/tables/crib.bin", openingFile = "cpp/tables/opening.bin", stateFile;
  std::uint32_t deals = 400, matches = 400;
  std::uint64_t seed = 1;
  int samples = 50;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
};

void print(const char* what, const Average& average) {
  std::printf("  %-58s %+.5f +- %.5f\n", what, average.mean(), average.error());
  std::fflush(stdout);
}

// The six and the starter of a deal as each side sees them.
using Sights = BySeat<PlaySight>;

PlaySight sightOf(const Dealt& dealt, Rank starter, bool dealer,
                  const std::vector<ThrowPolicy::Parts>& policy,
                  const std::map<RankCounts, std::size_t>& classes, Random& random) {
  PlaySight sight;
  RankCounts counts = countRanks(std::span<const Card>(dealt));
  const std::size_t at = classes.at(counts);
  const DealtRanks& six = everyDealtRanks()[at];
  int part = static_cast<int>(random.below(ThrowPolicy::whole));
  std::size_t place = 0;
  while ((part -= policy[at][place]) >= 0) ++place;
  const RankPair pair = six.pairs[place];
  --counts[pair.first];
  --counts[pair.second];
  std::size_t next = 0;
  for (std::size_t rank = 0; rank < rankCount; ++rank)
    for (int more = counts[rank]; more > 0; --more) sight.kept[next++] = static_cast<Rank>(rank);
  sight.thrown = {static_cast<Rank>(pair.first), static_cast<Rank>(pair.second)};
  sight.starter = starter;
  sight.us = dealer ? Seat::dealer : Seat::pone;
  return sight;
}

class Table {
 public:
  explicit Table(const ThrowsTable& crib)
      : policies_{crib.expertPone.classes(), crib.expertDealer.classes()} {
    for (std::size_t at = 0; at < dealtRanksCount; ++at) classes_[everyDealtRanks()[at].counts] = at;
  }
  Sights deal(Random& random) const {
    Deck deck;
    deck.shuffle(random);
    const auto deal = deck.deal();
    const Rank starter = deck.cut(random).rank();
    return {sightOf(deal.pone, starter, false, policies_[0], classes_, random),
            sightOf(deal.dealer, starter, true, policies_[1], classes_, random)};
  }

 private:
  std::array<std::vector<ThrowPolicy::Parts>, 2> policies_;
  std::map<RankCounts, std::size_t> classes_;
};

// The solution, and what it takes to value answers to it.
struct Solution {
  const PlayTree& tree;
  PlaySolver& solver;
  SolvedPlay play() const { return {tree, solver.numbers().averages}; }
};

// Called before each choice, with the turn of who has it.
using SeeChoice = std::function<void(const LaySight&, int target)>;
// Called after each lay and go: where in the tree it was, and the rank, or -1.
using SeeStep = std::function<void(const PublicPlay& before, int target, int rank)>;

// Plays a deal out; net points of the pone.
int playOut(const PlayTree& tree, const Sights& sights, const BySeat<const Pegger*>& players, Random& random,
            const SeeChoice& seeChoice = {}, const SeeStep& seeStep = {}) {
  BySeat<LaySight> turns;
  for (const Seat side : bothSeats) {
    turns[side].sight = sights[side];
    turns[side].held.assign(sights[side].kept.begin(), sights[side].kept.end());
  }
  PublicPlay play;
  int target = tree.rootTarget(), net = 0;
  while (!play.over()) {
    const Seat side = play.toAct();
    LaySight& turn = turns[side];
    turn.play = play;
    int rank = -1;
    if (turn.canLay()) {
      if (seeChoice) seeChoice(turn, target);
      rank = static_cast<int>(players[side]->choose(turn, random));
      turn.held.erase(std::find(turn.held.begin(), turn.held.end(), static_cast<Rank>(rank)));
    }
    if (seeStep) seeStep(play, target, rank);
    if (target >= 0) target = tree.branchOf(tree.node(target), rank).target;
    PlayEvent event;
    if (rank >= 0) event.rank = static_cast<Rank>(rank);
    event.by = side;
    for (LaySight& sees : turns) sees.sight.played.push_back(event);
    const PublicPlay::Gain gain = rank >= 0 ? play.lay(static_cast<Rank>(rank)) : play.go();
    net += gain.seat == Seat::pone ? gain.points : -gain.points;
  }
  return net;
}

// The value of every rank at the choices of one side, against the equilibrium. The side knows its six, the
// starter and how the equilibrium plays.
class Truth {
 public:
  Truth(const Solution& solved, Seat us, const PlaySight& sight, const KeptHands& theirs)
      : solved_(solved), us_(us), path_(solved.solver.ends().root()) {
    std::vector<Rank> four(sight.kept.begin(), sight.kept.end());
    ours_ = rankSets().number(four);
    theirs_.resize(HandVectors::length(4));
    const KeptHands::Weights kept = theirs.given(seenBy(sight));
    std::copy(kept.begin(), kept.end(), theirs_.begin());
  }

  void step(const PublicPlay& before, int target, int rank) {
    if (target < 0) return;
    const PlayTree::Node& node = solved_.tree.node(target);
    const PlayTree::Branch& branch = solved_.tree.branchOf(node, rank);
    if (node.seat != us_ && rank < 0) {
      std::vector<float> same(theirs_.size());
      HandVectors::afterGo(node.left[node.seat], before.limit(), theirs_.data(), same.data());
      theirs_ = same;
    } else if (node.seat != us_) {
      theirs_ = solved_.solver.layFrom(target, rank, theirs_, 0);
    }
    path_ = rank < 0 ? PlayEnds::go(path_, branch) : solved_.solver.ends().lay(path_, node, branch, rank);
  }

  // Net points from here on.
  ByRank nets(const LaySight& turn, int target) const {
    ByRank nets{};
    const PlayEnds& ends = solved_.solver.ends();
    const Seat them = other(us_);
    std::vector<float> theirs(theirs_.size());
    double all = 0;
    ends.eachHand(them, path_, [&](std::size_t place, int, int whole) {
      const float joint = ends.chanceOf(us_, ours_, whole);
      if (theirs_[place] == 0 || joint == 0) return;
      all += static_cast<double>(theirs_[place]);
      theirs[place] = theirs_[place] / joint;
      if (path_.left[them] == 2) theirs[HandVectors::turned(place)] = theirs[place];
    });
    PlayPath path = path_;
    path.points = {};
    const PlayTree::Node& node = solved_.tree.node(target);
    for (const Rank rank : turn.held) {
      if (!turn.can(rank)) continue;
      std::vector<Rank> rest = turn.held;
      rest.erase(std::find(rest.begin(), rest.end(), rank));
      const PlayTree::Branch& branch = solved_.tree.branchOf(node, static_cast<int>(rank));
      const auto values = solved_.solver.bestFrom(
          branch.target, ends.lay(path, node, branch, static_cast<int>(rank)), us_, theirs);
      const std::size_t place = HandVectors::place(static_cast<int>(rest.size()), rankSets().number(rest));
      nets[static_cast<std::size_t>(rank)] = static_cast<float>(static_cast<double>(values[place]) / all);
    }
    return nets;
  }

 private:
  const Solution& solved_;
  Seat us_;
  PlayPath path_;
  std::vector<float> theirs_;
  int ours_ = 0;
};

float bestOf(const ByRank& nets, const LaySight& turn) {
  float best = -1e9f;
  for (const Rank rank : turn.held)
    if (turn.can(rank)) best = std::max(best, nets[static_cast<std::size_t>(rank)]);
  return best;
}

// Losses of a play by the number of our cards laid before the choice.
using Losses = std::array<double, 4>;

// The loss of `side` in a deal when it lays by the probabilities of `chances`.
template <class Chances>
Losses lossesOf(const Solution& solved, const Sights& sights, Seat side, const KeptHands& theirKept,
                const BySeat<const Pegger*>& players, Random random, const ByRank* leads, ByRank* leadsOut,
                Chances chances) {
  Losses losses{};
  Truth truth(solved, side, sights[side], theirKept);
  playOut(
      solved.tree, sights, players, random,
      [&](const LaySight& turn, int target) {
        if (turn.play.toAct() != side || target < 0) return;
        const std::size_t laid = 4 - turn.held.size();
        const bool lead = laid == 0;
        const ByRank nets = lead && leads ? *leads : truth.nets(turn, target);
        if (lead && leadsOut) *leadsOut = nets;
        const ByRank laying = chances(turn);
        double mean = 0;
        for (std::size_t rank = 0; rank < rankCount; ++rank)
          mean += static_cast<double>(laying[rank]) * static_cast<double>(nets[rank]);
        losses[laid] += static_cast<double>(bestOf(nets, turn)) - mean;
      },
      [&](const PublicPlay& before, int target, int rank) { truth.step(before, target, rank); });
  return losses;
}

void measureLosses(const Solution& solved, const Table& table, const PlayKnowledge& knowledge,
                   const Options& options) {
  const SolvedPegger equilibrium(solved.play());
  const AdvisedPegger advised(knowledge);
  for (const Seat side : bothSeats) {
    std::vector<std::array<Losses, 2>> losses(options.deals);
    const KeptHands& theirs = side == Seat::pone ? knowledge.asDealer : knowledge.asPone;
    onThreads(options.threads, options.deals, [&](std::size_t at) {
      Random random(options.seed * 1'000'003 + at);
      const Sights sights = table.deal(random);
      BySeat<const Pegger*> players{&equilibrium, &equilibrium};
      ByRank first{};
      losses[at][0] = lossesOf(solved, sights, side, theirs, players, random, nullptr, &first,
                               [&](const LaySight& turn) { return equilibrium.chances(turn); });
      players[side] = &advised;
      losses[at][1] =
          lossesOf(solved, sights, side, theirs, players, random, &first, nullptr, [&](const LaySight& turn) {
            ByRank one{};
            Random none(0);
            one[static_cast<std::size_t>(advised.choose(turn, none))] = 1;
            return one;
          });
    });
    std::array<Average, 2> all;
    Average more;
    std::array<std::array<Average, 4>, 2> byLaid;
    for (const auto& both : losses) {
      std::array<double, 2> sums{};
      for (std::size_t who = 0; who < 2; ++who)
        for (std::size_t laid = 0; laid < 4; ++laid) {
          sums[who] += both[who][laid];
          byLaid[who][laid].add(both[who][laid]);
        }
      all[0].add(sums[0]);
      all[1].add(sums[1]);
      more.add(sums[1] - sums[0]);
    }
    std::printf("the %s, %u deals, points a deal\n", side == Seat::pone ? "pone" : "dealer", options.deals);
    print("the equilibrium loses to the best that knows throw and starter", all[0]);
    print("the advice loses to it", all[1]);
    print("the advice loses to the equilibrium", more);
    for (std::size_t laid = 0; laid < 3; ++laid) {
      std::printf("  with %zu laid:\n", laid);
      print("  the equilibrium", byLaid[0][laid]);
      print("  the advice", byLaid[1][laid]);
    }
  }
}

void measureMatches(const Solution& solved, const Table& table, const PlayKnowledge& knowledge,
                    const Options& options) {
  const SolvedPegger equilibrium(solved.play());
  const AdvisedPegger advised(knowledge);
  const GreedyPegger greedy;
  const SamplingPegger sampling(knowledge, options.samples);
  struct Match {
    const char* name;
    const Pegger *one, *other;
    std::uint32_t times;
  };
  for (const Match& match : {Match{"the advice and the equilibrium", &advised, &equilibrium, 1},
                             Match{"the advice and the greedy player", &advised, &greedy, 1},
                             Match{"the advice and the sampling player", &advised, &sampling, 1},
                             Match{"the equilibrium and the greedy player", &equilibrium, &greedy, 100},
                             Match{"the equilibrium and the sampling player", &equilibrium, &sampling, 10}}) {
    std::vector<std::array<double, 2>> nets(options.matches * match.times);
    onThreads(options.threads, nets.size(), [&](std::size_t at) {
      Random random(options.seed * 7'000'003 + at);
      const Sights sights = table.deal(random);
      nets[at][0] = playOut(solved.tree, sights, {match.one, match.other}, random);
      nets[at][1] = -playOut(solved.tree, sights, {match.other, match.one}, random);
    });
    Average all;
    for (const auto& both : nets) all.add((both[0] + both[1]) / 2);
    std::printf("%s, %zu deals from both sides: net points a deal of the first\n", match.name, nets.size());
    print("", all);
  }
}

Options readOptions(int argc, char** argv, CLI::App& app) {
  Options options;
  app.add_option("--state", options.stateFile, "of solve_play")->required();
  app.add_option("--crib", options.cribFile);
  app.add_option("--opening", options.openingFile);
  app.add_option("--deals", options.deals, "of which losses are computed");
  app.add_option("--matches", options.matches, "deals of each match");
  app.add_option("--samples", options.samples, "hands that the sampling player looks at");
  app.add_option("--seed", options.seed);
  app.add_option("--threads", options.threads);
  app.parse(argc, argv);
  return options;
}

int run(const Options& options) {
  const auto crib = ThrowsTable::read(bytesOf(options.cribFile));
  const auto opening = OpeningTable::read(bytesOf(options.openingFile));
  if (!crib || !opening) {
    std::fprintf(stderr, "%s\n", (!crib ? crib.error() : opening.error()).message.c_str());
    return 1;
  }
  const KeptTogether pones(crib->expertPone), dealers(crib->expertDealer);
  const JointHands joint = jointOf(pones, dealers, options.threads);
  const PlayTree tree{PublicPlay{}};
  PlaySolver solver(tree, joint);
  if (!loadState(options.stateFile, solver, digestOf(joint))) {
    std::fprintf(stderr, "%s is not the state of a solution for this table of throws\n",
                 options.stateFile.c_str());
    return 1;
  }
  const Solution solved{tree, solver};
  const PlayKnowledge knowledge{KeptHands(crib->expertPone), KeptHands(crib->expertDealer), UsualCribs(*crib),
                                std::make_shared<const OpeningTable>(*opening)};
  const Table table(*crib);
  measureLosses(solved, table, knowledge, options);
  measureMatches(solved, table, knowledge, options);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Measures the advice on the play.");
  try {
    return run(readOptions(argc, argv, app));
  } catch (const CLI::Error& error) {
    return app.exit(error);
  }
}
