// Plays a match of two named players, in pairs of games. Both games of a pair have the same cards, but the
// players exchange seats. Subtracts the luck of the cards (`control.h`), and stops as soon as it is known who
// is better (`betting.h`).
//
//     measure_match --a win --b points --from 0.5 --to 0.52 --error 0.05 --games 10000 --seed 1
//     measure_match --levels cpp/measure/levels.json --games 100 --seed 2026
//
// The verdict is that player a wins more than the share `--from` of the games, or less than `--to`. The
// result depends on the seed but not on the number of threads.
//
// Two intervals are printed. The first is valid only if the number of games was fixed beforehand: `--all`
// plays all games, whatever the verdict. A match that stops at its verdict stops at a favourable result, so
// only the second interval, which holds at any moment, is valid for it.
//
// With `--levels`, every level plays `--games` pairs against the level "expert". The figures are written to
// the named file: the wins of each level, and the hashes of the tables on which they depend. The app and
// docs/measured.md show these figures. `--only` measures a new level, with the pairs and the seed of the
// file.

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "cribbage/base/table_bytes.h"
#include "cribbage/game/levels.h"
#include "cribbage/game/player_maker.h"
#include "measure/average.h"
#include "measure/match/betting.h"
#include "measure/match/control.h"
#include "measure/match/match_pairs.h"
#include "measure/options.h"
#include "native/threads.h"
#include "tables/shipped_files.h"

using namespace cribbage;

namespace {

using Json = nlohmann::ordered_json;

struct Options : MeasureOptions {
  std::string a, b, levelsFile, only;
  double from = 0.5, to = 0.52, error = 0.05;
  std::size_t games = 10'000;
  bool all = false;

