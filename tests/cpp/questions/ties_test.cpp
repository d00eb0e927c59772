#include "cribbage/deal/ties.h"
#include "advice/information.h"
#include "cases.h"
#include "catch.h"
#include "cribbage/advice/advisor.h"
#include "questions/seeded.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

constexpr std::array<Score, 5> tiedScores{{{0, 0}, {60, 84}, {100, 95}, {112, 116}, {120, 118}}};

json legalOf(const json& question) {
  return answerTo("valuePlays", question)["legal"];
}

// Calls `see` with a question for each of our turns in some seeded plays.
template <class See>
void eachTurn(std::uint64_t count, See see) {
  for (std::uint64_t seed = 0; seed < count; ++seed) {
    const Score score = tiedScores[seed / 8 % tiedScores.size()];
    const SeededPlay at(seed, seed % 3 == 0, seed % 8, score);
    if (!isOurTurn(at)) continue;
    json question = with(questionOf(at, score), "quick", seed % 2 == 0);
    for (const char* objective : {"win", "money"}) {
      question["objective"] = objective;
      see(question, legalOf(question));
    }
    question.erase("objective");
    question["order"] = "points";
    see(question, legalOf(question));
  }
}

double tieOf(const json& question) {
  if (question.contains("order")) return tieOfNets;
  return tieWidth(question["objective"] == "money" ? Objective::money : Objective::win) * tieOfCards;
}

double frequencyOf(const json& legal, const char* card) {
  for (const json& each : legal)
    if (each["card"] == card) return each["frequency"];
  return -1;
}

json discards(std::uint64_t seed, Score score, const char* objective, const char* order = "winChance") {
  const json question = with(discardQuestion(seed, score), "objective", objective);
  return answerTo("valueDiscards", with(question, "order", order));
}

double mostOf(const json& choices, const char* field) {
  double most = -100;
  for (const json& each : choices) most = std::max(most, each[field].get<double>());
  return most;
}

}  // namespace

TEST_CASE("the frequencies of the cards that may be played add to 1, and cards of a rank have equal ones",
          "[exhaust]") {
  int alone = 0;
  eachTurn(80, [&](const json&, const json& legal) {
    if (legal.empty()) return;
    CAPTURE(legal.dump());
    double all = 0;
    std::map<char, double> byRank;
    for (const json& each : legal) {
      const double frequency = each["frequency"];
      CHECK(frequency >= 0);
      all += frequency;
      const char rank = each["card"].get<std::string>()[0];
      CHECK(byRank.emplace(rank, frequency).first->second == frequency);
    }
    CHECK(all == Approx(1).margin(1e-12));
    if (legal.size() == 1) CHECK(legal[0]["frequency"] == 1);
    alone += legal.size() == 1 ? 1 : 0;
  });
  CHECK(alone > 3);
}

TEST_CASE("tied cards are ordered by frequency and the others by value, behind a card that ends the game",
          "[exhaust]") {
  int swapped = 0;
  eachTurn(80, [&](const json& question, const json& legal) {
    if (legal.empty()) return;
    CAPTURE(question.dump(), legal.dump());
    const char* field = question.contains("order") ? "net" : "worth";
    const double most = mostOf(legal, field), tie = tieOf(question);
    const auto ends = [&](const json& each) { return each.contains("winChance") && each["winChance"] == 1; };
    for (std::size_t at = 1; at < legal.size(); ++at) {
      const json &one = legal[at - 1], &next = legal[at];
      if (!question.contains("order")) CHECK((ends(one) || !ends(next)));
      if (question.contains("order") || ends(one) != ends(next)) continue;
      const bool first = isTied(most, one[field], tie), second = isTied(most, next[field], tie);
      CHECK((first || !second));
      if (first && second)
        CHECK(one["frequency"].get<double>() >= next["frequency"].get<double>());
      else
        CHECK(one[field].get<double>() >= next[field].get<double>());
      swapped += one[field].get<double>() < next[field].get<double>() ? 1 : 0;
    }
  });
  CHECK(swapped > 0);
}

