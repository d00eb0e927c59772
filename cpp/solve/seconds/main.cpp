// Replaces the frequencies of the pone's second card in the opening table. The solution of the whole play has
// a pone who knows only their four cards. A pone at the table also knows their discard and the starter, and
// so more often plays a card that is slightly worse on average. The new frequencies are those of
// `SecondCards`, from the same subgames as the advice.
//
//     solve_seconds --opening cpp/tables/opening.bin --crib cpp/tables/crib.bin
//
// The subgames depend on the frequencies, so there are several passes, and the result is the mean of their
// frequencies. A pass takes some 45 seconds of one core. The program uses no random numbers.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "cribbage/advice/advisor.h"
#include "cribbage/advice/second_cards.h"
#include "cribbage/discard/throws_table.h"
#include "native/files.h"
#include "native/threads.h"

using namespace cribbage;

namespace {

struct Options {
  int passes = 6, threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  std::string openingFile = "cpp/tables/opening.bin", cribFile = "cpp/tables/crib.bin";
};

SecondCards secondCardsAfter(int lead, int reply, const PlayKnowledge& knowledge) {
  // The joint range at a root depends on the cards played only, so the dealer's other cards do not matter.
  PlayInformation information;
  information.us = Seat::dealer;
  for (std::size_t card = 0; card < information.kept.size(); ++card)
    information.kept[card] = static_cast<Rank>((static_cast<std::size_t>(reply) + card) % rankCount);
  information.played = {{Seat::pone, static_cast<Rank>(lead)}, {Seat::dealer, static_cast<Rank>(reply)}};
  RangeBuilder ranges(std::make_shared<const FollowedPlay>(*FollowedPlay::of(information)), information,
                      knowledge, std::nullopt);
  const auto rootAfter = [&](int third) {
    const FirstRanks first{lead, reply, third};
    return std::make_shared<const SubgameRoot>(first, ranges.jointAfter(third));
  };
  return {rootAfter, Advisor::settledRounds};
}

// The frequencies of every place of a second card in `OpeningTable`, averaged over the passes so far.
using Frequencies = std::vector<ByRank>;

// Finds the frequencies against a pone with those of `table`, and averages them into `mean` as pass number
// `number`. Prints how far the new frequencies are from those of the table.
void pass(int number, const OpeningTable& table, const ThrowsTable& crib, int threads, Frequencies& mean) {
  const PlayKnowledge knowledge{HandPrior(crib.expertPone), HandPrior(crib.expertDealer), CribPrior(crib),
                                std::make_shared<const OpeningTable>(table)};
  std::vector<double> changes(rankCount * rankCount);
  onThreads(threads, changes.size(), [&](std::size_t at) {
    const int lead = static_cast<int>(at / rankCount), reply = static_cast<int>(at % rankCount);
    const SecondCards second = secondCardsAfter(lead, reply, knowledge);
    for (int three = 0; three < OpeningTable::threes; ++three) {
      const std::size_t place = OpeningTable::second(lead, reply, three);
      const ByRank before = table.chances(place), &now = second.of(three);
      ByRank& kept = mean[place - OpeningTable::valued];
      for (std::size_t rank = 0; rank < rankCount; ++rank) {
        kept[rank] += (now[rank] - kept[rank]) / static_cast<float>(number);
        changes[at] += static_cast<double>(std::abs(now[rank] - before[rank])) / 2;
      }
    }
  });
  const double all = std::accumulate(changes.begin(), changes.end(), 0.0);
  std::printf("pass %d: %.4f from the table before, on average\n", number,
              all / static_cast<double>(mean.size()));
  std::fflush(stdout);
}

// Returns the frequencies of the two most frequent ranks, in tenths. The table would keep finer parts, but it
// would be 11 kB larger when compressed, and the error of the frequencies is larger than a tenth.
ByRank inTenths(const ByRank& frequencies) {
  const auto most = std::max_element(frequencies.begin(), frequencies.end());
  ByRank others = frequencies;
  others[static_cast<std::size_t>(most - frequencies.begin())] = 0;
  const auto next = std::max_element(others.begin(), others.end());
  const float part = *most > 0 ? std::round(10 * *next / (*most + *next)) / 10 : 0;
  ByRank rounded{};
  rounded[static_cast<std::size_t>(most - frequencies.begin())] = 1 - part;
  rounded[static_cast<std::size_t>(next - others.begin())] += part;
  return rounded;
}

int run(const Options& options) {
  const auto crib = ThrowsTable::read(bytesOf(options.cribFile));
  auto opening = OpeningTable::read(bytesOf(options.openingFile));
  if (!crib || !opening) {
    std::fprintf(stderr, "%s\n", (crib ? opening.error() : crib.error()).message.c_str());
    return 1;
  }
  Frequencies mean(OpeningTable::chosen - OpeningTable::valued);
  for (int number = 1; number <= options.passes; ++number) {
    pass(number, *opening, *crib, options.threads, mean);
    for (std::size_t at = 0; at < mean.size(); ++at)
      opening->setChances(OpeningTable::valued + at, inTenths(mean[at]));
  }
  write(options.openingFile, opening->write());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Solves the pone's second card.");
  Options options;
  app.add_option("--passes", options.passes)->check(CLI::Range(1, 100));
  app.add_option("--threads", options.threads)->check(CLI::Range(1, 1024));
  app.add_option("--crib", options.cribFile, "the table of throws");
  app.add_option("--opening", options.openingFile, "the table of the first three cards, read and written");
  CLI11_PARSE(app, argc, argv);
  return run(options);
}
