#include "measure/match_pairs.h"

#include <algorithm>

#include "measure/control.h"
#include "native/sampled_deals.h"

namespace cribbage {

namespace {

constexpr std::size_t others = 15;

SplitSix split(Dealt six, bool deals, const QuickThrower& thrower) {
  std::sort(six.begin(), six.end());
  QuickThrows throws;
  thrower.value(six, deals, throws);
  const QuickThrow& best = throws[QuickThrower::best(throws)];
  return {DealSampler::kept(six, best), {six[best.thrown[0]], six[best.thrown[1]]}};
}

ReferenceDeal referenceDeal(const Pack& pack, const QuickThrower& thrower) {
  return {split(pack.hands.pone, false, thrower), split(pack.hands.dealer, true, thrower)};
}

Card cardOf(const SeenCard& seen) {
  return {seen.rank, *seen.suit};
}

// What a game's own record has, which knows every card.
SplitSix split(const DealtCards& cards) {
  SplitSix six;
  for (std::size_t at = 0; at < six.kept.size(); ++at) six.kept[at] = cardOf(*cards.kept[at]);
  for (std::size_t at = 0; at < six.thrown.size(); ++at) six.thrown[at] = cardOf(*cards.thrown[at]);
  return six;
}

// The scores before each deal, and after the last.
std::vector<ByWho<int>> scoresOf(const FinishedGame& game) {
  std::vector<ByWho<int>> scores(static_cast<std::size_t>(game.deals) + 1);
  for (const Scored& scored : game.scored)
    scores[static_cast<std::size_t>(scored.deal) + 1][scored.by] += scored.points;
  for (std::size_t deal = 1; deal < scores.size(); ++deal)
    for (const Who who : {Who::a, Who::b}) scores[deal][who] += scores[deal - 1][who];
  return scores;
}

}  // namespace

// The pack of each deal and its others, as far as the two games have come.
class MatchPairs::Deals {
 public:
  Deals(const SeededPacks& played, const SeededPacks& unplayed, const QuickThrower& thrower)
      : played_(played), unplayed_(unplayed), thrower_(thrower) {}

  /// The first is of the pack that is played.
  const std::vector<ReferenceDeal>& at(std::size_t deal) {
    while (deals_.size() <= deal) {
      const auto next = static_cast<int>(deals_.size());
      std::vector<ReferenceDeal>& made = deals_.emplace_back();
      made.push_back(referenceDeal(played_.pack(next), thrower_));
      for (int other = 0; other < static_cast<int>(others); ++other)
        made.push_back(referenceDeal(unplayed_.pack(next * static_cast<int>(others) + other), thrower_));
    }
    return deals_[deal];
  }

 private:
  const SeededPacks& played_;
  const SeededPacks& unplayed_;
  const QuickThrower& thrower_;
  std::vector<std::vector<ReferenceDeal>> deals_;
};

double MatchPairs::luckOfA(const Record& record, const FinishedGame& game, Deals& deals) const {
  const std::vector<ByWho<int>> scores = scoresOf(game);
  BoundedLuck luck;
  for (std::size_t at = 0; at < record.deals.size(); ++at) {
    const RecordedDeal& deal = record.deals[at];
    const Who pone = other(deal.dealer);
    const BySeat<int> from{{scores[at][pone], scores[at][deal.dealer]}};
    const auto asOfA = [&](double dealersChance) {
      return deal.dealer == Who::a ? dealersChance : 1 - dealersChance;
    };
    const std::vector<ReferenceDeal>& packs = deals.at(at);
    double mean = 0;
    for (const ReferenceDeal& pack : packs)
      mean += pack.dealersChance(board_, from) / static_cast<double>(packs.size());
    luck.add(asOfA(packs[0].dealersChance(board_, from)), asOfA(mean));

    const ReferenceDeal thrown(split(deal.cards[pone]), split(deal.cards[deal.dealer]));
    luck.add(asOfA(thrown.dealersChance(board_, from, cardOf(*deal.starter))),
             asOfA(thrown.dealersChance(board_, from)));
  }
  return luck.sum();
}

PairScore MatchPairs::play(std::uint64_t game) const {
  constexpr std::uint64_t elsewhere = 0x5DEECE66D;  // packs of a seed that nobody plays
  const SeededPacks packs(seed_, game), unplayed(seed_ ^ elsewhere, game);
  const GameStart start{{}, game % 2 == 0 ? Who::a : Who::b};
  Deals deals(packs, unplayed, throws_);
  PairScore score;
  for (const std::size_t sits : {0u, 1u}) {  // player a sits as a, then as b
    Record record;
    const FinishedGame played = playGame({{players_[sits], players_[1 - sits]}}, packs, start, &record);
    const double luck = luckOfA(record, played, deals);
    score.won += (played.winner() == Who::a) == (sits == 0) ? 0.5 : 0;
    score.luck += sits == 0 ? luck / 2 : -luck / 2;
  }
  return score;
}

}  // namespace cribbage
