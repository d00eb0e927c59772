// The table of discards, compared with brute force, without the solver's code. A class is all deals of six
// cards with the same ranks. The core values every deal of some sampled classes against the table's own
// opponent, and the table's discards must be nearly the best.

#include "catch.h"
#include "cribbage/discard/discard.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

// An opponent with weights computed in advance. They depend only on the ranks that we hold, so all deals of a
// class share them.
class Asked final : public CribModel {
 public:
  explicit Asked(const ThrowWeights& weights) : weights_(weights) {}
  ThrowWeights throwsGiven(CardSet, bool) const override { return weights_; }

 private:
  const ThrowWeights& weights_;
};

std::size_t classOf(const Dealt& dealt) {
  const auto& classes = everyDealtRanks();
  const auto found = std::find_if(classes.begin(), classes.end(),
                                  [&](const DealtRanks& one) { return one.counts == countRanks(dealt); });
  return static_cast<std::size_t>(found - classes.begin());
}

// Returns the deals of a class up to renaming of suits, each with the number of deals it represents.
std::vector<std::pair<Dealt, int>> dealsOf(const DealtRanks& ranks) {
  std::map<std::array<unsigned, suitCount>, std::pair<Dealt, int>> found;
  Dealt dealt{};
  const std::function<void(std::size_t, int)> add = [&](std::size_t at, int lowestId) {
    if (at == dealt.size()) {
      std::array<unsigned, suitCount> suits{};
      for (const Card card : dealt)
        suits[static_cast<std::size_t>(card.suit())] |= 1u << static_cast<unsigned>(card.rank());
      std::sort(suits.begin(), suits.end());
      ++found.try_emplace(suits, dealt, 0).first->second.second;
      return;
    }
    std::size_t before = 0, rank = 0;
    while (before + ranks.counts[rank] <= at) before += ranks.counts[rank++];
    for (int id = std::max(lowestId, static_cast<int>(rank) * suitCount);
         id < (static_cast<int>(rank) + 1) * suitCount; ++id) {
      dealt[at] = Card::fromId(id);
      add(at + 1, id + 1);
    }
  };
  add(0, 0);
  std::vector<std::pair<Dealt, int>> deals;
  for (const auto& [suits, deal] : found) deals.push_back(deal);
  return deals;
}

struct Loss {
  double points = 0;
  int ways = 0;
};

// Returns, for each pair of ranks that the class can discard, its loss in each deal of the class: how much
// more the best discard is worth.
std::vector<std::vector<Loss>> lossesOf(const DealtRanks& ranks, bool asDealer, const CribModel& opponent) {
  std::vector<std::vector<Loss>> losses(ranks.pairCount);
  const auto deals = dealsOf(ranks);
  const CardSet held({deals[0].first.begin(), deals[0].first.end()});
  const ThrowWeights weights = opponent.throwsGiven(held, asDealer);
  for (const auto& [dealt, ways] : deals) {
    const auto choices = valueDiscards(dealt, asDealer, Asked(weights), **shipped().play());
    for (std::size_t place = 0; place < ranks.pairCount; ++place) {
      const auto pair = ranks.pairs[place].index;
      const auto best = std::find_if(choices.begin(), choices.end(), [&](const Discard& choice) {
        return rankTable.pair(choice.thrown[0].rank(), choice.thrown[1].rank()) == pair;
      });
      losses[place].push_back({choices[0].points - best->points, ways});
    }
  }
  return losses;
}

// Returns the mean loss if a pair is discarded from a `share` of the deals, namely those in which it loses
// least.
double leastLoss(std::vector<Loss> losses, double share) {
  std::sort(losses.begin(), losses.end(), [](Loss a, Loss b) { return a.points < b.points; });
  double all = 0, sum = 0;
  for (const Loss& loss : losses) all += loss.ways;
  double left = share * all;
  for (const Loss& loss : losses) {
    const double taken = std::min<double>(left, loss.ways);
    sum += taken * loss.points;
    left -= taken;
  }
  return sum / (share * all);
}

// Lower bounds on the loss of the table's discards. The table stores how often a class discards each pair, as
// a number of `ThrowPolicy::whole` parts. One part of each pair is not counted: rounding may have added it.
struct Played {
  double worstPair = 0;  // the largest lower bound on the loss of a pair
  double mean = 0;       // the mean lower bound on the loss of a deal, over the sample
};

Played playedBy(const ThrowPolicy& policy, bool asDealer, const CribModel& opponent, int classes) {
  const std::vector<ThrowPolicy::Parts> throws = policy.classes();
  Random random(52);
  Played played;
  for (int trial = 0; trial < classes; ++trial) {
    const std::size_t index = classOf(shuffled(random).deal().pone);
    const auto losses = lossesOf(everyDealtRanks()[index], asDealer, opponent);
    const ThrowPolicy::Parts& parts = throws[index];
    for (std::size_t place = 0; place < losses.size(); ++place) {
      if (parts[place] < 2) continue;
      const double share = (parts[place] - 1) / static_cast<double>(ThrowPolicy::whole);
      const double loss = leastLoss(losses[place], share);
      played.mean += share * loss / classes;
      played.worstPair = std::max(played.worstPair, loss);
    }
  }
  return played;
}

}  // namespace

TEST_CASE("a class has as many deals as there are ways to choose its cards") {
  for (const std::string_view six : {"AS 2S 3S 4S 5S 6S", "5D JH 6S 4H 5S 2C", "5D 5H 5S 5C JC JD"}) {
    const DealtRanks& ranks = everyDealtRanks()[classOf(dealt(six))];
    int ways = 0;
    for (const auto& deal : dealsOf(ranks)) ways += deal.second;
    CHECK(ways == waysToHold({}, ranks));
  }
}

// Over these 40 classes the worst pair loses 0.037 points as dealer and 0.095 as pone, and the mean loss is
// 0.0002 and 0.0027. It is not zero, because the two discarded cards tell a player something in the play. The
// experts' discards allow for that, and the table of pegs does not. Other discards lose far more. The
// discards of the other role lose 1.0 points a deal as dealer and 1.3 as pone. Discards that keep the best
// hand lose 0.45 and 0.24.
TEST_CASE("the experts' throws are nearly best responses to each other, and others lose measurably",
          "[exhaust]") {
  const ThrowsTable& table = throwsTable();
  const PolicyOpponent expert(table.expertDealer, table.expertPone);
  for (const bool asDealer : {true, false}) {
    CAPTURE(asDealer);
    const Played played = playedBy(asDealer ? table.expertDealer : table.expertPone, asDealer, expert, 40);
    CHECK(played.worstPair < 0.15);
    CHECK(played.mean < 0.005);
    CHECK(playedBy(asDealer ? table.expertPone : table.expertDealer, asDealer, expert, 10).mean > 0.5);
    CHECK(playedBy(table.handOnly, asDealer, expert, 10).mean > 0.1);
  }
}
