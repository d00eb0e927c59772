#include "cribbage/play/play.h"

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

// Returns the error of an impossible history, its text and its message, or an empty text if it is possible.
std::string refused(std::string_view text, int pone = 0, int dealer = 0) {
  Play play(PerSeat<int>{{pone, dealer}});
  const auto refusal = playOn(play, text);
  if (!refusal) return "";
  const Error error = inWords(*refusal, {{{{"Ann"}, {"Ben"}}}});
  return error.text + ": " + error.message;
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

TEST_CASE("a card or go that cannot have been played is refused in a sentence") {
  struct Case {
    std::string history, refusal;
    int pone = 0, dealer = 0;  // their scores before the play
  };
  const std::string tens = "pone TS, dealer TH, pone 5D", pairs = "pone AC, dealer AS, pone 2C, dealer 2S";
  const std::string fit = " any card can be played.", then = ", so it had to be played then.";
  for (const auto& [history, refusal, pone, dealer] : std::vector<Case>{
           {"pone go", "go: Ann could not say go: any card can begin a new count."},
           {"pone TS, dealer go", "go: Ben could not say go: at 10" + fit},
           {"pone TC, dealer TS, pone AC, dealer go", "go: Ben could not say go: at 21" + fit},
           {"pone TC, dealer TS, pone 2C, dealer go", ""},
           {"pone TS, dealer TH, pone TD, dealer AC, pone go",
            "go: Ann could not say go: any card can begin a new count."},
           {pairs + ", pone 3C, dealer 3S, pone 4C, dealer 4S, pone go",
            "go: Ann could not say go: the play was over."},
           {"pone TC, dealer TS, pone TD, dealer go", "go: Ben could not say go: the play was over.", 115},
           {"dealer 5H", "5H: Ben could not play the five of hearts: Ann leads, since Ben deals."},
           {"pone TS, dealer TH, pone TD, dealer AC, dealer 5C",
            "5C: Ben could not play the five of clubs: after 31 Ann leads."},
           {tens + ", pone QC",
            "QC: Ann could not play the queen of clubs: it would have made 35, and after a go Ben leads."},
           {tens + ", dealer QC, pone 6H",
            "6H: Ann could not play the six of hearts: at 25 it would have made 31" + then},
           {tens + ", dealer QC, pone 7H, dealer 4H",
            "4H: Ben could not play the four of hearts: at 25 it would have made 29" + then},
           {tens + ", pone 3C, dealer 2C",
            "2C: Ben could not play the two of clubs: at 25 it would have made 27" + then},
           {"pone 5H, pone 6H",
            "6H: Ann could not play the six of hearts: it was Ben's turn, and at 5" + fit},
           {"pone TC, dealer TS, pone AC, pone QC",
            "QC: Ann could not play the queen of clubs: it was Ben's turn, and at 21" + fit},
           {"pone TC, dealer TS, pone 2C, pone 9C", ""},
           {"pone 9C, dealer 9S, pone 8C, pone 4C, dealer 9D, pone KC, dealer 9H, pone 2D",
            "2D: Ann could not play the two of diamonds: it would be Ann's fifth card."},
           {"pone 9C, dealer 9C", "9C: The nine of clubs appears twice."},
           {"pone 5C, dealer TS, pone 9C",
            "9C: Ann could not play the nine of clubs: the game was over at 121.", 0, 119},
           {tens + ", dealer QC", "QC: Ben could not play the queen of clubs: the game was over at 121.",
            120},
       })
    CHECK(refused(history, pone, dealer) == refusal);
}

TEST_CASE("a side that said go, or must have, holds no card that would have fitted") {
  const auto lacks = [](std::string_view history) {
    const Play play = played("pone TS, dealer TH, pone 5D, " + std::string(history));
    return std::pair(play.lacks(Seat::pone), play.lacks(Seat::dealer));
  };
  CHECK(lacks("dealer go") == std::pair(0, 6));
  CHECK(lacks("dealer go, pone go") == std::pair(6, 6));
  CHECK(lacks("pone go") == std::pair(6, 6));
  CHECK(lacks("pone 4D, pone 2C").second == 6);
  const Play play = played("pone TS, dealer TH, pone 5D, dealer QC");
  for (const Seat seat : bothSeats) {
    CHECK(play.lacks(seat) == 6);
    CHECK_FALSE(play.mayHold(seat, card("AS")));
    CHECK_FALSE(play.mayHold(seat, card("6S")));
    CHECK(play.mayHold(seat, card("7S")));
    CHECK_FALSE(play.mayHold(seat, card("TS")));
  }
  CHECK(played("pone TS, dealer TH, pone 5S, pone 3S, pone 2S, dealer 8D").cardsHeld(Seat::pone) == 0);
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

TEST_CASE("a reason is written as the doors write it") {
  std::string all;
  for (int reason = 0; reason <= static_cast<int>(Reason::lastCard); ++reason)
    (all += print(static_cast<Reason>(reason))) += ' ';
  CHECK(all == "fifteen thirtyOne pair pairRoyal doublePairRoyal run3 run4 run5 run6 run7 go lastCard ");
}
