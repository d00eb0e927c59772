#include "cribbage/solver/win_payoffs.h"

#include <algorithm>
#include <utility>

namespace cribbage {

namespace {

constexpr auto pone = Seat::pone, dealer = Seat::dealer;

}  // namespace

WinPayoffs::WinPayoffs(const TerminalPayoffs& same, Places places)
    : TerminalPayoffs(&same), places_(std::move(places)) {
  for (const Seat seat : bothSeats) layOutLast(seat);
  for (auto& moves : moves_) moves.resize(tree().terminals().size() * HandVectors::pairs);
  std::size_t first = 0;
  for (const PlayTree::Terminal& terminal : tree().terminals()) {
    PerSeat<std::uint8_t>& most = most_.emplace_back();
    for (std::size_t a = 0; a < rankCount; ++a)
      for (std::size_t b = 0; b < rankCount; ++b) {
        for (const Seat seat : bothSeats) most[seat] = std::max(most[seat], terminal[a][b][seat]);
        const std::uint32_t move = placeOf(terminal[a][b][pone], terminal[a][b][dealer]);
        moves_[pone][first + b * handLanes + a] = move;
        moves_[dealer][first + a * handLanes + b] = move;
      }
    first += HandVectors::pairs;
  }
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
  const PlayTree::Terminal& pegs = tree().terminals()[terminal];
  const LastCards& ends = tree().lastCards()[terminal];
  const bool orderDecides = path.points[pone] + most_[terminal][pone] >= toGo_[pone] &&
                            path.points[dealer] + most_[terminal][dealer] >= toGo_[dealer];
  const std::uint32_t first = placeOf(path.points[pone], path.points[dealer]);
  const std::uint32_t* ours = placesOfLast(seat, path);
  const std::uint32_t* others = placesOfLast(other(seat), path);
  const float sign = seat == dealer ? 1.0f : -1.0f;
  // All numbers are looked up before the vector arithmetic begins. A processor waits if it loads a vector of
  // numbers that it has just stored one by one.
  std::array<float, HandVectors::pairs> found;
  for (std::size_t row = 0; row < rankCount; ++row) {
    if (theirs[row] == 0) continue;
    float* into = found.data() + row * handLanes;
    if (orderDecides) {
      for (std::size_t lane = 0; lane < rankCount; ++lane) {
        const std::size_t a = seat == pone ? lane : row, b = seat == pone ? row : lane;
        into[lane] = after(pegs[a][b], path, ours[lane] + others[row], [&] { return ends.of(a, b); });
      }
    } else {
      const float* utility = utility_.data() + first + others[row];
      for (std::size_t lane = 0; lane < rankCount; ++lane)
        into[lane] = utility[moves[row * handLanes + lane] + ours[lane]];
    }
    std::fill(into + rankCount, into + handLanes, 0.0f);
  }
  std::array<float, handLanes> sum{};
  for (std::size_t row = 0; row < rankCount; ++row) {
    if (theirs[row] == 0) continue;
    const float reach = sign * theirs[row];
    for (std::size_t lane = 0; lane < handLanes; ++lane)
      sum[lane] += reach * chances[row * handLanes + lane] * found[row * handLanes + lane];
  }
  std::copy(sum.begin(), sum.end(), values);
}

// Values a leaf at which only one side has cards left. That side plays on for points. If the opponent still
// pegs the point for a go, that point is counted before these points.
void WinPayoffs::alone(Seat seat, std::size_t terminal, const PlayPath& path, const float* theirs,
                       float* values) const {
  std::fill(values, values + HandVectors::length(path.left[seat]), 0.0f);
  const auto& points = tree().alone()[terminal].points;
  const Seat player = path.left[seat] > 0 ? seat : other(seat);
  const float sign = seat == dealer ? 1.0f : -1.0f;
  const auto utilityOf = [&](int set, int playersHand) {
    const auto& both = points[static_cast<std::size_t>(set)];
    const Seat rest = other(player);
    const auto steps = [&] {
      return LastCards::inOrder(LastCards::step(rest, both[rest]), LastCards::step(player, both[player]));
    };
    return sign * after(both, path, placeOf(player, playersHand) + placeOf(rest, path.played[rest]), steps);
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
