// The verb `game` plays a whole game against a level.

#include <cstdio>

#include "cli/levels.h"
#include "cli/reasons.h"
#include "cli/terminal/terminal_game.h"
#include "cli/verb.h"
#include "cribbage/cribbage.h"

namespace cribbage {

namespace {

// The options of the verb, as the user gave them.
struct GameVerb {
  Given level = Given::ofText("club"), seed;
  TerminalSettings settings;
  std::string file;  // the record is written to it; empty means standard output
};

// Returns the seed of a game: a given one, or a fresh one. Seeds are below 2^52, so that the seeds of all
// deals are exact.
Result<std::int64_t> seedOfGame(const Given& given) {
  constexpr std::int64_t seeds = std::int64_t{1} << 52;
  if (given.kind == Given::Kind::absent) return static_cast<std::int64_t>(freshSeed()) % seeds;
  const auto seed = seedOf(given);
  if (seed && *seed >= seeds) return notANumber("seed", given, 0, seeds - 1);
  return seed;
}

bool writeFile(const std::string& name, const std::string& text) {
  std::FILE* file = std::fopen(name.c_str(), "wb");
  if (!file) return false;
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  return std::fclose(file) == 0 && written;
}

ExitCode playGame(const GameVerb& asked) {
  TerminalSettings settings = asked.settings;
  const auto level = levelOf(asked.level.text);
  if (!level) return refuse(notAChoice("level", asked.level, levelNames), false);
  settings.level = *level;
  const auto seed = seedOfGame(asked.seed);
  if (!seed) return refuse(seed.error(), false);
  settings.seed = *seed;
  const auto record = playInTerminal(std::cin, std::cout, settings, shippedTables());
  if (!record) return refuse(record.error(), false);
  if (!asked.file.empty() && writeFile(asked.file, *record)) {
    std::cout << "The record is in " << asked.file << ".\n";
    return done;
  }
  std::cout << "\n" << *record;
  if (asked.file.empty()) return done;
  refuse(makeError(reason::fileUnwritable, asked.file), false);
  return failed;
}

}  // namespace

void addGame(const Program& program) {
  const auto asked = std::make_shared<GameVerb>();
  const Options game(program, "game", "Play a game in the terminal: cribbage game --level club");
  game.word("--level", "The opponent: " + listed(levelNames) + "; club by default",
            [asked](const std::string& word) { asked->level = Given::ofText(word); });
  game.flag("--sixty-one", "Play to 61, not to 121", [asked] { asked->settings.target = 61; });
  game.word("--seed", "The same number gives the same cards, as in the app",
            [asked](const std::string& word) { asked->seed = numberOf(word); });
  game.flag("--count", "Say the points of your hands before you see them",
            [asked] { asked->settings.counts = true; });
  game.flag("--muggins", "The same, and the opponent pegs the points that you miss",
            [asked] { asked->settings.counts = asked->settings.muggins = true; });
  game.word("--record", "Where to write the record; to standard output by default",
            [asked](const std::string& word) { asked->file = word; });
  game.then([asked] { return playGame(*asked); });
}

}  // namespace cribbage
