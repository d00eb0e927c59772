// Solves the throws of three and four players, who are dealt five cards each and throw one. Each round
// computes, for every class of five ranks, the mean crib of each throw if the others follow the rules of the
// round. The means of all rounds are averaged, the newest with the weight `step`, and the next rules are
// fitted to the averages. The program measures how far the rules are from an equilibrium of the model: the
// gain of a best response over all classes.
//
//     solve_five --rounds 32 --rules cpp/cribbage/discard/solved_cribs.inc --deals 40000
//
// The shipped advice knows suits, which the rules ignore. With `--deals`, sampled deals with real suits
// measure the difference. docs/measured.md has the results.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <numeric>
#include <string>
#include <thread>
#include <unordered_map>

#include "cribbage/cards/deck.h"
#include "cribbage/discard/single_discard.h"
#include "native/files.h"
#include "native/least_squares.h"
#include "native/threads.h"

using namespace cribbage;

namespace {

constexpr double step = 0.25;

// For each class of five ranks and each of its distinct ranks: the mean points if that rank is thrown.
using Values = std::vector<std::array<double, 5>>;

// A side of the crib with its rule, and the averages from which the rule is made.
struct Side {
  CribSide crib;
  Values averages;
  CribByCard rule{};
};

// The means of one rule over all deals.
struct Means {
  double hand = 0, crib = 0, gain = 0;              // gain: of a best response, in points a deal
  std::array<double, rankCount> cribs{}, thrown{};  // by the rank thrown: mean crib, share of deals
};

const std::vector<FiveRanks>& every = everyFiveRanks();

double shareOf(const FiveRanks& dealt) {
  return dealt.waysFrom({}) / 2'598'960.0;
}

Values handsOfAll() {
  Values hands(every.size());
  for (std::size_t index = 0; index < every.size(); ++index)
    for (std::size_t at = 0; at < every[index].size; ++at)
      hands[index][at] = handAfter(every[index], every[index].ranks[at]);
  return hands;
}

const Values hands = handsOfAll();

double pointsOf(const Side& side, const Values& cribs, std::size_t index, std::size_t at) {
  return hands[index][at] + side.crib.worth() * cribs[index][at];
}

// Returns the mean crib of each throw. The suits of all cards are equally likely.
Values cribsOf(CribSide side, const SideThrows& throws, int threads) {
  Values cribs(every.size());
  onThreads(threads, every.size(), [&](std::size_t index) {
    const CribRanks others = cribRanksGiven(every[index].counts, side, throws);
    for (std::size_t at = 0; at < every[index].size; ++at)
      cribs[index][at] = meanCrib(every[index].ranks[at], others);
  });
  return cribs;
}

Means meansOf(const Side& side, const Values& cribs, const ThrownRanks& throws) {
  Means means;
  for (std::size_t index = 0; index < every.size(); ++index) {
    const FiveRanks& dealt = every[index];
    const double share = shareOf(dealt);
    double best = pointsOf(side, cribs, index, 0), chosen = best;
    for (std::size_t at = 0; at < dealt.size; ++at) {
      const double points = pointsOf(side, cribs, index, at);
      best = std::max(best, points);
      if (dealt.ranks[at] != throws[index]) continue;
      chosen = points;
      means.hand += share * hands[index][at];
      means.crib += share * cribs[index][at];
      means.thrown[throws[index]] += share;
      means.cribs[throws[index]] += share * cribs[index][at];
    }
    means.gain += share * (best - chosen);
  }
  for (std::size_t rank = 0; rank < rankCount; ++rank) means.cribs[rank] /= means.thrown[rank];
  return means;
}

// How much the fit cares about a throw: most about throws that are nearly as good as the best.
double weightOf(const Side& side, std::size_t index, std::size_t at) {
  const FiveRanks& dealt = every[index];
  const double own = pointsOf(side, side.averages, index, at);
  double rival = -1000;
  for (std::size_t other = 0; other < dealt.size; ++other)
    if (other != at) rival = std::max(rival, pointsOf(side, side.averages, index, other));
  const double margin = 0.1 + std::abs(own - rival);
  return shareOf(dealt) / (margin * margin);
}

// Fits a rule to the averages: for each rank thrown, the crib is a sum over the kept ranks (least squares).
CribByCard fit(const Side& side) {
  std::vector<LeastSquares> fits(rankCount, LeastSquares(rankCount));
  for (std::size_t index = 0; index < every.size(); ++index)
    for (std::size_t at = 0; at < every[index].size; ++at) {
      const std::size_t thrown = every[index].ranks[at];
      std::vector<double> kept(every[index].counts.begin(), every[index].counts.end());
      --kept[thrown];
      fits[thrown].add(kept, side.averages[index][at], weightOf(side, index, at));
    }
  CribByCard rule{};
  for (std::size_t thrown = 0; thrown < rankCount; ++thrown) {
    const auto points = fits[thrown].coefficients();
    for (std::size_t kept = 0; kept < rankCount; ++kept)
      rule[thrown][kept] = static_cast<std::int16_t>(std::lround(points[kept] * 1000));
  }
  return rule;
}

SideThrows throwsBy(const Side& own, const Side& other) {
  return {throwsOf(own.rule, own.crib.worth()), throwsOf(other.rule, other.crib.worth())};
}

void print(int players, const Means& own, const Means& other) {
  std::printf("\n%d players: a best response gains %.5f points a deal with the crib, %.5f against it\n",
              players, own.gain, other.gain);
  std::printf("hand %.4f with the crib, %.4f against it; crib %.4f\n", own.hand, other.hand, own.crib);
  std::printf("| thrown | own: of deals | crib | theirs: of deals | crib |\n|---|---|---|---|---|\n");
  for (std::size_t rank = 0; rank < rankCount; ++rank)
    std::printf("| %c | %.1f %% | %.2f | %.1f %% | %.2f |\n", rankLetters[rank], 100 * own.thrown[rank],
                own.cribs[rank], 100 * other.thrown[rank], other.cribs[rank]);
}

// Solves both rules of so many players.
std::array<Side, 2> solve(int players, int rounds, int threads) {
  std::array<Side, 2> sides{Side{{players, true}, {}}, Side{{players, false}, {}}};
  auto& [own, other] = sides;
  for (int round = 0;; ++round) {
    const SideThrows throws = throwsBy(own, other);
    const std::array cribs{cribsOf(own.crib, throws, threads), cribsOf(other.crib, throws, threads)};
    const Means ofOwn = meansOf(own, cribs[0], throws.own), ofOther = meansOf(other, cribs[1], throws.other);
    if (round == rounds) {
      print(players, ofOwn, ofOther);
      return sides;
    }
    std::printf("%d players, round %d: to gain %.5f and %.5f points a deal\n", players, round, ofOwn.gain,
                ofOther.gain);
    std::fflush(stdout);
    for (std::size_t side = 0; side < sides.size(); ++side) {
      if (round == 0) sides[side].averages = cribs[side];
      for (std::size_t index = 0; index < every.size(); ++index)
        for (std::size_t at = 0; at < every[index].size; ++at)
          sides[side].averages[index][at] +=
              step * (cribs[side][index][at] - sides[side].averages[index][at]);
      sides[side].rule = fit(sides[side]);
    }
  }
}

// The probability that the three cards of the others contain each two ranks, over all deals to one side.
using Pairs = std::array<std::array<double, rankCount>, rankCount>;

Pairs pairsOf(CribSide side, int threads) {
  std::vector<Pairs> byClass(every.size());
  onThreads(threads, every.size(), [&](std::size_t index) {
    const CribRanks others = cribRanksGiven(every[index].counts, side, solvedThrows(side.players));
    for (std::size_t a = 0; a < rankCount; ++a)
      for (std::size_t b = a; b < rankCount; ++b)
        for (std::size_t c = b; c < rankCount; ++c) {
          const auto& starters = others[static_cast<std::size_t>(
              rankTable.triple(static_cast<Rank>(a), static_cast<Rank>(b), static_cast<Rank>(c)))];
          const double chance =
              shareOf(every[index]) * std::accumulate(starters.begin(), starters.end(), 0.0);
          Pairs& pairs = byClass[index];
          pairs[a][b] += chance;
          if (c != b) pairs[a][c] += chance;
          if (b != a) pairs[b][c] += chance;
        }
  });
  Pairs all{};
  for (const Pairs& pairs : byClass)
    for (std::size_t a = 0; a < rankCount; ++a)
      for (std::size_t b = a; b < rankCount; ++b) all[a][b] += pairs[a][b];
  return all;
}

// Prints the pairs of both sides of four players in percent: above the diagonal those for the side with the
// crib, below it those for the other side.
void printPairs(int threads) {
  const Pairs own = pairsOf({4, true}, threads), other = pairsOf({4, false}, threads);
  std::printf("\n| |");
  for (std::size_t rank = 0; rank < rankCount; ++rank) std::printf(" %c |", rankLetters[rank]);
  std::printf("\n|---|");
  for (std::size_t rank = 0; rank < rankCount; ++rank) std::printf("---|");
  for (std::size_t a = 0; a < rankCount; ++a) {
    std::printf("\n| %c |", rankLetters[a]);
    for (std::size_t b = 0; b < rankCount; ++b)
      if (a == b)
        std::printf(" %.1f, %.1f |", 100 * own[a][a], 100 * other[a][a]);
      else
        std::printf(" %.1f |", 100 * (a < b ? own[a][b] : other[b][a]));
  }
  std::printf("\n");
}

void writeRules(const std::string& file, const std::vector<CribByCard>& rules) {
  std::ofstream out(file);
  out << "// Written by `npm run solve -- five`.\n";
  for (const CribByCard& rule : rules) {
    out << "{{\n";
    for (const auto& kept : rule) {
      out << "  {";
      for (std::size_t at = 0; at < kept.size(); ++at) out << (at > 0 ? ", " : "") << kept[at];
      out << "},\n";
    }
    out << "}},\n";
  }
}

// A mean of independent samples, with half of its 95 % interval.
struct Sampled {
  double sum = 0, squares = 0;
  int count = 0;
  void add(double value) {
    sum += value;
    squares += value * value;
    ++count;
  }
  double mean() const { return sum / count; }
  double interval() const { return 1.96 * std::sqrt((squares / count - mean() * mean()) / (count - 1)); }
};

// Returns the index of the class of five cards in `every`.
std::size_t indexOf(const DealtFive& five) {
  const auto keyOf = [](const RankCounts& counts) {
    std::uint64_t key = 0;
    for (const std::uint8_t count : counts) key = key * 8 + count;
    return key;
  };
  static const auto indices = [&] {
    std::unordered_map<std::uint64_t, std::size_t> all;
    for (std::size_t index = 0; index < every.size(); ++index) all[keyOf(every[index].counts)] = index;
    return all;
  }();
  return indices.at(keyOf(countRanks(five)));
}

// Returns the five cards of a player.
DealtFive handOf(const std::vector<Card>& cards, std::size_t player) {
  DealtFive five{};
  std::copy_n(cards.begin() + static_cast<std::ptrdiff_t>(5 * player), five.size(), five.begin());
  return five;
}

// Returns a card of this rank.
Card cardOf(const DealtFive& five, std::uint8_t rank) {
  return *std::find_if(five.begin(), five.end(),
                       [&](Card card) { return card.rank() == static_cast<Rank>(rank); });
}

// The dealer is the first of the players, and the dealer's partner the third of four.
bool ownsCrib(int players, std::size_t player) {
  return player == 0 || (players == 4 && player == 2);
}

// One deal: the crib if all throw by the advice, which knows suits, or by the rules, which do not.
struct SampledDeal {
  double advised = 0, ruled = 0;     // points of the crib
  double model = 0, modelOther = 0;  // mean of the crib as the dealer's side and another player expect it
  int otherRank = 0, throws = 0;     // throws in which the advice throws another rank than the rule
};

SampledDeal sampleDeal(int players, std::uint64_t seed) {
  Random random(seed);
  Deck deck;
  deck.shuffle(random);
  const std::vector<Card>& cards = deck.cards();
  const auto& rules = solvedThrows(players);
  Hand advised{}, ruled{};
  SampledDeal deal;
  for (std::size_t player = 0; player < static_cast<std::size_t>(players); ++player) {
    const DealtFive five = handOf(cards, player);
    const bool own = ownsCrib(players, player);
    const SingleDiscard best = valueSingleDiscards(five, {players, own})[0];
    advised[player] = best.thrown[0];
    if (player == 0) deal.model = best.crib.mean;
    if (player == 1) deal.modelOther = best.crib.mean;
    const std::uint8_t rank = (own ? rules.own : rules.other)[indexOf(five)];
    ruled[player] = cardOf(five, rank);
    deal.otherRank += ruled[player].rank() != advised[player].rank();
    ++deal.throws;
  }
  const Card starter = cards[20];
  if (players == 3) advised[3] = ruled[3] = cards[15];
  deal.advised = score(advised, starter, true);
  deal.ruled = score(ruled, starter, true);
  return deal;
}

// Samples the cribs of deals in which all throw by the rules, and compares their mean with that of the model.
void sampleRules(int players, int deals, int threads) {
  const auto& rules = solvedThrows(players);
  Sampled cribs;
  Random random(11);
  Deck deck;
  for (int deal = 0; deal < deals; ++deal) {
    deck.shuffle(random);
    Hand crib{};
    crib[3] = deck.cards()[15];
    for (std::size_t player = 0; player < static_cast<std::size_t>(players); ++player) {
      const DealtFive five = handOf(deck.cards(), player);
      crib[player] = cardOf(five, (ownsCrib(players, player) ? rules.own : rules.other)[indexOf(five)]);
    }
    cribs.add(score(crib, deck.cards()[20], true));
  }
  const auto model = [&](bool own) {
    const Side side{{players, own}, {}};
    return meansOf(side, cribsOf(side.crib, rules, threads), own ? rules.own : rules.other).crib;
  };
  std::printf(
      "\n%d players, %d deals thrown by ranks: crib %.4f ± %.4f; in the model %.4f, and for the others "
      "%.4f\n",
      players, deals, cribs.mean(), cribs.interval(), model(true), model(false));
}

void sample(int players, int deals, int threads) {
  std::vector<SampledDeal> all(static_cast<std::size_t>(deals));
  onThreads(threads, all.size(), [&](std::size_t at) { all[at] = sampleDeal(players, at + 1); });
  Sampled crib, own, other, suits;
  int otherRank = 0, throws = 0;
  for (const SampledDeal& deal : all) {
    crib.add(deal.advised);
    own.add(deal.advised - deal.model);
    other.add(deal.advised - deal.modelOther);
    suits.add(deal.advised - deal.ruled);
    otherRank += deal.otherRank;
    throws += deal.throws;
  }
  std::printf("\n%d players, %d deals in which all follow the advice: crib %.4f ± %.4f\n", players, deals,
              crib.mean(), crib.interval());
  std::printf(
      "less the mean that the dealer's side expects %+.4f ± %.4f, that another expects %+.4f ± %.4f\n",
      own.mean(), own.interval(), other.mean(), other.interval());
  std::printf("less the crib of the same deals thrown by ranks alone %+.4f ± %.4f; another rank in %.2f %%\n",
              suits.mean(), suits.interval(), 100.0 * otherRank / throws);
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Solves the throws of three and four players.");
  int rounds = 32, deals = 0, threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  std::string rules;
  bool pairs = false;
  app.add_option("--rounds", rounds);
  app.add_option("--threads", threads);
  app.add_option("--rules", rules, "the file for the rules");
  app.add_option("--deals", deals,
                 "sampled deals with suits, thrown by the rules that this program was built with");
  app.add_flag("--pairs", pairs, "the pairs that the three others throw to the crib of four players");
  CLI11_PARSE(app, argc, argv);
  const Clock clock;
  if (rounds > 0) {
    std::vector<CribByCard> all;
    for (const int players : {3, 4})
      for (const Side& side : solve(players, rounds, threads)) all.push_back(side.rule);
    if (!rules.empty()) writeRules(rules, all);
  }
  if (pairs) printPairs(threads);
  if (deals > 0)
    for (const int players : {3, 4}) {
      sampleRules(players, 100 * deals, threads);
      sample(players, deals, threads);
    }
  std::printf("%.0f seconds\n", clock.seconds());
}
