#include "solve/throws/throw_averages.h"

#include <cstdio>
#include <fstream>
#include <string_view>
#include <utility>

namespace cribbage {

namespace {

constexpr std::string_view letters = "A23456789TJQK";

PairAverage without(const PairAverage& all, const PairAverage& some) {
  const double deals = all.deals - some.deals;
  return {deals, deals > 0 ? (all.crib * all.deals - some.crib * some.deals) / deals : 0};
}

// Calls `row` for each role and each pair of ranks. The first argument is the beginning of the line in the
// file, like `dealer,A-5`.
template <class Row>
void eachPair(const Responses& best, const Row& row) {
  for (const auto& [role, response] : {std::pair{"dealer", &best.dealer}, std::pair{"pone", &best.pone}})
    for (std::size_t a = 0; a < rankCount; ++a)
      for (std::size_t b = a; b < rankCount; ++b) {
        const int pair = rankTable.pair(static_cast<Rank>(a), static_cast<Rank>(b));
        const std::string name = std::string(role) + ',' + letters[a] + '-' + letters[b];
        row(name.c_str(), *response, static_cast<std::size_t>(pair), a == b);
      }
}

}  // namespace

void writeAverages(const std::string& file, const Responses& best) {
  std::ofstream out(file);
  out << "role,pair,crib,deals\n";
  eachPair(best, [&](const char* name, const Response& response, std::size_t pair, bool) {
    const PairAverage& average = response.pairs[pair];
    char line[80];
    std::snprintf(line, sizeof line, "%s,%.4f,%.0f\n", name, average.crib, average.deals);
    out << line;
  });
}

void writeSuitedAverages(const std::string& file, const Responses& best) {
  std::ofstream out(file);
  out << "role,pair,suits,crib,deals\n";
  eachPair(best, [&](const char* name, const Response& response, std::size_t pair, bool alike) {
    const auto write = [&](const char* suits, const PairAverage& average) {
      char line[80];
      std::snprintf(line, sizeof line, "%s,%s,%.4f,%.0f\n", name, suits, average.crib, average.deals);
      out << line;
    };
    if (!alike) write("suited", response.suitedPairs[pair]);
    write("unsuited", without(response.pairs[pair], response.suitedPairs[pair]));
  });
}

}  // namespace cribbage
