#include "measure/play/sampling_pegger.h"

#include <algorithm>

#include "cribbage/discard/kept_hands.h"
#include "cribbage/play/open_play.h"
#include "native/solved_play.h"

namespace cribbage {

namespace {

// The ranks that the opponent may still hold of a supposed four, or nothing where they would have laid or
// shown otherwise.
bool restOf(int set, const LaySight& turn, std::vector<Rank>& rest) {
  const Seat them = other(turn.play.toAct());
  rest.clear();
  for (const std::uint8_t rank : rankSets().ranks(4, set)) rest.push_back(static_cast<Rank>(rank));
  for (const PlayEvent& event : turn.sight.played) {
    if (event.by != them || !event.rank) continue;
    const auto held = std::find(rest.begin(), rest.end(), *event.rank);
    if (held == rest.end()) return false;
    rest.erase(held);
  }
  return std::all_of(rest.begin(), rest.end(),
                     [&](Rank rank) { return pips(rank) >= turn.play.atLeast(them); });
}

}  // namespace

RankCounts seenBy(const PlaySight& sight) {
  RankCounts seen = countRanks(sight.kept);
  for (const Rank rank : *sight.thrown) ++seen[static_cast<std::size_t>(rank)];
  ++seen[static_cast<std::size_t>(*sight.starter)];
  return seen;
}

Rank SamplingPegger::choose(const LaySight& turn, Random& random) const {
  const Seat us = turn.play.toAct(), them = other(us);
  const auto& role = us == Seat::pone ? knowledge_.asDealer : knowledge_.asPone;
  const KeptHands::Weights kept = role.given(seenBy(turn.sight));
  std::vector<double> weights(kept.size());
  std::vector<Rank> rest;
  double all = 0;
  for (std::size_t set = 0; set < kept.size(); ++set) {
    if (kept[set] == 0 || !restOf(static_cast<int>(set), turn, rest)) continue;
    weights[set] = static_cast<double>(kept[set]);
    all += weights[set];
  }
  std::array<int, rankCount> sums{};
  for (int sample = 0; sample < samples_; ++sample) {
    OpenHands hands;
    hands[us] = turn.held;
    restOf(static_cast<int>(drawn(weights, all, random)), turn, hands[them]);
    for (const Rank rank : turn.held) {
      if (!turn.can(rank)) continue;
      PublicPlay after = turn.play.withoutMemory();
      const int points = after.lay(rank).points;
      const int net = openNet(after, without(hands, us, rank));
      sums[static_cast<std::size_t>(rank)] += points + (us == Seat::pone ? net : -net);
    }
  }
  Rank best{};
  int most = -1'000'000;
  for (const Rank rank : turn.held) {
    if (!turn.can(rank) || sums[static_cast<std::size_t>(rank)] <= most) continue;
    most = sums[static_cast<std::size_t>(rank)];
    best = rank;
  }
  return best;
}

}  // namespace cribbage
