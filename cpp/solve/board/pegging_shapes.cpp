#include "solve/board/pegging_shapes.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

#include "native/threads.h"
#include "solve/principal_directions.h"

namespace cribbage {

namespace {

constexpr std::size_t side = PegSpreadTable::most, cells = side * side;
constexpr std::size_t count = PegTraits::count, tails = PegTraits::tails;

// In the compression, the chances that a side reaches a number of pegs first are multiplied by this weight.
// They matter less often than the chances of pegging at least a number, whose weight is 1.
constexpr double raceWeight = 0.6;

// This is added to the weight of each hand, so that rarely kept hands have some influence on the shapes.
constexpr double floorWeight = 1e-5;

using Vector = std::array<double, count>;

PeggedSpread spreadOf(const double* chances) {
  PeggedSpread spread;
  double all = 0;
  for (std::size_t at = 0; at < cells; ++at) all += chances[at];
  for (std::size_t at = 0; at < cells; ++at)
    if (chances[at] > 0)
      spread.push_back(
          {static_cast<std::uint8_t>(at / side), static_cast<std::uint8_t>(at % side), chances[at] / all});
  return spread;
}

// Returns the first part of the chances of `PegTraits`: the tails, which are the chances that a side pegs at
// least 1, 2, … points.
Vector tailsOf(const PeggedSpread& spread) {
  Vector chances{};
  for (const Pegged& pegged : spread) {
    for (std::size_t least = 1; least <= std::min<std::size_t>(pegged.pone, PegTraits::reach); ++least)
      chances[least - 1] += pegged.chance;
    for (std::size_t least = 1; least <= std::min<std::size_t>(pegged.dealer, PegTraits::reach); ++least)
      chances[PegTraits::reach + least - 1] += pegged.chance;
  }
  return chances;
}

// For each number of pegs, the index of the step in the play in which a side reaches it.
using Steps = std::array<std::size_t, PegTraits::races + 1>;

Steps stepsOf(const Pegs& pegs, Seat whose) {
  Steps steps{};
  steps.fill(pegs.count);
  std::size_t total = 0;
  for (std::size_t at = 0; at < pegs.count; ++at) {
    if (pegs.steps[at].seat != whose) continue;
    for (int point = 0; point < pegs.steps[at].points; ++point)
      if (++total < steps.size()) steps[total] = at;
  }
  return steps;
}

void countRaces(const Pegs& pegs, Vector& counts) {
  const Steps pone = stepsOf(pegs, Seat::pone), dealer = stepsOf(pegs, Seat::dealer);
  for (std::size_t dealers = 1; dealers <= PegTraits::races; ++dealers)
    for (std::size_t pones = 1; pones <= PegTraits::races; ++pones)
      if (pone[pones] < pegs.count && dealer[dealers] < pone[pones])
        counts[tails + (dealers - 1) * PegTraits::races + pones - 1] += 1;
}

}  // namespace

std::array<HandPlays, 2> handPlays(PlaySolver& solver, const DealSampler& sampler, int plays,
                                   std::uint64_t seed, int threads) {
  const JointHands& joint = solver.payoffs().joint();
  const auto chanceOf = [&](std::size_t role, std::size_t ours, std::size_t theirs) {
    return static_cast<double>(
        joint[role == 0 ? ours * HandPegsTable::hands + theirs : theirs * HandPegsTable::hands + ours]);
  };
  PerSeat<std::vector<double>> counted;
  for (auto& pegs : counted) pegs.resize(HandPegsTable::hands * cells);
  solver.eachTerminal([&](int pone, int dealer, double chance, int ponesPegs, int dealersPegs) {
    const auto x = static_cast<std::size_t>(std::min(ponesPegs, PegSpreadTable::most - 1)),
               y = static_cast<std::size_t>(std::min(dealersPegs, PegSpreadTable::most - 1));
    const auto one = static_cast<std::size_t>(pone), other = static_cast<std::size_t>(dealer);
    const double together = chance * chanceOf(0, one, other);
    counted[Seat::pone][one * cells + x * side + y] += together;
    counted[Seat::dealer][other * cells + x * side + y] += together;
  });
  std::array<HandPlays, 2> all;
  for (std::size_t role = 0; role < 2; ++role) {
    HandPlays& hands = all[role];
    for (std::size_t hand = 0; hand < HandPegsTable::hands; ++hand) {
      const double* chances = &counted.each[role][hand * cells];
      double weight = 0;
      for (std::size_t at = 0; at < cells; ++at) weight += chances[at];
      hands.spreads.push_back(spreadOf(chances));
      hands.traits.push_back({tailsOf(hands.spreads.back())});
      hands.weights.push_back(weight);
    }
    onThreads(threads, HandPegsTable::hands, [&](std::size_t hand) {
      if (hands.weights[hand] == 0) return;
      Random random(seed * 1'000'003 + 800'000'000 + role * HandPegsTable::hands + hand);
      std::vector<double> weights;
      double sum = 0;
      for (std::size_t other = 0; other < HandPegsTable::hands; ++other) {
        weights.push_back(chanceOf(role, hand, other));
        sum += weights.back();
      }
      Vector counts{};
      for (int play = 0; play < plays; ++play) {
        const auto other = static_cast<int>(drawn(weights, sum, random)), ours = static_cast<int>(hand);
        countRaces(sampler.peg(role == 0 ? ours : other, role == 0 ? other : ours, random), counts);
      }
      for (std::size_t at = tails; at < count; ++at) hands.traits[hand].chances[at] = counts[at] / plays;
    });
  }
  return all;
}

PegShapes shapesOf(const HandPlays& hands, const std::vector<std::uint8_t>& kindOf) {
  PegShapes shapes;
  std::vector<double> weights;
  double all = 0;
  for (std::size_t hand = 0; hand < HandPegsTable::hands; ++hand) {
    weights.push_back(hands.spreads[hand].empty() ? 0 : hands.weights[hand] + floorWeight);
    all += weights.back();
  }
  std::vector<double> together(cells);
  Vector mean{};
  for (std::size_t hand = 0; hand < HandPegsTable::hands; ++hand) {
    for (const Pegged& pegged : hands.spreads[hand])
      together[pegged.pone * side + pegged.dealer] += weights[hand] * pegged.chance;
    for (std::size_t at = 0; at < count; ++at)
      mean[at] += weights[hand] * hands.traits[hand].chances[at] / all;
  }
  shapes.all = spreadOf(together.data());
  shapes.mean.chances = mean;

  const auto scale = [](std::size_t at) { return at < tails ? 1 : raceWeight; };
  const auto offOf = [&](std::size_t hand) {
    Vector off{};
    for (std::size_t at = 0; at < count; ++at)
      if (weights[hand] > 0) off[at] = scale(at) * (hands.traits[hand].chances[at] - mean[at]);
    return off;
  };
  SquareMatrix covariance(count, std::vector<double>(count));
  for (std::size_t hand = 0; hand < HandPegsTable::hands; ++hand) {
    const Vector off = offOf(hand);
    for (std::size_t a = 0; a < count; ++a)
      for (std::size_t b = 0; b < count; ++b) covariance[a][b] += weights[hand] / all * off[a] * off[b];
  }
  const SquareMatrix directions = eigenvectors(std::move(covariance));
  for (std::size_t at = 0; at < PegShapes::directions; ++at)
    for (std::size_t place = 0; place < count; ++place)
      shapes.along[at].chances[place] = directions[at][place] / scale(place);

  const auto weightsOf = [&](const Vector& off) {
    PegShapes::Weights along{};
    for (std::size_t at = 0; at < PegShapes::directions; ++at) {
      double sum = 0;
      for (std::size_t place = 0; place < count; ++place) sum += off[place] * directions[at][place];
      along[at] =
          static_cast<std::int8_t>(std::clamp(std::floor(sum * PegShapes::step + 0.5), -127.0, 127.0));
    }
    return along;
  };
  std::vector<Vector> ofKind(PegSpreadTable::kinds);
  std::vector<double> kindWeights(PegSpreadTable::kinds);
  for (std::size_t hand = 0; hand < HandPegsTable::hands; ++hand) {
    const Vector off = offOf(hand);
    shapes.hands.push_back(weightsOf(off));
    kindWeights[kindOf[hand]] += hands.weights[hand];
    for (std::size_t at = 0; at < count; ++at) ofKind[kindOf[hand]][at] += hands.weights[hand] * off[at];
  }
  for (std::size_t kind = 0; kind < PegSpreadTable::kinds; ++kind) {
    if (kindWeights[kind] > 0)
      for (double& each : ofKind[kind]) each /= kindWeights[kind];
    shapes.kinds.push_back(weightsOf(ofKind[kind]));
  }
  return shapes;
}

ShapesError errorOf(const PegShapes& shapes, const HandPlays& hands) {
  ShapesError error;
  double tailsAll = 0, racesAll = 0;
  for (std::size_t hand = 0; hand < HandPegsTable::hands; ++hand) {
    const double weight = hands.weights[hand];
    if (weight == 0) continue;
    const PegTraits told = shapes.traits(shapes.hands[hand]);
    const Vector fitted = tailsOf(shapes.fit(told));
    for (std::size_t at = 0; at < count; ++at) {
      if (at < tails && at % PegTraits::reach >= PegTraits::races) continue;
      const double off = (at < tails ? fitted[at] : told.chances[at]) - hands.traits[hand].chances[at];
      (at < tails ? error.tails : error.races) += weight * off * off;
      (at < tails ? tailsAll : racesAll) += weight;
      if (weight >= 1e-4) error.most = std::max(error.most, std::abs(off));
    }
  }
  error.tails = std::sqrt(error.tails / tailsAll);
  error.races = std::sqrt(error.races / racesAll);
  return error;
}

}  // namespace cribbage
