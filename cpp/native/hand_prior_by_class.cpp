#include "native/hand_prior_by_class.h"

#include "native/threads.h"

namespace cribbage {

HandPriorByClass::HandPriorByClass(const ThrowPolicy& policy) : hands_(dealtRanksCount) {
  const auto& classes = everyDealtRanks();
  const std::vector<ThrowPolicy::Parts> thrown = policy.classes();
  for (std::size_t at = 0; at < classes.size(); ++at)
    for (std::size_t place = 0; place < classes[at].pairCount; ++place) {
      const RankPair& pair = classes[at].pairs[place];
      const int parts = thrown[at][place] * solvedParts + classes[at].waysToThrow(pair);
      hands_[at].push_back({parts, pair.kept});
    }
}

std::vector<double> keptGiven(const DealtRanks& dealt, const HandPriorByClass& theirs) {
  std::vector<std::int64_t> cases(RankSets::count[4]);
  const auto& classes = everyDealtRanks();
  for (std::size_t at = 0; at < classes.size(); ++at) {
    const std::int64_t ways = waysToHold(dealt.counts, classes[at]);
    if (ways == 0) continue;
    for (const KeptHand& hand : theirs.of(at))
      cases[static_cast<std::size_t>(hand.kept)] += ways * hand.parts;
  }
  return {cases.begin(), cases.end()};
}

void forEachDealt(const HandPriorByClass& theirs, int threads,
                  const std::function<void(std::size_t, const std::vector<double>&)>& see) {
  constexpr std::size_t atOnce = 256;
  std::vector<std::vector<double>> cases(atOnce);
  for (std::size_t first = 0; first < dealtRanksCount; first += atOnce) {
    const std::size_t some = std::min(atOnce, dealtRanksCount - first);
    onThreads(threads, some,
              [&](std::size_t at) { cases[at] = keptGiven(everyDealtRanks()[first + at], theirs); });
    for (std::size_t at = 0; at < some; ++at) see(first + at, cases[at]);
  }
}

JointHands jointOf(const HandPriorByClass& pones, const HandPriorByClass& dealers, int threads) {
  constexpr std::size_t sets = RankSets::count[4];
  std::vector<double> sums(sets * sets);
  double all = 0;
  forEachDealt(dealers, threads, [&](std::size_t dealt, const std::vector<double>& cases) {
    const int ways = waysToHold({}, everyDealtRanks()[dealt]);
    for (const KeptHand& hand : pones.of(dealt)) {
      double* row = &sums[static_cast<std::size_t>(hand.kept) * sets];
      const double parts = static_cast<double>(ways) * hand.parts;
      for (std::size_t set = 0; set < sets; ++set) row[set] += parts * cases[set];
    }
    for (const double some : cases) all += some * ways * HandPriorByClass::whole;
  });
  JointHands joint(sums.size());
  for (std::size_t at = 0; at < joint.size(); ++at) joint[at] = static_cast<float>(sums[at] / all);
  return joint;
}

}  // namespace cribbage
