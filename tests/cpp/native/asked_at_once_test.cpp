#include <thread>

#include "catch.h"
#include "cribbage/cribbage.h"

using namespace cribbage;

namespace {

std::vector<double> nets(const Tables& tables, const char* played, bool quick) {
  const OwnCards own{*parseCards<4>("4H 5S 5D 6S"), *parseCards<2>("2C JH"), {}};
  const auto plays = valuePlays(own, *parsePlayed(played), true, {90, 75}, tables, Order::points, quick);
  std::vector<double> nets;
  for (const LegalCard& legal : plays->legal) nets.push_back(legal.net);
  return nets;
}

}  // namespace

TEST_CASE("threads that ask at once get the same answers as one that asks alone") {
  constexpr std::array<const char*, 3> plays{"them 7S us 4H them 4C", "them 7S us 4H them 8C",
                                             "them 7S us 4H them 4C us 5S them 9S"};
  const Tables alone = shippedTables(), together = shippedTables();
  std::array<std::vector<double>, 6> expected, got;
  for (std::size_t at = 0; at < expected.size(); ++at) expected[at] = nets(alone, plays[at / 2], at % 2 == 0);
  std::vector<std::thread> threads;
  for (std::size_t at = 0; at < got.size(); ++at)
    threads.emplace_back([&, at] { got[at] = nets(together, plays[at / 2], at % 2 == 0); });
  for (std::thread& thread : threads) thread.join();
  CHECK(got == expected);
}
