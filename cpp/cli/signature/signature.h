#pragma once
// Hashes the answers of the engine. If a hash changes, an answer has changed.

#include <cstdint>
#include <functional>

#include "cribbage/advice/tables.h"

namespace cribbage {

/// For each kind of question, a hash of the answers to many examples. The examples are asked through the
/// public interface. The hashes cover errors, the order of lists, and every bit of averages and chances.
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
  std::uint64_t reviews = 0;   ///< `reviewDeal`: the first deals of four such games, quick and settled

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

  /// Combines the hashes into one.
  std::uint64_t whole() const;
};

/// Asks all questions and hashes the answers, with the same result in native and WebAssembly builds. Calls
/// `begins` with the name of each kind before its first question. `tables` must be complete. Takes some ten
/// seconds.
Signature signature(
    const Tables& tables, const std::function<void(const char*)>& begins = [](const char*) {});

}  // namespace cribbage
