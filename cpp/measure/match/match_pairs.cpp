#include "measure/match/match_pairs.h"

#include "measure/match/deal_luck.h"

namespace cribbage {

namespace {

Card cardOf(const SeenCard& seen) {
  return {seen.rank, *seen.suit};
}

// Reads how a player split six cards from the record of the game, in which all cards are known.
SplitSix splitOf(const DealtCards& cards) {
  SplitSix six;
  for (std::size_t at = 0; at < six.kept.size(); ++at) six.kept[at] = cardOf(*cards.kept[at]);
  for (std::size_t at = 0; at < six.thrown.size(); ++at) six.thrown[at] = cardOf(*cards.thrown[at]);
  return six;
}

// Returns the scores before each deal, and after the last deal.
std::vector<PerPlayerOfTwo<int>> scoresOf(const FinishedGame& game) {
  std::vector<PerPlayerOfTwo<int>> scores(static_cast<std::size_t>(game.deals) + 1);
  for (const Scored& scored : game.scored)
    scores[static_cast<std::size_t>(scored.deal) + 1][scored.by] += scored.points;
  for (std::size_t deal = 1; deal < scores.size(); ++deal)
    for (const PlayerId who : {PlayerId::a, PlayerId::b}) scores[deal][who] += scores[deal - 1][who];
  return scores;
}

// Returns how many more points per deal seat a scored than seat b, on average.
double aheadOf(const FinishedGame& game) {
  const PerPlayerOfTwo<int> score = scoresOf(game).back();
  return static_cast<double>(score[PlayerId::a] - score[PlayerId::b]) / game.deals;
}

// Sums the luck of seat a over a game.
template <class LuckOfDeal>
double luckOf(const Record& record, const FinishedGame& game, LuckOfDeal luckOfDeal) {
  const std::vector<PerPlayerOfTwo<int>> scores = scoresOf(game);
  double luck = 0;
  for (std::size_t at = 0; at < record.deals.size(); ++at) {
    const RecordedDeal& deal = record.deals[at];
    const PlayerId dealer = deal.dealer, pone = other(dealer);
    const PerSeat<int> from{{scores[at][pone], scores[at][dealer]}};
    const PerSeat<SplitSix> threw{{splitOf(deal.cards[pone]), splitOf(deal.cards[dealer])}};
    for (const Event& event : luckOfDeal(at).events(from, threw))
      luck += dealer == PlayerId::a ? event.luck() : -event.luck();
  }
  return luck;
}

}  // namespace

PairScore MatchPairs::play(std::uint64_t game) const {
  constexpr std::uint64_t elsewhere = 0x5DEECE66D;  // the seed offset of packs that are not played
  const SeededPacks packs(seed_, game), unplayed(seed_ ^ elsewhere, game);
  const GameStart start{{}, game % 2 == 0 ? PlayerId::a : PlayerId::b};
  std::vector<DealLuck> deals;
  const auto luckOfDeal = [&](std::size_t deal) -> const DealLuck& {
    while (deals.size() <= deal)
      deals.emplace_back(packs, unplayed, static_cast<int>(deals.size()), throws_, board_);
    return deals[deal];
  };
  PairScore score;
  for (const std::size_t sits : {0u, 1u}) {  // player a takes seat a, then seat b
    Record record;
    const FinishedGame played = playGame({{players_[sits], players_[1 - sits]}}, packs, start, &record);
    const double luck = luckOf(record, played, luckOfDeal);
    score.won += (played.winner() == PlayerId::a) == (sits == 0) ? 0.5 : 0;
    const double sign = sits == 0 ? 0.5 : -0.5;
    score.luck += sign * luck;
    score.ahead += sign * aheadOf(played);
  }
  return score;
}

}  // namespace cribbage
