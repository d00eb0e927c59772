// The play: goes, turns, certain points, and impossible histories.

#include "cribbage/play/play.h"

#include "catch.h"
#include "cribbage/play/play_history.h"
#include "written.h"

using namespace cribbage;

namespace {

// A play that must be possible; any other text stops the test.
Play played(std::string_view text, bool weDeal, int ours = 0, int theirs = 0) {
  const auto turns = parsePlayed(text);
  if (!turns) throw std::invalid_argument(turns.error().message);
  auto play = playThrough(*turns, Play(weDeal, ours, theirs));
  if (!play) throw std::invalid_argument(play.error().message);
  return *play;
}

// The error of an impossible history: its code, its text and its message.
std::string refused(std::string_view text, bool weDeal, int ours = 0, int theirs = 0) {
  const auto turns = parsePlayed(text);
  if (!turns) return "unread: " + turns.error().message;
  const auto play = playThrough(*turns, Play(weDeal, ours, theirs));
  if (play) return "possible";
  return std::string(print(play.error().code)) + " " + play.error().text + ": " + play.error().message;
}

// Each card with its points and reasons: "TS 0, TH 2 pair".
std::string told(const Play& play) {
  std::string text;
  for (const LaidCard& laid : play.laid()) {
    if (!text.empty()) text += ", ";
    ((text += print(laid.card)) += ' ') += std::to_string(laid.points);
    for (const Reason reason : laid.reasons) (text += ' ') += print(reason);
  }
  return text;
}

}  // namespace

TEST_CASE("the pone leads") {
  CHECK(Play(true).toPlay() == Side::them);
  CHECK(Play(false).toPlay() == Side::us);
  CHECK(refused("us 5H", true) ==
        "illegalPlay 5H: We could not play the five of hearts: they lead, since we deal.");
  CHECK(refused("them 5H", false) ==
        "illegalPlay 5H: They could not play the five of hearts: we lead, since they deal.");
}

TEST_CASE("a go is pegged once it is certain that neither side could play") {
  const Play open = played("them TS, us TH, them 5D", true);
  CHECK(told(open) == "TS 0, TH 2 pair, 5D 0");
  CHECK(open.count() == 25);
  CHECK(open.toPlay() == Side::us);

  const Play closed = played("them TS, us TH, them 5D, us QC", true);
  CHECK(told(closed) == "TS 0, TH 2 pair, 5D 1 go, QC 0");
  CHECK(closed.count() == 10);
  CHECK(closed.toPlay() == Side::them);
  CHECK(closed.pegged(Side::us) == 2);
  CHECK(closed.pegged(Side::them) == 1);
}

TEST_CASE("a go that is said is known before the next card") {
  const Play ours = played("them TS, us TH, them 5D, us go", true);
  CHECK(told(ours) == "TS 0, TH 2 pair, 5D 0");
  CHECK(ours.toPlay() == Side::them);
  CHECK(ours.lacks(Side::us) == 6);
  CHECK(ours.lacks(Side::them) == 0);

  const Play both = played("them TS, us TH, them 5D, us go, them go", true);
  CHECK(told(both) == "TS 0, TH 2 pair, 5D 1 go");
  CHECK(both.count() == 0);
  CHECK(both.series().length() == 0);
  CHECK(both.toPlay() == Side::us);
  CHECK(both.lacks(Side::them) == 6);
}

TEST_CASE("a go by the side that laid the last card implies a go of the opponent") {
  const Play play = played("them TS, us TH, them 5D, them go", true);
  CHECK(told(play) == "TS 0, TH 2 pair, 5D 1 go");
  CHECK(play.lacks(Side::us) == 6);
}

TEST_CASE("a go that is known already may be said again") {
  CHECK(told(played("them TS, us TH, them 5D, us go, us go, them go, us go, us QC", true)) ==
        "TS 0, TH 2 pair, 5D 1 go, QC 0");
}

TEST_CASE("a go is refused when any card can be played, when a count begins and when the play is over") {
  CHECK(refused("us go", false) == "illegalPlay go: We could not say go: a new count begins.");
  CHECK(refused("them TS, us go", true) ==
        "illegalPlay go: We could not say go: at 10 any card can be played.");
  CHECK(refused("us TC, them TS, us AC, them go", false) ==
        "illegalPlay go: They could not say go: at 21 any card can be played.");
  CHECK(refused("us TC, them TS, us 2C, them go", false) == "possible");
  CHECK(refused("them TS, us TH, them TD, us AC, them go", true) ==
        "illegalPlay go: They could not say go: a new count begins.");
  CHECK(refused("us AC, them AS, us 2C, them 2S, us 3C, them 3S, us 4C, them 4S, us go", false) ==
        "illegalPlay go: We could not say go: the play was over.");
  CHECK(refused("us TC, them TS, us TD, them go", false, 115) ==
        "illegalPlay go: They could not say go: the play was over.");
}

