#include "measure/match/deal_luck.h"

#include "catch.h"
#include "measure/match/betting.h"
#include "measure/matches.h"

using namespace cribbage;

namespace {

SplitSix splitOf(const DealtCards& cards) {
  SplitSix six;
  for (std::size_t at = 0; at < 4; ++at) six.kept[at] = {cards.kept[at]->rank, *cards.kept[at]->suit};
  for (std::size_t at = 0; at < 2; ++at) six.thrown[at] = {cards.thrown[at]->rank, *cards.thrown[at]->suit};
  return six;
}

// A deal of a game: its index, its record, the discards, and the scores before and after it.
struct DealSeen {
  int at;
  const RecordedDeal& deal;
  PerSeat<SplitSix> threw;
  PerSeat<int> before, after;

  Card starter() const { return {deal.starter->rank, *deal.starter->suit}; }
};

// Plays a game with player a as the first dealer, and calls `see` for each deal.
template <class See>
void eachDeal(const std::array<Player, 2>& two, const SeededPacks& packs, See see) {
  Record record;
  const FinishedGame game = playGame({two}, packs, {}, &record);
  PerPlayerOfTwo<int> scores;
  auto scored = game.scored.begin();
  for (int at = 0; at < game.deals; ++at) {
    const RecordedDeal& deal = record.deals[static_cast<std::size_t>(at)];
    const PlayerId dealer = deal.dealer, pone = other(dealer);
    const PerSeat<int> before{{scores[pone], scores[dealer]}};
    for (; scored != game.scored.end() && scored->deal == at; ++scored) scores[scored->by] += scored->points;
    see(DealSeen{at,
                 deal,
                 {{splitOf(deal.cards[pone]), splitOf(deal.cards[dealer])}},
                 before,
                 {{scores[pone], scores[dealer]}}});
  }
}

constexpr std::size_t kinds = 4;  // number of kinds of events in a deal

struct Luck {
  Moments moments;
  int games = 0;
  double error() const { return std::sqrt(moments.variance() / games); }
};

// Measures the luck of player a in each kind of chance event, over games between two different players.
std::array<Luck, kinds> luckByKind(const BoardTable& board, std::uint64_t games) {
  std::array<Luck, kinds> all;
  for (std::uint64_t number = 0; number < games; ++number) {
    const SeededPacks packs(7, number), unplayed(8, number);
    std::array<double, kinds> luck{};
    eachDeal(players("handOnly/greedy", "random/random"), packs, [&](const DealSeen& seen) {
      const auto events =
          DealLuck(packs, unplayed, seen.at, thrower(), board).events(seen.before, seen.threw);
      REQUIRE(events.size() == kinds);
      for (std::size_t kind = 0; kind < kinds; ++kind)
        luck[kind] += seen.deal.dealer == PlayerId::a ? events[kind].luck() : -events[kind].luck();
    });
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      all[kind].moments.add(luck[kind]);
      ++all[kind].games;
    }
  }
  return all;
}

}  // namespace

TEST_CASE("a reference deal of greedy players comes to the score that they came to") {
  const BoardTable& board = **shipped().board();
  for (std::uint64_t number = 0; number < 20; ++number)
    eachDeal(players("handOnly/greedy", "schell/greedy"), SeededPacks(5, number), [&](const DealSeen& seen) {
      const auto& [pone, dealer] = seen.after.each;
      const ReferenceDeal reference(seen.threw[Seat::pone], seen.threw[Seat::dealer]);
      const double chance = reference.dealersChance(board, seen.before, seen.starter());
      if (std::max(pone, dealer) < lastHole)
        CHECK(chance == 1 - board.dealersChance(pone, dealer));
      else
        CHECK(chance == (dealer >= lastHole ? 1 : 0));
    });
}

TEST_CASE("the actual outcome is among the cases of an event, with its value") {
  const BoardTable& board = **shipped().board();
  const SeededPacks packs(5, 1), unplayed(6, 1);
  eachDeal(players("handOnly/greedy", "random/greedy"), packs, [&](const DealSeen& seen) {
    const auto events = DealLuck(packs, unplayed, seen.at, thrower(), board).events(seen.before, seen.threw);
    const ReferenceDeal reference(seen.threw[Seat::pone], seen.threw[Seat::dealer]);
    CHECK(events[0].cases.size() == 16);
    CHECK(events[3].cases.size() == 40);
    CHECK(events[3].cases[events[3].happened] == reference.dealersChance(board, seen.before, seen.starter()));
  });
}

TEST_CASE("luck of every kind is nought on average, by a wrong board too", "[exhaust]") {
  const BoardTable wrong = wrongBoard();
  for (const BoardTable* board : {*shipped().board(), &wrong})
    for (const Luck& kind : luckByKind(*board, 200)) {
      CHECK(kind.moments.variance() > 0.0015);
      CHECK(std::abs(kind.moments.mean()) < 3.5 * kind.error());
    }
}
