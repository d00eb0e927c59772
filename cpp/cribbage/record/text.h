#pragma once
// The text form of a record. docs/RECORD.md describes the format.

#include <string>
#include <string_view>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/cards/read_cards.h"
#include "cribbage/record/record.h"
#include "cribbage/record/score.h"

namespace cribbage {

/// A game that was read: the record and its score.
struct ReadGame {
  Record record;  ///< with inferred players, suits and points, and nothing after the target
  std::vector<ScoredDeal> deals;
  PerPlayer<int> score;
  std::optional<PlayerId> winner;
  std::optional<PlayerId> toPlay;  ///< in the play of the last deal
};

/// Reads a record, checks it and scores it in order, up to the target. Returns `badRecord` with the line, if
/// a line cannot be read or is impossible. Also returns `badRecord` if the text has more than `longestText`
/// bytes; a game takes some two thousand.
///
/// For example, `1. 0-0* 5H` says that the second player deals the first deal, and that the starter is the
/// 5H.
Result<ReadGame> readRecord(std::string_view text);

/// The maximum length in bytes of a file of several games.
inline constexpr std::size_t longestRecords = 1'000'000;

/// Reads a file of several records, each as `readRecord` does. A blank line stands before the players of the
/// next game. Blank lines may stand inside a game too.
Result<std::vector<ReadGame>> readRecords(std::string_view text);

/// Scores a record made by a program, with the referee that `readRecord` uses. Returns `badRecord` without a
/// line for an impossible event.
Result<ReadGame> scoreRecord(Record record);

/// Prints the record in canonical form: reading it gives the same record, and printing that gives the same
/// text. The points of cards and shows are those that the referee counted.
std::string print(const ReadGame& game);

}  // namespace cribbage
