#include "cribbage/solver/win_payoffs.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace cribbage {

namespace {

constexpr auto pone = Seat::pone, dealer = Seat::dealer;
constexpr std::uint32_t notLookedUp = 0xffffffff;

// Returns how many payoffs a leaf has (`WinPayoffs::lookUp`).
std::size_t lengthAt(const PlayPath& path) {
  return path.isAlone() ? HandVectors::length(path.left[pone] + path.left[dealer]) : HandVectors::pairs;
}

// Computes the dealer's values: the pone's reach probabilities times the matrix of payoffs. Rows that the
// pone cannot hold are skipped.
void timesRows(const float* payoffs, const float* pones, float* values) {
  std::array<float, handLanes> sum{};
  for (std::size_t row = 0; row < rankCount; ++row) {
    const float reach = pones[row];
    if (reach == 0) continue;
    for (std::size_t lane = 0; lane < handLanes; ++lane) sum[lane] += reach * payoffs[row * handLanes + lane];
  }
  std::copy(sum.begin(), sum.end(), values);
}

// Computes the pone's values: the matrix of payoffs times the dealer's reach probabilities, negated.
void timesLanes(const float* payoffs, const float* dealers, float* values) {
  constexpr std::size_t parts = 4;  // a vector of floats
  for (std::size_t row = 0; row < rankCount; ++row) {
    std::array<float, parts> sum{};
    for (std::size_t lane = 0; lane < handLanes; lane += parts)
      for (std::size_t part = 0; part < parts; ++part)
        sum[part] += dealers[lane + part] * payoffs[row * handLanes + lane + part];
    values[row] = -(sum[0] + sum[1] + (sum[2] + sum[3]));
  }
  std::fill(values + rankCount, values + handLanes, 0.0f);
}

// Returns the sum of payoffs, each times the reach probability of its hand.
float sumOver(const float* payoffs, const float* reach, std::size_t length) {
  std::array<float, handLanes> sums{};
  for (std::size_t row = 0; row < length; row += handLanes)
    for (std::size_t lane = 0; lane < handLanes; ++lane)
      sums[lane] += reach[row + lane] * payoffs[row + lane];
  float sum = 0;
  for (const float each : sums) sum += each;
  return sum;
}

}  // namespace

WinPayoffs::WinPayoffs(const TerminalPayoffs& same, Places places)
    : TerminalPayoffs(&same), places_(std::move(places)) {
  for (const Seat seat : bothSeats) layOutLast(seat);
  layOutMoves();
}

void WinPayoffs::layOutLast(Seat seat) {
  const int played = tree().root().left(seat) - 1;
  for (int set = 0; set < RankSets::count[static_cast<std::size_t>(played)]; ++set)
    for (int rank = 0; rank < static_cast<int>(handLanes); ++rank)
      last_[seat].push_back(rank < rankCount ? placeOf(seat, rankSets().add(played, set, rank)) : 0);
}

void WinPayoffs::layOutMoves() {
  moves_.resize(tree().terminals().size() * HandVectors::pairs);
  std::uint32_t* moves = moves_.data();
  for (const PlayTree::Terminal& terminal : tree().terminals()) {
    PerSeat<std::uint8_t>& most = most_.emplace_back();
    for (std::size_t a = 0; a < rankCount; ++a)
      for (std::size_t b = 0; b < rankCount; ++b) {
        for (const Seat seat : bothSeats) most[seat] = std::max(most[seat], terminal[a][b][seat]);
        moves[HandVectors::placeOfPair(static_cast<int>(a), static_cast<int>(b))] =
            placeOf(terminal[a][b][pone], terminal[a][b][dealer]);
      }
    moves += HandVectors::pairs;
  }
}

void WinPayoffs::aim(PerSeat<int> toGo, std::vector<float> utility) {
  toGo_ = toGo;
  utility_ = std::move(utility);
  leaves_.reset();
}

