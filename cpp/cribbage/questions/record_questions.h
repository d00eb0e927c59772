#pragma once
// The question about a recorded game.

#include <optional>
#include <string>
#include <vector>

#include "cribbage/game/record_text.h"
#include "cribbage/notation/notation.h"
#include "cribbage/questions/given.h"

namespace cribbage {

struct GameQuestion {
  Given record;
  template <class See>
  static void fields(See&& see) {
    see("record", &GameQuestion::record);
  }
};

/// A number of holes for player a, and one for player b.
struct HolesOfBoth {
  int a = 0;
  int b = 0;
  template <class See>
  static void fields(See&& see) {
    see("a", &HolesOfBoth::a);
    see("b", &HolesOfBoth::b);
  }
};

/// The cards of players a and b that were seen: `5H`, or `5` if the suit was not recorded. A list has only
/// the known cards, and is absent if there are none.
struct CardsOfBoth {
  std::optional<std::vector<std::string>> a, b;
  template <class See>
  static void fields(See&& see) {
    see("a", &CardsOfBoth::a);
    see("b", &CardsOfBoth::b);
  }
};

/// A card of the play.
struct PlayedCard {
  PlayerId by{};
  std::string card;
  int count = 0;   ///< including this card
  int points = 0;  ///< points that it is certain to have pegged
  template <class See>
  static void fields(See&& see) {
    see("by", &PlayedCard::by);
    see("card", &PlayedCard::card);
    see("count", &PlayedCard::count);
    see("points", &PlayedCard::points);
  }
};

/// The points of the shows. A show that was not counted is absent.
struct ShownPoints {
  std::optional<int> pone, dealer, crib;
  template <class See>
  static void fields(See&& see) {
    see("pone", &ShownPoints::pone);
    see("dealer", &ShownPoints::dealer);
    see("crib", &ShownPoints::crib);
  }
};

/// Points that a player pegged at once.
struct Peg {
  PlayerId by{};
  Source source{};
  int points = 0;  ///< at most the points that were still needed
  int score = 0;   ///< the player's score after these points
  template <class See>
  static void fields(See&& see) {
    see("by", &Peg::by);
    see("source", &Peg::source);
    see("points", &Peg::points);
    see("score", &Peg::score);
  }
};

struct DealRecord {
  PlayerId dealer{};
  HolesOfBoth before;
  CardsOfBoth dealt;  ///< kept and discarded
  CardsOfBoth thrown;
  std::optional<std::vector<std::string>> crib;  ///< the cards seen: the discards first, then the others
  std::optional<std::string> starter;
  int heels = 0;  ///< 2 for the dealer if the starter is a jack
  std::vector<PlayedCard> play;
  ShownPoints shows;
  std::vector<Peg> pegs;  ///< in order
  HolesOfBoth after;
  template <class See>
  static void fields(See&& see) {
    see("dealer", &DealRecord::dealer);
    see("before", &DealRecord::before);
    see("dealt", &DealRecord::dealt);
    see("thrown", &DealRecord::thrown);
    see("crib", &DealRecord::crib);
    see("starter", &DealRecord::starter);
    see("heels", &DealRecord::heels);
    see("play", &DealRecord::play);
    see("shows", &DealRecord::shows);
    see("pegs", &DealRecord::pegs);
    see("after", &DealRecord::after);
  }
};

struct GameAnswer {
  std::string record;                ///< the same game in canonical form
  std::vector<std::string> players;  ///< two names
  int target = 0;
  std::vector<DealRecord> deals;
  HolesOfBoth score;
  std::optional<PlayerId> toPlay;  ///< whose turn it is, if the play of the last deal is not over
  std::optional<PlayerId> winner;
  std::optional<bool> skunk;        ///< the loser was 31 holes or more short of the target
  std::optional<bool> doubleSkunk;  ///< 61 holes or more
  template <class See>
  static void fields(See&& see) {
    see("record", &GameAnswer::record);
    see("players", &GameAnswer::players);
    see("target", &GameAnswer::target);
    see("deals", &GameAnswer::deals);
    see("score", &GameAnswer::score);
    see("toPlay", &GameAnswer::toPlay);
    see("winner", &GameAnswer::winner);
    see("skunk", &GameAnswer::skunk);
    see("doubleSkunk", &GameAnswer::doubleSkunk);
  }
};

/// Reads a recorded game (docs/RECORD.md), checks every line, and scores it in order up to the target. Points
/// in the text are checked against the cards. Returns `badRecord`, with the line, if a line cannot be read or
/// is impossible. Takes microseconds a deal.
///
/// For example, in `readGame("Ann - Ben\n1. 0-0* JH")` Ben has two points for heels.
Result<GameAnswer> readGame(const GameQuestion& question);
Result<GameAnswer> readGame(std::string_view record);

/// Reads a file of several games, each as `readGame` does: a blank line stands before the players of the next
/// game. With `notation`, reads the file of another program (docs/RECORD.md).
Result<std::vector<GameAnswer>> readGames(std::string_view records);
Result<std::vector<GameAnswer>> readGames(std::string_view file, Notation notation);

}  // namespace cribbage
