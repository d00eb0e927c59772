#include "cribbage/advice/fixed_hands_value.h"

#include "cribbage/play/opening_table.h"

namespace cribbage {

std::optional<double> FixedHandsValue::endOf(const SeatPegs& pegs) const {
  for (const Seat seat : bothSeats)
    if (pegs[seat] >= endings_.toGo[seat]) return seat == Seat::dealer ? 1 : 0;
  return std::nullopt;
}

double FixedHandsValue::from(int target, const PublicPlay& play, const OpenHands& hands,
                             const SeatPegs& pegs) const {
  if (const auto end = endOf(pegs)) return *end;
  return target < 0 ? open(play.withoutMemory(), hands, pegs) : atNode(target, play, hands, pegs);
}

double FixedHandsValue::atNode(int at, const PublicPlay& play, const OpenHands& hands,
                               const SeatPegs& pegs) const {
  const PlayTree::Node& node = subgame_.tree.node(at);
  const std::vector<Rank>& held = hands[node.seat];
  const auto step = [&](int rank) {
    PublicPlay after = play;
    const PublicPlay::Gain gain = rank < 0 ? after.go() : after.play(static_cast<Rank>(rank));
    return from(subgame_.tree.branchOf(node, rank).target, after,
                rank < 0 ? hands : without(hands, node.seat, static_cast<Rank>(rank)), with(pegs, gain));
  };
  if (held.size() == 1 && play.pile().takes(held[0])) return step(static_cast<int>(held[0]));
  ByRank chances{};
  if (held.size() > 1) chances = subgame_.solver.chances(at, rankSets().number(held));
  double sum = 0, all = 0;
  for (std::size_t card = 0; card < held.size(); ++card) {
    const auto rank = static_cast<std::size_t>(held[card]);
    if ((card > 0 && held[card - 1] == held[card]) || chances[rank] <= 0) continue;
    const auto chance = static_cast<double>(chances[rank]);
    sum += chance * step(static_cast<int>(rank));
    all += chance;
  }
  if (all > 0) return sum / all;
  return node.go ? step(-1) : open(play.withoutMemory(), hands, pegs);
}

// Returns the dealer's win chance past the end of the tree, where no choice depends on hidden cards. The
// hands are played out. If only one player has cards left, they play the card from which they can peg most.
double FixedHandsValue::open(const PublicPlay& play, const OpenHands& hands, const SeatPegs& pegs) const {
  if (const auto end = endOf(pegs)) return *end;
  if (play.over()) return endings_.afterPlay(pegs);
  const Seat seat = play.toAct();
  std::optional<Rank> best;
  int highest = -1;
  for (const Rank rank : hands[seat]) {
    if (!play.pile().takes(rank)) continue;
    PublicPlay after = play;
    const PublicPlay::Gain gain = after.play(rank);
    const int points = gain.points + pegsOnTheWay(after, without(hands[seat], rank), seat);
    if (points <= highest) continue;
    highest = points;
    best = rank;
  }
  PublicPlay after = play;
  const PublicPlay::Gain gain = best ? after.play(*best) : after.go();
  return open(after, best ? without(hands, seat, *best) : hands, with(pegs, gain));
}

}  // namespace cribbage
