#include "cribbage/questions/record_questions.h"

#include "cases.h"
#include "catch.h"
#include "questions/untrusted.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

// The results of the games of a simulation, read again from their records: the games that player `a` won, and
// the games that ended in a skunk or a double skunk.
struct Again {
  std::int64_t won = 0, skunks = 0, doubleSkunks = 0;
};

Again readAll(const SimulateAnswer& simulated) {
  Again again;
  for (const std::string& record : *simulated.records) {
    const auto game = readGame(record);
    CAPTURE(record);
    if (!game) FAIL(game.error().message);
    if (game->record != record) FAIL("written otherwise: " + game->record);
    if (!game->winner) FAIL("not over");
    again.won += *game->winner == PlayerId::a ? 1 : 0;
    again.skunks += game->skunk ? 1 : 0;
    again.doubleSkunks += game->doubleSkunk ? 1 : 0;
  }
  return again;
}

// Simulates games of the Schell player, with their records.
SimulateAnswer recorded(const char* against, int games, int seed, Score from = {}) {
  Simulation simulation{*parsePlayer("schell"), *parsePlayer(against), games, seed, from};
  simulation.record = true;
  const auto simulated = simulate(simulation, shipped());
  REQUIRE(simulated);
  return *simulated;
}

// Rewrites a record as if the scorer had written down the crib, but not who discarded which card.
std::string withCribs(std::string_view record) {
  std::string text, crib;
  while (!record.empty()) {
    const std::size_t end = record.find('\n') + 1;
    const std::string_view line = record.substr(0, end - 1);
    record.remove_prefix(end);
    const std::size_t thrown = line.find(" /");
    if (thrown != std::string_view::npos) crib += line.substr(thrown + 2);
    text.append(line.substr(0, thrown)) += '\n';
    if (crib.size() < 12) continue;
    text.append("crib:").append(crib) += '\n';
    crib.clear();
  }
  return text;
}

// Damages a text as a hurried writer would: letters are lost, doubled, changed or swapped, and lines are lost
// or doubled.
void damage(Random& random, std::string& text) {
  constexpr std::string_view letters = "0123456789ATJQKSHDC?*-/():#| \ngo";
  const auto place = [&] { return random.below(static_cast<std::uint32_t>(text.size())); };
  for (std::uint32_t times = 1 + random.below(4); times > 0 && text.size() > 2; --times) {
    const std::size_t at = place();
    const std::size_t begin = text.rfind('\n', at) + 1,
                      end = std::min(text.find('\n', begin), text.size() - 1) + 1;
    const std::uint32_t how = random.below(6);
    if (how == 0) text.erase(at, 1);
    if (how == 1) text.insert(at, 1, text[at]);
    if (how == 2) text[at] = anyOf(random, letters);
    if (how == 3) std::swap(text[at], text[place()]);
    if (how == 4) text.erase(begin, end - begin);
    if (how == 5) text.insert(begin, text.substr(begin, end - begin));
  }
}

}  // namespace

TEST_CASE("a damaged record is refused with its line, or read so that it is read again") {
  const SimulateAnswer simulated = recorded("random", 100, 31);
  Random random(15);
  int read = 0, refused = 0;
  for (int time = 0; time < 3'000; ++time) {
    std::string record = (*simulated.records)[static_cast<std::size_t>(time) % simulated.records->size()];
    if (time % 2 == 1) record = withCribs(record);
    damage(random, record);
    CAPTURE(record);
    const std::string complaint = askUntrusted("readGame", std::vector{Given::ofText(record)});
    if (!complaint.empty()) FAIL(complaint);
    const auto game = readGame(record);
    ++(game ? read : refused);
    if (!game && !game.error().line) FAIL("an error without its line");
  }
  CHECK(read > 150);
  CHECK(refused > 300);
}

TEST_CASE("a line that cannot be is told by its number, its words and a sentence") {
  for (const json& one : casesIn("bad_records.json")) {
    CAPTURE(one["name"].get<std::string>());
    const auto game = readGame(one["record"].get<std::string>());
    REQUIRE_FALSE(game);
    CHECK(game.error().code == ErrorCode::badRecord);
    CHECK(game.error().line == one["line"].get<std::int64_t>());
    CHECK(game.error().text == one["text"].get<std::string>());
    CHECK(game.error().message == one["message"].get<std::string>());
  }
}

