#pragma once
// The shipped tables that an engine has been given. The core reads no files: its doors bring the bytes.

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "cribbage/advice/advisor.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/play/hand_pegs_table.h"
#include "cribbage/winning/board_table.h"
#include "cribbage/winning/peg_spread_table.h"
#include "cribbage/winning/stakes_table.h"

namespace cribbage {

class Tables {
 public:
  /// Reads and keeps the table of that name: `crib`, `play`, `opening`, `stakes`, `pegging` or `board`. The
  /// error, if there is one, is `badTable`: the bytes are no such table, or there is no table of that name.
  /// Then everything stays as it was.
  std::optional<Error> give(std::string_view name, std::span<const std::uint8_t> bytes);

  // Each is `badTable`, with its name as the text, while it has not been given.

  Result<const CribTable*> crib() const;        ///< what players throw to the crib
  Result<const PlayTable*> play() const;        ///< what a kept hand pegs
  Result<const PeggingTable*> pegging() const;  ///< how pegs are spread
  Result<const BoardTable*> board() const;      ///< what a score is worth

  Result<const OpeningStakes*> stakes() const;  ///< what lead and reply win near the last hole

  /// What advice on the play is made from: of `crib` and `opening`. Some milliseconds the first time.
  Result<const PlayKnowledge*> knowledge() const;

 private:
  std::optional<CribTable> crib_;
  std::optional<PlayTable> play_;
  std::optional<OpeningTable> opening_;
  std::optional<OpeningStakes> stakes_;
  std::optional<PeggingTable> pegging_;
  std::optional<BoardTable> board_;
  mutable std::optional<PlayKnowledge> knowledge_;  // made of the tables when it is first wanted
};

}  // namespace cribbage
