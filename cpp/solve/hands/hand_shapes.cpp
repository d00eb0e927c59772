#include "solve/hands/hand_shapes.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "solve/principal_directions.h"

namespace cribbage {

namespace {

constexpr double floorWeight = 1e-6;  // so that rarely held hands have some influence

using Rows = std::vector<std::vector<double>>;  // by `Pegs` and hand; then by score

// Returns the variance of the game's result (won or lost) at a score. It is large if the game is open.
double openAt(const BoardTable& board, int dealer, int pone) {
  const double chance = board.dealersChance(lastHole - dealer, lastHole - pone);
  return chance * (1 - chance);
}

const ByHand& modelOf(const HandValues& values, StakesTable::Pegs beyond) {
  return beyond == StakesTable::Pegs::ofHand ? values.byHand : values.byKind;
}

struct Source {
  const PerSeat<HandValues>* values = nullptr;
  double times = 0;
};

Source sourceOf(const SolvedHands& solved, const BoardTable& board, int dealer, int pone) {
  Source source;
  int least = 1 << 20;
  for (const auto& [score, values] : solved) {
    const int far = std::abs(score.first - dealer) + std::abs(score.second - pone);
    if (far >= least) continue;
    least = far;
    source.values = &values;
    source.times = std::min(1.0, openAt(board, dealer, pone) / openAt(board, score.first, score.second));
  }
  return source;
}

// The quantization step of weights. It is the same for all directions, so a direction in which hands differ
// little compresses to few bits. A direction has length 1. So with a hundred scores, its root mean square at
// a score is 0.1. One step of a weight therefore changes the win chance at a score by a tenth of `step`.
constexpr double step = 0.02;

// Weights that correct the chances predicted from the pegs of a hand's kind are rounded to steps twice as
// large. Half the precision is enough, because these chances serve only to predict the opponent's throws.
constexpr int stepsOfKind = 2;

// A number is rounded away from zero only if its fraction of a step is at least this. Zero is the most likely
// number and costs the fewest bits. This saves 2 % of the bytes and adds 2 % to the error.
constexpr double upFrom = 0.6;

std::int8_t weightOf(double along, int steps) {
  const double whole = std::floor(std::abs(along) / (step * steps) + 1 - upFrom) * steps;
  const double most = INT8_MAX / steps * steps;
  return static_cast<std::int8_t>(std::copysign(std::min(whole, most), along));
}

StakesTable::Hands shapesOf(const Rows& rows, const std::vector<double>& weights, std::size_t count) {
  const std::size_t scores = rows[0].size();
  SquareMatrix covariance(scores, std::vector<double>(scores));
  for (std::size_t at = 0; at < rows.size(); ++at)
    for (std::size_t a = 0; a < scores; ++a)
      for (std::size_t b = 0; b < scores; ++b) covariance[a][b] += weights[at] * rows[at][a] * rows[at][b];
  const SquareMatrix directions = eigenvectors(std::move(covariance));
  StakesTable::Hands role;
  for (std::size_t at = 0; at < count; ++at) {
    std::vector<double> along;
    for (std::size_t row = 0; row < rows.size(); ++row) {
      double sum = 0;
      for (std::size_t score = 0; score < scores; ++score) sum += rows[row][score] * directions[at][score];
      along.push_back(sum);
    }
    auto& written = role.directions.emplace_back();
    for (const double part : directions[at])
      written.push_back(static_cast<std::int32_t>(std::lround(part * step * StakesTable::scale)));
    auto& bytes = role.weights.emplace_back();
    for (std::size_t row = 0; row < rows.size(); ++row)
      bytes[row / HandPegsTable::hands].push_back(
          weightOf(along[row], row < HandPegsTable::hands ? 1 : stepsOfKind));
  }
  return role;
}

}  // namespace

HandShapes handShapesOf(const SolvedHands& solved, const BoardTable& board, std::size_t directions,
                        int beyond) {
  std::set<int> dealers{beyond}, pones{beyond};
  for (const auto& [score, values] : solved) {
    dealers.insert(score.first);
    pones.insert(score.second);
  }
  HandShapes shapes{{{dealers.begin(), dealers.end()}, {pones.begin(), pones.end()}}, {}};
  for (const Seat seat : bothSeats) {
    Rows rows(2 * HandPegsTable::hands);
    std::vector<double> weights(rows.size(), floorWeight);
    for (const int dealer : dealers)
      for (const int pone : pones) {
        const Source source = sourceOf(solved, board, dealer, pone);
        const bool far = dealer >= beyond || pone >= beyond;
        const HandValues& values = (*source.values)[seat];
        for (const auto model : {StakesTable::Pegs::ofHand, StakesTable::Pegs::ofKind})
          for (std::size_t hand = 0; hand < HandPegsTable::hands; ++hand) {
            const std::size_t row = static_cast<std::size_t>(model) * HandPegsTable::hands + hand;
            const float more = values.solved[hand] - modelOf(values, model)[hand];
            rows[row].push_back(far ? 0 : source.times * static_cast<double>(more));
            weights[row] += static_cast<double>(values.weights[hand]) /
                            static_cast<double>(dealers.size() * pones.size());
          }
      }
    shapes.hands[seat] = shapesOf(rows, weights, directions);
  }
  return shapes;
}

HandErrors handErrorsOf(const StakesTable& table, Seat seat, StakesTable::Pegs beyond, ToGo toGo,
                        const HandValues& values) {
  const std::vector<float> known = table.hands(seat, beyond, toGo);
  HandErrors errors;
  double all = 0;
  for (std::size_t hand = 0; hand < HandPegsTable::hands; ++hand) {
    const double more = static_cast<double>(values.solved[hand] - modelOf(values, beyond)[hand]),
                 left = more - static_cast<double>(known[hand]),
                 weight = static_cast<double>(values.weights[hand]);
    errors.without += weight * more * more;
    errors.with += weight * left * left;
    all += weight;
  }
  return {std::sqrt(errors.without / all), std::sqrt(errors.with / all)};
}

}  // namespace cribbage
