#pragma once
// A record as people write it. docs/RECORD.md is the format's page.

#include <string>
#include <string_view>

#include "cribbage/base/error.h"
#include "cribbage/cards/read_cards.h"
#include "cribbage/game/record.h"
#include "cribbage/game/record_score.h"

namespace cribbage {

/// A game that was read: as it was recorded, and scored.
struct ReadGame {
  Record record;  ///< with players, suits and points as far as they follow, and nothing after the target
  std::vector<ScoredDeal> deals;
  PerPlayer<int> score;
  std::optional<PlayerId> winner;
  std::optional<PlayerId> toPlay;  ///< in the play of the last deal
};

/// Reads a record, checks it and scores it in order, up to the target. `badRecord`, with the line, for what
/// cannot be read or cannot have been, and for more than `longestText` bytes: a game has some two thousand.
///
/// Example: of the line `1. 0-0* 5H` the second player deals the first deal, and the starter is the 5H.
Result<ReadGame> readRecord(std::string_view text);

/// Scores a record made by a program, by the same referee. `badRecord` without a line for what cannot have
/// been.
Result<ReadGame> scoreRecord(Record record);

/// The record as text, the same way each time: reading it gives the same record, and printing that the same
/// text. Points of cards and shows are those that were scored.
std::string print(const ReadGame& game);

}  // namespace cribbage