TEST_CASE("a side plays on alone after the opponent's go") {
  const Play play = played("them TS, us TH, them 5D, them 4D, them 2C", true);
  CHECK(told(play) == "TS 0, TH 2 pair, 5D 0, 4D 0, 2C 2 thirtyOne");
  CHECK(play.toPlay() == Side::us);
  CHECK(play.lacks(Side::us) == 6);
}

TEST_CASE("after a go or a thirty-one the side that did not lay the last card leads") {
  CHECK(played("them TS, us TH, them TD, us AC", true).toPlay() == Side::them);
  CHECK(played("them TS, us TH, them 5D, us 6C", true).toPlay() == Side::them);
  CHECK(refused("them TS, us TH, them TD, us AC, us 5C", true) ==
        "illegalPlay 5C: We could not play the five of clubs: after 31 they lead.");
  CHECK(refused("them TS, us TH, them 5D, them QC", true) ==
        "illegalPlay QC: They could not play the queen of clubs: it would have made 35, and after a go we "
        "lead.");
}

TEST_CASE("thirty-one pegs two, and not three with the last card") {
  const Play play = played("us TC, them TS, us TD, them AS, us 9C, them 8S, us 7C, them 7S", false);
  CHECK(told(play) ==
        "TC 0, TS 2 pair, TD 6 pairRoyal, AS 2 thirtyOne, 9C 0, 8S 0, 7C 3 run3, 7S 4 thirtyOne pair");
  CHECK(play.over());
}

TEST_CASE("the eighth card pegs one, whatever the count") {
  const Play play = played("us AC, them AS, us 2C, them 2S, us 3C, them 3S, us 4C, them 4S", false);
  CHECK(play.over());
  CHECK(play.count() == 0);
  CHECK_FALSE(play.toPlay());
  CHECK(told(play) == "AC 0, AS 2 pair, 2C 0, 2S 2 pair, 3C 0, 3S 2 pair, 4C 0, 4S 3 pair lastCard");
}

TEST_CASE("a side plays on alone when the other has no cards") {
  const Play play = played("them TS, us TH, them 5S, them 3S, them 2S, us 8D, us 8S", true);
  CHECK(play.cardsHeld(Side::them) == 0);
  CHECK(play.toPlay() == Side::us);
  CHECK(told(play) == "TS 0, TH 2 pair, 5S 0, 3S 0, 2S 1 go, 8D 0, 8S 2 pair");
  CHECK(told(played("them TS, us TH, them 5S, them 3S, them 2S, us 8D, us 8S, us 9C", true)) ==
        told(play) + ", 9C 1 lastCard");
}

TEST_CASE("a side that plays alone pegs the go of a count and leads to the next") {
  const Play play = played("them TS, us TH, them 7S, them 3S, us 9C, them JS, us 8D, us 8S", true);
  CHECK(told(play) == "TS 0, TH 2 pair, 7S 0, 3S 1 go, 9C 0, JS 0, 8D 1 go, 8S 1 lastCard");
}

TEST_CASE("a side that said go holds no card that would have fitted") {
  const Play play = played("them TS, us TH, them 5D, us QC", true);
  for (const Side side : {Side::us, Side::them}) {
    CHECK(play.lacks(side) == 6);
    CHECK_FALSE(play.mayHold(side, card("AS")));
    CHECK_FALSE(play.mayHold(side, card("6S")));
    CHECK(play.mayHold(side, card("7S")));
    CHECK_FALSE(play.mayHold(side, card("TS")));
  }
  CHECK(refused("them TS, us TH, them 5D, us QC, them 6H", true) ==
        "illegalPlay 6H: They could not play the six of hearts: at 25 it would have made 31, and it was not "
        "played.");
  CHECK(refused("them TS, us TH, them 5D, us QC, them 7H, us 4H", true) ==
        "illegalPlay 4H: We could not play the four of hearts: at 25 it would have made 29, and it was not "
        "played.");
  CHECK(refused("them TS, us TH, them 5D, them 3C, us 2C", true) ==
        "illegalPlay 2C: We could not play the two of clubs: at 25 it would have made 27, and it was not "
        "played.");
}

TEST_CASE("an earlier go makes a later go certain") {
  // At 25 both held no 6 or less, so at 27 nobody can play and nobody need be asked.
  const Play play = played("them TS, us TH, them 5D, us QC, them 9C, us 8C", true);
  CHECK(told(play) == "TS 0, TH 2 pair, 5D 1 go, QC 0, 9C 0, 8C 1 go");
  CHECK(play.count() == 0);
  CHECK(play.toPlay() == Side::them);
}