TEST_CASE("a lead and a reply are played as often as the opening table says, far from the end") {
  const OpeningTable& opening = *shippedPlay().opening;
  const auto compared = [&](const json& question, std::size_t place, std::string_view held) {
    const json legal = legalOf(question);
    const ByRank chances = opening.chances(place);
    for (const json& each : legal) {
      const std::string card = each["card"];
      const auto cards = std::count(held.begin(), held.end(), card[0]);
      const auto chance = static_cast<double>(chances[static_cast<std::size_t>(ranks(card.substr(0, 1))[0])]);
      CAPTURE(card, chance);
      CHECK(each["frequency"].get<double>() * static_cast<double>(cards) == Approx(chance).margin(1e-6));
    }
  };
  compared({{"kept", "3H 6S 7D 8C"}, {"weDeal", false}, {"played", ""}}, OpeningTable::lead(setOf("3678")),
           "3678");
  compared({{"kept", "4H 5S 5D JC"}, {"weDeal", false}, {"played", ""}, {"order", "points"}},
           OpeningTable::lead(setOf("455J")), "455J");
  compared({{"kept", "3H 6S 7D 8C"}, {"weDeal", true}, {"played", "them 4S"}},
           OpeningTable::reply(static_cast<int>(Rank::four), setOf("3678")), "3678");
}

// From the third card on, the frequencies come from the solved subgame. The player named `drawn` chooses
// cards at random with these frequencies.
TEST_CASE("a later card is played as often as the drawn player draws it") {
  const auto information = playInformation("2449", true, "3' 9 6'", "", "K");
  auto advisor = Advisor::make(information, shippedPlay());
  for (const bool quick : {true, false}) {
    advisor->run(quick ? Advisor::firstRounds : Advisor::settledRounds - Advisor::firstRounds);
    const ByRank chances = advisor->chances();
    const json legal = legalOf({{"kept", "2H 4S 4D 9C"},
                                {"starter", "KS"},
                                {"weDeal", true},
                                {"played", "them 3C us 9C them 6H"},
                                {"quick", quick}});
    REQUIRE(legal.size() == 3);
    CHECK(frequencyOf(legal, "2H") == Approx(static_cast<double>(chances[1])).margin(1e-6));
    CHECK(frequencyOf(legal, "4S") == Approx(static_cast<double>(chances[3]) / 2).margin(1e-6));
    CHECK(frequencyOf(legal, "4D") == frequencyOf(legal, "4S"));
  }
}

TEST_CASE("the best card has the whole frequency if all remaining cards are open") {
  // The opponent has played all four cards.
  const json question = {{"kept", "QC JD KS KH"},
                         {"weDeal", true},
                         {"played", "them AS us KS them 2H us KH them 3C us go them 4D us go"}};
  for (const char* order : {"winChance", "points"}) {
    const json legal = legalOf(with(question, "order", order));
    REQUIRE(legal.size() == 2);
    CHECK(legal[0]["frequency"] == 1);
    CHECK(legal[1]["frequency"] == 0);
  }
}

TEST_CASE("throws are tied within the error, at every score and for every objective", "[exhaust]") {
  int several = 0;
  for (const Score score : tiedScores)
    for (const Objective objective : everyObjective)
      for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const char* name = objectiveNames[static_cast<std::size_t>(objective)].data();
        const json choices = discards(seed, score, name);
        const double most = mostOf(choices, "worth");
        const double tie =
            tieWidth(objective) * tieOfThrows({lastHole - score.ours, lastHole - score.theirs});
        CAPTURE(seed, score.ours, score.theirs, name);
        CHECK(choices[0]["tied"] == true);
        for (std::size_t at = 0; at < choices.size(); ++at) {
          const json& each = choices[at];
          CHECK(each["tied"] == isTied(most, each["worth"], tie));
          if (at == 0) continue;
          const json& before = choices[at - 1];
          CHECK((before["tied"] == true || each["tied"] == false));
          if (before["tied"] == true && each["tied"] == true) {
            if (before["winChance"] == 1 && each["winChance"] != 1) continue;
            CHECK((each["winChance"] != 1 || before["winChance"] == 1));
            CHECK(before["points"].get<double>() >= each["points"].get<double>());
            ++several;
          }
          if (each["tied"] == false && before["tied"] == false)
            CHECK(before["worth"].get<double>() >= each["worth"].get<double>());
        }
      }
  CHECK(several > 50);
}

TEST_CASE("throws in the order of points are tied within a twentieth of a point") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const json choices = discards(seed, {0, 0}, "win", "points");
    const double most = choices[0]["points"];
    for (const json& each : choices) CHECK(each["tied"] == isTied(most, each["points"], 0.05));
  }
}

TEST_CASE("a throw that is certain to win comes before a tied one with more points") {
  const json choices =
      ask("valueDiscards",
          {{"dealt", "7D 3D KS 6H 3H 8C"}, {"weDeal", false}, {"ours", 116}, {"theirs", 30}})["ok"];
  CHECK(choices[0]["winChance"] == 1);
  CHECK(choices[3]["winChance"] < 1);
  CHECK(choices[3]["tied"] == true);
  CHECK(choices[3]["points"] > choices[0]["points"]);
}
