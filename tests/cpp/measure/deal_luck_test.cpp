// The chance events of a deal, and their luck.

#include "measure/match/deal_luck.h"

#include <algorithm>
#include <cmath>

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

// Plays a game with player a as the first dealer. Calls `see` for each deal, with its index, its record, the
// scores before it, the discards, and the scores after it.
template <class See>
FinishedGame eachDeal(const std::array<Player, 2>& two, const SeededPacks& packs, See see) {
  Record record;
  const FinishedGame game = playGame({two}, packs, {}, &record);
  PerPlayer<int> scores;
  auto scored = game.scored.begin();
  for (int at = 0; at < game.deals; ++at) {
    const RecordedDeal& deal = record.deals[static_cast<std::size_t>(at)];
    const PlayerId dealer = deal.dealer, pone = other(dealer);
    const PerSeat<int> before{{scores[pone], scores[dealer]}};
    for (; scored != game.scored.end() && scored->deal == at; ++scored) scores[scored->by] += scored->points;
    see(at, deal, before, PerSeat<SplitSix>{{splitOf(deal.cards[pone]), splitOf(deal.cards[dealer])}},
        PerSeat<int>{{scores[pone], scores[dealer]}});
  }
  return game;
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
    eachDeal(players("handOnly/greedy", "random/random"), packs,
             [&](int at, const RecordedDeal& deal, const PerSeat<int>& before, const PerSeat<SplitSix>& threw,
                 const PerSeat<int>&) {
               const auto events = DealLuck(packs, unplayed, at, thrower(), board).events(before, threw);
               REQUIRE(events.size() == kinds);
               for (std::size_t kind = 0; kind < kinds; ++kind)
                 luck[kind] += deal.dealer == PlayerId::a ? events[kind].luck() : -events[kind].luck();
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
    eachDeal(
        players("handOnly/greedy", "schell/greedy"), SeededPacks(5, number),
        [&](int, const RecordedDeal& deal, const PerSeat<int>& before, const PerSeat<SplitSix>& threw,
            const PerSeat<int>& after) {
          const auto& [pone, dealer] = after.each;
          const Card starter{deal.starter->rank, *deal.starter->suit};
          const double chance =
              ReferenceDeal(threw[Seat::pone], threw[Seat::dealer]).dealersChance(board, before, starter);
          if (std::max(pone, dealer) < lastHole)
            CHECK(chance == 1 - board.dealersChance(pone, dealer));
          else
            CHECK(chance == (dealer >= lastHole ? 1 : 0));
        });
}

TEST_CASE("the actual outcome is among the cases of an event, with its value") {
  const BoardTable& board = **shipped().board();
  const SeededPacks packs(5, 1), unplayed(6, 1);
  eachDeal(players("handOnly/greedy", "random/greedy"), packs,
           [&](int at, const RecordedDeal& deal, const PerSeat<int>& before, const PerSeat<SplitSix>& threw,
               const PerSeat<int>&) {
             const auto events = DealLuck(packs, unplayed, at, thrower(), board).events(before, threw);
             const ReferenceDeal reference(threw[Seat::pone], threw[Seat::dealer]);
             CHECK(events[0].cases.size() == 16);
             CHECK(events[3].cases.size() == 40);
             CHECK(events[3].cases[events[3].happened] ==
                   reference.dealersChance(board, before, {deal.starter->rank, *deal.starter->suit}));
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
