#pragma once
// The question about a game that was written down.

#include <optional>
#include <string>
#include <vector>

#include "cribbage/game/record_text.h"
#include "cribbage/questions/given.h"

namespace cribbage {

struct GameQuestion {
  Given record;
  template <class See>
  static void fields(See&& see) {
    see("record", &GameQuestion::record);
  }
};

/// A number of player a, and of player b.
struct HolesOfBoth {
  int a = 0;
  int b = 0;
  template <class See>
  static void fields(See&& see) {
    see("a", &HolesOfBoth::a);
    see("b", &HolesOfBoth::b);
  }
};

/// Cards that were seen, of player a and of player b: `5H`, or `5` where nobody named the suit. A list ends
/// where nothing more is known; one of which nothing is known is absent.
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
  int count = 0;   ///< with this card
  int points = 0;  ///< that it is certain to have pegged
  template <class See>
  static void fields(See&& see) {
    see("by", &PlayedCard::by);
    see("card", &PlayedCard::card);
    see("count", &PlayedCard::count);
    see("points", &PlayedCard::points);
  }
};

/// What was counted after the play; absent where it was not.
struct ShownPoints {
  std::optional<int> pone, dealer, crib;
  template <class See>
  static void fields(See&& see) {
    see("pone", &ShownPoints::pone);
    see("dealer", &ShownPoints::dealer);
    see("crib", &ShownPoints::crib);
  }
};

/// Points as they were pegged.
struct Peg {
  PlayerId by{};
  Source source{};
  int points = 0;  ///< at most those that were still needed
  int score = 0;   ///< of that player, with these points
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
  CardsOfBoth dealt;  ///< kept and thrown
  CardsOfBoth thrown;
  std::optional<std::vector<std::string>> crib;  ///< as far as it was seen: what was thrown, then the others
  std::optional<std::string> starter;
  int heels = 0;  ///< 2 for the dealer where the starter is a jack
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
  std::string record;                ///< the same game, written exactly
  std::vector<std::string> players;  ///< two names
  int target = 0;
  std::vector<DealRecord> deals;
  HolesOfBoth score;
  std::optional<PlayerId> toPlay;  ///< whose turn it is, where the play of the last deal is not over
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

/// Reads a game that was written down (docs/RECORD.md), checks every line, and scores it in order up to the
/// target. Points in the text are checked against the cards. `badRecord`, with the line, for one that cannot
/// be read or cannot have been. Microseconds a deal.
///
/// Example: `readGame("Ann - Ben\n1. 0-0* JH")` has two points for Ben's heels.
Result<GameAnswer> readGame(const GameQuestion& question);
Result<GameAnswer> readGame(std::string_view record);

}  // namespace cribbage
