#pragma once
// The questions about recorded games.

#include <optional>
#include <string>
#include <vector>

#include "cribbage/notation/notation.h"
#include "cribbage/questions/given.h"
#include "cribbage/record/record.h"

namespace cribbage {

struct GameQuestion {
  Given record;
  template <class See>
  static void fields(See&& see) {
    see("record", &GameQuestion::record);
  }
};

struct GamesQuestion {
  Given text;
  template <class See>
  static void fields(See&& see) {
    see("text", &GamesQuestion::text);
  }
};

/// A number of holes for each side. With two or three players, a side is a player. With four, side a is
/// players a and c, and side b is b and d.
struct HolesBySide {
  int a = 0;
  int b = 0;
  std::optional<int> c;  ///< with three players
  template <class See>
  static void fields(See&& see) {
    see("a", &HolesBySide::a);
    see("b", &HolesBySide::b);
    see("c", &HolesBySide::c);
  }
};

/// Returns the holes of each side: of a and b, and of c with three players.
HolesBySide holesOf(const PerPlayer<int>& score, const Seating& seating);

/// The cards of each player that were seen: `5H`, or `5` if the suit was not recorded. A list has only the
/// known cards, and is absent if there are none.
struct CardsByPlayer {
  std::optional<std::vector<std::string>> a, b, c, d;
  template <class See>
  static void fields(See&& see) {
    see("a", &CardsByPlayer::a);
    see("b", &CardsByPlayer::b);
    see("c", &CardsByPlayer::c);
    see("d", &CardsByPlayer::d);
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

/// The points of the shows, in the order of counting. The pone sits at the dealer's left; `second` and
/// `third` are the players between the two, if more than two play. A show that was not counted is absent.
struct ShownPoints {
  std::optional<int> pone, second, third, dealer, crib;
  template <class See>
  static void fields(See&& see) {
    see("pone", &ShownPoints::pone);
    see("second", &ShownPoints::second);
    see("third", &ShownPoints::third);
    see("dealer", &ShownPoints::dealer);
    see("crib", &ShownPoints::crib);
  }
};

/// Points that a player pegged at once.
struct Peg {
  PlayerId by{};
  Source source{};
  int points = 0;  ///< at most the points that were still needed
  int score = 0;   ///< the score of the player's side after these points
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
  HolesBySide before;
  CardsByPlayer dealt;  ///< kept and discarded
  CardsByPlayer thrown;
  std::optional<std::vector<std::string>> crib;  ///< the cards seen: the discards first, then the others
  std::optional<std::string> starter;
  int heels = 0;  ///< 2 for the dealer if the starter is a jack
  std::vector<PlayedCard> play;
  ShownPoints shows;
  std::vector<Peg> pegs;  ///< in order
  HolesBySide after;
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
  std::vector<std::string> players;  ///< two to four names, in the order in which they deal
  int target = 0;
  std::vector<DealRecord> deals;
  HolesBySide score;
  std::optional<PlayerId> toPlay;  ///< whose turn it is, if the play of the last deal is not over
  std::optional<PlayerId> winner;  ///< the first player of the side that won
  /// With two sides, the loser was 31 holes or more short of the target; for a double skunk, 61 or more.
  std::optional<bool> skunk;
  std::optional<bool> doubleSkunk;
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

/// Reads a file of one game or more, each as `readGame` does. In a file of records, a blank line stands
/// before the players of the next game. A file of another program is known by its first line, unless
/// `notation` names it (docs/RECORD.md).
Result<std::vector<GameAnswer>> readGames(const GamesQuestion& question);
Result<std::vector<GameAnswer>> readGames(std::string_view file);
Result<std::vector<GameAnswer>> readGames(std::string_view file, Notation notation);

}  // namespace cribbage
