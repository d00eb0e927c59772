// The play: whose turn it is, saying go, points that are already certain, and impossible histories.

#include "cribbage/play/play.h"

#include <sstream>
#include <stdexcept>

#include "catch.h"
#include "written.h"

using namespace cribbage;

namespace {

// Plays a history of seats with a card or a go: "pone TS, dealer go". Returns the refusal, if there is one.
std::optional<Refusal> playOn(Play& play, std::string_view text) {
  std::istringstream words{std::string(text)};
  for (std::string seat, word; words >> seat >> word;) {
    const Seat by = seat == "pone" ? Seat::pone : Seat::dealer;
    word = word.substr(0, 2);
    if (const auto refusal = word == "go" ? play.go(by) : play.play(by, card(word))) return refusal;
  }
  return {};
}

// Returns the play of a history. An impossible history stops the test.
Play played(std::string_view text, int pone = 0, int dealer = 0) {
  Play play(PerSeat<int>{{pone, dealer}});
  if (playOn(play, text)) throw std::invalid_argument(std::string(text));
  return play;
}

// Returns the error of an impossible history: its code, its text and its message.
std::string refused(std::string_view text, int pone = 0, int dealer = 0) {
  Play play(PerSeat<int>{{pone, dealer}});
  const auto refusal = playOn(play, text);
  if (!refusal) return "possible";
  const Error error = inWords(*refusal, {{{{"Ann"}, {"Ben"}}}});
  return std::string(print(error.code)) + " " + error.text + ": " + error.message;
}

// Returns each card with its points and reasons, such as "TS 0, TH 2 pair".
std::string told(const Play& play) {
  std::string text;
  for (const CardPlay& played : play.played()) {
    if (!text.empty()) text += ", ";
    ((text += print(played.card)) += ' ') += std::to_string(played.points);
    for (const Reason reason : played.reasons) (text += ' ') += print(reason);
  }
  return text;
}

}  // namespace

TEST_CASE("the pone leads") {
  CHECK(Play().toPlay() == Seat::pone);
  CHECK(refused("dealer 5H") ==
        "illegalPlay 5H: Ben could not play the five of hearts: Ann leads, since Ben deals.");
}

TEST_CASE("a go is pegged once it is certain that neither side could play") {
  const Play open = played("pone TS, dealer TH, pone 5D");
  CHECK(told(open) == "TS 0, TH 2 pair, 5D 0");
  CHECK(open.count() == 25);
  CHECK(open.toPlay() == Seat::dealer);

  const Play closed = played("pone TS, dealer TH, pone 5D, dealer QC");
  CHECK(told(closed) == "TS 0, TH 2 pair, 5D 1 go, QC 0");
  CHECK(closed.count() == 10);
  CHECK(closed.toPlay() == Seat::pone);
  CHECK(closed.pegged(Seat::dealer) == 2);
  CHECK(closed.pegged(Seat::pone) == 1);
}

TEST_CASE("a go that is said is known before the next card") {
  const Play ours = played("pone TS, dealer TH, pone 5D, dealer go");
  CHECK(told(ours) == "TS 0, TH 2 pair, 5D 0");
  CHECK(ours.toPlay() == Seat::pone);
  CHECK(ours.lacks(Seat::dealer) == 6);
  CHECK(ours.lacks(Seat::pone) == 0);

  const Play both = played("pone TS, dealer TH, pone 5D, dealer go, pone go");
  CHECK(told(both) == "TS 0, TH 2 pair, 5D 1 go");
  CHECK(both.count() == 0);
  CHECK(both.pile().length() == 0);
  CHECK(both.toPlay() == Seat::dealer);
  CHECK(both.lacks(Seat::pone) == 6);
}

TEST_CASE("a go by the side that played the last card implies a go of the opponent") {
  const Play play = played("pone TS, dealer TH, pone 5D, pone go");
  CHECK(told(play) == "TS 0, TH 2 pair, 5D 1 go");
  CHECK(play.lacks(Seat::dealer) == 6);
}

TEST_CASE("a go that is known already may be said again") {
  CHECK(told(played("pone TS, dealer TH, pone 5D, dealer go, dealer go, pone go, dealer go, dealer QC")) ==
        "TS 0, TH 2 pair, 5D 1 go, QC 0");
}

TEST_CASE("a go is refused when any card can be played, when a count begins and when the play is over") {
  CHECK(refused("pone go") == "illegalPlay go: Ann could not say go: any card can begin a new count.");
  CHECK(refused("pone TS, dealer go") ==
        "illegalPlay go: Ben could not say go: at 10 any card can be played.");
  CHECK(refused("pone TC, dealer TS, pone AC, dealer go") ==
        "illegalPlay go: Ben could not say go: at 21 any card can be played.");
  CHECK(refused("pone TC, dealer TS, pone 2C, dealer go") == "possible");
  CHECK(refused("pone TS, dealer TH, pone TD, dealer AC, pone go") ==
        "illegalPlay go: Ann could not say go: any card can begin a new count.");
  CHECK(refused("pone AC, dealer AS, pone 2C, dealer 2S, pone 3C, dealer 3S, pone 4C, dealer 4S, pone go") ==
        "illegalPlay go: Ann could not say go: the play was over.");
  CHECK(refused("pone TC, dealer TS, pone TD, dealer go", 115) ==
        "illegalPlay go: Ben could not say go: the play was over.");
}

