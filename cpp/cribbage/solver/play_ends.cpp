#include "cribbage/solver/play_ends.h"

#include <utility>

namespace cribbage {

namespace {

constexpr std::size_t lanes = HandVectors::lanes;
constexpr std::size_t block = HandVectors::pairs;
constexpr std::size_t ranks = rankCount;

int setsOf(int size) {
  return RankSets::count[static_cast<std::size_t>(size)];
}

bool isAlone(const PlayPath& path) {
  return path.left[0] > 1 || path.left[1] > 1;
}

}  // namespace

PlayEnds::PlayEnds(const PlayTree& tree, JointHands joint) : tree_(tree), joint_(std::move(joint)) {
  for (const PublicPlay::Side side : {PublicPlay::pone, PublicPlay::dealer})
    left_[side] = tree.root().left(side);
  columns_ = setsOf(left_[PublicPlay::dealer]);
  if (left_[0] > 0 && left_[1] > 0) layOutJoint();
  layOutPoints();
}

PlayPath PlayEnds::root() const {
  PlayPath path;
  for (std::size_t side = 0; side < 2; ++side) path.left[side] = static_cast<std::uint8_t>(left_[side]);
  return path;
}

PlayPath PlayEnds::lay(const PlayPath& path, const PlayTree::Node& node, const PlayTree::Branch& branch,
                       int rank) const {
  PlayPath next = go(path, branch);
  const int laid = left_[node.side] - path.left[node.side];
  next.laid[node.side] = rankSets().add(laid, path.laid[node.side], rank);
  --next.left[node.side];
  return next;
}

PlayPath PlayEnds::go(const PlayPath& path, const PlayTree::Branch& branch) {
  PlayPath next = path;
  next.points[branch.side] = static_cast<std::uint8_t>(next.points[branch.side] + branch.points);
  return next;
}

// Both sides have one card left at nearly every leaf. There a block of joint probabilities is found by what
// both have laid, so that a leaf is 13 multiplications of 16 lanes.
void PlayEnds::layOutJoint() {
  const RankSets& sets = rankSets();
  const int pones = left_[0] - 1, dealers = left_[1] - 1;
  const int rows = setsOf(pones), columns = setsOf(dealers);
  for (auto& chances : chances_) chances.assign(static_cast<std::size_t>(rows * columns) * block, 0.0f);
  std::size_t first = 0;
  for (int pone = 0; pone < rows; ++pone)
    for (int dealer = 0; dealer < columns; ++dealer, first += block)
      for (int a = 0; a < rankCount; ++a)
        for (int b = 0; b < rankCount; ++b) {
          const float chance = chanceOf(0, sets.add(pones, pone, a), sets.add(dealers, dealer, b));
          chances_[0][first + static_cast<std::size_t>(b) * lanes + static_cast<std::size_t>(a)] = chance;
          chances_[1][first + static_cast<std::size_t>(a) * lanes + static_cast<std::size_t>(b)] = chance;
        }
}

void PlayEnds::layOutPoints() {
  for (auto& points : points_) points.assign(tree_.finishes().size() * block, 0.0f);
  std::size_t first = 0;
  for (const PlayTree::Finish& finish : tree_.finishes()) {
    for (std::size_t a = 0; a < ranks; ++a)
      for (std::size_t b = 0; b < ranks; ++b) {
        const auto net = static_cast<float>(finish[a][b][0] - finish[a][b][1]);
        points_[0][first + b * lanes + a] = net;
        points_[1][first + a * lanes + b] = -net;
      }
    first += block;
  }
}

void PlayEnds::value(int side, std::size_t finish, const PlayPath& path, const float* theirs,
                     float* values) const {
  const auto us = static_cast<std::size_t>(side);
  if (isAlone(path))
    alone(us, finish, path, theirs, values);
  else
    lastCards(us, finish, path, theirs, values);
}

// The prepared block where both sides have one card. Where one of them has none, its only "card" is row or
// lane 0, and the few numbers are collected in `space`.
const float* PlayEnds::chancesOfLast(std::size_t side, const PlayPath& path, LastCards& space) const {
  if (path.left[0] == 1 && path.left[1] == 1) {
    const auto laid = static_cast<std::size_t>(path.laid[0] * setsOf(left_[1] - 1) + path.laid[1]);
    return chances_[side].data() + laid * block;
  }
  eachHand(side, path, [&](std::size_t ours, int, int ourHand) {
    eachHand(1 - side, path, [&](std::size_t their, int, int theirHand) {
      space[their * lanes + ours] = chanceOf(side, ourHand, theirHand);
    });
  });
  return space.data();
}

// A matrix-vector product: the payoff matrix of the leaf, weighted by the joint probabilities, times the
// opponent's reach probabilities. Points pegged on the path are the same for all hands and are added as a
// base. Rows that the opponent cannot hold are skipped.
void PlayEnds::lastCards(std::size_t side, std::size_t finish, const PlayPath& path, const float* theirs,
                         float* values) const {
  const std::size_t rows = path.left[1 - side] > 0 ? ranks : 1;
  const float base = static_cast<float>(path.points[side]) - static_cast<float>(path.points[1 - side]);
  const float* points = points_[side].data() + finish * block;
  LastCards space{};
  const float* chances = chancesOfLast(side, path, space);
  std::array<float, lanes> sum{};
  for (std::size_t row = 0; row < rows; ++row) {
    const float reach = theirs[row];
    if (reach == 0) continue;
    for (std::size_t lane = 0; lane < lanes; ++lane)
      sum[lane] += reach * chances[row * lanes + lane] * (base + points[row * lanes + lane]);
  }
  std::copy(sum.begin(), sum.end(), values);
}

// One side has all cards left, so the opponent's hand is known: what they have laid. If we hold the cards,
// each of our hands has one value; if they do, our only hand has the sum over theirs.
void PlayEnds::alone(std::size_t side, std::size_t finish, const PlayPath& path, const float* theirs,
                     float* values) const {
  const int base = path.points[side] - path.points[1 - side];
  const auto& points = tree_.alone()[finish].points;
  const auto net = [&](int set) {
    const auto& both = points[static_cast<std::size_t>(set)];
    return static_cast<float>(base + both[side] - both[1 - side]);
  };
  if (path.left[side] > 0) {
    const bool two = path.left[side] == 2;
    eachHand(side, path, [&](std::size_t place, int set, int hand) {
      const float value = theirs[0] * chanceOf(side, hand, path.laid[1 - side]) * net(set);
      values[place] = value;
      if (two) values[HandVectors::turned(place)] = value;
    });
  } else {
    float sum = 0;
    eachHand(1 - side, path, [&](std::size_t place, int set, int hand) {
      if (theirs[place] != 0) sum += theirs[place] * chanceOf(side, path.laid[side], hand) * net(set);
    });
    values[0] = sum;
  }
}

void PlayEnds::peg(std::size_t finish, const PlayPath& path, const float* pones, const float* dealers,
                   const SeePegs& see) const {
  eachHand(0, path, [&](std::size_t pone, int ponesSet, int ponesHand) {
    if (pones[pone] == 0) return;
    eachHand(1, path, [&](std::size_t dealer, int dealersSet, int dealersHand) {
      if (dealers[dealer] == 0) return;
      const auto one = static_cast<std::size_t>(ponesSet), other = static_cast<std::size_t>(dealersSet);
      // Alone, one of the two is the empty set, whose number is 0.
      const auto& points =
          isAlone(path) ? tree_.alone()[finish].points[one + other] : tree_.finishes()[finish][one][other];
      const double chance = static_cast<double>(pones[pone]) * static_cast<double>(dealers[dealer]);
      see(ponesHand, dealersHand, chance, path.points[0] + points[0], path.points[1] + points[1]);
    });
  });
}

}  // namespace cribbage
