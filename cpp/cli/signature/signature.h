#pragma once
// What the engine says, in a few numbers: a change that alters one of them alters answers.

#include <cstdint>
#include <functional>

#include "cribbage/advice/tables.h"

namespace cribbage {

/// A number for the answers of each kind of question. Answers are asked as a door asks them and taken whole,
/// errors and the order of lists included, averages and chances to the last bit.
struct Signature {
  std::uint64_t shows = 0;     ///< the points of all 12,994,800 shows, as hand and as crib
  std::uint64_t words = 0;     ///< `scoreShow`, `scoreRanks`, `valueStarters`, `parseCards`
  std::uint64_t deals = 0;     ///< `deal`
  std::uint64_t discards = 0;  ///< `valueDiscards`: each opponent, both orders, scores from 0-0 to 120-120
  std::uint64_t pegs = 0;      ///< `scorePlay`
  std::uint64_t plays = 0;     ///< `valuePlays`: 0 to 7 cards played, both seats, quick and settled
  std::uint64_t chances = 0;   ///< `winChance` and `winChances`, every score
  std::uint64_t games = 0;     ///< `simulate`: 40 games of `schell/greedy` against `random`
  std::uint64_t choices = 0;   ///< `chooseDiscard`, `choosePlay`: each level, 0 to 7 cards played
  std::uint64_t reviews = 0;   ///< `reviewDeal`: the four deals of such games, quick and settled

  template <class See>
  static void fields(See&& see) {
    see("shows", &Signature::shows);
    see("words", &Signature::words);
    see("deals", &Signature::deals);
    see("discards", &Signature::discards);
    see("pegs", &Signature::pegs);
    see("plays", &Signature::plays);
    see("chances", &Signature::chances);
    see("games", &Signature::games);
    see("choices", &Signature::choices);
    see("reviews", &Signature::reviews);
  }

  /// One number for all of them.
  std::uint64_t whole() const;
};

/// Asks every question, and says before each kind which it is. The `tables` must be whole. The same natively
/// and in WebAssembly. Some ten seconds.
Signature signature(
    const Tables& tables, const std::function<void(const char*)>& begins = [](const char*) {});

}  // namespace cribbage