TEST_CASE("a side without cards may say go at any count") {
  const std::string all = "pone 7S, dealer KD, pone JC, dealer go, pone 4D, dealer 6D, pone 8C, dealer 7H";
  CHECK(played(all).count() == 21);
  CHECK(told(played(all + ", pone go, dealer 9S")) == told(played(all + ", dealer 9S")));
  CHECK(refused(all + ", dealer go") ==
        "illegalPlay go: Ben could not say go: at 21 any card can be played.");
}

TEST_CASE("a side plays on alone after the opponent's go") {
  const Play play = played("pone TS, dealer TH, pone 5D, pone 4D, pone 2C");
  CHECK(told(play) == "TS 0, TH 2 pair, 5D 0, 4D 0, 2C 2 thirtyOne");
  CHECK(play.toPlay() == Seat::dealer);
  CHECK(play.lacks(Seat::dealer) == 6);
}

TEST_CASE("after a go or a thirty-one the side that did not play the last card leads") {
  CHECK(played("pone TS, dealer TH, pone TD, dealer AC").toPlay() == Seat::pone);
  CHECK(played("pone TS, dealer TH, pone 5D, dealer 6C").toPlay() == Seat::pone);
  CHECK(refused("pone TS, dealer TH, pone TD, dealer AC, dealer 5C") ==
        "illegalPlay 5C: Ben could not play the five of clubs: after 31 Ann leads.");
  CHECK(refused("pone TS, dealer TH, pone 5D, pone QC") ==
        "illegalPlay QC: Ann could not play the queen of clubs: it would have made 35, and after a go "
        "Ben leads.");
}

TEST_CASE("thirty-one pegs two, and not three with the last card") {
  const Play play = played("pone TC, dealer TS, pone TD, dealer AS, pone 9C, dealer 8S, pone 7C, dealer 7S");
  CHECK(told(play) ==
        "TC 0, TS 2 pair, TD 6 pairRoyal, AS 2 thirtyOne, 9C 0, 8S 0, 7C 3 run3, 7S 4 thirtyOne pair");
  CHECK(play.over());
}

TEST_CASE("the eighth card pegs one, whatever the count") {
  const Play play = played("pone AC, dealer AS, pone 2C, dealer 2S, pone 3C, dealer 3S, pone 4C, dealer 4S");
  CHECK(play.over());
  CHECK(play.count() == 0);
  CHECK_FALSE(play.toPlay());
  CHECK(told(play) == "AC 0, AS 2 pair, 2C 0, 2S 2 pair, 3C 0, 3S 2 pair, 4C 0, 4S 3 pair lastCard");
}

TEST_CASE("a side plays on alone when the other has no cards") {
  const Play play = played("pone TS, dealer TH, pone 5S, pone 3S, pone 2S, dealer 8D, dealer 8S");
  CHECK(play.cardsHeld(Seat::pone) == 0);
  CHECK(play.toPlay() == Seat::dealer);
  CHECK(told(play) == "TS 0, TH 2 pair, 5S 0, 3S 0, 2S 1 go, 8D 0, 8S 2 pair");
  CHECK(told(played("pone TS, dealer TH, pone 5S, pone 3S, pone 2S, dealer 8D, dealer 8S, dealer 9C")) ==
        told(play) + ", 9C 1 lastCard");
}

TEST_CASE("a side that plays alone pegs the go of a count and leads to the next") {
  const Play play = played("pone TS, dealer TH, pone 7S, pone 3S, dealer 9C, pone JS, dealer 8D, dealer 8S");
  CHECK(told(play) == "TS 0, TH 2 pair, 7S 0, 3S 1 go, 9C 0, JS 0, 8D 1 go, 8S 1 lastCard");
}

TEST_CASE("a side that said go holds no card that would have fitted") {
  const Play play = played("pone TS, dealer TH, pone 5D, dealer QC");
  for (const Seat seat : bothSeats) {
    CHECK(play.lacks(seat) == 6);
    CHECK_FALSE(play.mayHold(seat, card("AS")));
    CHECK_FALSE(play.mayHold(seat, card("6S")));
    CHECK(play.mayHold(seat, card("7S")));
    CHECK_FALSE(play.mayHold(seat, card("TS")));
  }
  CHECK(refused("pone TS, dealer TH, pone 5D, dealer QC, pone 6H") ==
        "illegalPlay 6H: Ann could not play the six of hearts: at 25 it would have made 31, so it had to be "
        "played then.");
  CHECK(refused("pone TS, dealer TH, pone 5D, dealer QC, pone 7H, dealer 4H") ==
        "illegalPlay 4H: Ben could not play the four of hearts: at 25 it would have made 29, so it had to be "
        "played then.");
  CHECK(refused("pone TS, dealer TH, pone 5D, pone 3C, dealer 2C") ==
        "illegalPlay 2C: Ben could not play the two of clubs: at 25 it would have made 27, so it had to be "
        "played then.");
}

