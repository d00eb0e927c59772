// Solves the chance of winning from every score: samples deals of two players who throw for points and play
// by the solved play, and goes back from the last hole over whole deals in the order of scoring; at each
// score both throw to win instead. Two halves with seeds of their own are solved apart: what they differ by
// is how wrong they are.
//
//     solve_board --deals 3000000 --references 20000 --play-state build/play.state --table
//     cpp/tables/board.bin
//
// Some ten minutes on two cores, and 1.5 GB. The same numbers for the same seed, whatever the threads. A half
// that is solved, and every tenth step of one that is not, is kept in the state file and not solved again.

#include <CLI/CLI.hpp>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "board_solver.h"
#include "cribbage/kept_chances.h"
#include "cribbage/rank_sets.h"
#include "cribbage/table_reader.h"
#include "kept_hands.h"
#include "pegging_shapes.h"
#include "threads.h"

using namespace cribbage;

namespace {

struct Options {
  std::size_t deals = 3'000'000, references = 20'000;
  std::uint64_t seed = 1;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  std::string cribFile = "cpp/tables/crib.bin", playFile = "cpp/tables/play.bin",
              playState = "build/play.state", stateFile, tableFile, peggingFile;
  bool pointsToo = false;
};

class Clock {
 public:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

std::vector<std::uint8_t> bytesOf(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void write(const std::string& file, const std::vector<std::uint8_t>& bytes) {
  std::ofstream out(file, std::ios::binary);
  out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  std::printf("%s: %zu bytes, hash %u\n", file.c_str(), bytes.size(), hashOf(std::span(bytes).subspan(0)));
}

// Kinds of kept hands: the nearest of so many means, by how often hands are kept (Lloyd 1982).
std::vector<PlayValue> meansOfKinds(const PlayTable& plays, const KeptChances& kept, bool dealer) {
  const auto valueOf = [&](int hand) { return plays.value(hand, dealer); };
  const auto distance = [](const PlayValue& a, const PlayValue& b) {
    return (a.ours - b.ours) * (a.ours - b.ours) + (a.theirs - b.theirs) * (a.theirs - b.theirs);
  };
  std::vector<PlayValue> means{valueOf(0)};
  while (means.size() < PeggingTable::kinds) {
    int farthest = 0;
    double most = -1;
    for (int hand = 0; hand < RankSets::count[4]; ++hand) {
      double nearest = 1e9;
      for (const PlayValue& mean : means) nearest = std::min(nearest, distance(mean, valueOf(hand)));
      const double weight = nearest * static_cast<double>(kept.of()[static_cast<std::size_t>(hand)]);
      if (weight <= most) continue;
      most = weight;
      farthest = hand;
    }
    means.push_back(valueOf(farthest));
  }
  for (int round = 0; round < 50; ++round) {
    std::vector<PlayValue> sums(means.size());
    std::vector<double> weights(means.size());
    for (int hand = 0; hand < RankSets::count[4]; ++hand) {
      std::size_t nearest = 0;
      for (std::size_t at = 1; at < means.size(); ++at)
        if (distance(means[at], valueOf(hand)) < distance(means[nearest], valueOf(hand))) nearest = at;
      const double weight = static_cast<double>(kept.of()[static_cast<std::size_t>(hand)]) + 1e-12;
      sums[nearest].ours += weight * valueOf(hand).ours;
      sums[nearest].theirs += weight * valueOf(hand).theirs;
      weights[nearest] += weight;
    }
    for (std::size_t at = 0; at < means.size(); ++at)
      if (weights[at] > 0) means[at] = {sums[at].ours / weights[at], sums[at].theirs / weights[at]};
  }
  return means;
}

class Halves {
 public:
  Halves(const Options& options, const SolvedPlay& play, const CribTable& crib, const PlayTable& plays)
      : options_(options), thrower_(crib, plays), sampler_(play, thrower_), plays_(plays) {
    const KeptChances pones(crib.expertPone), dealers(crib.expertDealer);
    for (const bool dealer : {false, true})
      means_[dealer ? 1 : 0] = meansOfKinds(plays, dealer ? dealers : pones, dealer);
    for (const bool dealer : {false, true})
      for (int hand = 0; hand < RankSets::count[4]; ++hand)
        kindOfKept_[dealer ? 1 : 0].push_back(static_cast<std::uint8_t>(
            PeggingTable::nearest(means_[dealer ? 1 : 0], plays.value(hand, dealer))));
  }

  BoardSample sample(int half, const Clock& clock) const {
    constexpr std::size_t atOnce = 10'000;
    const std::size_t parts = (options_.deals + atOnce - 1) / atOnce;
    std::vector<BoardSample> samples(static_cast<std::size_t>(options_.threads));
    for (BoardSample& each : samples) each.kindOfKept = kindOfKept_;
    onThreads(options_.threads, samples.size(), [&](std::size_t thread) {
      BoardSample& into = samples[thread];
      for (std::size_t part = thread; part < parts; part += samples.size()) {
        Random random(options_.seed * 1'000'003 + static_cast<std::uint64_t>(half) * 500'000 + part);
        for (std::size_t deal = 0; deal < std::min(atOnce, options_.deals - part * atOnce); ++deal) {
          const DealSampler::Kept kept = sampler_.sample(random, into.counts);
          into.spreads.add(kindOfKept_[0][static_cast<std::size_t>(kept.pone)],
                           kindOfKept_[1][static_cast<std::size_t>(kept.dealer)],
                           kept.pegs.totals[PublicPlay::pone], kept.pegs.totals[PublicPlay::dealer]);
        }
      }
    });
    BoardSample all = std::move(samples[0]);
    for (std::size_t thread = 1; thread < samples.size(); ++thread) {
      all.counts.add(samples[thread].counts);
      all.spreads.add(samples[thread].spreads);
    }
    all.spreads.finish();
    all.references.resize(options_.references);
    onThreads(options_.threads, all.references.size(), [&](std::size_t at) {
      refer(all.references[at], Random(options_.seed * 1'000'003 + 700'000'000 +
                                       static_cast<std::uint64_t>(half) * 50'000'000 + at));
    });
    compareWithModel(all, means_);
    std::printf("half %d: %llu deals sampled, %.0f s\n", half,
                static_cast<unsigned long long>(all.counts.deals()), clock.seconds());
    std::fflush(stdout);
    return all;
  }

  std::array<HandPlays, 2> plays(const CribTable& crib, const SolvedPlayState& solved) const {
    PlaySolver solver(solved.tree,
                      jointOf(KeptHands(crib.expertPone), KeptHands(crib.expertDealer), options_.threads));
    PlayNumbers numbers = solver.numbers();
    numbers.averages = solved.averages;
    solver.resume(std::move(numbers));
    return handPlays(solver, sampler_, 3000, options_.seed, options_.threads);
  }

  PeggingTable pegging(const BoardSample& sample, const std::array<HandPlays, 2>& hands) const {
    PeggingTable::Role roles[2];
    for (const std::size_t role : {0, 1}) {
      roles[role] = {shapesOf(hands[role], kindOfKept_[role]), means_[role]};
      const ShapesError error = errorOf(roles[role].shapes, hands[role]);
      std::printf(
          "pegs of the %s: chances off by %.4f, of being first %.4f (roots of mean squares), %.4f at most\n",
          role == 1 ? "dealer" : "pone", error.tails, error.races, error.most);
    }
    PegFirsts firsts{};
    for (int dealer = 1; dealer < PeggingTable::most; ++dealer)
      for (int pone = 1; pone < PeggingTable::most; ++pone)
        firsts[static_cast<std::size_t>(dealer)][static_cast<std::size_t>(pone)] =
            sample.counts.dealerFirst(dealer, pone);
    return {std::move(roles[0]), std::move(roles[1]), firsts};
  }

 private:
  void refer(BoardSample::Reference& reference, Random random) const {
    reference.deal = DealSampler::draw(random);
    thrower_.value(reference.deal.pone, false, reference.pone);
    thrower_.value(reference.deal.dealer, true, reference.dealer);
    reference.ponesBest = static_cast<std::uint8_t>(QuickThrower::best(reference.pone));
    reference.dealersBest = static_cast<std::uint8_t>(QuickThrower::best(reference.dealer));
    CardSet left = CardSet::deck();
    for (const Dealt* dealt : {&reference.deal.pone, &reference.deal.dealer})
      left = left.without(CardSet({dealt->begin(), dealt->end()}));
    reference.starters[0] = reference.deal.starter;
    for (std::size_t at = 1; at < reference.starters.size(); ++at) {
      std::uint32_t skip = random.below(static_cast<std::uint32_t>(left.size()));
      for (const Card card : left)
        if (skip-- == 0) reference.starters[at] = card;
    }
  }

  const Options& options_;
  QuickThrower thrower_;
  DealSampler sampler_;
  const PlayTable& plays_;
  std::array<std::vector<PlayValue>, 2> means_;
  std::array<std::vector<std::uint8_t>, 2> kindOfKept_;
};

// What is kept between runs: of each half how far it is, and its fates.
class StateFile {
 public:
  StateFile(std::string file, std::uint64_t of) : file_(std::move(file)), of_(of) {}

  bool load(int half, int& toGo, std::vector<Fate>& fates) const {
    if (file_.empty()) return false;
    std::ifstream in(nameOf(half), std::ios::binary);
    std::uint64_t of = 0;
    in.read(reinterpret_cast<char*>(&of), sizeof of);
    if (!in || of != of_) return false;
    in.read(reinterpret_cast<char*>(&toGo), sizeof toGo);
    in.read(reinterpret_cast<char*>(fates.data()),
            static_cast<std::streamsize>(fates.size() * sizeof fates[0]));
    return static_cast<bool>(in);
  }

  void save(int half, int toGo, const std::vector<Fate>& fates) const {
    if (file_.empty()) return;
    std::ofstream out(nameOf(half), std::ios::binary);
    out.write(reinterpret_cast<const char*>(&of_), sizeof of_);
    out.write(reinterpret_cast<const char*>(&toGo), sizeof toGo);
    out.write(reinterpret_cast<const char*>(fates.data()),
              static_cast<std::streamsize>(fates.size() * sizeof fates[0]));
  }

 private:
  std::string nameOf(int half) const { return file_ + "." + std::to_string(half); }
  std::string file_;
  std::uint64_t of_;
};

std::vector<Fate> solve(const BoardSample& sample, bool mind, int half, const StateFile* state, int threads,
                        const Clock& clock) {
  BoardSolver solver(sample, mind, threads);
  int first = 2;
  std::vector<Fate> fates = solver.fates();
  if (state && state->load(half, first, fates)) {
    solver.resume(fates, first);
    std::printf("half %d: going on from %d holes to go together\n", half, first);
  }
  const double begun = clock.seconds();
  for (int toGo = first; toGo <= 2 * BoardSolver::most; ++toGo) {
    solver.solve(toGo);
    if (toGo % 10 != 0 && toGo != 2 * BoardSolver::most) continue;
    if (state) state->save(half, toGo + 1, solver.fates());
    if (!mind) continue;
    const int x = std::min(toGo / 2, BoardSolver::most);
    std::printf(
        "half %d: %d holes to go together; at %d each the dealer wins %.4f, other throws %.3f; %.0f s\n",
        half, toGo, x, solver.fate(x, x)[0], solver.changed(x, x), clock.seconds() - begun);
    std::fflush(stdout);
  }
  return solver.fates();
}

double differenceAt(const std::vector<Fate>& a, const std::vector<Fate>& b, std::size_t plane,
                    std::size_t& most) {
  double largest = 0;
  for (std::size_t at = 0; at < a.size(); ++at) {
    const double off = std::abs(a[at][plane] - b[at][plane]);
    if (off <= largest) continue;
    largest = off;
    most = at;
  }
  return largest;
}

void compare(const char* what, const std::vector<Fate>& a, const std::vector<Fate>& b) {
  const std::size_t start = a.size() - 1;  // both need all 121
  for (std::size_t plane = 0; plane < 5; ++plane) {
    std::size_t most = 0;
    const double largest = differenceAt(a, b, plane, most);
    double squares = 0;
    for (std::size_t at = 0; at < a.size(); ++at)
      squares += (a[at][plane] - b[at][plane]) * (a[at][plane] - b[at][plane]);
    const std::size_t side = BoardSolver::most + 1;
    std::printf("%s, plane %zu: at the start %.5f, largest %.5f (dealer needs %zu, pone %zu), rms %.5f\n",
                what, plane, std::abs(a[start][plane] - b[start][plane]), largest, most / side, most % side,
                std::sqrt(squares / (121.0 * 121)));
  }
}

Options read(int argc, char** argv, CLI::App& app) {
  Options options;
  app.add_option("--deals", options.deals, "sampled deals of each half");
  app.add_option("--references", options.references, "deals of each half to try other throws on");
  app.add_option("--seed", options.seed);
  app.add_option("--threads", options.threads);
  app.add_option("--crib", options.cribFile, "the table of throws");
  app.add_option("--play", options.playFile, "the table of what hands peg");
  app.add_option("--play-state", options.playState, "the solved play, as solve_play keeps it");
  app.add_option("--state", options.stateFile, "read at the start, written now and then");
  app.add_option("--table", options.tableFile);
  app.add_option("--pegging", options.peggingFile, "the table of how pegs are spread");
  app.add_flag("--points-too", options.pointsToo, "says what throwing to win changes");
  app.parse(argc, argv);
  return options;
}

int run(const Options& options) {
  const Clock clock;
  const auto crib = CribTable::read(bytesOf(options.cribFile));
  const auto plays = PlayTable::read(bytesOf(options.playFile));
  if (!crib || !plays) {
    std::fprintf(stderr, "%s\n", (!crib ? crib.error() : plays.error()).message.c_str());
    return 1;
  }
  const auto solved = loadSolvedPlay(*crib, options.playState, options.threads);
  if (!solved) {
    std::fprintf(stderr, "%s\n", solved.error().message.c_str());
    return 1;
  }
  const SolvedPlay play = solved->play();
  const Halves halves(options, play, *crib, *plays);
  std::printf("ready to sample, %.0f s\n", clock.seconds());
  std::fflush(stdout);

  const auto bytes = bytesOf(options.cribFile);
  const StateFile state(options.stateFile, hashOf(bytes) * 0x9e3779b97f4a7c15u + options.deals * 31 +
                                               options.references * 7 + options.seed);
  std::array<std::vector<Fate>, 2> fates;
  std::vector<Fate> forPoints;
  for (int half = 0; half < 2; ++half) {
    const BoardSample sample = halves.sample(half, clock);
    if (half == 0 && !options.peggingFile.empty())
      write(options.peggingFile, halves.pegging(sample, halves.plays(*crib, *solved)).write());
    if (half == 0 && options.pointsToo)
      forPoints = solve(sample, false, half, nullptr, options.threads, clock);
    fates[static_cast<std::size_t>(half)] = solve(sample, true, half, &state, options.threads, clock);
    if (half == 0 && options.pointsToo)
      compare("throwing to win against throwing for points", fates[0], forPoints);
  }
  compare("the two halves", fates[0], fates[1]);

  BoardTable::Outlooks outlooks(static_cast<std::size_t>(BoardTable::holes) * BoardTable::holes);
  for (int dealer = 0; dealer < BoardTable::holes; ++dealer)
    for (int pone = 0; pone < BoardTable::holes; ++pone) {
      const auto at = static_cast<std::size_t>((lastHole - dealer) * (lastHole + 1) + lastHole - pone);
      Fate mean{};
      for (std::size_t part = 0; part < mean.size(); ++part)
        mean[part] = (fates[0][at][part] + fates[1][at][part]) / 2;
      outlooks[BoardTable::place(dealer, pone)] = {mean[0], mean[1], mean[2], mean[3], mean[4]};
    }
  const Outlook start = outlooks[0];
  std::printf("at the start the dealer wins %.5f, skunks %.4f and is skunked %.4f\n", start.chance,
              start.skunkFor, start.skunkAgainst);
  if (!options.tableFile.empty()) write(options.tableFile, BoardTable(outlooks).write());
  std::printf("%.0f seconds\n", clock.seconds());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Solves the chance of winning from every score.");
  try {
    return run(read(argc, argv, app));
  } catch (const CLI::ParseError& error) {
    return app.exit(error);
  }
}
