#include "measure/sampling_pegger.h"

#include <algorithm>

#include "cribbage/discard/kept_hands.h"
#include "cribbage/play/open_play.h"
#include "native/solved_play.h"

namespace cribbage {

namespace {

// What the opponent may still hold of four ranks, or nothing where they would have laid or shown otherwise.
bool restOf(int set, const PlaySeat& seat, std::vector<Rank>& rest) {
  rest.clear();
  for (const std::uint8_t rank : rankSets().ranks(4, set)) rest.push_back(static_cast<Rank>(rank));
  for (const PlayEvent& event : seat.sight.played) {
    if (event.ours || !event.rank) continue;
    const auto held = std::find(rest.begin(), rest.end(), *event.rank);
    if (held == rest.end()) return false;
    rest.erase(held);
  }
  const PublicPlay::Side them = PublicPlay::other(seat.play.toAct());
  return std::all_of(rest.begin(), rest.end(),
                     [&](Rank rank) { return pips(rank) >= seat.play.atLeast(them); });
}

}  // namespace

RankCounts seenBy(const PlaySight& sight) {
  RankCounts seen = countRanks(sight.kept);
  for (const Rank rank : *sight.thrown) ++seen[static_cast<std::size_t>(rank)];
  ++seen[static_cast<std::size_t>(*sight.starter)];
  return seen;
}

Rank SamplingPegger::choose(const PlaySeat& seat, Random& random) const {
  const PublicPlay::Side us = seat.play.toAct(), them = PublicPlay::other(us);
  const auto& role = us == PublicPlay::pone ? knowledge_.asDealer : knowledge_.asPone;
  const KeptHands::Weights kept = role.given(seenBy(seat.sight));
  std::vector<double> weights(kept.size());
  std::vector<Rank> rest;
  double all = 0;
  for (std::size_t set = 0; set < kept.size(); ++set) {
    if (kept[set] == 0 || !restOf(static_cast<int>(set), seat, rest)) continue;
    weights[set] = static_cast<double>(kept[set]);
    all += weights[set];
  }
  std::array<int, rankCount> sums{};
  for (int sample = 0; sample < samples_; ++sample) {
    OpenHands hands;
    hands[us] = seat.held;
    restOf(static_cast<int>(drawn(weights, all, random)), seat, hands[them]);
    for (const Rank rank : seat.held) {
      if (!seat.can(rank)) continue;
      PublicPlay after = seat.play.withoutMemory();
      const int points = after.lay(rank).points;
      const int net = openNet(after, without(hands, us, rank));
      sums[static_cast<std::size_t>(rank)] += points + (us == PublicPlay::pone ? net : -net);
    }
  }
  Rank best{};
  int most = -1'000'000;
  for (const Rank rank : seat.held) {
    if (!seat.can(rank) || sums[static_cast<std::size_t>(rank)] <= most) continue;
    most = sums[static_cast<std::size_t>(rank)];
    best = rank;
  }
  return best;
}

}  // namespace cribbage
