// The messages about a refused card and a refused go.

#include "cribbage/play/refusal.h"

#include "catch.h"
#include "written.h"

using namespace cribbage;
using Why = Refusal::Why;

namespace {

const PerSeat<PlayerWords> words{{{{"us", "we"}, {"Ann"}}}};

Error error(Why why, std::string_view of, Seat by, Seat turn = {}, int count = 0) {
  Refusal refusal{why, by, {}, turn, count};
  if (of != "go") refusal.card = card(of);
  return inWords(refusal, words);
}

}  // namespace

TEST_CASE("a card played twice is a duplicate, whoever played it") {
  const Error twice = error(Why::twice, "6H", Seat::dealer);
  CHECK(twice.code == ErrorCode::duplicateCard);
  CHECK(twice.text == "6H");
  CHECK(twice.message == "The six of hearts appears twice.");
}

TEST_CASE("every other refusal is an illegal play, with the card or go as its text") {
  for (const Why why : {Why::fifthCard, Why::heldBack, Why::ponesLead, Why::leadAfter31, Why::leadAfterGo,
                        Why::notTheTurn, Why::gameOver}) {
    CHECK(error(why, "6H", Seat::pone).code == ErrorCode::illegalPlay);
    CHECK(error(why, "6H", Seat::pone).text == "6H");
  }
  for (const Why why : {Why::playOver, Why::newCount, Why::anyCardFits}) {
    CHECK(error(why, "go", Seat::pone).code == ErrorCode::illegalPlay);
    CHECK(error(why, "go", Seat::pone).text == "go");
  }
}

TEST_CASE("a refused card says who could not play it, and why") {
  const auto message = [](Why why, std::string_view of, Seat by, Seat turn = {}, int count = 0) {
    return error(why, of, by, turn, count).message;
  };
  CHECK(message(Why::fifthCard, "6H", Seat::dealer) ==
        "Ann could not play the six of hearts: it would be Ann's fifth card.");
  CHECK(message(Why::heldBack, "6H", Seat::pone, Seat::dealer, 25) ==
        "We could not play the six of hearts: at 25 it would have made 31, so it had to be played then.");
  CHECK(message(Why::ponesLead, "KD", Seat::dealer, Seat::pone) ==
        "Ann could not play the king of diamonds: we lead, since Ann deals.");
  CHECK(message(Why::leadAfter31, "KD", Seat::pone, Seat::dealer) ==
        "We could not play the king of diamonds: after 31 Ann leads.");
  CHECK(message(Why::leadAfterGo, "KD", Seat::dealer, Seat::pone, 24) ==
        "Ann could not play the king of diamonds: it would have made 34, and after a go we lead.");
  CHECK(message(Why::notTheTurn, "AS", Seat::pone, Seat::dealer, 12) ==
        "We could not play the ace of spades: it was Ann's turn, and at 12 any card can be played.");
  CHECK(message(Why::gameOver, "AS", Seat::dealer) ==
        "Ann could not play the ace of spades: the game was over at 121.");
}

TEST_CASE("a refusal tells of the players, the card and the counts apart from its sentence") {
  const Error held = error(Why::heldBack, "6H", Seat::pone, Seat::dealer, 25);
  CHECK(held.reason == reason::cardHeldBack.name);
  CHECK(held.parts.find("by")->text == "us");
  CHECK(held.parts.find("card")->text == "6H");
  CHECK(held.parts.find("count")->number == 25);
  CHECK(held.parts.find("sum")->number == 31);
  CHECK(held.parts.find("turn") == nullptr);
  CHECK(error(Why::ponesLead, "KD", Seat::dealer, Seat::pone).parts.find("dealer")->text == "Ann");
}

TEST_CASE("a refused go says who could not say it, and why") {
  const auto message = [](Why why, int count = 0) {
    return error(why, "go", Seat::pone, Seat::pone, count).message;
  };
  CHECK(message(Why::playOver) == "We could not say go: the play was over.");
  CHECK(message(Why::newCount) == "We could not say go: any card can begin a new count.");
  CHECK(message(Why::anyCardFits, 21) == "We could not say go: at 21 any card can be played.");
}