void WinPayoffs::lookUpLeaves() {
  leafAt_.assign(tree().branchCount(), notLookedUp);
  std::uint32_t length = 0;
  eachLeafFrom(tree().rootTarget(), root(), [&](std::size_t, const PlayPath& path) {
    leafAt_[branchOf(path)] = length;
    length += static_cast<std::uint32_t>(lengthAt(path));
  });
  // Not filled with zeros first. A multiple of a large block, so that the payoffs of the next subgame fit
  // into memory that these have left.
  constexpr std::uint32_t block = 1u << 16;
  leaves_.reset(new float[(length / block + 1) * block]);
  eachLeafFrom(tree().rootTarget(), root(), [&](std::size_t terminal, const PlayPath& path) {
    lookUp(terminal, path, &leaves_[leafAt_[branchOf(path)]]);
  });
  std::vector<float>().swap(utility_);  // a quarter of a megabyte that is no longer read
}

// Calls `see` for each leaf at which the game is not decided.
template <class See>
void WinPayoffs::eachLeafFrom(int target, const PlayPath& path, const See& see) const {
  if (decided(path)) return;
  if (target < 0) return see(static_cast<std::size_t>(~target), path);
  const PlayTree::Node& node = tree().node(target);
  const PlayTree::Branch* branch = &tree().branch(node.branches);
  for (int rank = 0; rank < rankCount; ++rank) {
    if (!node.mayPlay(rank)) continue;
    eachLeafFrom(branch->target, afterPlaying(path, node, *branch, rank), see);
    ++branch;
  }
  if (node.go) eachLeafFrom(branch->target, afterGo(path, *branch), see);
}

std::size_t WinPayoffs::branchOf(const PlayPath& path) const {
  assert(path.last);
  return static_cast<std::size_t>(path.last - &tree().branch(0));
}

void WinPayoffs::value(Seat seat, std::size_t terminal, const PlayPath& path, const float* theirs,
                       float* values) const {
  std::array<float, HandVectors::length(3)> found;
  const float* payoffs = found.data();
  if (leaves_) {
    assert(leafAt_[branchOf(path)] != notLookedUp);
    payoffs = &leaves_[leafAt_[branchOf(path)]];
  } else {
    lookUp(terminal, path, found.data());
  }
  const float sign = seat == dealer ? 1.0f : -1.0f;
  const std::size_t length = lengthAt(path);
  if (!path.isAlone()) {
    if (seat == dealer)
      timesRows(payoffs, theirs, values);
    else
      timesLanes(payoffs, theirs, values);
  } else if (path.left[seat] > 0) {
    const float reach = sign * theirs[0];
    for (std::size_t at = 0; at < length; ++at) values[at] = reach * payoffs[at];
  } else {
    std::fill(values, values + HandVectors::length(0), 0.0f);
    values[0] = sign * sumOver(payoffs, theirs, length);
  }
}

void WinPayoffs::valueDecided(Seat seat, const PlayPath& path, const float* theirs, float* values) const {
  const bool dealerIsOut = path.points[dealer] >= toGo_[dealer];
  const float utility = dealerIsOut == (seat == dealer) ? 0.5f : -0.5f;
  eachHand(seat, path, [&](std::size_t place, int, int ours) {
    float sum = 0;
    eachHand(other(seat), path,
             [&](std::size_t their, int, int hand) { sum += theirs[their] * chanceOf(seat, ours, hand); });
    values[place] = utility * sum;
  });
}

// Returns the dealer's utility after `pegs`, whose order `stepsOf` returns. `hands` is the sum of the
// `Places::hand` numbers of both hands.
template <class StepsOf>
float WinPayoffs::after(const PerSeat<std::uint8_t>& pegs, const PlayPath& path, std::uint32_t hands,
                        StepsOf stepsOf) const {
  const int pones = path.points[pone] + pegs[pone], dealers = path.points[dealer] + pegs[dealer];
  if (pones < toGo_[pone] && dealers < toGo_[dealer]) return utility_[placeOf(pones, dealers) + hands];
  return firstOut(stepsOf(), path);
}