TEST_CASE("a go is certain when every card that fits is on the table") {
  const Play play = played("us AC, them AS, us AD, them AH, us TC, them TS, us 6C", false);
  CHECK(play.laid().back().reasons == std::vector{Reason::go});
  CHECK(play.toPlay() == Side::them);
  CHECK(play.count() == 0);
}

TEST_CASE("a turn cannot be passed when any card can be played") {
  CHECK(refused("them 5H, them 6H", true) ==
        "illegalPlay 6H: They could not play the six of hearts: it was our turn, and at 5 any card can be "
        "played.");
  CHECK(refused("us TC, them TS, us AC, us QC", false) ==
        "illegalPlay QC: We could not play the queen of clubs: it was their turn, and at 21 any card can be "
        "played.");
  CHECK(refused("us TC, them TS, us 2C, us 9C", false) == "possible");
}

TEST_CASE("a fifth card and a card already on the table are refused") {
  CHECK(refused("us 9C, them 9S, us 8C, us 4C, them 9D, us KC, them 9H, us 2D", false) ==
        "illegalPlay 2D: We could not play the two of diamonds: it would be our fifth card.");
  CHECK(refused("us 9C, them 9C", false) == "duplicateCard 9C: The nine of clubs is there twice.");
}

TEST_CASE("a refused card changes nothing") {
  Play play = played("them TS, us TH, them 5D", true);
  CHECK(play.lay(Side::them, card("QC")));
  CHECK(play.go(Side::us) == std::nullopt);
  CHECK(play.lay(Side::us, card("6C")));
  CHECK(told(play) == "TS 0, TH 2 pair, 5D 0");
  CHECK(play.lacks(Side::them) == 0);
  CHECK(play.lay(Side::them, card("6C")) == std::nullopt);
}

TEST_CASE("the legal cards of a hand are those that fit the count") {
  const Play play = played("them TS, us TH, them 5D", true);
  CHECK(written(play.legal(CardSet(cards("6C 7C QC AC")))) == "AC 6C");
  CHECK(play.legal(CardSet(cards("7C QC"))).empty());
  CHECK(Play(false).legal(CardSet(cards("7C QC"))).size() == 2);
}

TEST_CASE("the game ends in the middle of the play at 121") {
  const Play card = played("us 5C, them TS", false, 0, 119);
  CHECK(card.over());
  CHECK_FALSE(card.toPlay());
  CHECK(refused("us 5C, them TS, us 9C", false, 0, 119) ==
        "illegalPlay 9C: We could not play the nine of clubs: the game was over at 121.");
  CHECK_FALSE(played("us 5C, them TS", false, 0, 118).over());
}

TEST_CASE("a go may end the game, and the card that would show it can no longer be laid") {
  CHECK_FALSE(played("them TS, us TH, them 5D", true, 0, 120).over());
  CHECK(played("them TS, us TH, them 5D, us go, them go", true, 0, 120).over());
  CHECK(refused("them TS, us TH, them 5D, us QC", true, 0, 120) ==
        "illegalPlay QC: We could not play the queen of clubs: the game was over at 121.");
}

TEST_CASE("a card that ends the game pegs no go, but the last card still pegs its point") {
  const std::string nines = "them TS, us TH, them 5D, us QC, them 9C, us 9D";
  CHECK(told(played(nines, true, 117)) == "TS 0, TH 2 pair, 5D 1 go, QC 0, 9C 0, 9D 2 pair");
  CHECK(played(nines, true, 117).over());
  CHECK(told(played(nines, true, 116)) == "TS 0, TH 2 pair, 5D 1 go, QC 0, 9C 0, 9D 3 pair go");
  CHECK(played(nines, true, 116).over());
  CHECK_FALSE(played(nines, true, 115).over());

  const Play last = played("us AC, them AS, us 2C, them 2S, us 3C, them 3S, us 4C, them 4S", false, 0, 113);
  CHECK(last.laid().back().points == 3);
  CHECK(last.pegged(Side::them) == 9);
}

TEST_CASE("a side and a reason are written as the doors write them") {
  CHECK(print(Side::us) == "us");
  CHECK(print(Side::them) == "them");
  CHECK(other(Side::us) == Side::them);
  CHECK(other(Side::them) == Side::us);
  std::string all;
  for (int reason = 0; reason <= static_cast<int>(Reason::lastCard); ++reason)
    (all += print(static_cast<Reason>(reason))) += ' ';
  CHECK(all == "fifteen thirtyOne pair pairRoyal doublePairRoyal run3 run4 run5 run6 run7 go lastCard ");
}
