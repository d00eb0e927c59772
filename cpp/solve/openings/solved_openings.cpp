#include "solve/openings/solved_openings.h"

#include <array>
#include <fstream>

#include "native/files.h"

namespace cribbage {

void append(const std::string& file, int dealer, int pone, const OpeningNets& nets) {
  constexpr std::uintmax_t bytes = 2 * sizeof(std::int32_t) + OpeningTable::valued * sizeof(ByRank);
  appendRecord(file, bytes, [&](std::ostream& out) {
    writeRaw(out, std::array<std::int32_t, 2>{dealer, pone});
    writeRaw(out, nets.leads);
    for (const auto& replies : nets.replies) writeRaw(out, replies);
  });
}

SolvedOpenings readOpenings(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  SolvedOpenings all;
  for (;;) {
    std::array<std::int32_t, 2> score{};
    OpeningNets nets;
    readRaw(in, score);
    nets.leads.resize(OpeningTable::hands);
    readRaw(in, nets.leads);
    for (auto& replies : nets.replies) {
      replies.resize(OpeningTable::hands);
      readRaw(in, replies);
    }
    if (!in) return all;
    all.insert_or_assign({score[0], score[1]}, std::move(nets));
  }
}

}  // namespace cribbage
