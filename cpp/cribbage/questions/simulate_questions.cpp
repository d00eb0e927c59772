#include "cribbage/questions/simulate_questions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "cribbage/base/random.h"
#include "cribbage/game/player_maker.h"
#include "cribbage/game/record_text.h"
#include "cribbage/game/simulate.h"
#include "cribbage/show/averages.h"

namespace cribbage {

namespace {

constexpr std::int64_t gamesInBlock = 16;  // games that one thread plays before it takes another block

Result<std::int64_t> wholeOf(const Given& given, Field field, std::int64_t least, std::int64_t most) {
  if (given.kind != Given::Kind::number || !(given.number >= static_cast<double>(least)) ||
      !(given.number <= static_cast<double>(most)) || given.number != std::floor(given.number))
    return notANumber(field, given, least, most);
  return static_cast<std::int64_t>(given.number);
}

std::optional<Error> refuse(std::int64_t number, Field field, std::int64_t least, std::int64_t most) {
  if (number >= least && number <= most) return std::nullopt;
  return notANumber(field, Given::ofNumber(static_cast<double>(number), std::to_string(number)), least, most);
}

Result<PlayerName> nameOf(const Given& given, Field field) {
  const auto text = textOf(given, field, reason::playerMissing, reason::notAPlayer);
  if (!text) return text.error();
  return parsePlayer(*text);
}

bool isSlow(const PlayerName& name) {
  return name.throws == Throws::win || name.plays == Plays::advice || name.plays == Plays::drawn ||
         name.plays == Plays::win;
}

std::int64_t mostGames(const PlayerName& a, const PlayerName& b, const SimulateMeans& means) {
  return isSlow(a) || isSlow(b) ? means.mostSlow : means.mostGames;
}

constexpr auto lastSeed = static_cast<std::int64_t>(mostSeed);

// The names of the values of `FirstDeal`, in the same order.
constexpr std::array<std::string_view, 3> firstDealNames{"us", "them", "both"};

Result<FirstDeal> dealsOf(const Given& given) {
  if (given.kind == Given::Kind::absent) return FirstDeal::both;
  if (given.kind == Given::Kind::text)
    if (const auto deals = namedIn<FirstDeal>(firstDealNames, given.text)) return *deals;
  return notAChoice("deals", given, firstDealNames);
}

WonGames answerOf(const Wins& wins, int times) {
  const double n = static_cast<double>(wins.cases[0] + wins.cases[1] + wins.cases[2]);
  const double all = n * times;
  const double mean = static_cast<double>(wins.games()) / all;
  double squares = 0;
  for (std::size_t won = 0; won < wins.cases.size(); ++won) {
    const double off = static_cast<double>(won) / times - mean;
    squares += static_cast<double>(wins.cases[won]) * off * off;
  }
  const double margin = 1.96 * std::sqrt(squares / n / n);  // 95 % of a normal distribution
  return {wins.games(),     mean, std::max(0.0, mean - margin), std::min(1.0, mean + margin), wins.skunks,
          wins.doubleSkunks};
}

MeanPoints answerOf(const SourceSums& sums) {
  const auto mean = [&](Source source) -> std::optional<double> {
    const SourceSum& sum = sums[static_cast<std::size_t>(source)];
    if (sum.times == 0) return std::nullopt;
    return Mean{sum.points, sum.times}.value();
  };
  return {mean(Source::heels), mean(Source::play), mean(Source::hand), mean(Source::crib)};
}

SimulateAnswer answerOf(const Tally& tally, const Contest& contest, std::int64_t games,
                        const std::array<PlayerName, 2>& names) {
  const int times = contest.times();
  SimulateAnswer answer;
  answer.played = games * times;
  answer.duplicate = contest.duplicate;
  answer.seed = static_cast<std::int64_t>(contest.seed);
  answer.deals = static_cast<double>(tally.deals) / static_cast<double>(answer.played);
  for (const std::size_t one : {0u, 1u}) {
    SimulatedPlayer& player = one == 0 ? answer.a : answer.b;
    player.player = print(names[one]);
    player.won = answerOf(tally.players[one], times);
    player.pone = answerOf(tally.sums[one][0]);
    player.dealer = answerOf(tally.sums[one][1]);
  }
  answer.firstDealer = answerOf(tally.firstDealer, times);
  answer.us = answerOf(tally.sides[PlayerId::a], times);
  answer.them = answerOf(tally.sides[PlayerId::b], times);
  return answer;
}

// Plays all games. Writes their records into `records`, unless it is empty.
Tally playAll(const Contest& contest, std::int64_t games, const SimulateMeans& means,
              std::vector<std::vector<Record>>& records) {
  const auto blocks = static_cast<std::size_t>((games + gamesInBlock - 1) / gamesInBlock);
  std::vector<Tally> tallies(blocks);
  const auto playBlock = [&](std::size_t block) {
    const std::int64_t first = static_cast<std::int64_t>(block) * gamesInBlock;
    for (std::int64_t game = first; game < std::min(games, first + gamesInBlock); ++game)
      tallies[block].add(playContest(contest, static_cast<std::uint64_t>(game),
                                     records.empty() ? nullptr : &records[static_cast<std::size_t>(game)]));
  };
  if (means.forEach)
    means.forEach(blocks, playBlock);
  else
    for (std::size_t block = 0; block < blocks; ++block) playBlock(block);
  Tally all;
  for (const Tally& tally : tallies) all.add(tally);
  return all;
}

Result<Simulation> read(const SimulateQuestion& question, const SimulateMeans& means) {
  const auto a = nameOf(question.a, "a");
  if (!a) return a.error();
  const auto b = nameOf(question.b, "b");
  if (!b) return b.error();
  const auto games = wholeOf(question.games, "games", 1, mostGames(*a, *b, means));
  if (!games) return games.error();
  const auto seed = wholeOf(question.seed, "seed", 0, lastSeed);
  if (!seed) return seed.error();
  const auto duplicate = truthOf(question.duplicate, "duplicate", true);
  if (!duplicate) return duplicate.error();
  const auto ours = scoreOf(question.ours);
  if (!ours) return ours.error();
  const auto theirs = scoreOf(question.theirs);
  if (!theirs) return theirs.error();
  const auto deals = dealsOf(question.deals);
  if (!deals) return deals.error();
  const auto record = truthOf(question.record, "record", false);
  if (!record) return record.error();
  return Simulation{*a, *b, *games, *seed, {*ours, *theirs}, *deals, *duplicate, *record};
}

}  // namespace

Result<SimulateAnswer> simulate(const SimulateQuestion& question, const Tables& tables,
                                const SimulateMeans& means) {
  const auto simulation = read(question, means);
  if (!simulation) return simulation.error();
  return simulate(*simulation, tables, means);
}

Result<SimulateAnswer> simulate(const Simulation& simulation, const Tables& tables,
                                const SimulateMeans& means) {
  const auto& [a, b, games, seed, from, deals, duplicate, record] = simulation;
  if (const auto error = refuse(games, "games", 1, mostGames(a, b, means))) return *error;
  if (record)
    if (const auto error = refuse(games, "games", 1, SimulateMeans::mostRecorded)) return *error;
  if (const auto error = refuse(seed, "seed", 0, lastSeed)) return *error;
  if (const auto error = refuse(from)) return *error;

  PlayerMaker maker(tables, means.solved);
  Contest contest{{}, {}, static_cast<std::uint64_t>(seed), from.ours, from.theirs, deals, duplicate};
  const std::array<PlayerName, 2> names{a, b};
  for (const std::size_t one : {0u, 1u}) {
    const auto player = maker.player(names[one]);
    if (!player) return player.error();
    contest.players[one] = *player;
    contest.names[one] = (one == 0 ? "a " : "b ") + print(names[one]);
    std::replace(contest.names[one].begin(), contest.names[one].end(), '/', ' ');
  }
  std::vector<std::vector<Record>> records(record ? static_cast<std::size_t>(games) : 0);
  SimulateAnswer answer = answerOf(playAll(contest, games, means, records), contest, games, names);
  if (!record) return answer;
  answer.records.emplace();
  for (std::vector<Record>& ofGame : records)
    for (Record& one : ofGame) {
      const auto scored = scoreRecord(std::move(one));
      if (!scored) return scored.error();
      answer.records->push_back(print(*scored));
    }
  return answer;
}

Result<SimulateAnswer> simulate(const SimulateQuestion& question, const Tables& tables) {
  return simulate(question, tables, {});
}

}  // namespace cribbage
