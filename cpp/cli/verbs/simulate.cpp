#include <algorithm>
#include <thread>

#include "cli/simulate_natively.h"
#include "cli/verb.h"
#include "cribbage/cribbage.h"

namespace cribbage {

void addSimulate(const Program& program) {
  using Question = SimulateQuestion;
  const auto means = std::make_shared<NativeMeans>();
  means->threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  Verb<Question> games(program, "simulate",
                       "Play whole games: cribbage simulate points/greedy schell --games 100");
  games.question().games = numberOf("1000");
  games.question().seed = Given::ofNumber(freshSeed(), "");
  games
      .text(&Question::a, "a",
            "A player: a level (" + listed(levelNames, ", ") + "); or a way to throw (" +
                listed(throwNames, ", ") + "), a slash and a way to play (" + listed(playNames, ", ") +
                "). Without a way to play, it is greedy, or random if it throws at random")
      .required();
  games.text(&Question::b, "b", "The other player").required();
  games.text(&Question::c, "c", "The third of three or four players; as a by default");
  games.text(&Question::d, "d", "The fourth player; as b by default");
  games.number(&Question::players, "--players",
               "2, 3 or 4 players; 2 by default. Of four, a and c are partners");
  games.number(&Question::games, "--games", "The number of different games; 1000 by default");
  games.number(&Question::seed, "--seed", "The same number gives the same games everywhere");
  games.flag(&Question::duplicate, "--no-duplicate",
             "Play each game once, not twice with sides changed so that luck cancels", Given::ofTruth(false));
  games.flag(&Question::record, "--record",
             "Print the records of the games instead, as `cribbage record` reads them; 1000 games at most");
  games.scores("--from", "The score at which every game starts, 0 to 120 each; 0 0 by default");
  games.text(&Question::deals, "--deals", "Who deals first: us, them or both in turn (by default)");
  games.options().word(
      "--play-state",
      "The file of the solved play, for players that play solved; `npm run solve play` leaves it at "
      "build/play.state",
      [means](const std::string& file) { means->playState = file; });
  games.options().wholeNumber("--threads", "All cores by default; the games do not depend on it", 1, 1024,
                              [means](int threads) { means->threads = threads; });
  games.answers(
      [means](const Question& question) { return simulateNatively(question, shippedTables(), *means); },
      writeGames);
}

}  // namespace cribbage
