#include "cribbage/play/refusal.h"

#include "catch.h"
#include "written.h"

using namespace cribbage;
using Why = Refusal::Why;

namespace {

const PerSeatOfFour<PlayerWords> words{{{{"us", "we"}, {"Ann"}}}};

Error error(Why why, std::string_view of, Seat by, Seat turn = {}, int count = 0) {
  Refusal refusal{why, by, {}, turn, count};
  if (of != "go") refusal.card = card(of);
  return inWords(refusal, words);
}

}  // namespace

TEST_CASE("a refusal says who could not play the card or say go, and why") {
  struct Case {
    Why why;
    const char* of;
    Seat by, turn;
    int count;
    const char* message;
  };
  constexpr Seat we = Seat::pone, ann = Seat::dealer;
  for (const auto& [why, of, by, turn, count, message] : std::vector<Case>{
           {Why::twice, "6H", ann, {}, 0, "The six of hearts appears twice."},
           {Why::fifthCard,
            "6H",
            ann,
            {},
            0,
            "Ann could not play the six of hearts: it would be Ann's fifth card."},
           {Why::heldBack, "6H", we, ann, 25,
            "We could not play the six of hearts: at 25 it would have made 31, so it had to be played then."},
           {Why::ponesLead, "KD", ann, we, 0,
            "Ann could not play the king of diamonds: we lead, since Ann deals."},
           {Why::leadAfter31, "KD", we, ann, 0,
            "We could not play the king of diamonds: after 31 Ann leads."},
           {Why::leadAfterGo, "KD", ann, we, 24,
            "Ann could not play the king of diamonds: it would have made 34, and after a go we lead."},
           {Why::notTheTurn, "AS", we, ann, 12,
            "We could not play the ace of spades: it was Ann's turn, and at 12 any card can be played."},
           {Why::gameOver,
            "AS",
            ann,
            {},
            0,
            "Ann could not play the ace of spades: the game was over at 121."},
           {Why::playOver, "go", we, {}, 0, "We could not say go: the play was over."},
           {Why::newCount, "go", we, {}, 0, "We could not say go: any card can begin a new count."},
           {Why::anyCardFits, "go", we, {}, 21, "We could not say go: at 21 any card can be played."},
       }) {
    const Error refused = error(why, of, by, turn, count);
    CHECK(refused.message == message);
    CHECK(refused.text == of);
    CHECK(refused.code == (why == Why::twice ? ErrorCode::duplicateCard : ErrorCode::illegalPlay));
  }
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
