#include "play_players.h"

#include <algorithm>

#include "open_play.h"

namespace cribbage {

namespace {

// What the other may still hold of four ranks, or nothing where he would have laid or shown otherwise.
bool restOf(int set, const Seat& seat, std::vector<Rank>& rest) {
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

ByRank EquilibriumPlayer::chances(const Seat& seat) const {
  return solved_.chances(seat.target, seat.play, seat.held);
}

Rank EquilibriumPlayer::choose(const Seat& seat, Random& random) const {
  return solved_.choose(seat.target, seat.play, seat.held, random);
}

Rank AdvisedPlayer::choose(const Seat& seat, Random&) const {
  auto advisor = Advisor::make(seat.sight, knowledge_);
  while (!advisor->settled()) advisor->run(8);
  return advisor->values()[0].rank;
}

Rank GreedyPlayer::choose(const Seat& seat, Random&) const {
  Rank best{};
  int most = -1;
  for (const Rank rank : seat.held) {
    if (!seat.can(rank)) continue;
    Series series = seat.play.series();
    const int points = series.lay(rank).total();
    if (points < most) continue;
    most = points;
    best = rank;
  }
  return best;
}

Rank SamplingPlayer::choose(const Seat& seat, Random& random) const {
  const PublicPlay::Side us = seat.play.toAct(), them = PublicPlay::other(us);
  const auto& role = us == PublicPlay::pone ? knowledge_.asDealer : knowledge_.asPone;
  const KeptChances::Weights kept = role.given(seenBy(seat.sight));
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
