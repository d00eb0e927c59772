#include "cribbage/advice/advisor.h"

#include "advice/information.h"
#include "catch.h"
#include "cribbage/play/open_play.h"
#include "shipped.h"

using namespace cribbage;

namespace {

Advisor advisor(std::string_view kept, bool weDeal, std::string_view played) {
  auto made = Advisor::make(playInformation(kept, weDeal, played), shippedPlay());
  REQUIRE(made);
  return std::move(*made);
}

bool refused(std::string_view kept, bool weDeal, std::string_view played) {
  return !Advisor::make(playInformation(kept, weDeal, played), shippedPlay());
}

double netOf(const std::vector<PlayChoice>& choices, char rank) {
  for (const PlayChoice& choice : choices)
    if (print(choice.rank) == rank) return choice.net;
  FAIL("not a choice");
  return 0;
}

// Returns the most points that the side to act can peg with these ranks, in any order, after the other side
// has played all four.
int mostAlone(const PublicPlay& play, const std::vector<Rank>& held) {
  if (play.over()) return 0;
  int most = -1;
  for (const Rank rank : held) {
    if (!play.pile().takes(rank)) continue;
    PublicPlay after = play;
    const int points = after.play(rank).points;
    most = std::max(most, points + mostAlone(after, without(held, rank)));
  }
  if (most >= 0) return most;
  PublicPlay after = play;
  const int points = after.go().points;
  return points + mostAlone(after, held);
}

// The dealer's pegs minus the pone's, in a game without an end.
const PlayEndings net{{{99, 99}},
                      [](const SeatPegs& pegs) -> double { return pegs[Seat::dealer] - pegs[Seat::pone]; }};

}  // namespace

TEST_CASE("4 5 5 J leads the four or the jack rather than a five") {
  const auto choices = advisor("455J", false, "").values();
  REQUIRE(choices.size() == 3);
  CHECK(print(choices[2].rank) == '5');
  CHECK(choices[2].net < choices[0].net - 0.2);
}

TEST_CASE("the advice knows whose turn it is, and when we must say go") {
  using Turn = Advisor::Turn;
  CHECK(advisor("455J", false, "").turn() == Turn::ours);
  CHECK(advisor("455J", true, "").turn() == Turn::theirs);
  CHECK(advisor("455J", true, "").values().empty());
  CHECK(advisor("TTJQ", true, "T' T T'").turn() == Turn::mustGo);
  CHECK(advisor("TTJQ", true, "T' T T'").values().empty());
  CHECK(advisor("TTJQ", true, "T' T T'").count() == 30);
  CHECK(advisor("2233", true, "9' 2 9' 2 9' 3 9' 3").turn() == Turn::over);
}

TEST_CASE("an impossible history is refused") {
  CHECK(refused("455J", false, "6"));          // not our turn
  CHECK(refused("455J", true, "5"));           // the pone leads
  CHECK(refused("A9TJ", false, "T T' J K'"));  // our ace still fits
  CHECK(refused("55TJ", true, "5' 5 5' 5 5'"));
  CHECK(refused("223T", true, "T' T 9' -"));  // a player with a card that fits may not say go
  CHECK(refused("455J", false, "6 T'"));      // a card that we do not hold
  CHECK(refused("455J", false, "4 9' 4"));    // a card that we have played
  CHECK(refused("TTJQ", true, "T' T T' - A'  A' A'"));
  CHECK_FALSE(refused("TTJQ", true, "T' T T' - A'"));
}

TEST_CASE("a go that follows from the cards played need not be given") {
  auto told = advisor("TTJQ", true, "T' T 9' - -' J"), untold = advisor("TTJQ", true, "T' T 9' J");
  CHECK(told.turn() == Advisor::Turn::theirs);
  CHECK(untold.turn() == Advisor::Turn::theirs);
  CHECK(untold.count() == 10);
}

TEST_CASE("settled values are within 0.1 of those after four times the rounds", "[exhaust]") {
  for (const auto& [kept, weDeal, played] :
       {std::tuple{"455J", false, "4 9'"}, std::tuple{"2378", true, "7' 8 A'"},
        std::tuple{"2378", true, "K' 8 6' 7 3'"}}) {
    CAPTURE(kept, played);
    auto settled = advisor(kept, weDeal, played), many = advisor(kept, weDeal, played);
    settled.run(Advisor::settledRounds);
    CHECK(settled.settled());
    many.run(4 * Advisor::settledRounds);
    for (const PlayChoice& choice : many.values())
      CHECK(std::abs(netOf(settled.values(), print(choice.rank)) - choice.net) < 0.1);
  }
}

TEST_CASE("our cards are worth the best order when the opponent has played all four") {
  auto three = advisor("TTJQ", true, "6' T 6' - 5' 4'");
  three.run(1);
  const auto choices = three.values();
  REQUIRE(choices.size() == 3);
  for (const PlayChoice& choice : choices) CHECK(choice.net == 4);  // a run of three and the last card
  auto last = advisor("5TTJ", true, "K' T A' J A' T A'");
  last.run(1);
  const auto one = last.values();
  REQUIRE(one.size() == 1);
  CHECK(one[0].points == 1);
  CHECK(one[0].net == 1);
}

TEST_CASE("a play of two known hands is worth the pegs of its cards") {
  Advisor at = advisor("679K", true, "2' 6 3' 7 A'");  // a nine makes 28, a king 29
  at.settle();
  const auto known = [&](Rank theirs) { return at.known({theirs}, net); };
  CHECK(known(Rank::ten) == 2);  // we peg one for the go and one for the last card
  CHECK(known(Rank::ace) == 0);  // they peg one for the go, and we peg one for the last card
  CHECK(known(Rank::five) >= 2);
  CHECK(known(Rank::five) <= 4);  // a king as the last card makes fifteen
}

TEST_CASE("a player who plays on alone pegs as much as the best order does") {
  for (const char* three : {"TTJ", "TJJ", "TJQ", "TTT", "TKK", "JQK"}) {
    CAPTURE(three);
    Advisor at = advisor(std::string("T") + three, true, "6' T 6' - 5' 4'");
    at.settle();
    std::vector<Rank> held = ranks(three);
    std::sort(held.begin(), held.end());
    CHECK(at.known({}, net) == mostAlone(after("6T6-54"), held));
  }
}

TEST_CASE("the player who pegs the last hole first has won, if both hands are known") {
  const PlayEndings endings{{{2, 2}}, [](const SeatPegs&) { return 0.5; }};
  Advisor at = advisor("A568", false, "5 T' 6 9'");  // the ace makes 31, and nothing else fits
  at.settle();
  CHECK(at.known({Rank::queen, Rank::king}, endings) == 0);
}