TEST_CASE("a thousand simulated games are read as they are written, with the same winners and skunks") {
  const SimulateAnswer simulated = recorded("random", 500, 121);
  REQUIRE(simulated.records->size() == 1000);
  const Again again = readAll(simulated);
  CHECK(again.won == simulated.us->games);
  CHECK(again.skunks == simulated.us->skunks + simulated.them->skunks);
  CHECK(again.doubleSkunks == simulated.us->doubleSkunks + simulated.them->doubleSkunks);
}

TEST_CASE("a game with its cribs has the same score as with the throws") {
  const SimulateAnswer simulated = recorded("random", 50, 9);
  for (const std::string& record : *simulated.records) {
    const std::string cribs = withCribs(record);
    CAPTURE(cribs);
    const auto game = readGame(cribs);
    if (!game) FAIL(game.error().message);
    CHECK(game->record == cribs);
    CHECK(game->score.a == readGame(record)->score.a);
    CHECK(game->score.b == readGame(record)->score.b);
  }
}

TEST_CASE("games from the last holes are read as they are written") {
  const SimulateAnswer simulated = recorded("schell", 500, 7, {116, 118});
  CHECK(readAll(simulated).won == simulated.us->games);
}

TEST_CASE("records of more than a thousand games are refused") {
  Simulation simulation{*parsePlayer("schell"), *parsePlayer("random"), 1001, 1};
  simulation.record = true;
  CHECK(simulate(simulation, shipped()).error().code == ErrorCode::badQuestion);
}

TEST_CASE("a game that was read has everything that follows from its record") {
  const std::string record =
      "Ann - Ben\n1. 0-0* JH\nAnn: 4C 5H 6D JS / 2C KH\nBen: 3S 6S 6H 6C / JC QD\n"
      "play: 5H 6S 4C 6H JS 3S 6D 6C\nshow: ? ? ?\n2. 18*-27";
  const json answer = answerTo("readGame", {{"record", record}});
  const json expected = json::parse(R"({
         "/players": ["Ann", "Ben"], "/score/a": 18, "/deals/0/dealer": "b", "/deals/0/heels": 2,
         "/deals/0/starter": "JH", "/deals/0/dealt/a": ["4C", "5H", "6D", "JS", "2C", "KH"],
         "/deals/0/thrown/b": ["JC", "QD"], "/deals/0/crib": ["2C", "KH", "JC", "QD"],
         "/deals/0/play/2": {"by": "a", "card": "4C", "count": 15, "points": 5},
         "/deals/0/shows/pone": 11, "/deals/0/shows/dealer": 12, "/deals/0/shows/crib": 8,
         "/deals/0/after/a": 18, "/deals/0/after/b": 27})");
  for (const auto& [place, value] : expected.items()) {
    CAPTURE(place);
    CHECK(answer.at(json::json_pointer(place)) == value);
  }
  CHECK(answer["deals"][0]["play"].size() == 8);
  CHECK(answer["deals"][0]["pegs"].back()["score"] == 27);
  const auto game = readGame(record);
  CHECK(game->deals.size() == 2);
  CHECK_FALSE(game->winner);
  CHECK_FALSE(game->deals[1].dealt.a);
  CHECK_FALSE(game->deals[1].crib);
}

TEST_CASE("a crib of which nobody says who threw it is answered, and is nobody's throw") {
  const auto game = readGame("Ann - Ben\n1. 0-0* JH\nAnn: 4C 5H 6D JS / 2C ?\ncrib: KH 2C 3\nshow: ? - ?");
  CHECK(game.error().text == "show");
  const auto whole =
      readGame("Ann - Ben\n1. 0-0* JH\nAnn: 4C 5H 6D JS / 2C ?\ncrib: KH 2C 3D QS\nshow: ? - ?");
  REQUIRE(whole);
  const DealRecord& deal = whole->deals[0];
  CHECK(deal.crib == std::vector<std::string>{"2C", "KH", "3D", "QS"});
  CHECK(deal.thrown.a == std::vector<std::string>{"2C"});
  CHECK_FALSE(deal.thrown.b);
  CHECK(deal.shows.crib == 9);
  CHECK(whole->record.find("\ncrib: 2C KH 3D QS\n") != std::string::npos);
}