// Returns the dealer's utility after steps with which at least one side reaches the last hole.
float WinPayoffs::firstOut(const Steps& steps, const PlayPath& path) const {
  int pones = path.points[pone], dealers = path.points[dealer];
  for (const std::uint8_t step : steps) {
    (step >= LastCards::dealers ? dealers : pones) += step % LastCards::dealers;
    if (dealers >= toGo_[dealer]) return 0.5f;
    if (pones >= toGo_[pone]) break;
  }
  return -0.5f;
}

// Writes the payoffs of a leaf: the dealer's utility times the joint probability of both hands. If both sides
// have a last card, they are a matrix of 13 rows by the pone's card and 16 lanes by the dealer's. If one side
// plays on alone, they are a vector over its hands.
void WinPayoffs::lookUp(std::size_t terminal, const PlayPath& path, float* payoffs) const {
  if (path.isAlone())
    lookUpAlone(terminal, path, payoffs);
  else
    lookUpLast(terminal, path, payoffs);
}

void WinPayoffs::lookUpLast(std::size_t terminal, const PlayPath& path, float* payoffs) const {
  const float* chances = chancesOfLast(dealer, path);
  const std::uint32_t* moves = moves_.data() + terminal * HandVectors::pairs;
  const PlayTree::Terminal& pegs = tree().terminals()[terminal];
  const LastCards& ends = tree().lastCards()[terminal];
  const bool orderDecides = path.points[pone] + most_[terminal][pone] >= toGo_[pone] &&
                            path.points[dealer] + most_[terminal][dealer] >= toGo_[dealer];
  const std::uint32_t first = placeOf(path.points[pone], path.points[dealer]);
  // The `Places::hand` numbers of the hands that each side may have had at the root, by its last card.
  const auto handsOf = [&](Seat seat) {
    return last_[seat].data() + static_cast<std::size_t>(path.played[seat]) * handLanes;
  };
  const std::uint32_t *pones = handsOf(pone), *dealers = handsOf(dealer);
  // All numbers are looked up before the vector arithmetic begins. A processor waits if it loads a vector of
  // numbers that it has just stored one by one.
  for (std::size_t a = 0; a < rankCount; ++a) {
    float* into = payoffs + a * handLanes;
    if (orderDecides) {
      for (std::size_t b = 0; b < rankCount; ++b)
        into[b] = after(pegs[a][b], path, pones[a] + dealers[b], [&] { return ends.of(a, b); });
    } else {
      const float* utility = utility_.data() + first + pones[a];
      for (std::size_t b = 0; b < rankCount; ++b) into[b] = utility[moves[a * handLanes + b] + dealers[b]];
    }
    std::fill(into + rankCount, into + handLanes, 0.0f);
  }
  for (std::size_t at = 0; at < HandVectors::pairs; ++at) payoffs[at] *= chances[at];
}

// Looks up a leaf at which only one side has cards left. That side plays on for points. If the opponent still
// pegs the point for a go, that point is counted before these points.
void WinPayoffs::lookUpAlone(std::size_t terminal, const PlayPath& path, float* payoffs) const {
  std::fill(payoffs, payoffs + lengthAt(path), 0.0f);
  const auto& points = tree().alone()[terminal].points;
  const Seat player = path.left[pone] > 0 ? pone : dealer, rest = other(player);
  const std::uint32_t restsHand = placeOf(rest, path.played[rest]);
  eachHand(player, path, [&](std::size_t place, int set, int hand) {
    const auto& both = points[static_cast<std::size_t>(set)];
    const auto steps = [&] {
      return LastCards::inOrder(LastCards::step(rest, both[rest]), LastCards::step(player, both[player]));
    };
    payoffs[place] = chanceOf(player, hand, path.played[rest]) *
                     after(both, path, placeOf(player, hand) + restsHand, steps);
  });
}

}  // namespace cribbage
