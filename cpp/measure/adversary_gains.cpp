#include "measure/adversary_gains.h"

#include <algorithm>

#include "measure/advice_policy.h"

namespace cribbage {

namespace {

// What two kept hands net on average by the solved play, for a seat.
double netOf(const PeggedHands& pegged, Seat seat, int its, int others) {
  const int pone = seat == Seat::pone ? its : others, dealer = seat == Seat::pone ? others : its;
  const auto at = static_cast<std::size_t>(pone * RankSets::count[4] + dealer);
  return pegged[seat][at] - pegged[other(seat)][at];
}

std::vector<float> weightsOf(const HiddenHands& hidden, double share) {
  std::vector<float> weights(HandVectors::length(RankSets::most));
  for (std::size_t four = 0; four < hidden.weights.size(); ++four)
    weights[four] = static_cast<float>(hidden.weights[four] * share);
  return weights;
}

}  // namespace

Gain gainIn(const DealsGiven& given, Seat adversary, int throwsOfHand, Random& random) {
  const Seat us = other(adversary);
  const AdversarySight sight = drawSight(given.throws[adversary], random);
  const auto layers = static_cast<std::size_t>(throwsOfHand) + 1;  // the last is held back
  const HiddenHands hidden = hiddenFrom(sight, given.throws[us], layers, random);
  double usual = 0;
  for (std::size_t four = 0; four < hidden.weights.size(); ++four)
    usual += hidden.weights[four] * netOf(given.pegged, adversary, sight.kept, static_cast<int>(four));

  MixedPolicy equilibrium(given.tree, given.equilibrium);
  const BestAnswer::Layers once{weightsOf(hidden, 1), weightsOf(hidden, 0)};
  const double solved = BestAnswer(given.tree, equilibrium, adversary).of(sight.kept, once).sought;

  const KeptHands& adversarys = adversary == Seat::pone ? given.knowledge.asPone : given.knowledge.asDealer;
  std::vector<Beliefs> beliefs;
  for (std::size_t layer = 0; layer < layers; ++layer)
    beliefs.push_back(beliefsOf(hidden, layer, sight.starter, adversarys));
  AdvicePolicy advice(given.tree, given.knowledge, given.solutions, us, beliefs);
  BestAnswer::Layers hands(layers, weightsOf(hidden, 1.0 / throwsOfHand));
  hands.back() = weightsOf(hidden, 1);
  const auto worth = BestAnswer(given.tree, advice, adversary).of(sight.kept, hands);
  return {solved - usual, worth.sought - usual, worth.held - usual};
}

}  // namespace cribbage
