#include "cribbage/game/simulate.h"

namespace cribbage {

namespace {

// Adds the points of a game to the sums of the contest's players. `seated` has, for each side of the game,
// the index of its player in the contest.
void addPoints(Tally& tally, const FinishedGame& game, const PerPlayerOfTwo<std::size_t>& seated) {
  PerSeat<int> pegged;  // during the play of one deal
  int deal = -1;
  const auto add = [&](PlayerId by, Seat seat, Source source, int points) {
    SourceSum& sum = tally.sums[seated[by]][static_cast<std::size_t>(seat)][static_cast<std::size_t>(source)];
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
      add(scored.by, Seat::pone, Source::play, pegged[Seat::pone]);
      add(other(scored.by), Seat::dealer, Source::play, pegged[Seat::dealer]);
    }
    add(scored.by, scored.seat, scored.source, scored.points);
  }
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
  for (const std::size_t one : {0u, 1u}) {
    players[one].add(more.players[one]);
    for (const std::size_t role : {0u, 1u})
      for (std::size_t source = 0; source < sums[one][role].size(); ++source) {
        sums[one][role][source].points += more.sums[one][role][source].points;
        sums[one][role][source].times += more.sums[one][role][source].times;
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
    const auto countSkunks = [&](Wins& wins) {
      wins.skunks += played.skunk() ? 1 : 0;
      wins.doubleSkunks += played.doubleSkunk() ? 1 : 0;
    };
    countSkunks(tally.players[seated[winner]]);
    countSkunks(tally.sides[winner]);
    if (winner == start.dealer) countSkunks(tally.firstDealer);

    tally.deals += played.deals;
    addPoints(tally, played, seated);
  }
  for (const PlayerId who : {PlayerId::a, PlayerId::b}) ++tally.sides[who].cases[wonBySide[who]];
  for (const std::size_t one : {0u, 1u}) ++tally.players[one].cases[wonByPlayer[one]];
  ++tally.firstDealer.cases[wonBySide[start.dealer]];
  return tally;
}

}  // namespace cribbage
