// Measures the cost of knowing an opponent's throws by rank alone. The core takes every suit of the cards
// thrown to be equally likely; an opponent keeps flushes and nobs. Here they play by cards: the best response
// to the shipped table, from each of the 20,358,520 deals. For sampled deals of ours the crib is averaged
// over every six that they can hold, one by one, and compared with what `valueDiscards` says:
//
//     table      PolicyOpponent over crib.bin, as it is shipped
//     by ranks   the same opponent as the truth, but known by ranks: what is left is the suits alone
//
//     measure_suits --table cpp/tables/crib.bin --deals 1000 --seed 1
//
// About a quarter of a second a deal for both roles, on one core.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <thread>

#include "cribbage/discard/discard.h"
#include "cribbage/discard/throws_table.h"
#include "measure/known_by_ranks.h"
#include "measure/suited_throws.h"
#include "native/files.h"
#include "native/threads.h"

using namespace cribbage;

namespace {

// The crib alone is measured.
const HandPegsTable& noPlay() {
  static const HandPegsTable table{HandPegsTable::Values{}, HandPegsTable::Values{}};
  return table;
}

// One throw of ours: hand, and the crib as it is and as the two models have it.
struct Throw {
  std::array<Card, 2> thrown{};
  double hand = 0;
  double truth = 0;
  std::array<double, 2> said{};    // table, by ranks
  std::array<double, 2> astray{};  // the most by which a chance of so many points or more is wrong
  bool suited() const { return thrown[0].suit() == thrown[1].suit(); }
  bool jack() const { return thrown[0].rank() == Rank::jack || thrown[1].rank() == Rank::jack; }
};
using Measured = std::array<Throw, 15>;

double astrayBy(const Histogram& said, const Histogram& truth) {
  const auto all = static_cast<double>(meanOf(said).count),
             allTrue = static_cast<double>(meanOf(truth).count);
  double below = 0, most = 0;
  for (std::size_t points = 0; points < said.size(); ++points) {
    below += static_cast<double>(said[points]) / all - static_cast<double>(truth[points]) / allTrue;
    most = std::max(most, std::abs(below));
  }
  return most;
}

struct Side {
  bool weDeal;
  SuitedThrows truth;
  Strategy byRanks;
};

Measured measure(const Dealt& sorted, const Side& side, const CribModel& table) {
  const OpponentsCards truth(side.truth, sorted);
  const KnownByRanks byRanks(side.byRanks);
  Measured measured;
  for (std::size_t at = 0; at < measured.size(); ++at)
    measured[at].thrown = {sorted[everyChoice[at].thrown[0]], sorted[everyChoice[at].thrown[1]]};
  std::array<Histogram, 15> cribs;
  for (std::size_t at = 0; at < measured.size(); ++at) {
    cribs[at] = truth.crib(measured[at].thrown);
    measured[at].truth = meanOf(cribs[at]).value();
  }
  const std::array<const CribModel*, 2> models{&table, &byRanks};
  for (std::size_t model = 0; model < models.size(); ++model)
    for (const Discard& choice : valueDiscards(sorted, side.weDeal, *models[model], noPlay()))
      for (std::size_t at = 0; at < measured.size(); ++at) {
        Throw& found = measured[at];
        if (found.thrown != choice.thrown) continue;
        found.hand = choice.hand.mean;
        found.said[model] = choice.crib.mean;
        found.astray[model] = astrayBy(choice.crib.histogram, cribs[at]);
      }
  return measured;
}

// Errors of the crib, in points.
struct Errors {
  double count = 0, sum = 0, squares = 0, largest = 0, astray = 0;

  void add(double error, double chance) {
    ++count;
    sum += error;
    squares += error * error;
    if (std::abs(error) > std::abs(largest)) largest = error;
    astray = std::max(astray, chance);
  }
  void print(const char* what) const {
    if (count > 0)
      std::printf("    %-22s %7.0f   bias %+.4f  rms %.4f  largest %+.4f  a chance by %.4f\n", what, count,
                  sum / count, std::sqrt(squares / count), largest, astray);
  }
};

// The cost of following a model, in points a deal.
struct Losses {
  double deals = 0, changed = 0, sum = 0, squares = 0, largest = 0;
  Dealt worst{};

