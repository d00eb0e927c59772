#include "solve/openings/opening_shapes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "solve/principal_directions.h"

namespace cribbage {

namespace {

constexpr auto hands = static_cast<std::size_t>(OpeningTable::hands);

// This is added to the weight of each hand, so that rarely kept hands have some influence on the directions.
constexpr double floorWeight = 1e-6;

const ByRank& valuesAt(const OpeningNets& nets, std::size_t place) {
  return place < hands ? nets.leads[place] : nets.replies[place / hands - 1][place % hands];
}

double weightAt(const OpeningWeights& weights, std::size_t place) {
  if (place < hands) return static_cast<double>(weights.pones[place]);
  return static_cast<double>(weights.dealers[place % hands] * weights.leads[place / hands - 1]);
}

// Calls `see` for every place in `OpeningTable` at which the hand has at least two ranks to choose from.
template <class See>
void eachPlace(bool replies, See see) {
  const std::size_t first = replies ? hands : 0, last = replies ? OpeningTable::valued : hands;
  for (std::size_t place = first; place < last; ++place)
    if (const auto choices = OpeningTable::choicesAt(place); choices.count > 1) see(place, choices);
}

// Returns the value of each rank that a hand can play, less the mean of these values.
std::vector<double> aheadOf(const ByRank& values, const OpeningTable::Choices& choices) {
  double mean = 0;
  for (std::size_t at = 0; at < choices.count; ++at)
    mean += static_cast<double>(values[choices.ranks[at]]) / static_cast<double>(choices.count);
  std::vector<double> ahead;
  for (std::size_t at = 0; at < choices.count; ++at)
    ahead.push_back(static_cast<double>(values[choices.ranks[at]]) - mean);
  return ahead;
}

StakesTable::Role roleOf(bool replies, const ScoreGrid& grid, const SolvedOpenings& openings,
                         const OpeningTable& points, const OpeningWeights& weights,
                         OpeningShapes::Kind shape) {
  const double step = shape.step;
  const std::size_t count = std::min(shape.directions, grid.size());  // a grid has one direction per score
  std::vector<const OpeningNets*> scores;
  for (const int dealer : grid.dealers())
    for (const int pone : grid.pones()) {
      const auto solved = openings.find({dealer, pone});
      scores.push_back(solved == openings.end() ? nullptr : &solved->second);
    }
  // Fit the value of a point at each score by least squares. The rows below hold the part of a card's value
  // that points do not explain.
  std::vector<double> point(scores.size()), squares(scores.size());
  eachPlace(replies, [&](std::size_t place, const OpeningTable::Choices& choices) {
    const double weight = weightAt(weights, place) + floorWeight;
    const std::vector<double> nets = aheadOf(points.nets(place), choices);
    for (std::size_t score = 0; score < scores.size(); ++score) {
      if (!scores[score]) continue;
      const std::vector<double> wins = aheadOf(valuesAt(*scores[score], place), choices);
      for (std::size_t at = 0; at < choices.count; ++at) {
        point[score] += weight * nets[at] * wins[at];
        squares[score] += weight * nets[at] * nets[at];
      }
    }
  });
  StakesTable::Role role;
  for (std::size_t score = 0; score < scores.size(); ++score) {
    if (squares[score] > 0) point[score] /= squares[score];
    role.points.push_back(static_cast<std::int32_t>(std::lround(point[score] * StakesTable::scale)));
  }
  const auto rowsAt = [&](std::size_t place, const OpeningTable::Choices& choices) {
    std::vector<std::vector<double>> rows(choices.count, std::vector<double>(scores.size()));
    const std::vector<double> nets = aheadOf(points.nets(place), choices);
    for (std::size_t score = 0; score < scores.size(); ++score) {
      if (!scores[score]) continue;
      const std::vector<double> wins = aheadOf(valuesAt(*scores[score], place), choices);
      for (std::size_t at = 0; at < choices.count; ++at) rows[at][score] = wins[at] - point[score] * nets[at];
    }
    return rows;
  };
  SquareMatrix covariance(scores.size(), std::vector<double>(scores.size()));
  eachPlace(replies, [&](std::size_t place, const OpeningTable::Choices& choices) {
    const double weight = weightAt(weights, place) + floorWeight;
    for (const std::vector<double>& row : rowsAt(place, choices))
      for (std::size_t a = 0; a < row.size(); ++a)
        for (std::size_t b = 0; row[a] != 0 && b < row.size(); ++b)
          covariance[a][b] += weight * row[a] * row[b];
  });
  const SquareMatrix directions = eigenvectors(std::move(covariance));
  role.cards.resize(count);
  for (std::size_t at = 0; at < count; ++at) {
    auto& written = role.directions.emplace_back();
    for (const double part : directions[at])
      written.push_back(static_cast<std::int32_t>(std::lround(part * step * StakesTable::scale)));
  }
  eachPlace(replies, [&](std::size_t place, const OpeningTable::Choices& choices) {
    const double less = shape.shrink / (weightAt(weights, place) + floorWeight);
    for (const std::vector<double>& row : rowsAt(place, choices))
      for (std::size_t at = 0; at < count; ++at) {
        double along = 0;
        for (std::size_t score = 0; score < row.size(); ++score) along += row[score] * directions[at][score];
        const double steps = std::copysign(std::max(0.0, std::abs(along) / step - less), along);
        role.cards[at].push_back(
            static_cast<std::int8_t>(std::clamp(std::floor(steps + 0.5), -127.0, 127.0)));
      }
  });
  return role;
}

}  // namespace

void append(const std::string& file, int dealer, int pone, const OpeningNets& nets) {
  // Cut off the last record if an interrupted run has left it incomplete.
  constexpr std::size_t whole = 2 * sizeof(std::int32_t) + OpeningTable::valued * sizeof(ByRank);
  std::error_code none;
  if (const auto size = std::filesystem::file_size(file, none); !none && size % whole != 0)
    std::filesystem::resize_file(file, size - size % whole, none);
  // Append the new score.
  std::ofstream out(file, std::ios::binary | std::ios::app);
  const auto write = [&](const auto& numbers) {
    out.write(reinterpret_cast<const char*>(numbers.data()),
              static_cast<std::streamsize>(numbers.size() * sizeof numbers[0]));
  };
  write(std::array<std::int32_t, 2>{dealer, pone});
  write(nets.leads);
  for (const auto& replies : nets.replies) write(replies);
}

SolvedOpenings readOpenings(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  SolvedOpenings all;
  const auto read = [&](auto& numbers) {
    in.read(reinterpret_cast<char*>(numbers.data()),
            static_cast<std::streamsize>(numbers.size() * sizeof numbers[0]));
  };
  for (;;) {
    std::array<std::int32_t, 2> score{};
    OpeningNets nets;
    read(score);
    nets.leads.resize(hands);
    read(nets.leads);
    for (auto& replies : nets.replies) {
      replies.resize(hands);
      read(replies);
    }
    if (!in) return all;
    all.insert_or_assign({score[0], score[1]}, std::move(nets));
  }
}

OpeningWeights weightsOf(const ThrowsTable& crib, const OpeningTable& opening) {
  OpeningWeights weights{
      HandPrior(crib.expertPone).unconditional(), HandPrior(crib.expertDealer).unconditional(), {}};
  for (int hand = 0; hand < OpeningTable::hands; ++hand) {
    const ByRank chances = opening.chances(OpeningTable::lead(hand));
    for (std::size_t rank = 0; rank < rankCount; ++rank)
      weights.leads[rank] += weights.pones[static_cast<std::size_t>(hand)] * chances[rank];
  }
  return weights;
}

StakesTable::Roles rolesOf(const ScoreGrid& grid, const SolvedOpenings& openings, const OpeningTable& points,
                           const OpeningWeights& weights, const OpeningShapes& shapes) {
  return {roleOf(false, grid, openings, points, weights, shapes.leads),
          roleOf(true, grid, openings, points, weights, shapes.replies)};
}

OpeningLosses lossesOf(bool replies, const StakesTable& stakes, ToGo toGo, const OpeningNets& wins,
                       const OpeningTable& points, const OpeningWeights& weights) {
  OpeningLosses losses;
  eachPlace(replies, [&](std::size_t place, const OpeningTable::Choices& choices) {
    const ByRank &values = valuesAt(wins, place), nets = points.nets(place),
                 ahead = stakes.ahead(place, nets, toGo);
    const auto bestBy = [&](const ByRank& by) {
      std::uint8_t best = choices.ranks[0];
      for (std::size_t at = 1; at < choices.count; ++at)
        if (by[choices.ranks[at]] > by[best]) best = choices.ranks[at];
      return static_cast<double>(values[best]);
    };
    const double most = bestBy(values), weight = weightAt(weights, place);
    losses.byTable += weight * (most - bestBy(ahead));
    losses.byPoints += weight * (most - bestBy(nets));
  });
  return losses;
}

}  // namespace cribbage
