#include "after_heels.h"
#include "cases.h"
#include "catch.h"
#include "cribbage/advice/advisor.h"
#include "cribbage/deal/ties.h"
#include "cribbage/play/play.h"
#include "questions/seeded.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

const json dealer = {
    {"kept", "4H 5S 5D 6S"}, {"thrown", "2C JH"}, {"starter", "9C"}, {"weDeal", true}, {"quick", true}};

json after(const json& information, const json& played) {
  return ask("valuePlays", with(information, "played", played));
}

// Returns the win chance of each rank that may be played. Both sides discarded at the score `atThrow`.
std::map<char, double> winsOf(const AfterHeels& turn, ToGo atThrow) {
  const KnownAtTurn at = knownAt(turn);
  const WinUtility utility({at.kept, at.thrown, turn.weDeal}, card(jackCut), at.now, atThrow, at.theirs,
                           winTables());
  auto advisor = Advisor::make(at.information, shippedPlay(),
                               ScoreContext(atThrow, turn.atLead, Rank::jack, winTables()));
  advisor->settle();
  std::map<char, double> wins;
  for (const PlayChoice& choice : advisor->values(utility)) wins[print(choice.rank)] = *choice.winChance;
  return wins;
}

std::string refusal(const json& answer) {
  REQUIRE(answer.contains("error"));
  return answer["error"]["code"].get<std::string>() + ": " + answer["error"]["message"].get<std::string>();
}

}  // namespace

TEST_CASE("an unknown order is refused, whoever is to play") {
  const json rubbish = with(dealer, "order", "rubbish");
  const std::string sentence = "badQuestion: “order” should be “winChance” or “points”, not “rubbish”.";
  for (const char* played : {"them 7S", "them 7S us 4H", ""})
    CHECK(refusal(after(rubbish, played)) == sentence);
  const json all = "them 7S us 4H them 7H us 5S them 7D us 5D them 7C us 6S";
  REQUIRE(!after(dealer, all)["ok"].contains("toPlay"));
  CHECK(refusal(after(rubbish, all)) == sentence);
  CHECK(refusal(after(with(dealer, "order", 1), "them 7S us 4H")).starts_with("badQuestion"));
}

TEST_CASE("advice is given only on our turn") {
  const json theirs = after(dealer, "them 7S us 4H")["ok"];
  CHECK(theirs["toPlay"] == "them");
  CHECK(theirs["count"] == 11);
  CHECK(theirs["legal"].empty());
  CHECK(theirs["mustGo"] == false);
  CHECK(after(dealer, "them 7S us 4H them 4C")["ok"]["legal"].size() == 3);
}

TEST_CASE("suits do not change the advice") {
  const json one = after(dealer, "them 7S us 4H them 4C")["ok"];
  const json other = after(
      {{"kept", "4D 5C 5H 6D"}, {"thrown", "2S JD"}, {"starter", "9H"}, {"weDeal", true}, {"quick", true}},
      "them 7C us 4D them 4S")["ok"];
  REQUIRE(one["legal"].size() == other["legal"].size());
  for (std::size_t at = 0; at < one["legal"].size(); ++at)
    CHECK(one["legal"][at]["net"] == other["legal"][at]["net"]);
}

TEST_CASE("a card that pegs now says how much") {
  const json answer = after(with(dealer, "kept", "4H 5S 5D 8S"), "them 7S")["ok"];
  for (const json& legal : answer["legal"]) CHECK(legal["points"] == (legal["card"] == "8S" ? 2 : 0));
}

TEST_CASE("an answer says whether it is settled") {
  for (const bool quick : {true, false})
    CHECK(after(with(dealer, "quick", quick), "them 7S us 4H them 4C")["ok"]["settled"] == !quick);
}

TEST_CASE("an impossible question is refused in a sentence") {
  CHECK(refusal(after(dealer, "them 7S us 8H")) ==
        "illegalPlay: The eight of hearts is not one of the four we kept.");
  CHECK(refusal(after(dealer, "them 5S")) == "duplicateCard: The five of spades appears twice.");
  CHECK(refusal(after(dealer, "them 9C")) == "duplicateCard: The nine of clubs appears twice.");
  CHECK(refusal(after(with(dealer, "kept", "4H 5S 5D"), "")) ==
        "wrongCount: Four cards are kept; 3 were given.");
  CHECK(refusal(after(with(dealer, "thrown", "2C"), "")) == "wrongCount: Two cards are thrown; 1 was given.");
  CHECK(refusal(after(with(dealer, "starter", "4H"), "")) ==
        "duplicateCard: The four of hearts appears twice.");
  CHECK(refusal(after(with(dealer, "starter", "4D 4C"), "")) ==
        "wrongCount: The starter is one card; 2 were given.");
  CHECK(refusal(after(with(dealer, "quick", 1), "them 7S")) ==
        "badQuestion: “quick” should be true or false, not “1”.");
  // We must have said go at 21, which means that we hold no card that counts ten or less.
  CHECK(refusal(after(dealer, "them KS us 6S them 5H them 9H")).substr(0, 11) == "illegalPlay");
}

