#include "measure/best_answer.h"

#include <algorithm>

#include "cribbage/play/open_play.h"

namespace cribbage {

namespace {

std::size_t at(int place) {
  return static_cast<std::size_t>(place);
}

// The size of the hands of a vector, which `HandVectors::length` does not tell for one card or none.
int setsOf(int size) {
  return RankSets::count[at(size)];
}

template <class See>
BestAnswer::Worth sumOver(const BestAnswer::Layers& hands, int size, See see) {
  BestAnswer::Worth sum;
  for (std::size_t layer = 0; layer < hands.size(); ++layer) {
    double& worth = layer + 1 < hands.size() ? sum.sought : sum.held;
    for (int set = 0; set < setsOf(size); ++set) {
      const float weight = hands[layer][HandVectors::place(size, set)];
      if (weight != 0) worth += static_cast<double>(weight) * see(set);
    }
  }
  return sum;
}

void add(BestAnswer::Worth& sum, const BestAnswer::Worth& more) {
  sum.sought += more.sought;
  sum.held += more.held;
}

bool anyIn(const BestAnswer::Layers& hands, int size) {
  return std::any_of(hands.begin(), hands.end(),
                     [&](const std::vector<float>& layer) { return HandVectors::anyIn(size, layer.data()); });
}

}  // namespace

void MixedPolicy::choose(int node, std::size_t, const std::vector<float>&, float* rows) {
  const PlayTree::Node& here = tree_.node(node);
  ChoiceRows chances{};
  chooseInProportion(here, averages_.data() + here.choices, chances.data());
  const std::size_t length = PlayTree::rowLength(here.left[here.seat]);
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    if ((here.ranks >> rank & 1) == 0) continue;
    std::copy_n(chances.begin() + static_cast<std::ptrdiff_t>(rank * length), length, rows);
    rows += length;
  }
}

BestAnswer::Worth BestAnswer::of(int kept, const Layers& hands) {
  std::vector<Rank> held;
  for (const std::uint8_t rank : rankSets().ranks(RankSets::most, kept))
    held.push_back(static_cast<Rank>(rank));
  return visit(tree_.rootTarget(), held, hands);
}

BestAnswer::Worth BestAnswer::visit(int target, const std::vector<Rank>& held, const Layers& hands) {
  if (target < 0) return atEnd(target, held, hands);
  return tree_.node(target).seat == adversary_ ? lay(target, held, hands) : seeThemLay(target, held, hands);
}

// What the card or go pegs, and what comes after it.
BestAnswer::Worth BestAnswer::follow(int node, int rank, const std::vector<Rank>& held, const Layers& hands) {
  const PlayTree::Node& here = tree_.node(node);
  const PlayTree::Branch& branch = tree_.branchOf(here, rank);
  const bool theyLay = here.seat != adversary_ && rank >= 0;
  const int points = branch.seat == adversary_ ? branch.points : -branch.points;
  Worth worth = sumOver(hands, here.left[other(adversary_)] - (theyLay ? 1 : 0), [&](int) { return points; });
  policy_.enter(node, rank);
  add(worth, visit(branch.target, held, hands));
  policy_.leave();
  return worth;
}

// Of equal cards the lowest. Where only the last layer comes here, nothing is known and that is laid too.
BestAnswer::Worth BestAnswer::lay(int node, const std::vector<Rank>& held, const Layers& hands) {
  Worth best;
  bool any = false;
  for (std::size_t card = 0; card < held.size(); ++card) {
    const auto rank = static_cast<int>(held[card]);
    if ((tree_.node(node).ranks >> rank & 1) == 0 || (card > 0 && held[card - 1] == held[card])) continue;
    const Worth worth = follow(node, rank, without(held, held[card]), hands);
    if (!any || worth.sought > best.sought) best = worth;
    any = true;
  }
  return any ? best : follow(node, -1, held, hands);
}

BestAnswer::Worth BestAnswer::seeThemLay(int node, const std::vector<Rank>& held, const Layers& hands) {
  const PlayTree::Node& here = tree_.node(node);
  const int size = here.left[here.seat];
  const std::size_t length = PlayTree::rowLength(size);
  std::vector<std::vector<float>> rows(hands.size(), std::vector<float>(rankCount * length));
  if (size > 1)
    for (std::size_t layer = 0; layer < hands.size(); ++layer)
      if (HandVectors::anyIn(size, hands[layer].data()))
        policy_.choose(node, layer, hands[layer], rows[layer].data());
  Worth sum;
  std::size_t row = 0;
  for (int rank = 0; rank < rankCount; ++rank) {
    if ((here.ranks >> rank & 1) == 0) continue;
    Layers left(hands.size(), std::vector<float>(HandVectors::length(size - 1)));
    for (std::size_t layer = 0; layer < hands.size(); ++layer)
      HandVectors::afterLaying(size, rank, hands[layer].data(), rows[layer].data() + row, left[layer].data());
    row += length;
    if (anyIn(left, size - 1)) add(sum, follow(node, rank, held, left));
  }
  if (!here.go) return sum;
  Layers same(hands.size(), std::vector<float>(HandVectors::length(size)));
  for (std::size_t layer = 0; layer < hands.size(); ++layer)
    HandVectors::afterGo(size, here.limit, hands[layer].data(), same[layer].data());
  if (anyIn(same, size)) add(sum, follow(node, -1, held, same));
  return sum;
}

// Neither has a choice any more, or one is alone and takes its best order.
BestAnswer::Worth BestAnswer::atEnd(int target, const std::vector<Rank>& held, const Layers& hands) const {
  const auto finish = static_cast<std::size_t>(~target);
  const auto ours = at(rankSets().number(held));
  const Seat them = other(adversary_);
  const auto net = [&](const BySeat<std::uint8_t>& points) { return points[adversary_] - points[them]; };
  const bool last = held.size() < 2 && hands[0].size() < HandVectors::length(2);
  if (!last) {
    const PlayTree::Alone& alone = tree_.alone()[finish];
    const bool weAre = !held.empty();
    return sumOver(hands, weAre ? 0 : alone.size,
                   [&](int set) { return net(alone.points[weAre ? ours : at(set)]); });
  }
  const PlayTree::Finish& points = tree_.finishes()[finish];
  // A vector of one card and one of none are of the same length; without cards only the first place counts.
  return sumOver(hands, 1, [&](int set) {
    return net(adversary_ == Seat::pone ? points[ours][at(set)] : points[at(set)][ours]);
  });
}

}  // namespace cribbage
