#include "cli/csv/csv.h"
#include "cribbage/discard/throws_table.h"

namespace cribbage {

namespace {

std::string dealtOf(const RankCounts& counts) {
  std::string text;
  for (std::size_t rank = 0; rank < counts.size(); ++rank)
    text += std::string(counts[rank], print(static_cast<Rank>(rank)));
  return text;
}

void writePolicy(std::ostream& out, const char* playerAndRole, const ThrowPolicy& policy) {
  const auto classes = policy.classes();
  for (std::size_t at = 0; at < classes.size(); ++at) {
    const DealtRanks& dealt = everyDealtRanks()[at];
    for (std::size_t place = 0; place < dealt.pairCount; ++place) {
      const int parts = classes[at][place];
      if (parts == 0) continue;
      const RankPair& pair = dealt.pairs[place];
      out << playerAndRole << ',' << dealtOf(dealt.counts) << ',' << print(static_cast<Rank>(pair.first))
          << '-' << print(static_cast<Rank>(pair.second)) << ','
          << Decimals<6>{static_cast<double>(parts) / ThrowPolicy::whole} << '\n';
    }
  }
}

}  // namespace

void writeCribCsv(std::ostream& out, const Tables& tables) {
  const ThrowsTable& crib = **tables.crib();
  out << "player,role,dealt,thrown,chance\n";
  writePolicy(out, "expert,dealer", crib.expertDealer);
  writePolicy(out, "expert,pone", crib.expertPone);
  writePolicy(out, "handOnly,both", crib.handOnly);
}

}  // namespace cribbage
