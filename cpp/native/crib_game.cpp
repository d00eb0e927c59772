#include "native/crib_game.h"

#include <optional>

#include "native/threads.h"

namespace cribbage {

double handOf(const Strategy& strategy) {
  double sum = 0;
  const auto& classes = everyDealtRanks();
  for (std::size_t at = 0; at < classes.size(); ++at) {
    const int ways = waysToHold({}, classes[at]);
    for (const double hand : strategy[at].hand) sum += ways * hand;
  }
  return sum / everyDeal;
}

CribGame::CribGame(int threads) : threads_(threads), deals_(everyDealtRanks().size()) {
  onThreads(threads_, deals_.size(),
            [&](std::size_t index) { deals_[index] = suitedDealsOf(everyDealtRanks()[index]); });
}

Strategy CribGame::keepBestHands() const {
  Strategy strategy(deals_.size());
  onThreads(threads_, deals_.size(), [&](std::size_t index) {
    const DealtRanks& dealt = everyDealtRanks()[index];
    Throws& throws = strategy[index];
    double all = 0;
    for (const SuitedDeal& deal : deals_[index]) {
      const SixCards six = cardsOf(deal.suits);
      const ThrowOfSix best = bestThrow([&](const ThrowOfSix& each) { return deal.hands[each.number]; });
      const std::size_t place = placeOf(dealt, six.rank[best.first], six.rank[best.second]);
      throws.share[place] += deal.ways;
      throws.hand[place] += deal.ways * deal.hands[best.number] / 46.0;
      all += deal.ways;
    }
    for (double& share : throws.share) share /= all;
    for (double& hand : throws.hand) hand /= all;
  });
  return strategy;
}

double CribGame::playOf(bool asDealer, const Strategy& strategy) const {
  double sum = 0;
  for (std::size_t index = 0; index < strategy.size(); ++index) {
    const DealtRanks& dealt = everyDealtRanks()[index];
    const int ways = waysToHold({}, dealt);
    for (std::size_t place = 0; place < dealt.pairCount; ++place)
      sum += ways * strategy[index].share[place] * netOf(nets_, asDealer, index, place);
  }
  return sum / everyDeal;
}

Strategy CribGame::throwAnything() const {
  Strategy strategy(deals_.size());
  for (std::size_t index = 0; index < deals_.size(); ++index) {
    const DealtRanks& dealt = everyDealtRanks()[index];
    for (std::size_t place = 0; place < dealt.pairCount; ++place)
      strategy[index].share[place] = dealt.waysToThrow(dealt.pairs[place]) / 15.0;
  }
  return strategy;
}

// Sums over all deals of one class, if the player throws by the response that is being computed.
struct CribGame::ClassSums {
  double hand = 0, crib = 0, play = 0;
  std::array<double, 15> deals{}, cribs{};              // by pair thrown
  std::array<double, 15> suitedDeals{}, suitedCribs{};  // throws of one suit only
};

// Chooses the best throw from each deal of a class according to `belief`. Then counts its results against the
// real `opponent`.
void CribGame::respondTo(bool asDealer, const Strategy& opponent, const Belief& belief, std::size_t index,
                         ClassSums& sums, Response& response) const {
  const DealtRanks& ours = everyDealtRanks()[index];
  ExpectedCrib truth(points_, ours, opponent);
  std::optional<ExpectedCrib> believed;
  if (belief.opponent) believed.emplace(points_, ours, *belief.opponent);
  Throws& throws = response.strategy[index];
  double all = 0;
  for (const SuitedDeal& deal : deals_[index]) {
    const SixCards six = cardsOf(deal.suits);
    const auto expectedCrib = [&](std::size_t i, std::size_t j, std::size_t place) {
      if (believed) return believed->of(deal, six, i, j);
      if (!belief.averages) return truth.of(deal, six, i, j);
      return (*belief.averages)[ours.pairs[place].index].crib;
    };
    const ThrowOfSix choice = bestThrow([&](const ThrowOfSix& each) {
      const std::size_t place = placeOf(ours, six.rank[each.first], six.rank[each.second]);
      const double crib = expectedCrib(each.first, each.second, place);
      const double play = netOf(belief.nets ? *belief.nets : nets_, asDealer, index, place);
      return deal.hands[each.number] / 46.0 + (asDealer ? crib : -crib) + play;
    });
    const std::size_t place = placeOf(ours, six.rank[choice.first], six.rank[choice.second]);
    const double hand = deal.hands[choice.number] / 46.0;
    const double crib = truth.of(deal, six, choice.first, choice.second);
    throws.share[place] += deal.ways;
    throws.hand[place] += deal.ways * hand;
    sums.hand += deal.ways * hand;
    sums.crib += deal.ways * crib;
    sums.play += deal.ways * netOf(nets_, asDealer, index, place);
    sums.deals[place] += deal.ways;
    sums.cribs[place] += deal.ways * crib;
    if (six.suit[choice.first] == six.suit[choice.second]) {
      sums.suitedDeals[place] += deal.ways;
      sums.suitedCribs[place] += deal.ways * crib;
    }
    all += deal.ways;
  }
  for (double& share : throws.share) share /= all;
  for (double& hand : throws.hand) hand /= all;
}

// Computes the means over all deals. Sums in the order of the classes, so that the result is the same to the
// last bit for any number of threads.
void CribGame::average(const std::vector<ClassSums>& classes, Response& response) {
  for (std::size_t index = 0; index < classes.size(); ++index) {
    const ClassSums& sums = classes[index];
    response.hand += sums.hand / everyDeal;
    response.crib += sums.crib / everyDeal;
    response.play += sums.play / everyDeal;
    const DealtRanks& ours = everyDealtRanks()[index];
    for (std::size_t place = 0; place < ours.pairCount; ++place) {
      PairAverage& average = response.pairs[ours.pairs[place].index];
      average.deals += sums.deals[place];
      average.crib += sums.cribs[place];
      PairAverage& suited = response.suitedPairs[ours.pairs[place].index];
      suited.deals += sums.suitedDeals[place];
      suited.crib += sums.suitedCribs[place];
    }
  }
  for (auto* averages : {&response.pairs, &response.suitedPairs})
    for (PairAverage& average : *averages)
      if (average.deals > 0) average.crib /= average.deals;
}

Response CribGame::respond(bool asDealer, const Strategy& opponent, const Belief& belief) const {
  std::vector<ClassSums> sums(deals_.size());
  Response response;
  response.strategy.resize(deals_.size());
  onThreads(threads_, deals_.size(),
            [&](std::size_t index) { respondTo(asDealer, opponent, belief, index, sums[index], response); });
  average(sums, response);
  return response;
}

}  // namespace cribbage