TEST_CASE("every turn of a play has advice for exactly the legal cards, the best first", "[exhaust]") {
  for (std::uint64_t seed = 0; seed < 100; ++seed)
    for (std::size_t played = 0; played < 8; ++played) {
      const SeededPlay at(seed, seed % 2 == 0, played);
      if (!isOurTurn(at)) continue;
      const CardSet legal = at.play.legal(heldByUs(at));
      const json answer = answerTo("valuePlays", with(questionOf(at, {}), "quick", true));
      CAPTURE(seed, at.played, answer.dump());
      CardSet advised;
      double last = 1;
      for (const json& choice : answer["legal"]) {
        advised.add(card(choice["card"].get<std::string>()));
        CHECK(choice["winChance"].get<double>() <= last + tieOfCards);
        CHECK(choice["winChance"].get<double>() >= 0);
        CHECK(std::abs(choice["net"].get<double>()) < 31);
        last = choice["winChance"];
      }
      CHECK(advised == legal);
      CHECK(answer["mustGo"] == legal.empty());
    }
}

TEST_CASE("a card that pegs the last hole comes before one worth more points") {
  const json reply = playQuestion("2D 9S 5H JC", "4H 8H", "KH", true, "them 9C", 120, 120);
  for (const char* order : {"winChance", "points"}) {
    const json answer = ask("valuePlays", with(reply, "order", order));
    const json& legal = answer["ok"]["legal"];
    CHECK(legal[0]["card"] == "9S");
    if (std::string_view(order) == "points") continue;
    CHECK(legal[0]["winChance"] == 1);
    for (std::size_t at = 1; at < legal.size(); ++at) CHECK(legal[at]["winChance"] < 1);
  }
}

TEST_CASE("a reply beside one that pegs the last hole wins as often as it did in played deals") {
  const auto chanceOf = [](const char* card, const json& question) {
    const json legal = answerTo("valuePlays", question)["legal"];
    CHECK(legal[0]["winChance"] == 1);
    const auto choice =
        std::find_if(legal.begin(), legal.end(), [&](const json& one) { return one["card"] == card; });
    REQUIRE(choice != legal.end());
    return (*choice)["winChance"].get<double>();
  };
  // The ace won 19 of 22 played deals, and the four won 21 of 24.
  const json ace = playQuestion("3D TH KC AS", "5C QC", "8H", true, "them KD", 120, 118);
  CHECK(chanceOf("AS", ace) == Approx(0.86).margin(0.08));
  const json four{
      {"kept", "5C KC 4C 4H"}, {"weDeal", true}, {"played", "them QH"}, {"ours", 119}, {"theirs", 110}};
  CHECK(chanceOf("4H", four) == Approx(0.875).margin(0.07));
}

TEST_CASE("only a card that pegs the last hole is certain to win, at every stage of the play", "[exhaust]") {
  int ending = 0;
  for (std::uint64_t seed = 0; seed < 80; ++seed) {
    const Score score{120 - static_cast<int>(seed % 4), 114 + static_cast<int>(seed % 7)};
    const SeededPlay position(seed, seed % 2 == 0, 1 + seed % 6, score);
    if (!isOurTurn(position)) continue;
    json question = with(questionOf(position, score), "quick", seed % 3 == 0);
    for (const char* unknown : {"thrown", "starter"}) question.erase(unknown);
    const int need = 121 - score.ours - position.play.pegged(seatOf(Side::us, position.weDeal));
    bool mayEnd = true;  // cards that end the game come first
    const json legal = answerTo("valuePlays", question)["legal"];
    for (const json& card : legal) {
      CAPTURE(seed, position.played, score.ours, score.theirs, card.dump());
      const bool ends = card["points"] >= need;
      ending += ends ? 1 : 0;
      CHECK((card["winChance"] == 1) == ends);
      if (!ends && position.play.played().size() < 2) CHECK(card["winChance"] < 0.999);
      CHECK((mayEnd || !ends));
      mayEnd = ends;
    }
  }
  CHECK(ending > 10);
}

TEST_CASE("a go that our cards forbid is refused with the card we would have had to play") {
  const json went = after(with(dealer, "kept", "2H 6S TS JS"), "them KS us JS them 9H us go them AS");
  CHECK(refusal(went) == "illegalPlay: We should have played the two of hearts instead of saying go.");
}

