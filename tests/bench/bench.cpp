// Times the functions that score hands and value choices, all in one run so that the times may be compared:
//
//   fastNs      one `score`: points of a hand of four and a starter
//   startersNs  one score by `scoreStarters`, which scores a hand of four with each of the 48 starters
//   explainNs   one `explain`: every combination in such a hand
//   naiveNs     one scoring by the tests' naive scorer, which tries every subset
//   ratio       naiveNs / fastNs
//   discardsUs  one `valueDiscards`: fifteen choices, hand and crib, against a random opponent
//   expertUs    the same call against an opponent who discards by the shipped table
//   firstMs     one `valuePlays` with `quick` after the second card, where it takes longest
//   settledMs   the same call without `quick`, until the values have settled
//
// Each time is the least of several rounds, because other work on the machine can only make a round slower.

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <limits>

#include "cribbage/base/random.h"
#include "cribbage/cards/deck.h"
#include "cribbage/cribbage.h"
#include "cribbage/discard/discard.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/questions/every_question.h"
#include "cribbage/show/explain.h"
#include "cribbage/show/starters.h"
#include "naive/naive.h"

using namespace cribbage;

namespace {

struct Show {
  Hand hand;
  Card starter;
};

// Returns random shows, so many (16,384 of 5 bytes are 80 kB) that a processor cannot learn to predict them.
std::vector<Show> someShows(Random& random) {
  std::vector<Show> shows(16'384);
  for (Show& show : shows) {
    std::array<Card, 5> five{};
    for (std::size_t i = 0; i < five.size();) {
      five[i] = Card::fromId(static_cast<int>(random.below(deckSize)));
      if (std::find(five.begin(), five.begin() + static_cast<std::ptrdiff_t>(i), five[i]) ==
          five.begin() + static_cast<std::ptrdiff_t>(i))
        ++i;
    }
    show = {{five[0], five[1], five[2], five[3]}, five[4]};
  }
  return shows;
}

std::vector<Dealt> someDeals(Random& random) {
  std::vector<Dealt> deals(64);
  for (Dealt& dealt : deals) {
    Deck deck;
    deck.shuffle(random);
    dealt = deck.deal().pone;
  }
  return deals;
}

// The sum of all results. It is printed, so that the compiler cannot leave out any work.
std::uint64_t consumed = 0;

// Makes one pass over the items. This is a function of its own because V8 cannot switch to a function's
// optimised code while the function runs. Inside `main`, a show took 1.5 times as long in WebAssembly.
template <class Items, class One>
[[gnu::noinline]] std::uint64_t sumOf(const Items& items, One& one) {
  asm volatile("" ::: "memory");  // keeps the compiler from reusing the result of one pass
  std::uint64_t sum = 0;
  for (const auto& item : items) sum += static_cast<std::uint64_t>(one(item));
  return sum;
}

// Calls `one` with every item, `passes` times over in each round. Returns the mean nanoseconds of a call in
// the fastest round.
template <class Items, class One>
double bestNs(const Items& items, int rounds, int passes, One&& one) {
  using Clock = std::chrono::steady_clock;
  double best = std::numeric_limits<double>::infinity();
  for (int round = 0; round < rounds; ++round) {
    std::uint64_t sum = 0;
    const auto start = Clock::now();
    for (int pass = 0; pass < passes; ++pass) sum += sumOf(items, one);
    const std::chrono::duration<double, std::nano> spent = Clock::now() - start;
    consumed += sum;
    best = std::min(best, spent.count() / (static_cast<double>(items.size()) * passes));
  }
  return best;
}

std::int64_t explained(const Show& show) {
  std::array<Card, 5> five{show.hand[0], show.hand[1], show.hand[2], show.hand[3], show.starter};
  std::sort(five.begin(), five.end());
  return explain(five, show.starter, false).points;
}

}  // namespace

int main() {
  Random random(15);
  const auto shows = someShows(random);
  const auto deals = someDeals(random);
  const RandomOpponent opponent;
  const Tables tables = shippedTables();
  const ThrowsTable& table = **tables.crib();
  const HandPegsTable& plays = **tables.play();

  const double fast =
      bestNs(shows, 20, 50, [](const Show& show) { return score(show.hand, show.starter, false); });
  // Adds up 49 of the 52 points, eight at once, so that the compiler can leave out almost no work.
  const double starters = bestNs(shows, 20, 20, [](const Show& show) {
    const PointsByStarter points = scoreStarters(show.hand, false);
    std::array<std::uint64_t, 6> eights;
    std::memcpy(eights.data(), points.data(), sizeof eights);
    return eights[0] + eights[1] + eights[2] + eights[3] + eights[4] + eights[5] + points[50];
  });
  const double explaining = bestNs(shows, 5, 2, explained);
  const double naive = bestNs(
      shows, 5, 4, [](const Show& show) { return naive::score(show.hand, show.starter, false).total(); });
  const double discards = bestNs(deals, 5, 2, [&](const Dealt& dealt) {
    return valueDiscards(dealt, true, opponent, plays)[0].hand.sum;
  });

  const PolicyOpponent expert(table.expertDealer, table.expertPone);
  const double experts = bestNs(
      deals, 5, 2, [&](const Dealt& dealt) { return valueDiscards(dealt, true, expert, plays)[0].hand.sum; });

  PlaysQuestion seat;
  seat.kept = Given::ofText("4H 5S 5D JS");
  seat.weDeal = Given::ofTruth(false);
  seat.played = Given::ofText("us 4H them 4C");
  const std::vector<bool> once{true};
  const auto adviceNs = [&](bool quick) {
    seat.quick = Given::ofTruth(quick);
    return bestNs(once, 5, 1, [&](bool) { return static_cast<int>(valuePlays(seat, tables)->legal.size()); });
  };
  const double first = adviceNs(true), settled = adviceNs(false);

  std::printf(
      "{\"fastNs\":%.2f,\"startersNs\":%.3f,\"explainNs\":%.1f,\"naiveNs\":%.1f,\"ratio\":%.1f,"
      "\"discardsUs\":%.1f,\"expertUs\":%"
      ".1f,\"firstMs\":%.1f,\"settledMs\":%.1f,\"consumed\":%"
      "llu}\n",
      fast, starters / 48, explaining, naive, naive / fast, discards / 1'000, experts / 1'000, first / 1e6,
      settled / 1e6, static_cast<unsigned long long>(consumed));
}
