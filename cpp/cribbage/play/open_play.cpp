#include "cribbage/play/open_play.h"

#include <algorithm>

namespace cribbage {

namespace {

constexpr int nothingYet = -1000;  // below any net of a play

}  // namespace

// Minimax by exhaustive search: each side takes the branch that is best for itself.
int openNet(const PublicPlay& play, const OpenHands& hands) {
  if (play.over()) return 0;
  const PublicPlay::Side side = play.toAct();
  const int sign = side == PublicPlay::pone ? 1 : -1;
  int best = nothingYet;
  const auto consider = [&](PublicPlay::Gain gain, const PublicPlay& after, const OpenHands& left) {
    const int points = gain.side == PublicPlay::pone ? gain.points : -gain.points;
    best = std::max(best, sign * (points + openNet(after, left)));
  };
  for (std::size_t at = 0; at < hands[side].size(); ++at) {
    const Rank rank = hands[side][at];
    if (!play.series().takes(rank) || (at > 0 && hands[side][at - 1] == rank)) continue;
    PublicPlay after = play;
    const PublicPlay::Gain gain = after.lay(rank);
    consider(gain, after, without(hands, side, rank));
  }
  if (best == nothingYet) {
    PublicPlay after = play;
    const PublicPlay::Gain gain = after.go();
    consider(gain, after, hands);
  }
  return sign * best;
}

Rank bestAlone(const PublicPlay& play, const std::vector<Rank>& held) {
  const PublicPlay::Side side = play.toAct();
  const PublicPlay open = play.withoutMemory();
  OpenHands hands;
  hands[side] = held;
  Rank best{};
  int most = nothingYet;
  for (const Rank rank : held) {
    if (!open.series().takes(rank)) continue;
    PublicPlay after = open;
    const int points = after.lay(rank).points;
    const int rest = openNet(after, without(hands, side, rank));
    const int net = points + (side == PublicPlay::pone ? rest : -rest);
    if (net <= most) continue;
    most = net;
    best = rank;
  }
  return best;
}

int pegsOnTheWay(const PublicPlay& play, const std::vector<Rank>& held, PublicPlay::Side side) {
  if (play.over() || play.toAct() != side) return 0;
  int most = nothingYet;
  for (const Rank rank : held) {
    if (!play.series().takes(rank)) continue;
    PublicPlay after = play;
    const int points = after.lay(rank).points;
    most = std::max(most, points + pegsOnTheWay(after, without(held, rank), side));
  }
  if (most > nothingYet) return most;
  PublicPlay after = play;
  const PublicPlay::Gain gain = after.go();
  return (gain.side == side ? gain.points : 0) + pegsOnTheWay(after, held, side);
}

std::vector<Rank> without(std::vector<Rank> hand, Rank rank) {
  hand.erase(std::find(hand.begin(), hand.end(), rank));
  return hand;
}

OpenHands without(OpenHands hands, PublicPlay::Side side, Rank rank) {
  hands[side] = without(std::move(hands[side]), rank);
  return hands;
}

}  // namespace cribbage
