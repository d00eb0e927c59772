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

}  // namespace

void writeAverages(const std::string& file, const Responses& best) {
  std::ofstream out(file);
  out << "role,pair,crib,deals\n";
  for (const auto& [role, response] : {std::pair{"dealer", &best.dealer}, std::pair{"pone", &best.pone}})
    for (std::size_t a = 0; a < rankCount; ++a)
      for (std::size_t b = a; b < rankCount; ++b) {
        const auto& average =
            response
                ->pairs[static_cast<std::size_t>(rankTable.pair(static_cast<Rank>(a), static_cast<Rank>(b)))];
        char line[80];
        std::snprintf(line, sizeof line, "%s,%c-%c,%.4f,%.0f\n", role, letters[a], letters[b], average.crib,
                      average.deals);
        out << line;
      }
}

void writeSuitedAverages(const std::string& file, const Responses& best) {
  std::ofstream out(file);
  out << "role,pair,suits,crib,deals\n";
  for (const auto& [role, response] : {std::pair{"dealer", &best.dealer}, std::pair{"pone", &best.pone}})
    for (std::size_t a = 0; a < rankCount; ++a)
      for (std::size_t b = a; b < rankCount; ++b) {
        const auto pair =
            static_cast<std::size_t>(rankTable.pair(static_cast<Rank>(a), static_cast<Rank>(b)));
        const auto write = [&](const char* suits, const PairAverage& average) {
          char line[80];
          std::snprintf(line, sizeof line, "%s,%c-%c,%s,%.4f,%.0f\n", role, letters[a], letters[b], suits,
                        average.crib, average.deals);
          out << line;
        };
        if (a != b) write("suited", response->suitedPairs[pair]);
        write("unsuited", without(response->pairs[pair], response->suitedPairs[pair]));
      }
}

}  // namespace cribbage
