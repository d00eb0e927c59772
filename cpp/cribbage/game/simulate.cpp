#include "cribbage/game/simulate.h"

namespace cribbage {

namespace {

constexpr std::size_t at(Side side) {
  return static_cast<std::size_t>(side);
}

// Points by player: who sits on our side, then who on theirs.
void addPoints(Tally& tally, const GameRecord& record, const std::array<std::size_t, 2>& seated) {
  std::array<int, 2> pegged{};  // in the play of a deal, by role
  int deal = -1;
  const auto sumOf = [&](Side side, bool dealer, Source source) -> SourceSum& {
    return tally.sums[seated[at(side)]][dealer ? 1 : 0][static_cast<std::size_t>(source)];
  };
  const auto add = [](SourceSum& sum, int points) {
    sum.points += points;
    ++sum.times;
  };
  for (const Scored& scored : record.scored) {
    if (scored.deal != deal) pegged = {};
    deal = scored.deal;
    if (scored.source == Source::play) {
      pegged[scored.dealer ? 1 : 0] += scored.points;
      continue;
    }
    if (scored.source == Source::hand && !scored.dealer) {  // the play before it came to its end
      add(sumOf(scored.by, false, Source::play), pegged[0]);
      add(sumOf(other(scored.by), true, Source::play), pegged[1]);
    }
    add(sumOf(scored.by, scored.dealer, scored.source), scored.points);
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
  for (const std::size_t one : {0u, 1u}) {
    players[one].add(more.players[one]);
    sides[one].add(more.sides[one]);
    for (const std::size_t role : {0u, 1u})
      for (std::size_t source = 0; source < sums[one][role].size(); ++source) {
        sums[one][role][source].points += more.sums[one][role][source].points;
        sums[one][role][source].times += more.sums[one][role][source].times;
      }
  }
}

Tally playContest(const Contest& contest, std::uint64_t game) {
  const SeededPacks packs(contest.seed, game);
  const bool weDeal = contest.deals == FirstDeal::both ? game % 2 == 0 : contest.deals == FirstDeal::us;
  Tally tally;
  std::array<std::size_t, 2> wonByPlayer{}, wonBySide{};
  for (int time = 0; time < contest.times(); ++time) {
    const std::array<std::size_t, 2> seated =
        time == 0 ? std::array<std::size_t, 2>{0, 1} : std::array<std::size_t, 2>{1, 0};
    const GameRecord record = playGame({contest.players[seated[0]], contest.players[seated[1]]}, packs,
                                       {contest.ours, contest.theirs, weDeal});
    const std::size_t side = at(record.winner());
    ++wonByPlayer[seated[side]];
    ++wonBySide[side];
    const auto countSkunks = [&](Wins& wins) {
      wins.skunks += record.skunk() ? 1 : 0;
      wins.doubleSkunks += record.doubleSkunk() ? 1 : 0;
    };
    countSkunks(tally.players[seated[side]]);
    countSkunks(tally.sides[side]);
    if (weDeal == (record.winner() == Side::us)) countSkunks(tally.firstDealer);

    tally.deals += record.deals;
    addPoints(tally, record, seated);
  }
  for (const std::size_t one : {0u, 1u}) {
    ++tally.players[one].cases[wonByPlayer[one]];
    ++tally.sides[one].cases[wonBySide[one]];
  }
  ++tally.firstDealer.cases[wonBySide[at(weDeal ? Side::us : Side::them)]];
  return tally;
}

}  // namespace cribbage
