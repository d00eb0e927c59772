#include "cribbage/solver/win_payoffs.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace cribbage {

namespace {

constexpr auto pone = Seat::pone, dealer = Seat::dealer;

constexpr std::uint8_t dealersStep = 0x80;

}  // namespace

WinPayoffs::WinPayoffs(const TerminalPayoffs& same, Places places)
    : TerminalPayoffs(&same), places_(std::move(places)), orders_(tree().terminals().size()) {
  findOrders(tree().rootTarget(), tree().root());
  for (const Seat seat : bothSeats) layOutLast(seat);
  for (auto& moves : moves_) moves.resize(orders_.size() * HandVectors::pairs);
  std::size_t first = 0;
  for (const PlayTree::Terminal& terminal : tree().terminals()) {
    for (std::size_t a = 0; a < rankCount; ++a)
      for (std::size_t b = 0; b < rankCount; ++b) {
        const std::uint32_t move = placeOf(terminal[a][b][pone], terminal[a][b][dealer]);
        moves_[pone][first + b * handLanes + a] = move;
        moves_[dealer][first + a * handLanes + b] = move;
      }
    first += HandVectors::pairs;
  }
}

WinPayoffs::Steps WinPayoffs::stepsOf(PublicPlay play, PerSeat<Rank> cards) {
  Steps steps{};
  std::size_t count = 0;
  while (!play.over()) {
    const Rank rank = cards[play.toAct()];
    const PublicPlay::Gain gain = play.pile().takes(rank) ? play.play(rank) : play.go();
    if (gain.points == 0) continue;
    assert(count + 1 < steps.size());
    steps[count++] = static_cast<std::uint8_t>(gain.points | (gain.seat == dealer ? dealersStep : 0));
  }
  return steps;
}

// Finds the order of pegs at each terminal. Equal terminals are stored once, with the order of the first play
// that reaches them.
void WinPayoffs::findOrders(int target, const PublicPlay& play) {
  if (target < 0) {
    if (play.left(pone) > 1 || play.left(dealer) > 1) return;
    Order& order = orders_[static_cast<std::size_t>(~target)];
    if (std::exchange(order.known, true)) return;
    const PublicPlay open = play.withoutMemory();
    const PlayTree::Terminal& terminal = tree().terminals()[static_cast<std::size_t>(~target)];
    for (std::size_t a = 0; a < rankCount; ++a)
      for (std::size_t b = 0; b < rankCount; ++b) {
        order.steps[a][b] = stepsOf(open, {{static_cast<Rank>(a), static_cast<Rank>(b)}});
        for (const Seat seat : bothSeats) order.most[seat] = std::max(order.most[seat], terminal[a][b][seat]);
      }
    return;
  }
  const PlayTree::Node& node = tree().node(target);
  const PlayTree::Branch* branch = &tree().branch(node.branches);
  for (int rank = 0; rank < rankCount; ++rank) {
    if ((node.ranks >> rank & 1) == 0) continue;
    PublicPlay after = play;
    after.play(static_cast<Rank>(rank));
    findOrders((branch++)->target, after);
  }
  if (!node.go) return;
  PublicPlay after = play;
  after.go();
  findOrders(branch->target, after);
}

void WinPayoffs::aim(PerSeat<int> toGo, std::vector<float> utility) {
  toGo_ = toGo;
  utility_ = std::move(utility);
}

