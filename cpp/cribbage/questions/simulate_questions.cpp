#include "cribbage/questions/simulate_questions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "cribbage/base/random.h"
#include "cribbage/game/player_maker.h"
#include "cribbage/game/simulate.h"
#include "cribbage/record/text.h"
#include "cribbage/show/averages.h"

namespace cribbage {

namespace {

constexpr std::int64_t gamesInBlock = 16;  // games that one thread plays before it takes another block

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

SimulatedPlayer answerOf(const Tally& tally, std::size_t one, const PlayerName& name, int players,
                         int times) {
  const auto& sums = tally.sums[one];
  SimulatedPlayer player;
  player.player = print(name);
  player.won = answerOf(tally.players[one], times);
  player.pone = answerOf(sums[Seat::pone]);
  player.dealer = answerOf(sums[Seat::dealer]);
  if (players > 2) player.second = answerOf(sums[Seat::second]);
  if (players > 3) player.third = answerOf(sums[Seat::third]);
  return player;
}

SimulateAnswer answerOf(const Tally& tally, const Simulation& simulation,
                        const std::vector<PlayerName>& names) {
  const bool ofTwo = simulation.players == 2, duplicate = ofTwo && simulation.duplicate;
  const int times = duplicate ? 2 : 1;
  SimulateAnswer answer;
  answer.played = simulation.games * times;
  answer.duplicate = duplicate;
  answer.seed = simulation.seed;
  answer.deals = static_cast<double>(tally.deals) / static_cast<double>(answer.played);
  const auto player = [&](std::size_t one) {
    return answerOf(tally, one, names[one], simulation.players, times);
  };
  answer.a = player(0);
  answer.b = player(1);
  if (names.size() > 2) answer.c = player(2);
  if (names.size() > 3) answer.d = player(3);
  answer.firstDealer = answerOf(tally.firstDealer, times);
  if (!ofTwo) return answer;
  answer.us = answerOf(tally.sides[PlayerId::a], times);
  answer.them = answerOf(tally.sides[PlayerId::b], times);
  return answer;
}

// Plays all games of a contest. Writes their records into `records`, unless it is empty.
template <class AnyContest>
Tally playAll(const AnyContest& contest, std::int64_t games, const SimulateMeans& means,
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

// Refuses the fields that mean nothing for three or four players, or for two.
std::optional<Error> refuseFields(const SimulateQuestion& question, std::size_t players) {
  if (players > 2)
    for (const auto& [given, field] : {std::pair(&question.duplicate, "duplicate"),
                                       {&question.ours, "ours"},
                                       {&question.theirs, "theirs"},
                                       {&question.deals, "deals"}})
      if (const auto error = refuseGiven(*given, field, players)) return error;
  if (players < 3)
    if (const auto error = refuseGiven(question.c, "c", players)) return error;
  return players < 4 ? refuseGiven(question.d, "d", players) : std::nullopt;
}

Result<std::optional<PlayerName>> nameIfAny(const Given& given, Field field) {
  if (given.kind == Given::Kind::absent) return std::optional<PlayerName>();
  const auto name = nameOf(given, field);
  if (!name) return name.error();
  return std::optional(*name);
}

Result<Simulation> read(const SimulateQuestion& question, const SimulateMeans& means) {
  const auto players = playersOf(question.players);
  if (!players) return players.error();
  if (const auto error = refuseFields(question, *players)) return *error;
  const auto a = nameOf(question.a, "a");
  if (!a) return a.error();
  const auto b = nameOf(question.b, "b");
  if (!b) return b.error();
  const auto c = nameIfAny(question.c, "c"), d = nameIfAny(question.d, "d");
  if (!c) return c.error();
  if (!d) return d.error();
  const auto games = wholeOf(question.games, "games", 1, mostGames(*a, *b, means));
  if (!games) return games.error();
  const auto seed = seedOf(question.seed);
  if (!seed) return seed.error();
  const auto duplicate = truthOf(question.duplicate, "duplicate", true);
  if (!duplicate) return duplicate.error();
  const auto from = scoresOf(question.ours, question.theirs);
  if (!from) return from.error();
  const auto deals = dealsOf(question.deals);
  if (!deals) return deals.error();
  const auto record = truthOf(question.record, "record", false);
  if (!record) return record.error();
  return Simulation{*a, *b, *games, *seed, *from, *deals, *duplicate, *record, static_cast<int>(*players),
                    *c, *d};
}

// Returns the name of a player in a record, such as `a points greedy`.
std::string recordedName(std::size_t one, const PlayerName& player) {
  std::string name = std::string(playerNames[one]) + " " + print(player);
  std::replace(name.begin(), name.end(), '/', ' ');
  return name;
}

Result<Tally> playTwo(const Simulation& simulation, const std::vector<PlayerName>& names,
                      const Tables& tables, const SimulateMeans& means,
                      std::vector<std::vector<Record>>& records) {
  PlayerMaker maker(tables, means.solved);
  const auto& [ours, theirs] = simulation.from;
  Contest contest{{},
                  {},
                  static_cast<std::uint64_t>(simulation.seed),
                  ours,
                  theirs,
                  simulation.deals,
                  simulation.duplicate};
  for (std::size_t one = 0; one < names.size(); ++one) {
    const auto player = maker.player(names[one]);
    if (!player) return player.error();
    contest.players[one] = *player;
    contest.names[one] = recordedName(one, names[one]);
  }
  return playAll(contest, simulation.games, means, records);
}

Result<Tally> playSeated(const Simulation& simulation, const std::vector<PlayerName>& names,
                         const SimulateMeans& means, std::vector<std::vector<Record>>& records) {
  SeatedContest contest{Seating(names.size()), {}, {}, static_cast<std::uint64_t>(simulation.seed)};
  for (std::size_t one = 0; one < names.size(); ++one) {
    const auto player = seatedPlayer(names[one]);
    if (!player) return player.error();
    contest.players.each[one] = *player;
    contest.names.each[one] = recordedName(one, names[one]);
  }
  return playAll(contest, simulation.games, means, records);
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
  const PlayerName &a = simulation.a, &b = simulation.b;
  if (const auto error = refuse(simulation.games, "games", 1, mostGames(a, b, means))) return *error;
  if (simulation.record)
    if (const auto error = refuse(simulation.games, "games", 1, SimulateMeans::mostRecorded)) return *error;
  if (const auto error = refuse(simulation.seed, "seed", 0, lastSeed)) return *error;
  if (const auto error = refuse(simulation.from)) return *error;

  if (const auto error = refuse(simulation.players, "players", fewestPlayers, mostPlayers)) return *error;

  std::vector<PlayerName> names{a, b};
  if (simulation.players > static_cast<int>(fewestPlayers)) {
    names.push_back(simulation.c.value_or(a));
    if (simulation.players == 4) names.push_back(simulation.d.value_or(b));
  }
  std::vector<std::vector<Record>> records(simulation.record ? static_cast<std::size_t>(simulation.games)
                                                             : 0);
  const auto tally = names.size() == 2 ? playTwo(simulation, names, tables, means, records)
                                       : playSeated(simulation, names, means, records);
  if (!tally) return tally.error();
  SimulateAnswer answer = answerOf(*tally, simulation, names);
  if (!simulation.record) return answer;
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
