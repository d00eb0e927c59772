#include "cli/terminal/terminal_game.h"

#include <algorithm>
#include <sstream>
#include <streambuf>

#include "catch.h"
#include "cribbage/cribbage.h"
#include "shipped.h"

using namespace cribbage;

namespace {

// Input typed by a player who reads what the program says: throws the first two cards that they hold, plays
// the first card that fits, and counts 1 for every hand.
class Typist : public std::streambuf {
 public:
  explicit Typist(const std::ostringstream& said) : said_(said) {}

 protected:
  int_type underflow() override {
    line_ = answer() + "\n";
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(line_[0]);
  }

 private:
  std::string answer() {
    std::string said = said_.str();
    std::replace(said.begin(), said.end(), '\n', ' ');
    if (said.ends_with("How many points is that? ")) return "1";
    const std::size_t holds = said.rfind("You hold ") + 9;
    std::vector<std::string> cards;
    std::istringstream words(said.substr(holds, said.find('.', holds) - holds));
    for (std::string card; words >> card;) cards.push_back(card);
    if (said.ends_with("Which two do you throw? ")) return cards[0] + " " + cards[1];
    tried_ = said.ends_with("Which card do you play? ") ? 0 : tried_ + 1;
    return cards.at(tried_);
  }

  const std::ostringstream& said_;
  std::string line_;
  std::size_t tried_ = 0;
};

struct Played {
  std::string said, record;
};

Played playThrough(const TerminalSettings& settings) {
  std::ostringstream out;
  Typist typist(out);
  std::istream in(&typist);
  const auto record = playInTerminal(in, out, settings, shipped());
  REQUIRE(record);
  return {out.str(), *record};
}

// Plays with these lines as input.
Played type(const std::string& lines, TerminalSettings settings = {Level::beginner, 121, 7}) {
  std::istringstream in(lines);
  std::ostringstream out;
  const auto record = playInTerminal(in, out, settings, shipped());
  REQUIRE(record);
  return {out.str(), *record};
}

bool says(const Played& played, const std::string& sentence) {
  std::string said = played.said;  // in one line, as sentences may be broken
  std::replace(said.begin(), said.end(), '\n', ' ');
  return said.find(sentence) != said.npos;
}

}  // namespace

TEST_CASE("a game in the terminal is played to its end, and its record is read again") {
  for (const TerminalSettings& settings :
       {TerminalSettings{Level::beginner, 121, 7}, TerminalSettings{Level::pub, 61, 8},
        TerminalSettings{Level::pub, 121, 9, true}, TerminalSettings{Level::beginner, 61, 10, true, true}}) {
    CAPTURE(settings.seed);
    const Played played = playThrough(settings);
    const auto game = readGame(played.record);
    REQUIRE(game);
    CHECK(game->record == played.record);
    CHECK(game->target == settings.target);
    REQUIRE(game->winner);
    const bool won = *game->winner == PlayerId::a;
    CHECK(says(played, (won ? "You win, " : game->players[1] + " wins, ") + std::to_string(settings.target) +
                           " to " + std::to_string(won ? game->score.b : game->score.a)));
    CHECK(says(played, "You " + std::to_string(game->score.a) + ", " + game->players[1] + " " +
                           std::to_string(game->score.b) + "."));
    std::istringstream lines(played.said);
    for (std::string line; std::getline(lines, line);) CHECK(line.size() < 80);
    CHECK(playThrough(settings).said == played.said);
  }
}

TEST_CASE("the seed gives the cards of a game in the terminal as in the app") {
  const auto game = readGame(playThrough({Level::beginner, 121, 7}).record);
  REQUIRE(game);
  for (std::size_t at = 0; at < game->deals.size(); ++at) {
    const auto dealt = deal(7 + static_cast<std::int64_t>(at) + 1);
    const DealRecord& record = game->deals[at];
    CHECK(record.starter == print(dealt->starter));
    const auto& ours = dealt->hands[record.dealer == PlayerId::a ? 1 : 0];
    for (const Card card : ours)
      CHECK(std::count(record.dealt.a->begin(), record.dealt.a->end(), print(card)) == 1);
  }
}

TEST_CASE("with muggins the opponent pegs what we miss, and otherwise nobody does") {
  const auto pegsOf = [](bool muggins) {
    const auto game = readGame(playThrough({Level::beginner, 121, 9, true, muggins}).record);
    PerPlayer<int> pegs;
    for (const DealRecord& deal : game->deals)
      for (const Peg& peg : deal.pegs) pegs[peg.by] += peg.source == Source::peg ? peg.points : 0;
    return pegs;
  };
  CHECK(pegsOf(false)[PlayerId::a] > 0);
  CHECK(pegsOf(false)[PlayerId::b] == 0);
  CHECK(pegsOf(true)[PlayerId::b] > 0);
}

TEST_CASE("bad input gets a sentence, and the question stands") {
  const auto dealt = deal(8);
  const bool dealsFirst = says(type(""), "You deal first");
  const auto& six = dealt->hands[dealsFirst ? 1 : 0];
  const auto& others = dealt->hands[dealsFirst ? 0 : 1];
  const std::string held = print(six[0]), two = held + " " + print(six[1]);
  const std::pair<std::string, std::string> rows[] = {
      {"", "Type the two cards that you throw"},
      {"hello", "“hello” is not a card"},
      {held, "Type the two cards that you throw"},
      {held + " " + held, "You do not hold " + held},
      {held + " " + print(others[0]), "You do not hold " + print(others[0])},
      {"? ?", "You do not hold ?"},
      {"?", "The best throw is "},
      {std::string(1000, 'x'), "is not a card"},
      {two + "\ngo", "You hold a card that fits, so you must play."},
      {two + "\n" + print(six[2]) + " " + print(six[3]), "Type the card that you play"},
      {two + "\n" + held, "You do not hold " + held},
      {two + "\n?", "The best card is "}};
  for (const auto& [typed, sentence] : rows) {
    CAPTURE(typed);
    CHECK(says(type(typed + "\n"), sentence));
  }
}

TEST_CASE("the record of a deal that was left has no card of the opponent that was not seen") {
  const bool weDeal = says(type(""), "You deal first");
  const auto dealt = deal(8);
  const auto& ours = dealt->hands[weDeal ? 1 : 0];
  const auto& theirs = dealt->hands[weDeal ? 0 : 1];
  const std::string typed = print(ours[0]) + " " + print(ours[1]) + "\n";
  for (const bool plays : {false, true}) {
    CAPTURE(plays);
    const Played left = type(typed + (plays ? print(ours[2]) + "\n" : ""));
    const auto game = readGame(left.record);
    REQUIRE(game);
    REQUIRE(game->deals.size() == 1);
    CHECK(game->record == left.record);
    int named = 0;
    for (const Card card : theirs) {
      const bool inRecord = left.record.find(print(card)) != left.record.npos;
      named += inRecord ? 1 : 0;
      CHECK((!inRecord || says(left, "Beginner plays " + print(card))));
    }
    CHECK(named >= (plays ? 1 : 0));
    CHECK(left.record.find(print(ours[5])) != left.record.npos);
  }
}

TEST_CASE("quit leaves the game, and so does the end of the input") {
  const std::string none = "You - Beginner to 121\n";
  for (const std::string lines : {"", "quit", " QUIT \r\n", "hello\nquit\nhello"}) {
    CAPTURE(lines);
    const Played played = type(lines);
    CHECK(played.record == none);
    CHECK(says(played, "You leave the game. You 0, Beginner 0."));
  }
}
