#include "play_players.h"

#include <algorithm>

namespace cribbage {

namespace {

using Hands = std::array<std::vector<Rank>, 2>;

// Net points to come for the pone when both see all cards and play their best.
int minimax(const PublicPlay& play, const Hands& hands) {
  if (play.over()) return 0;
  const PublicPlay::Side side = play.toAct();
  const int sign = side == PublicPlay::pone ? 1 : -1;
  int best = -1000;
  const auto consider = [&](PublicPlay::Gain gain, const PublicPlay& after, const Hands& left) {
    const int points = gain.side == PublicPlay::pone ? gain.points : -gain.points;
    best = std::max(best, sign * (points + minimax(after, left)));
  };
  for (std::size_t at = 0; at < hands[side].size(); ++at) {
    const Rank rank = hands[side][at];
    if (!play.series().takes(rank) || (at > 0 && hands[side][at - 1] == rank)) continue;
    Hands left = hands;
    left[side].erase(left[side].begin() + static_cast<std::ptrdiff_t>(at));
    PublicPlay after = play;
    const PublicPlay::Gain gain = after.lay(rank);
    consider(gain, after, left);
  }
  if (best == -1000) {
    PublicPlay after = play;
    const PublicPlay::Gain gain = after.go();
    consider(gain, after, hands);
  }
  return sign * best;
}

Hands without(Hands hands, PublicPlay::Side side, Rank rank) {
  hands[side].erase(std::find(hands[side].begin(), hands[side].end(), rank));
  return hands;
}

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

std::size_t drawn(const std::vector<double>& weights, double all, Random& random) {
  double left = all * random.below(1u << 30) / (1u << 30);
  std::size_t at = 0;
  for (; at + 1 < weights.size(); ++at) {
    left -= weights[at];
    if (left < 0) break;
  }
  return at;
}

}  // namespace

RankCounts seenBy(const PlaySight& sight) {
  RankCounts seen = countRanks(sight.kept);
  for (const Rank rank : *sight.thrown) ++seen[static_cast<std::size_t>(rank)];
  ++seen[static_cast<std::size_t>(*sight.starter)];
  return seen;
}

ByRank EquilibriumPlayer::chances(const Seat& seat) const {
  if (seat.target < 0) {  // the tree has ended: the best order, or the one card
    const PublicPlay::Side side = seat.play.toAct();
    Hands hands;
    hands[side] = seat.held;
    ByRank chances{};
    Rank best = seat.held[0];
    int most = -1000;
    for (const Rank rank : seat.held) {
      if (!seat.can(rank)) continue;
      PublicPlay after = seat.play.withoutMemory();
      if (seat.play.left(PublicPlay::other(side)) > 0) {
        best = rank;
        break;
      }
      const int points = after.lay(rank).points;
      const int rest = minimax(after, without(hands, side, rank));
      const int net = points + (side == PublicPlay::pone ? rest : -rest);
      if (net <= most) continue;
      most = net;
      best = rank;
    }
    chances[static_cast<std::size_t>(best)] = 1;
    return chances;
  }
  return solved_.solver.chances(seat.target, rankSets().number(seat.held));
}

Rank EquilibriumPlayer::choose(const Seat& seat, Random& random) const {
  const ByRank chances = this->chances(seat);
  std::vector<double> weights;
  double all = 0;
  for (const Rank rank : seat.held) {
    const bool again = !weights.empty() && seat.held[weights.size() - 1] == rank;
    weights.push_back(
        again || !seat.can(rank) ? 0 : static_cast<double>(chances[static_cast<std::size_t>(rank)]));
    all += weights.back();
  }
  return seat.held[drawn(weights, all, random)];
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
    Hands hands;
    hands[us] = seat.held;
    restOf(static_cast<int>(drawn(weights, all, random)), seat, hands[them]);
    for (const Rank rank : seat.held) {
      if (!seat.can(rank)) continue;
      PublicPlay after = seat.play.withoutMemory();
      const int points = after.lay(rank).points;
      const int net = minimax(after, without(hands, us, rank));
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
