// The command line: the engine's questions as verbs, people's text by default, `--json` for machines.

#include <CLI/CLI.hpp>
#include <charconv>
#include <chrono>
#include <iomanip>
#include <iostream>
#include <random>
#include <thread>

#include "cli/json.h"
#include "cli/json_lines.h"
#include "cli/print_answers.h"
#include "cli/signature.h"
#include "cli/simulate.h"
#include "cribbage/questions/every_question.h"
#include "tables/shipped_tables.h"

namespace {

using namespace cribbage;

double freshSeed() {
  std::random_device device;
  return static_cast<double>((std::uint64_t{device()} << 20 ^ device()) & ((std::uint64_t{1} << 53) - 1));
}

Given joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) (text += text.empty() ? "" : " ") += word;
  return Given::ofText(text);
}

Given numberOf(const std::string& text) {
  double number = 0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number, std::chars_format::fixed);
  const bool whole = read.ec == std::errc{} && read.ptr == end;
  return whole ? Given::ofNumber(number, text) : Given::ofText(text);
}

// Prints the answer, or the error's sentence on standard error; 0 or 2.
template <class Answer>
int finish(const Result<Answer>& result, bool json) {
  if (json) {
    std::cout << print(result ? toJson(*result) : errorJson(result.error())) << "\n";
  } else if (result) {
    write(std::cout, *result);
  } else {
    std::cerr << "cribbage: " << result.error().message << "\n";
  }
  return result ? 0 : 2;
}