void WinPayoffs::value(Seat seat, std::size_t terminal, const PlayPath& path, const float* theirs,
                       float* values) const {
  if (path.left[pone] > 1 || path.left[dealer] > 1)
    alone(seat, terminal, path, theirs, values);
  else
    lastCards(seat, terminal, path, theirs, values);
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

float WinPayoffs::afterSteps(const Steps& steps, const PlayPath& path, std::size_t hands) const {
  int pones = path.points[pone], dealers = path.points[dealer];
  for (const std::uint8_t step : steps) {
    if (step & dealersStep)
      dealers += step & ~dealersStep;
    else
      pones += step;
    if (dealers >= toGo_[dealer]) return 0.5f;
    if (pones >= toGo_[pone]) return -0.5f;
  }
  return utility_[placeOf(pones, dealers) + hands];
}

// Returns the `Places::hand` numbers of the hands that a side may have had at the root, by its last card.
const std::uint32_t* WinPayoffs::placesOfLast(Seat seat, const PlayPath& path) const {
  return last_[seat].data() + static_cast<std::size_t>(path.played[seat]) * handLanes;
}

void WinPayoffs::layOutLast(Seat seat) {
  const int played = tree().root().left(seat) - 1;
  for (int set = 0; set < RankSets::count[static_cast<std::size_t>(played)]; ++set)
    for (int rank = 0; rank < static_cast<int>(handLanes); ++rank)
      last_[seat].push_back(rank < rankCount ? placeOf(seat, rankSets().add(played, set, rank)) : 0);
}

void WinPayoffs::lastCards(Seat seat, std::size_t terminal, const PlayPath& path, const float* theirs,
                           float* values) const {
  const float* chances = chancesOfLast(seat, path);
  const std::uint32_t* moves = moves_[seat].data() + terminal * HandVectors::pairs;
  const Order& order = orders_[terminal];
  const bool orderDecides = path.points[pone] + order.most[pone] >= toGo_[pone] &&
                            path.points[dealer] + order.most[dealer] >= toGo_[dealer];
  const std::uint32_t first = placeOf(path.points[pone], path.points[dealer]);
  const std::uint32_t* ours = placesOfLast(seat, path);
  const std::uint32_t* others = placesOfLast(other(seat), path);
  const float sign = seat == dealer ? 1.0f : -1.0f;
  std::array<float, handLanes> sum{};
  for (std::size_t row = 0; row < rankCount; ++row) {
    if (theirs[row] == 0) continue;
    const float reach = sign * theirs[row];
    if (orderDecides) {
      for (std::size_t lane = 0; lane < rankCount; ++lane) {
        const Steps& steps = seat == pone ? order.steps[lane][row] : order.steps[row][lane];
        sum[lane] +=
            reach * chances[row * handLanes + lane] * afterSteps(steps, path, ours[lane] + others[row]);
      }
      continue;
    }
    // Separates the scalar look-ups from the vector arithmetic.
    const float* utility = utility_.data() + first + others[row];
    std::array<float, handLanes> found{};
    for (std::size_t lane = 0; lane < rankCount; ++lane)
      found[lane] = utility[moves[row * handLanes + lane] + ours[lane]];
    for (std::size_t lane = 0; lane < handLanes; ++lane)
      sum[lane] += reach * chances[row * handLanes + lane] * found[lane];
  }
  std::copy(sum.begin(), sum.end(), values);
}

// Values a leaf at which only one side has cards left. That side plays on for points. If the opponent still
// pegs the point for a go, that point is counted before these points.
void WinPayoffs::alone(Seat seat, std::size_t terminal, const PlayPath& path, const float* theirs,
                       float* values) const {
  const auto& points = tree().alone()[terminal].points;
  const Seat player = path.left[seat] > 0 ? seat : other(seat);
  const float sign = seat == dealer ? 1.0f : -1.0f;
  const auto stepOf = [](Seat who, int gained) {
    return static_cast<std::uint8_t>(gained | (who == dealer ? dealersStep : 0));
  };
  const auto utilityOf = [&](int set, int playersHand) {
    const auto& both = points[static_cast<std::size_t>(set)];
    const Seat rest = other(player);
    const Steps steps{stepOf(rest, both[rest]), stepOf(player, both[player])};
    return sign * afterSteps(steps, path, placeOf(player, playersHand) + placeOf(rest, path.played[rest]));
  };
  if (player == seat) {
    eachHand(seat, path, [&](std::size_t place, int set, int hand) {
      values[place] = theirs[0] * chanceOf(seat, hand, path.played[other(seat)]) * utilityOf(set, hand);
    });
    return;
  }
  float sum = 0;
  eachHand(other(seat), path, [&](std::size_t place, int set, int hand) {
    if (theirs[place] != 0)
      sum += theirs[place] * chanceOf(seat, path.played[seat], hand) * utilityOf(set, hand);
  });
  values[0] = sum;
}

}  // namespace cribbage
