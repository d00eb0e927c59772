#include "cribbage/play/open_play.h"

#include <algorithm>

namespace cribbage {

namespace {

constexpr int nothingYet = -1000;  // below any net of a play

}  // namespace

// Minimax by exhaustive search: each player takes the branch that is best for them.
int openNet(const PublicPlay& play, const OpenHands& hands) {
  if (play.over()) return 0;
  const Seat seat = play.toAct();
  const int sign = seat == Seat::pone ? 1 : -1;
  int best = nothingYet;
  const auto consider = [&](PublicPlay::Gain gain, const PublicPlay& after, const OpenHands& left) {
    const int points = gain.seat == Seat::pone ? gain.points : -gain.points;
    best = std::max(best, sign * (points + openNet(after, left)));
  };
  for (std::size_t at = 0; at < hands[seat].size(); ++at) {
    const Rank rank = hands[seat][at];
    if (!play.pile().takes(rank) || (at > 0 && hands[seat][at - 1] == rank)) continue;
    PublicPlay after = play;
    const PublicPlay::Gain gain = after.play(rank);
    consider(gain, after, without(hands, seat, rank));
  }
  if (best == nothingYet) {
    PublicPlay after = play;
    const PublicPlay::Gain gain = after.go();
    consider(gain, after, hands);
  }
  return sign * best;
}

Rank bestAlone(const PublicPlay& play, const std::vector<Rank>& held) {
  const Seat seat = play.toAct();
  const PublicPlay open = play.withoutMemory();
  OpenHands hands;
  hands[seat] = held;
  Rank best{};
  int most = nothingYet;
  for (const Rank rank : held) {
    if (!open.pile().takes(rank)) continue;
    PublicPlay after = open;
    const int points = after.play(rank).points;
    const int rest = openNet(after, without(hands, seat, rank));
    const int net = points + (seat == Seat::pone ? rest : -rest);
    if (net <= most) continue;
    most = net;
    best = rank;
  }
  return best;
}

int pegsOnTheWay(const PublicPlay& play, const std::vector<Rank>& held, Seat seat) {
  if (play.over() || play.toAct() != seat) return 0;
  int most = nothingYet;
  for (const Rank rank : held) {
    if (!play.pile().takes(rank)) continue;
    PublicPlay after = play;
    const int points = after.play(rank).points;
    most = std::max(most, points + pegsOnTheWay(after, without(held, rank), seat));
  }
  if (most > nothingYet) return most;
  PublicPlay after = play;
  const PublicPlay::Gain gain = after.go();
  return (gain.seat == seat ? gain.points : 0) + pegsOnTheWay(after, held, seat);
}

std::vector<Rank> without(std::vector<Rank> hand, Rank rank) {
  hand.erase(std::find(hand.begin(), hand.end(), rank));
  return hand;
}

OpenHands without(OpenHands hands, Seat seat, Rank rank) {
  hands[seat] = without(std::move(hands[seat]), rank);
  return hands;
}

}  // namespace cribbage