TEST_CASE("an earlier go makes a later go certain") {
  // At 25 neither had a 6 or less, so at 27 neither can play, and the go is certain without being said.
  const Play play = played("pone TS, dealer TH, pone 5D, dealer QC, pone 9C, dealer 8C");
  CHECK(told(play) == "TS 0, TH 2 pair, 5D 1 go, QC 0, 9C 0, 8C 1 go");
  CHECK(play.count() == 0);
  CHECK(play.toPlay() == Seat::pone);
}

TEST_CASE("a go is certain when every card that fits is on the table") {
  const Play play = played("pone AC, dealer AS, pone AD, dealer AH, pone TC, dealer TS, pone 6C");
  CHECK(play.played().back().reasons == std::vector{Reason::go});
  CHECK(play.toPlay() == Seat::dealer);
  CHECK(play.count() == 0);
}

TEST_CASE("a turn cannot be passed when any card can be played") {
  CHECK(refused("pone 5H, pone 6H") ==
        "illegalPlay 6H: Ann could not play the six of hearts: it was Ben's turn, and at 5 any card can be "
        "played.");
  CHECK(refused("pone TC, dealer TS, pone AC, pone QC") ==
        "illegalPlay QC: Ann could not play the queen of clubs: it was Ben's turn, and at 21 any card can be "
        "played.");
  CHECK(refused("pone TC, dealer TS, pone 2C, pone 9C") == "possible");
}

TEST_CASE("a fifth card and a card already on the table are refused") {
  CHECK(refused("pone 9C, dealer 9S, pone 8C, pone 4C, dealer 9D, pone KC, dealer 9H, pone 2D") ==
        "illegalPlay 2D: Ann could not play the two of diamonds: it would be Ann's fifth card.");
  CHECK(refused("pone 9C, dealer 9C") == "duplicateCard 9C: The nine of clubs appears twice.");
}

TEST_CASE("a refused card changes nothing") {
  Play play = played("pone TS, dealer TH, pone 5D");
  CHECK(play.play(Seat::pone, card("QC")));
  CHECK(play.go(Seat::dealer) == std::nullopt);
  CHECK(play.play(Seat::dealer, card("6C")));
  CHECK(told(play) == "TS 0, TH 2 pair, 5D 0");
  CHECK(play.lacks(Seat::pone) == 0);
  CHECK(play.play(Seat::pone, card("6C")) == std::nullopt);
}

TEST_CASE("the legal cards of a hand are those that fit the count") {
  const Play play = played("pone TS, dealer TH, pone 5D");
  CHECK(written(play.legal(CardSet(cards("6C 7C QC AC")))) == "AC 6C");
  CHECK(play.legal(CardSet(cards("7C QC"))).empty());
  CHECK(Play().legal(CardSet(cards("7C QC"))).size() == 2);
}

TEST_CASE("the game ends in the middle of the play at 121") {
  const Play card = played("pone 5C, dealer TS", 0, 119);
  CHECK(card.over());
  CHECK_FALSE(card.toPlay());
  CHECK(refused("pone 5C, dealer TS, pone 9C", 0, 119) ==
        "illegalPlay 9C: Ann could not play the nine of clubs: the game was over at 121.");
  CHECK_FALSE(played("pone 5C, dealer TS", 0, 118).over());
}

TEST_CASE("a go may end the game, and the card that would show it can no longer be played") {
  CHECK_FALSE(played("pone TS, dealer TH, pone 5D", 120).over());
  CHECK(played("pone TS, dealer TH, pone 5D, dealer go, pone go", 120).over());
  CHECK(refused("pone TS, dealer TH, pone 5D, dealer QC", 120) ==
        "illegalPlay QC: Ben could not play the queen of clubs: the game was over at 121.");
}

TEST_CASE("a card that ends the game pegs no go, but the last card still pegs its point") {
  const std::string nines = "pone TS, dealer TH, pone 5D, dealer QC, pone 9C, dealer 9D";
  CHECK(told(played(nines, 0, 117)) == "TS 0, TH 2 pair, 5D 1 go, QC 0, 9C 0, 9D 2 pair");
  CHECK(played(nines, 0, 117).over());
  CHECK(told(played(nines, 0, 116)) == "TS 0, TH 2 pair, 5D 1 go, QC 0, 9C 0, 9D 3 pair go");
  CHECK(played(nines, 0, 116).over());
  CHECK_FALSE(played(nines, 0, 115).over());

  const Play last =
      played("pone AC, dealer AS, pone 2C, dealer 2S, pone 3C, dealer 3S, pone 4C, dealer 4S", 0, 113);
  CHECK(last.played().back().points == 3);
  CHECK(last.pegged(Seat::dealer) == 9);
}

TEST_CASE("a reason is written as the doors write it") {
  std::string all;
  for (int reason = 0; reason <= static_cast<int>(Reason::lastCard); ++reason)
    (all += print(static_cast<Reason>(reason))) += ' ';
  CHECK(all == "fifteen thirtyOne pair pairRoyal doublePairRoyal run3 run4 run5 run6 run7 go lastCard ");
}