  void addTo(CLI::App& app) {
    MeasureOptions::addTo(app);
    app.add_option("--a", a, "a player, as `cribbage simulate` names them");
    app.add_option("--b", b, "the opponent");
    app.add_option("--levels", levelsFile, "plays every level against the expert, and writes what it wins");
    app.add_option("--only", only, "plays this level alone, and keeps what the file says of the others");
    app.add_option("--from", from, "share of games that a may not win more of")->check(CLI::Range(0.0, 1.0));
    app.add_option("--to", to, "share that a may not win less of")->check(CLI::Range(0.0, 1.0));
    app.add_option("--error", error, "chance of a wrong verdict")->check(CLI::Range(0.0001, 0.5));
    app.add_option("--games", games, "different ones at most, each played twice")
        ->check(CLI::Range(1, 1'000'000'000));
    app.add_flag("--all", all, "play them all, whatever the verdict");
  }
};

constexpr double range95 = 1.96;  // standard deviations to either end of a 95 % interval

// The confidence bound by betting needs a lowest and a highest score. So scores from which luck was
// subtracted are clipped to this range. Clipping is very rare, and the match reports it. Luck with known
// bounds would need no clipping, but would remove only half as much variance.
constexpr Range reducedRange{-0.25, 1.25};

// The scores of all pairs of games, in three forms: as counted, less their luck, and clipped to
// `reducedRange`.
struct Match {
  std::vector<double> counted, reduced, bet;
  Average ahead;
  Control control;
  std::size_t known = 0;  // the number of pairs after which the verdict was known

  void add(const PairScore& score, SequentialTest& test) {
    counted.push_back(score.won);
    ahead.add(score.ahead);
    reduced.push_back(control.reduce(score.won, score.luck));
    bet.push_back(std::clamp(reduced.back(), reducedRange.low, reducedRange.high));
    if (known == 0 && test.add(bet.back()) != Verdict::open) known = counted.size();
  }
};

Match play(const MatchPairs& pairs, const Options& options, SequentialTest& test) {
  constexpr std::size_t together = 64;  // pairs played at once, and counted one by one
  Match match;
  while (match.counted.size() < options.games && (options.all || match.known == 0)) {
    const std::size_t first = match.counted.size();
    std::vector<PairScore> scores(std::min(together, options.games - first));
    onThreads(options.threads, scores.size(), [&](std::size_t at) { scores[at] = pairs.play(first + at); });
    for (const PairScore& score : scores)
      if (options.all || match.known == 0) match.add(score, test);
  }
  return match;
}

double meanOf(std::span<const double> scores) {
  double sum = 0;
  for (const double score : scores) sum += score;
  return sum / static_cast<double>(scores.size());
}

double varianceOf(std::span<const double> scores) {
  double squares = 0;
  for (const double mean = meanOf(scores); const double score : scores)
    squares += (score - mean) * (score - mean);
  return squares / static_cast<double>(scores.size());
}

double standardError(std::span<const double> scores) {
  return std::sqrt(varianceOf(scores) / static_cast<double>(scores.size()));
}

void print(const char* name, std::span<const double> scores, const Interval& any) {
  const double mean = meanOf(scores), margin = range95 * standardError(scores);
  std::printf("%-14s  %.4f  %.4f to %.4f  %.4f to %.4f\n", name, mean, mean - margin, mean + margin,
              std::max(0.0, any.low), std::min(1.0, any.high));
}

void print(Verdict verdict, const Match& match, const Options& options) {
  if (verdict == Verdict::open)
    std::printf("no verdict\n");
  else
    std::printf("a wins %s than %.4f: known after %zu pairs, wrong in %g of 100 matches at most\n",
                verdict == Verdict::more ? "more" : "less",
                verdict == Verdict::more ? options.from : options.to, match.known, 100 * options.error);
}

void print(const Match& match, const Options& options) {
  std::printf("a is %s, b is %s, seed %llu: %zu pairs of games\n", options.a.c_str(), options.b.c_str(),
              static_cast<unsigned long long>(options.seed), match.counted.size());
  std::printf("a won           mean    95 %% interval     95 %% at any moment\n");
  print("as counted", match.counted, atAnyMoment(match.counted, 0.05));
  print("less the luck", match.reduced, atAnyMoment(match.bet, 0.05, reducedRange));
  std::printf("points a deal more: %.2f +- %.2f\n", match.ahead.mean(), match.ahead.error());
  const double left = varianceOf(match.reduced);
  if (left > 0)
    std::printf("variance: %.2f times less, with %.2f of the luck taken away\n",
                varianceOf(match.counted) / left, match.control.coefficient());
  std::size_t beyond = 0;
  for (std::size_t pair = 0; pair < match.bet.size(); ++pair)
    beyond += match.bet[pair] == match.reduced[pair] ? 0 : 1;
  if (beyond > 0) std::printf("%zu pairs were beyond the range of the bets\n", beyond);
}

FIFTEEN_TWO_REASON(emptyRange, badQuestion, "--from must be less than --to.");
FIFTEEN_TWO_REASON(unwritable, badQuestion, "“{text}” cannot be written.");

int fail(const Error& error) {
  std::fprintf(stderr, "%s\n", error.message.c_str());
  return 1;
}

Result<Match> matchOf(const std::array<PlayerName, 2>& names, const Options& options, const Tables& tables,
                      const Pegger* solved, SequentialTest& test) {
  PlayerMaker maker(tables, solved);
  std::array<Player, 2> players;
  for (const std::size_t one : {0u, 1u}) {
    const auto player = maker.player(names[one]);
    if (!player) return player.error();
    players[one] = *player;
  }
  const QuickThrower throws(**tables.crib(), **tables.play());
  return play({players, options.seed, throws, **tables.board()}, options, test);
}

int run(const Options& options, const Tables& tables, const std::array<PlayerName, 2>& names,
        const Pegger* solved) {
  SequentialTest test(options.from, options.to, options.error, reducedRange);
  const auto match = matchOf(names, options, tables, solved, test);
  if (!match) return fail(match.error());
  print(*match, options);
  print(test.verdict(), *match, options);
  return 0;
}

int run(const Options& options) {
  const auto a = parsePlayer(options.a), b = parsePlayer(options.b);
  if (!a) return fail(a.error());
  if (!b) return fail(b.error());
  const Tables tables = shippedTables();
  if (a->plays != Plays::solved && b->plays != Plays::solved) return run(options, tables, {*a, *b}, nullptr);
  const auto state = loadSolvedPlay(**tables.crib(), options.playState, options.threads);
  if (!state) return fail(state.error());
  const SolvedPegger solved(state->play());
  return run(options, tables, {*a, *b}, &solved);
}

// Returns whether the results depend on a table. They do, unless it is the table of win chances for another
// objective, because both players play to win.
bool decides(const ShippedFile& table) {
  return std::ranges::none_of(everyObjective, [&](Objective objective) {
    return objective != Objective::win && table.name == Tables::boardFor(objective);
  });
}

Json figure(double mean, double error) {
  const auto rounded = [](double value) { return std::round(1e4 * value) / 1e4; };
  return {{"mean", rounded(mean)}, {"standardError", rounded(error)}};
}

// Plays the match of one level against the expert, and stores the results in `file`.
int addLevel(Json& file, Level level, const Options& options, const Tables& tables) {
  const std::string name(print(level));
  SequentialTest test(options.from, options.to, options.error, reducedRange);
  const auto match = matchOf({playerOf(level), playerOf(Level::expert)}, options, tables, nullptr, test);
  if (!match) return fail(match.error());
  file["winsOfHundred"][name] = std::lround(100 * meanOf(match->reduced));
  file["againstExpert"][name] = {{"counted", figure(meanOf(match->counted), standardError(match->counted))},
                                 {"lessLuck", figure(meanOf(match->reduced), standardError(match->reduced))},
                                 {"pegs", figure(match->ahead.mean(), match->ahead.error() / range95)}};
  return 0;
}

// Copies the results of one level from an earlier run.
void keepLevel(Json& file, Level level, const Json& before) {
  const std::string name(print(level));
  for (const char* part : {"winsOfHundred", "againstExpert"}) file[part][name] = before.at(part).at(name);
}

int writeLevels(Options options) {
  options.all = true;
  const Tables tables = shippedTables();
  Json before;
  if (!options.only.empty()) {
    before = Json::parse(std::ifstream(options.levelsFile));
    options.games = before["pairs"];
    options.seed = before["seed"];
  }
  Json file{{"pairs", options.games}, {"seed", options.seed}};
  for (const ShippedFile& table : shippedFiles())
    if (decides(table)) file["tables"][std::string(table.name)] = hashOf(table.bytes);
  for (const Level level : levels)
    if (level == Level::expert)
      file["winsOfHundred"][std::string(print(level))] = 50;  // two experts are equally good
    else if (!options.only.empty() && print(level) != options.only)
      keepLevel(file, level, before);
    else if (const int failed = addLevel(file, level, options, tables))
      return failed;
  std::ofstream out(options.levelsFile);
  out << file.dump(2) << "\n";
  return out.flush() ? 0 : fail(makeError(unwritable, options.levelsFile));
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Plays a match of two players until it is known who is better.");
  Options options;
  options.addTo(app);
  CLI11_PARSE(app, argc, argv);
  if (options.from >= options.to) return fail(makeError(emptyRange, ""));
  return options.levelsFile.empty() ? run(options) : writeLevels(options);
}
