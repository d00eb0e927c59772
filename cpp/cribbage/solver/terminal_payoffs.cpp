#include "cribbage/solver/terminal_payoffs.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace cribbage {

namespace {

int setsOf(int size) {
  return RankSets::count[static_cast<std::size_t>(size)];
}

}  // namespace

TerminalPayoffs::TerminalPayoffs(const PlayTree& tree, JointHands joint) : tree_(tree) {
  for (const Seat seat : bothSeats) left_[seat] = tree.root().left(seat);
  assert(left_[Seat::pone] > 0 && left_[Seat::dealer] > 0);
  columns_ = setsOf(left_[Seat::dealer]);
  auto layout = std::make_shared<Layout>();
  layout->joint = std::move(joint);
  layOutJoint(*layout);
  layOutPoints(*layout);
  layout_ = std::move(layout);
}

void TerminalPayoffs::setJoint(JointHands joint) {
  auto layout = std::make_shared<Layout>();
  layout->joint = std::move(joint);
  layout->points = layout_->points;
  layOutJoint(*layout);
  layout_ = std::move(layout);
}

PlayPath TerminalPayoffs::root() const {
  PlayPath path;
  for (const Seat seat : bothSeats) path.left[seat] = static_cast<std::uint8_t>(left_[seat]);
  return path;
}

PlayPath TerminalPayoffs::afterPlaying(const PlayPath& path, const PlayTree::Node& node,
                                       const PlayTree::Branch& branch, int rank) const {
  PlayPath next = afterGo(path, branch);
  const int played = left_[node.seat] - path.left[node.seat];
  next.played[node.seat] = rankSets().add(played, path.played[node.seat], rank);
  --next.left[node.seat];
  return next;
}

PlayPath TerminalPayoffs::afterGo(const PlayPath& path, const PlayTree::Branch& branch) {
  PlayPath next = path;
  next.last = &branch;
  next.points[branch.seat] = static_cast<std::uint8_t>(next.points[branch.seat] + branch.points);
  return next;
}

// Lays out the joint probabilities by the sets that both players have played. At a leaf both have one card
// left, unless one plays on alone. So valuing a leaf takes 13 multiplications of 16 lanes.
void TerminalPayoffs::layOutJoint(Layout& layout) const {
  const RankSets& sets = rankSets();
  const int pones = left_[Seat::pone] - 1, dealers = left_[Seat::dealer] - 1;
  const int rows = setsOf(pones), columns = setsOf(dealers);
  const auto blocks = static_cast<std::size_t>(rows * columns);
  // The arrays take megabytes, so they are not filled with zeros first. The loops write every lane.
  for (auto& chances : layout.chances) chances.reset(new float[blocks * HandVectors::pairs]);
  float* toPone = layout.chances[Seat::pone].get();
  float* toDealer = layout.chances[Seat::dealer].get();
  for (int pone = 0; pone < rows; ++pone)
    for (int dealer = 0; dealer < columns; ++dealer) {
      for (int a = 0; a < rankCount; ++a) {
        const float* joint = layout.joint.data() + sets.add(pones, pone, a) * columns_;
        for (int b = 0; b < rankCount; ++b)
          toPone[HandVectors::placeOfPair(b, a)] = toDealer[HandVectors::placeOfPair(a, b)] =
              joint[sets.add(dealers, dealer, b)];
        for (float* chances : {toPone, toDealer}) {
          float* row = chances + HandVectors::placeOfPair(a, 0);
          std::fill(row + rankCount, row + handLanes, 0.0f);
        }
      }
      toPone += HandVectors::pairs;
      toDealer += HandVectors::pairs;
    }
}

void TerminalPayoffs::layOutPoints(Layout& layout) const {
  for (auto& points : layout.points) points.assign(tree_.terminals().size() * HandVectors::pairs, 0.0f);
  std::size_t first = 0;
  for (const PlayTree::Terminal& terminal : tree_.terminals()) {
    for (std::size_t a = 0; a < rankCount; ++a)
      for (std::size_t b = 0; b < rankCount; ++b) {
        const auto net = static_cast<float>(terminal[a][b][Seat::pone] - terminal[a][b][Seat::dealer]);
        layout.points[Seat::pone][first + b * handLanes + a] = net;
        layout.points[Seat::dealer][first + a * handLanes + b] = -net;
      }
    first += HandVectors::pairs;
  }
}

