#include "solve/throws/belief_costs.h"

#include <cstdio>

namespace cribbage {

PlayNets netsOf(const HandPegsTable& table) {
  PlayNets nets;
  for (const bool asDealer : {false, true})
    for (const DealtRanks& dealt : everyDealtRanks()) {
      std::array<float, 15>& net = nets[asDealer ? 1 : 0].emplace_back();
      for (std::size_t place = 0; place < dealt.pairCount; ++place) {
        const PlayValue value = table.value(dealt.pairs[place].kept, asDealer);
        net[place] = static_cast<float>(value.ours - value.theirs);
      }
    }
  return nets;
}

void BeliefCosts::print(const char* name, const CribGame::Belief& ofPone,
                        const CribGame::Belief& ofDealer) const {
  const Response d = game_.respond(true, pone_, ofPone);
  const Response p = game_.respond(false, dealer_, ofDealer);
  std::printf("%s costs the dealer %.5f and the pone %.5f points a deal\n", name,
              best_.dealer.hand + best_.dealer.crib + best_.dealer.play - d.hand - d.crib - d.play,
              best_.pone.hand - best_.pone.crib + best_.pone.play - p.hand + p.crib - p.play);
  std::fflush(stdout);
}

}  // namespace cribbage
