#include "cribbage/game/simulate.h"

namespace cribbage {

namespace {

// Adds the points of a game to the sums of the contest's players. `seated` has, for each player of the game,
// the index of its player in the contest.
void addPoints(Tally& tally, const FinishedGame& game, const PerPlayer<std::size_t>& seated) {
  PerSeatOfFour<int> pegged;  // during the play of one deal
  int deal = -1;
  const auto add = [&](PlayerId by, Seat seat, Source source, int points) {
    SourceSum& sum = tally.sums[seated[by]][seat][static_cast<std::size_t>(source)];
    sum.points += points;
    ++sum.times;
  };
  for (const Scored& scored : game.scored) {
    if (scored.deal != deal) pegged = {};
    deal = scored.deal;
    if (scored.source == Source::play) {
      pegged[scored.seat] += scored.points;
      continue;
    }
    if (scored.source == Source::hand && scored.seat == Seat::pone) {  // so the play was completed
      PlayerId who = scored.by;
      for (const Seat seat : seatsOf(game.seating.count())) {
        add(who, seat, Source::play, pegged[seat]);
        who = game.seating.left(who);
      }
    }
    add(scored.by, scored.seat, scored.source, scored.points);
  }
}

void countSkunks(const FinishedGame& game, Wins& wins) {
  wins.skunks += game.skunk() ? 1 : 0;
  wins.doubleSkunks += game.doubleSkunk() ? 1 : 0;
}

}  // namespace

void Wins::add(const Wins& more) {
  for (std::size_t won = 0; won < cases.size(); ++won) cases[won] += more.cases[won];
  skunks += more.skunks;
  doubleSkunks += more.doubleSkunks;
}

void Tally::add(const Tally& more) {
  deals += more.deals;
  firstDealer.add(more.firstDealer);
  for (const PlayerId who : {PlayerId::a, PlayerId::b}) sides[who].add(more.sides[who]);
  for (std::size_t one = 0; one < players.size(); ++one) {
    players[one].add(more.players[one]);
    for (std::size_t seat = 0; seat < mostPlayers; ++seat)
      for (std::size_t source = 0; source < SourceSums{}.size(); ++source) {
        SourceSum& sum = sums[one].each[seat][source];
        sum.points += more.sums[one].each[seat][source].points;
        sum.times += more.sums[one].each[seat][source].times;
      }
  }
}

Tally playContest(const Contest& contest, std::uint64_t game, std::vector<Record>* records) {
  const SeededPacks packs(contest.seed, game);
  const bool weDeal = contest.deals == FirstDeal::both ? game % 2 == 0 : contest.deals == FirstDeal::us;
  const GameStart start{{{contest.ours, contest.theirs}}, weDeal ? PlayerId::a : PlayerId::b};
  Tally tally;
  std::array<std::size_t, 2> wonByPlayer{};
  PerPlayerOfTwo<std::size_t> wonBySide;
  for (int time = 0; time < contest.times(); ++time) {
    const PerPlayerOfTwo<std::size_t> seated =
        time == 0 ? PerPlayerOfTwo<std::size_t>{{0, 1}} : PerPlayerOfTwo<std::size_t>{{1, 0}};
    Record* const record = records ? &records->emplace_back() : nullptr;
    if (record)
      for (const PlayerId who : {PlayerId::a, PlayerId::b}) record->names[who] = contest.names[seated[who]];
    const FinishedGame played = playGame(
        {{contest.players[seated[PlayerId::a]], contest.players[seated[PlayerId::b]]}}, packs, start, record);
    const PlayerId winner = played.winner();
    ++wonByPlayer[seated[winner]];
    ++wonBySide[winner];
    countSkunks(played, tally.players[seated[winner]]);
    countSkunks(played, tally.sides[winner]);
    if (winner == start.dealer) countSkunks(played, tally.firstDealer);

    tally.deals += played.deals;
    addPoints(tally, played, {{seated[PlayerId::a], seated[PlayerId::b]}});
  }
  for (const PlayerId who : {PlayerId::a, PlayerId::b}) ++tally.sides[who].cases[wonBySide[who]];
  for (const std::size_t one : {0u, 1u}) ++tally.players[one].cases[wonByPlayer[one]];
  ++tally.firstDealer.cases[wonBySide[start.dealer]];
  return tally;
}

Tally playContest(const SeatedContest& contest, std::uint64_t game, std::vector<Record>* records) {
  const Seating& seating = contest.seating;
  const GameStart start{{}, seating.players()[game % seating.count()]};
  Record* const record = records ? &records->emplace_back() : nullptr;
  if (record) record->names = contest.names;
  const FinishedGame played =
      playGame(seating, contest.players, SeededPacks(contest.seed, game), start, record);
  Tally tally;
  tally.deals = played.deals;
  const auto count = [&](PlayerId side, Wins& wins) {
    const bool won = side == played.winner();
    ++wins.cases[won ? 1 : 0];
    if (won) countSkunks(played, wins);
  };
  for (const PlayerId who : seating.players())
    count(seating.sideOf(who), tally.players[static_cast<std::size_t>(who)]);
  count(seating.sideOf(start.dealer), tally.firstDealer);
  addPoints(tally, played, {{0, 1, 2, 3}});
  return tally;
}

}  // namespace cribbage
