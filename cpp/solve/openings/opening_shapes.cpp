#include "solve/openings/opening_shapes.h"

#include <algorithm>
#include <cmath>

#include "cribbage/advice/score_context.h"
#include "native/least_squares.h"
#include "solve/principal_directions.h"

namespace cribbage {

namespace {

constexpr auto hands = static_cast<std::size_t>(OpeningTable::hands);

// This is added to the weight of each hand, so that rarely kept hands have some influence on the directions.
constexpr double floorWeight = 1e-6;

// How often directions and numbers are fitted to each other.
constexpr int rounds = 6;

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

// A lead or reply, by score of the grid. Net and win chances are less the mean over the cards of the hand.
struct OpeningCard {
  double net = 0;
  std::vector<double> ahead, weight;
  std::vector<std::int32_t> numbers;  // by direction
};

std::vector<OpeningCard> cardsOf(bool replies, const ScoreGrid& grid, const SolvedOpenings& openings,
                                 const OpeningTable& points, const WeightsByScore& weights) {
  std::vector<OpeningCard> cards;
  eachPlace(replies, [&](std::size_t place, const OpeningTable::Choices& choices) {
    const std::vector<double> nets = aheadOf(points.nets(place), choices);
    const std::size_t first = cards.size();
    for (const double net : nets) cards.push_back({net, {}, {}, {}});
    for (const int dealer : grid.dealers())
      for (const int pone : grid.pones()) {
        const auto solved = openings.find({dealer, pone});
        const bool known = solved != openings.end();
        const std::vector<double> wins =
            known ? aheadOf(valuesAt(solved->second, place), choices) : std::vector<double>(choices.count);
        const double weight = known ? weightAt(weights.at({dealer, pone}), place) + floorWeight : 0;
        for (std::size_t at = 0; at < choices.count; ++at) {
          cards[first + at].ahead.push_back(wins[at]);
          cards[first + at].weight.push_back(weight);
        }
      }
  });
  return cards;
}

// The coefficients of a score: the value of a net point, then those of the directions.
using Coefficients = std::vector<double>;

// Returns the coefficients at each score that fit the cards best, given their numbers.
std::vector<Coefficients> fitted(const std::vector<OpeningCard>& cards, std::size_t scores,
                                 std::size_t directions) {
  std::vector<LeastSquares> fits(scores, LeastSquares(directions + 1));
  for (const OpeningCard& card : cards) {
    std::vector<double> terms{card.net};
    terms.insert(terms.end(), card.numbers.begin(), card.numbers.end());
    for (std::size_t score = 0; score < scores; ++score)
      fits[score].add(terms, card.ahead[score], card.weight[score]);
  }
  std::vector<Coefficients> all;
  for (const LeastSquares& fit : fits) all.push_back(fit.coefficients());
  return all;
}

// Chooses the numbers of a card, one direction after the other. Each minimises the weighted square error plus
// the price of its size (rate-distortion optimisation), so rare cards have small numbers, which take few
// bytes.
void choose(OpeningCard& card, const std::vector<Coefficients>& coefficients, double price) {
  const std::size_t scores = coefficients.size();
  std::vector<double> left = card.ahead;  // what the terms so far do not explain
  for (std::size_t score = 0; score < scores; ++score) {
    left[score] -= coefficients[score][0] * card.net;
    for (std::size_t at = 0; at < card.numbers.size(); ++at)
      left[score] -= coefficients[score][at + 1] * card.numbers[at];
  }
  for (int pass = 0; pass < 2; ++pass)
    for (std::size_t at = 0; at < card.numbers.size(); ++at) {
      std::int32_t& number = card.numbers[at];
      double along = 0, size = 0;
      for (std::size_t score = 0; score < scores; ++score) {
        const double part = coefficients[score][at + 1];
        along += card.weight[score] * part * (left[score] + part * number);
        size += card.weight[score] * part * part;
      }
      const double steps = size > 0 ? std::max(0.0, std::abs(along) - price) / size : 0;
      const auto chosen =
          static_cast<std::int32_t>(std::copysign(std::min(127.0, std::floor(steps + 0.5)), along));
      for (std::size_t score = 0; score < scores; ++score)
        left[score] -= coefficients[score][at + 1] * (chosen - number);
      number = chosen;
    }
}

// Returns the principal components of the parts of the win chances that net points do not explain. At each
// score the cards are weighted by how often they are a choice there.
SquareMatrix componentsOf(const std::vector<OpeningCard>& cards, const std::vector<Coefficients>& points) {
  const std::size_t scores = points.size();
  SquareMatrix covariance(scores, std::vector<double>(scores));
  std::vector<double> row(scores);
  for (const OpeningCard& card : cards) {
    for (std::size_t score = 0; score < scores; ++score)
      row[score] = std::sqrt(card.weight[score]) * (card.ahead[score] - points[score][0] * card.net);
    for (std::size_t a = 0; a < scores; ++a)
      for (std::size_t b = 0; row[a] != 0 && b < scores; ++b) covariance[a][b] += row[a] * row[b];
  }
  return eigenvectors(std::move(covariance));
}

// Fits the terms of leads or replies by alternating least squares. Step 1 fits the value of a point at each
// score. Step 2 begins with the principal components of the rest. Step 3 chooses the numbers of each card by
// the directions, and then fits the directions to the numbers, several times. So the directions allow for
// the rounding.
StakesTable::Role roleOf(std::vector<OpeningCard> cards, std::size_t scores, OpeningShapes::Kind shape,
                         double price) {
  const std::size_t count = std::min(shape.directions, scores);  // a grid has one direction per score
  std::vector<Coefficients> coefficients = fitted(cards, scores, 0);
  const SquareMatrix components = componentsOf(cards, coefficients);
  for (std::size_t score = 0; score < scores; ++score)
    for (std::size_t at = 0; at < count; ++at)
      coefficients[score].push_back(components[at][score] * shape.step);
  for (OpeningCard& card : cards) card.numbers.assign(count, 0);
  for (int round = 0;; ++round) {
    for (OpeningCard& card : cards) choose(card, coefficients, price);
    if (round == rounds) break;
    coefficients = fitted(cards, scores, count);
  }
  StakesTable::Role role;
  const auto written = [&](std::size_t term) {
    std::vector<std::int32_t> byScore;
    for (const Coefficients& each : coefficients)
      byScore.push_back(static_cast<std::int32_t>(std::lround(each[term] * StakesTable::scale)));
    return byScore;
  };
  role.points = written(0);
  for (std::size_t at = 0; at < count; ++at) {
    role.directions.push_back(written(at + 1));
    auto& numbers = role.cards.emplace_back();
    for (const OpeningCard& card : cards) numbers.push_back(static_cast<std::int8_t>(card.numbers[at]));
  }
  return role;
}

}  // namespace

WeightsByScore weightsOf(const SolvedOpenings& openings, const WinTables& tables) {
  WeightsByScore all;
  for (const auto& [score, nets] : openings) {
    const ToGo toGo{score.first, score.second};
    const WinPrior prior = ScoreContext(toGo, toGo, std::nullopt, tables).prior();
    OpeningWeights& weights = all[score];
    weights.pones = prior.asPone.unconditional();
    weights.dealers = prior.asDealer.unconditional();
    for (std::size_t hand = 0; hand < hands; ++hand) {
      const OpeningTable::Choices choices = OpeningTable::choicesAt(hand);
      const ByRank chances =
          frequenciesByValue(nets.leads[hand], {choices.ranks.data(), choices.count}, unlikelierToOpen);
      for (std::size_t rank = 0; rank < rankCount; ++rank)
        weights.leads[rank] += weights.pones[hand] * chances[rank];
    }
  }
  return all;
}

StakesTable::Roles rolesOf(const ScoreGrid& grid, const SolvedOpenings& openings, const OpeningTable& points,
                           const WeightsByScore& weights, const OpeningShapes& shapes) {
  const auto role = [&](bool replies, OpeningShapes::Kind kind) {
    return roleOf(cardsOf(replies, grid, openings, points, weights), grid.size(), kind, shapes.price);
  };
  return {role(false, shapes.leads), role(true, shapes.replies)};
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