int bench() {
  const auto start = std::chrono::steady_clock::now();
  const Signature said = signature(shippedTables());
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  std::cout << std::hex << std::setfill('0') << "signature " << std::setw(16) << said.whole() << "\n";
  Signature::fields([&](const char* name, auto member) {
    std::cout << "  " << std::setfill(' ') << std::left << std::setw(10) << name << std::right
              << std::setfill('0') << std::setw(16) << said.*member << "\n";
  });
  std::cout << std::dec;
  std::cerr << "in " << took.count() << " s\n";
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{
      "Fifteen Two: counts cribbage hands, scores the play and ranks discards.\n"
      "Cards are rank then suit: 5H TS AC"};
  app.require_subcommand(1);
  app.set_version_flag("--version", FIFTEEN_TWO_VERSION);

  std::vector<std::string> words;
  std::vector<std::string> seen;
  std::vector<std::string> kept;
  std::vector<std::string> thrown;
  std::vector<std::string> scores;
  std::string starter;
  std::string seed;
  std::string opponent;
  bool crib = false;
  bool weDeal = false;
  bool theyDeal = false;
  bool json = false;
  const auto verb = [&](const char* name, const char* about) {
    CLI::App* added = app.add_subcommand(name, about);
    added->add_flag("--json", json, "Answer as one line of JSON");
    return added;
  };

  CLI::App* score = verb("score", "Count a hand: cribbage score 5H 5D 5S JC --starter 5C");
  score->add_option("hand", words, "One to four cards with a starter, any number without")->required();
  score->add_option("-s,--starter", starter, "The card that was cut");
  score->add_flag("-c,--crib", crib, "Count it as the crib");

  CLI::App* ranks = verb("ranks", "Count ranks without suits: cribbage ranks A2233444");
  ranks->add_option("ranks", words, "One to 24 ranks")->required();

  CLI::App* discard = verb("discard", "Rank the fifteen discards: cribbage discard 5D JH 6S 4H 5S 2C --mine");
  discard->add_option("dealt", words, "Six cards")->required();
  CLI::App* whose = discard->add_option_group("crib", "Whose crib it is")->require_option(1);
  whose->add_flag("-m,--mine,--my-crib", weDeal, "The crib is mine: I deal");
  whose->add_flag("-t,--theirs,--their-crib", theyDeal, "The crib is theirs");
  discard->add_option("--opponent", opponent, "expert (the default), handOnly or random");
  discard->add_option("--score", scores, "Our score and theirs, 0 to 120 each")->expected(2);

  CLI::App* starters = verb("starters", "What each starter would make of four cards");
  starters->add_option("hand", words, "Four cards")->required();
  starters->add_option("--seen", seen, "Cards that cannot be the starter")->expected(1, 52);
  starters->add_flag("-c,--crib", crib, "Count it as the crib");

  CLI::App* play = verb("play", "Score the play: cribbage play them 5H, us TD --mine");
  play->add_option("played", words, "Who played what, in order: us or them, then the card");
  play->add_option("--kept", kept, "Our four: what each is worth now")->expected(1, 4);
  play->add_option("--thrown", thrown, "Our two in the crib, with --kept")->expected(1, 2);
  play->add_option("--starter", starter, "The card that was cut, with --kept");
  CLI::App* leads = play->add_option_group("deal", "Who dealt; the other leads")->require_option(1);
  leads->add_flag("-m,--mine,--my-crib", weDeal, "The crib is mine: they lead");
  leads->add_flag("-t,--theirs,--their-crib", theyDeal, "The crib is theirs: we lead");
  play->add_option("--score", scores, "Our score and theirs before the play, 0 to 120 each")->expected(2);

  CLI::App* dealing = verb("deal", "Shuffle, deal two hands of six and cut the starter");
  dealing->add_option("--seed", seed, "The same number gives the same deal everywhere");

  std::string games = "1000";
  std::string firstDeal;
  bool duplicate = true;
  NativeMeans native;
  native.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  CLI::App* simulating =
      verb("simulate", "Play whole games: cribbage simulate points/greedy schell --games 1000");
  simulating
      ->add_option(
          "players", words,
          "Two, each a way to throw (points, win, handOnly, schell, random), a stroke and a way to play "
          "(solved, win, advice, greedy, random); greedy, or random for random, where it is left out")
      ->required()
      ->expected(2);
  simulating->add_option("--games", games, "Different games, 1000 unless told");
  simulating->add_option("--seed", seed, "The same number gives the same games everywhere");
  simulating->add_flag("--duplicate,!--no-duplicate", duplicate,
                       "Each game twice with sides changed, so that luck cancels (the default)");
  simulating->add_option("--from", scores, "Our score and theirs at the start, 0 to 120 each")->expected(2);
  simulating->add_option("--deals", firstDeal, "Who deals first: us, them or both, in turn (the default)");
  simulating->add_option("--play-state", native.playState, "The state of the solved play, for solved");
  simulating->add_option("--threads", native.threads, "All there are unless told")
      ->check(CLI::Range(1, 1024));

  CLI::App* ask =
      app.add_subcommand("ask", "Answer lines of JSON on standard input, one a line, until its end");
  CLI::App* benching = app.add_subcommand("bench", "Print the signature of everything the engine says");

  CLI11_PARSE(app, argc, argv);

  if (score->parsed()) {
    ShowQuestion question;
    question.hand = joined(words);
    question.crib = Given::ofTruth(crib);
    if (score->count("--starter") > 0) question.starter = Given::ofText(starter);
    return finish(scoreShow(question), json);
  }
  if (ranks->parsed()) return finish(scoreRanks({joined(words), {}}), json);
  if (discard->parsed()) {
    DiscardsQuestion question;
    question.dealt = joined(words);
    question.weDeal = Given::ofTruth(weDeal);
    if (scores.size() == 2) {
      question.ours = numberOf(scores[0]);
      question.theirs = numberOf(scores[1]);
    }
    if (discard->count("--opponent") > 0) question.opponent = Given::ofText(opponent);
    const int failed = finish(valueDiscards(question, shippedTables()), json);
    if (failed == 0 && !json) writeKinds(std::cout, opponent);
    return failed;
  }
  if (starters->parsed()) {
    StartersQuestion question;
    question.hand = joined(words);
    question.crib = Given::ofTruth(crib);
    if (!seen.empty()) question.seen = joined(seen);
    return finish(valueStarters(question), json);
  }
  if (play->parsed() && !kept.empty()) {
    PlaysQuestion question;
    question.kept = joined(kept);
    if (!thrown.empty()) question.thrown = joined(thrown);
    if (play->count("--starter") > 0) question.starter = Given::ofText(starter);
    question.played = joined(words);
    question.weDeal = Given::ofTruth(weDeal);
    return finish(valuePlays(question, shippedTables()), json);
  }
  if (play->parsed()) {
    PlayQuestion question;
    question.played = joined(words);
    question.weDeal = Given::ofTruth(weDeal);
    if (scores.size() == 2) {
      question.ours = numberOf(scores[0]);
      question.theirs = numberOf(scores[1]);
    }
    return finish(scorePlay(question), json);
  }
  if (dealing->parsed())
    return finish(deal({dealing->count("--seed") == 0 ? Given::ofNumber(freshSeed(), "") : numberOf(seed)}),
                  json);
  if (simulating->parsed()) {
    SimulateQuestion question;
    question.games = numberOf(games);
    question.seed = simulating->count("--seed") == 0 ? Given::ofNumber(freshSeed(), "") : numberOf(seed);
    question.a = Given::ofText(words[0]);
    question.b = Given::ofText(words[1]);
    question.duplicate = Given::ofTruth(duplicate);
    if (scores.size() == 2) {
      question.ours = numberOf(scores[0]);
      question.theirs = numberOf(scores[1]);
    }
    if (simulating->count("--deals") > 0) question.deals = Given::ofText(firstDeal);
    return finish(simulateNatively(question, shippedTables(), native), json);
  }
  if (ask->parsed()) answerLines(std::cin, std::cout, freshSeed, shippedTables());
  if (benching->parsed()) return bench();
  return 0;
}
