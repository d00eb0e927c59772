#include "cribbage/advice/win_best_response.h"

namespace cribbage {

WinBestResponse::WinBestResponse(const Subgame& subgame, Seat us, const WinUtility& utility)
    : subgame_(subgame), utility_(utility), us_(us), them_(other(us)) {
  toGo_[Seat::pone] = utility.toGo().pone;
  toGo_[Seat::dealer] = utility.toGo().dealer;
}

WinValue WinBestResponse::from(int target, const PlayPath& path, const PublicPlay& play,
                               const std::vector<float>& theirs, const std::vector<Rank>& ours,
                               const SeatPegs& pegs) const {
  if (const auto end = endOf(pegs)) return sum(path, theirs) * *end;
  if (target < 0) return atEnd(path, play, theirs, ours, pegs);
  const PlayTree::Node& node = subgame_.tree.node(target);
  return node.seat == us_ ? actOurselves(node, path, play, theirs, ours, pegs)
                          : seeThemAct(node, path, play, theirs, ours, pegs);
}

// Returns our value with both hands open, by a search of the rest of the play. The opponent plays the card
// that pegs most before our next turn; ties go to the lowest rank.
WinValue WinBestResponse::open(const PublicPlay& play, const OpenHands& hands, const SeatPegs& pegs,
                               int theirKept) const {
  if (const auto end = endOf(pegs)) return *end;
  if (play.over()) return utility_.after(pegs[us_], pegs[them_], theirKept);
  const Seat seat = play.toAct();
  std::optional<WinValue> best;
  int highest = -1;
  for (const Rank rank : hands[seat]) {
    if (!play.pile().takes(rank)) continue;
    const OpenHands left = without(hands, seat, rank);
    PublicPlay after = play;
    const PublicPlay::Gain gain = after.play(rank);
    const int points = seat == us_ ? 0 : gain.points + pegsOnTheWay(after, left[seat], seat);
    if (seat == them_ && points <= highest) continue;
    highest = points;
    const WinValue value = open(after, left, with(pegs, gain), theirKept);
    if (seat == them_ || !best || value.share > best->share) best = value;
  }
  if (best) return *best;
  PublicPlay after = play;
  const PublicPlay::Gain gain = after.go();
  return open(after, hands, with(pegs, gain), theirKept);
}

std::optional<WinValue> WinBestResponse::endOf(const SeatPegs& pegs) const {
  if (pegs[us_] >= toGo_[us_]) return utility_.weAreOut(pegs[them_]);
  if (pegs[them_] >= toGo_[them_]) return utility_.theyAreOut(pegs[us_]);
  return std::nullopt;
}

double WinBestResponse::sum(const PlayPath& path, const std::vector<float>& theirs) const {
  double all = 0;
  subgame_.solver.payoffs().eachHand(
      them_, path, [&](std::size_t place, int, int) { all += static_cast<double>(theirs[place]); });
  return all;
}

// Returns our value past the end of the tree. No choice depends on hidden cards there, so each possible hand
// of the opponent is valued with both hands open. Any earlier go is ignored, because it may contradict such a
// hypothetical hand.
WinValue WinBestResponse::atEnd(const PlayPath& path, const PublicPlay& play,
                                const std::vector<float>& theirs, const std::vector<Rank>& ours,
                                const SeatPegs& pegs) const {
  const PublicPlay open = play.withoutMemory();
  WinValue won;
  subgame_.solver.payoffs().eachHand(them_, path, [&](std::size_t place, int set, int whole) {
    if (theirs[place] == 0) return;
    OpenHands hands;
    hands[us_] = ours;
    for (int card = 0; card < path.left[them_]; ++card)
      hands[them_].push_back(
          static_cast<Rank>(rankSets().ranks(path.left[them_], set)[static_cast<std::size_t>(card)]));
    won += static_cast<double>(theirs[place]) *
           this->open(open, hands, pegs, fourOf(subgame_.first, them_, whole));
  });
  return won;
}

// Returns our value at a node where we act. It sums over the opponent's hands before it takes the maximum
// over our cards, because we cannot tell these hands apart.
WinValue WinBestResponse::actOurselves(const PlayTree::Node& node, const PlayPath& path,
                                       const PublicPlay& play, const std::vector<float>& theirs,
                                       const std::vector<Rank>& ours, const SeatPegs& pegs) const {
  const TerminalPayoffs& payoffs = subgame_.solver.payoffs();
  std::optional<WinValue> best;
  for (std::size_t at = 0; at < ours.size(); ++at) {
    if (!play.pile().takes(ours[at]) || (at > 0 && ours[at - 1] == ours[at])) continue;
    const int rank = static_cast<int>(ours[at]);
    const PlayTree::Branch& branch = subgame_.tree.branchOf(node, rank);
    PublicPlay after = play;
    const PublicPlay::Gain gain = after.play(ours[at]);
    const WinValue value = from(branch.target, payoffs.afterPlaying(path, node, branch, rank), after, theirs,
                                without(ours, ours[at]), with(pegs, gain));
    if (!best || value.share > best->share) best = value;
  }
  if (best) return *best;
  const PlayTree::Branch& branch = subgame_.tree.branchOf(node, -1);
  PublicPlay after = play;
  const PublicPlay::Gain gain = after.go();
  return from(branch.target, TerminalPayoffs::afterGo(path, branch), after, theirs, ours, with(pegs, gain));
}

// Returns our value at a node where the opponent acts: the sum over their cards. A card multiplies the reach
// probability of each hand that holds it by the average strategy's probability of the card. There is no
// tremble, so a card that no hand plays adds nothing.
WinValue WinBestResponse::seeThemAct(const PlayTree::Node& node, const PlayPath& path, const PublicPlay& play,
                                     const std::vector<float>& theirs, const std::vector<Rank>& ours,
                                     const SeatPegs& pegs) const {
  const int size = path.left[node.seat];
  const TerminalPayoffs& payoffs = subgame_.solver.payoffs();
  std::vector<float> rows(static_cast<std::size_t>(rankCount) * PlayTree::rowLength(size));
  if (size > 1)
    chooseInProportion(node, subgame_.solver.state().cumulativeStrategy.data() + node.choices, rows.data());
  WinValue won;
  std::vector<float> left(HandVectors::length(size - 1));
  for (int rank = 0; rank < rankCount; ++rank) {
    if (!node.mayPlay(rank)) continue;
    const float* row =
        size > 1 ? rows.data() + static_cast<std::size_t>(rank) * PlayTree::rowLength(size) : nullptr;
    HandVectors::afterPlaying(size, rank, theirs.data(), row, left.data());
    if (!HandVectors::anyIn(size - 1, left.data())) continue;
    const PlayTree::Branch& branch = subgame_.tree.branchOf(node, rank);
    PublicPlay after = play;
    const PublicPlay::Gain gain = after.play(static_cast<Rank>(rank));
    won += from(branch.target, payoffs.afterPlaying(path, node, branch, rank), after, left, ours,
                with(pegs, gain));
  }
  if (!node.go) return won;
  std::vector<float> same(theirs.size());
  HandVectors::afterGo(size, node.limit, theirs.data(), same.data());
  if (!HandVectors::anyIn(size, same.data())) return won;
  const PlayTree::Branch& branch = subgame_.tree.branchOf(node, -1);
  PublicPlay after = play;
  const PublicPlay::Gain gain = after.go();
  won += from(branch.target, TerminalPayoffs::afterGo(path, branch), after, same, ours, with(pegs, gain));
  return won;
}

}  // namespace cribbage