void TerminalPayoffs::value(Seat seat, std::size_t terminal, const PlayPath& path, const float* theirs,
                            float* values) const {
  if (path.isAlone())
    alone(seat, terminal, path, theirs, values);
  else
    lastCards(seat, terminal, path, theirs, values);
}

const float* TerminalPayoffs::chancesOfLast(Seat seat, const PlayPath& path) const {
  assert(path.left[Seat::pone] == 1 && path.left[Seat::dealer] == 1);
  const auto played = static_cast<std::size_t>(path.played[Seat::pone] * setsOf(left_[Seat::dealer] - 1) +
                                               path.played[Seat::dealer]);
  return layout_->chances[seat].get() + played * HandVectors::pairs;
}

// Computes a matrix-vector product: the payoff matrix of the leaf, weighted by the joint probabilities, times
// the opponent's reach probabilities. Points pegged on the path are the same for all hands, so they are added
// as a base. Rows that the opponent cannot hold are skipped.
void TerminalPayoffs::lastCards(Seat seat, std::size_t terminal, const PlayPath& path, const float* theirs,
                                float* values) const {
  const float base = static_cast<float>(path.points[seat]) - static_cast<float>(path.points[other(seat)]);
  const float* points = layout_->points[seat].data() + terminal * HandVectors::pairs;
  const float* chances = chancesOfLast(seat, path);
  std::array<float, handLanes> sum{};
  for (std::size_t row = 0; row < rankCount; ++row) {
    const float reach = theirs[row];
    if (reach == 0) continue;
    for (std::size_t lane = 0; lane < handLanes; ++lane)
      sum[lane] += reach * chances[row * handLanes + lane] * (base + points[row * handLanes + lane]);
  }
  std::copy(sum.begin(), sum.end(), values);
}

// Values a leaf at which only one player has cards left. The other player's hand is known from the cards they
// have played. If we have the cards, each of our hands has its own value. Otherwise our only hand is the
// empty one, and its value is the sum over the opponent's hands.
void TerminalPayoffs::alone(Seat seat, std::size_t terminal, const PlayPath& path, const float* theirs,
                            float* values) const {
  std::fill(values, values + HandVectors::length(path.left[seat]), 0.0f);
  const int base = path.points[seat] - path.points[other(seat)];
  const auto& points = tree_.alone()[terminal].points;
  const auto net = [&](int set) {
    const auto& both = points[static_cast<std::size_t>(set)];
    return static_cast<float>(base + both[seat] - both[other(seat)]);
  };
  if (path.left[seat] > 0) {
    eachHand(seat, path, [&](std::size_t place, int set, int hand) {
      values[place] = theirs[0] * chanceOf(seat, hand, path.played[other(seat)]) * net(set);
    });
  } else {
    float sum = 0;
    eachHand(other(seat), path, [&](std::size_t place, int set, int hand) {
      if (theirs[place] != 0) sum += theirs[place] * chanceOf(seat, path.played[seat], hand) * net(set);
    });
    values[0] = sum;
  }
}

void TerminalPayoffs::peg(std::size_t terminal, const PlayPath& path, const float* pones,
                          const float* dealers, const SeePegs& see) const {
  eachHand(Seat::pone, path, [&](std::size_t pone, int ponesSet, int ponesHand) {
    if (pones[pone] == 0) return;
    eachHand(Seat::dealer, path, [&](std::size_t dealer, int dealersSet, int dealersHand) {
      if (dealers[dealer] == 0) return;
      const auto one = static_cast<std::size_t>(ponesSet), other = static_cast<std::size_t>(dealersSet);
      // If one player is alone, the other has the empty set, whose index is 0.
      const auto& points = path.isAlone() ? tree_.alone()[terminal].points[one + other]
                                          : tree_.terminals()[terminal][one][other];
      const double chance = static_cast<double>(pones[pone]) * static_cast<double>(dealers[dealer]);
      see(ponesHand, dealersHand, chance, path.points[Seat::pone] + points[Seat::pone],
          path.points[Seat::dealer] + points[Seat::dealer]);
    });
  });
}

}  // namespace cribbage