namespace {

// Returns our win chance at our last card, when the opponent has played all four. They count first and need
// `needs` holes. If their hand with its suits counts that many, they have won; if not, we have.
double chanceOfTheLastCard(const char* theirs, const char* starter, int needs) {
  const auto four = *parseCards(theirs);
  const std::vector<Card> ours = *parseCards("QC QS QD 9C");
  std::string played;
  for (std::size_t at = 0; at < 4; ++at) {
    played += " them " + print(four[at]);
    if (at < 3) played += " us " + print(ours[at]);
  }
  const json pegged = answerTo("scorePlay", {{"weDeal", true}, {"played", played}})["totals"];
  const int us = 118 - pegged["us"].get<int>(), them = 121 - needs - pegged["them"].get<int>();
  const json question = playQuestion("QC QS QD 9C", "KC KD", starter, true, played, us, them);
  return answerTo("valuePlays", question)["legal"][0]["winChance"];
}

}  // namespace

TEST_CASE("a hand that lies on the table is counted with its suits") {
  // By ranks, A 4 6 J with a deuce has one fifteen: 2 points. Nobs add 1, and a flush adds 4. In the first
  // two checks the opponent needs 3, with and without nobs. In the last two they need 6, with and without the
  // flush.
  CHECK(chanceOfTheLastCard("AS 4H 6H JD", "2D", 3) == Approx(0.0).margin(1e-9));
  CHECK(chanceOfTheLastCard("AS 4H 6H JD", "2S", 3) > 0.99);
  CHECK(chanceOfTheLastCard("AH 4H 6H JH", "2S", 6) == Approx(0.0).margin(1e-9));
  CHECK(chanceOfTheLastCard("AH 4H 6S JH", "2S", 6) > 0.99);
}

TEST_CASE("a first answer near the end of a game is near the settled one", "[exhaust]") {
  double off = 0, lost = 0;
  int cards = 0, positions = 0;
  for (std::uint64_t seed = 1; positions < 48; ++seed) {
    const bool weDeal = seed % 2 == 0;
    const SeededPlay late(seed, weDeal, weDeal ? 3 : 2);
    const json question =
        questionOf(late, {106 + static_cast<int>(seed % 9), 106 + static_cast<int>(seed * 7 % 9)});
    const json settled = answerTo("valuePlays", question);
    if (settled["toPlay"] != "us" || settled["legal"].size() < 2) continue;
    const json quick = answerTo("valuePlays", with(question, "quick", true));
    ++positions;
    const auto chanceOf = [](const json& answer, const json& card) -> double {
      for (const json& legal : answer["legal"])
        if (legal["card"] == card) return legal["winChance"];
      return -1;
    };
    for (const json& legal : settled["legal"]) {
      off += std::abs(chanceOf(quick, legal["card"]) - legal["winChance"].get<double>());
      ++cards;
    }
    const double best = settled["legal"][0]["winChance"];
    lost += best - chanceOf(settled, quick["legal"][0]["card"]);
  }
  // If the first answer used net points alone, these would be 0.074 and 0.030.
  CHECK(off / cards < 0.02);
  CHECK(lost / positions < 0.004);
}

// When the opponent was assumed to discard for points, the win chances of leads were 0.18 too high here.
TEST_CASE("the pone's best lead wins on average as often as the board says where one hole decides",
          "[exhaust]") {
  double shown = 0;
  constexpr int deals = 64;
  const double board = ask("winChance", {{"ours", 120}, {"theirs", 120}, {"weDeal", false}})["ok"]["chance"];
  for (int seed = 0; seed < deals; ++seed) {
    const SeededDeal deal(static_cast<std::uint64_t>(seed));
    if (deal.starter.rank() == Rank::jack) continue;  // two for heels: the dealer has won
    const std::string six = print({deal.hands.pone.begin(), deal.hands.pone.end()});
    const json score = {{"ours", 120}, {"theirs", 120}, {"weDeal", false}};
    const json best = answerTo("valueDiscards", with(score, "dealt", six))[0];
    json lead = with(with(score, "starter", print(deal.starter)), "played", "");
    lead.update({{"kept", best["kept"]}, {"thrown", best["thrown"]}});
    shown += answerTo("valuePlays", lead)["legal"][0]["winChance"].get<double>();
  }
  CHECK(shown / deals - board < 0.1);
  CHECK(shown / deals - board > -0.06);
}

TEST_CASE("advice after heels takes the throws from the score before the two points", "[exhaust]") {
  for (const AfterHeels& turn : turnsAfterHeels) {
    CAPTURE(turn.kept, turn.played);
    const json legal = ask("valuePlays", questionOf(turn))["ok"]["legal"];
    const auto wins = winsOf(turn, turn.atThrow);
    const auto without = winsOf(turn, turn.atLead);
    REQUIRE(legal.size() >= 2);
    double off = 0;
    for (const json& each : legal) {
      const char rank = each["card"].get<std::string>()[0];
      CHECK(each["winChance"] == Approx(wins.at(rank)).margin(1e-9));
      off = std::max(off, std::abs(wins.at(rank) - without.at(rank)));
    }
    CHECK(off > 1e-4);  // it matters
  }
}