  void add(double loss, const Dealt& dealt) {
    ++deals;
    if (loss < 1e-9) return;  // equal choices are not another choice
    ++changed;
    sum += loss;
    squares += loss * loss;
    if (loss <= largest) return;
    largest = loss;
    worst = dealt;
  }
  void print() const {
    const double mean = sum / deals;
    const double error = std::sqrt(std::max(0.0, squares / deals - mean * mean) / deals);
    std::printf(
        "    another choice in %.2f %% of deals; costs %.7f points a deal (standard error %.7f), at "
        "most %.4f",
        100 * changed / deals, mean, error, largest);
    if (largest > 0) std::printf(" (%s)", print6(worst).c_str());
    std::printf("\n");
  }
  static std::string print6(const Dealt& dealt) {
    return cribbage::print(std::vector<Card>(dealt.begin(), dealt.end()));
  }
};

// The throw that is worth most.
const Throw& bestOf(const Measured& measured, double sign) {
  return *std::max_element(measured.begin(), measured.end(), [&](const Throw& a, const Throw& b) {
    return a.hand + sign * a.truth < b.hand + sign * b.truth;
  });
}

double lossOf(const Measured& measured, std::size_t model, double sign) {
  const Throw& taken =
      *std::max_element(measured.begin(), measured.end(), [&](const Throw& a, const Throw& b) {
        return a.hand + sign * a.said[model] < b.hand + sign * b.said[model];
      });
  const Throw& best = bestOf(measured, sign);
  return best.hand - taken.hand + sign * (best.truth - taken.truth);
}

void report(const std::vector<Dealt>& deals, const std::vector<Measured>& measured, bool weDeal) {
  constexpr std::array<const char*, 2> names{"table", "by ranks"};
  for (std::size_t model = 0; model < names.size(); ++model) {
    Errors all, best, suited, unsuited, jack;
    Losses losses;
    for (std::size_t at = 0; at < deals.size(); ++at) {
      const double sign = weDeal ? 1 : -1;
      losses.add(lossOf(measured[at], model, sign), deals[at]);
      const Throw& top = bestOf(measured[at], sign);
      best.add(top.said[model] - top.truth, top.astray[model]);
      for (const Throw& choice : measured[at]) {
        const double error = choice.said[model] - choice.truth, chance = choice.astray[model];
        all.add(error, chance);
        (choice.suited() ? suited : unsuited).add(error, chance);
        if (choice.jack()) jack.add(error, chance);
      }
    }
    std::printf("  %s\n", names[model]);
    losses.print();
    all.print("crib, every throw");
    best.print("of the best throw");
    suited.print("two of a suit");
    unsuited.print("of two suits");
    jack.print("with a jack");
  }
}

// A kind of deal to look at; besides any deal, those in which suits matter most.
struct Kind {
  const char* name;
  int part;  // of the number of deals, one in so many
  bool (*has)(const Dealt&);
};

int mostOfASuit(const Dealt& dealt) {
  std::array<int, suitCount> counts{};
  for (const Card card : dealt) ++counts[static_cast<std::size_t>(card.suit())];
  return *std::max_element(counts.begin(), counts.end());
}

long jacksIn(const Dealt& dealt) {
  return std::count_if(dealt.begin(), dealt.end(), [](Card card) { return card.rank() == Rank::jack; });
}

const std::array<Kind, 5> kinds{{
    {"any deal", 1, [](const Dealt&) { return true; }},
    {"a jack", 4, [](const Dealt& dealt) { return jacksIn(dealt) == 1; }},
    {"two jacks or more", 10, [](const Dealt& dealt) { return jacksIn(dealt) > 1; }},
    {"four or five of a suit", 4,
     [](const Dealt& dealt) { return mostOfASuit(dealt) == 4 || mostOfASuit(dealt) == 5; }},
    {"six of a suit", 10, [](const Dealt& dealt) { return mostOfASuit(dealt) == 6; }},
}};

std::vector<Dealt> sample(const Kind& kind, std::size_t count, Random& random) {
  std::vector<Dealt> deals;
  while (deals.size() < count) {
    Deck deck;
    deck.shuffle(random);
    Dealt dealt = deck.deal().pone;
    std::sort(dealt.begin(), dealt.end());
    if (kind.has(dealt)) deals.push_back(dealt);
  }
  return deals;
}

std::vector<Measured> measureAll(const std::vector<Dealt>& deals, const Side& side, const CribModel& table,
                                 int threads) {
  std::vector<Measured> measured(deals.size());
  onThreads(threads, deals.size(), [&](std::size_t at) {
    measured[at] = measure(deals[at], side, table);
    std::fprintf(stderr, "\r%zu of %zu ", at + 1, deals.size());
  });
  std::fprintf(stderr, "\r");
  return measured;
}

// Every case is counted once, whatever is thrown.
bool countsAll(const SuitedThrows& throws) {
  Dealt lowest{};
  for (std::size_t at = 0; at < lowest.size(); ++at) lowest[at] = Card::fromId(static_cast<int>(at));
  const Histogram crib = OpponentsCards(throws, lowest).crib({lowest[0], lowest[1]});
  return meanOf(crib).count == OpponentsCards::cases;
}

// The truth by another way: from sampled deals the solver's throw is worth what the core's best is.
int throwsAstray(const SuitedThrows& throws, bool asDealer, const CribModel& table, Random& random) {
  int astray = 0;
  for (const Dealt& dealt : sample(kinds[0], 500, random)) {
    const auto& thrown = everyChoice[throws.at(SuitedThrows::placeOf(dealt))].thrown;
    const auto choices = valueDiscards(dealt, asDealer, table, noPlay());
    for (const Discard& choice : choices)
      if (choice.thrown == std::array{dealt[thrown[0]], dealt[thrown[1]]} &&
          choice.points < choices[0].points - 1e-5)
        ++astray;
  }
  return astray;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Measures what it costs to know an opponent's throws by rank alone.");
  std::string tableFile = "cpp/tables/crib.bin";
  std::size_t deals = 1000;
  std::uint64_t seed = 1;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  app.add_option("--table", tableFile);
  app.add_option("--deals", deals, "sampled deals, for each role");
  app.add_option("--seed", seed);
  app.add_option("--threads", threads);
  CLI11_PARSE(app, argc, argv);

  const auto read = ThrowsTable::read(bytesOf(tableFile));
  if (!read) {
    std::fprintf(stderr, "%s is no table of throws\n", tableFile.c_str());
    return 1;
  }
  const PolicyOpponent table(read->expertDealer, read->expertPone);
  const CribGame game(threads);
  Random random(seed);
  for (const bool weDeal : {true, false}) {
    Response theirs = game.respond(!weDeal, strategyOf(weDeal ? read->expertDealer : read->expertPone));
    const Side side{weDeal, SuitedThrows(game, theirs), std::move(theirs.strategy)};
    const int astray = throwsAstray(side.truth, !weDeal, table, random);
    std::printf("as %s; throws of the opponent's that the core thinks worse than its best: %d of 500\n",
                weDeal ? "dealer" : "pone", astray);
    if (astray > 0 || !countsAll(side.truth)) return 1;
    for (const Kind& kind : kinds) {
      const auto sampled =
          sample(kind, std::max<std::size_t>(1, deals / static_cast<std::size_t>(kind.part)), random);
      const auto measured = measureAll(sampled, side, table, threads);
      std::printf("%s: %zu deals\n", kind.name, sampled.size());
      report(sampled, measured, weDeal);
      std::fflush(stdout);
    }
  }
  return 0;
}
