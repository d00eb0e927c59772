#pragma once
// The shipped tables that an engine has been given. The core reads no files: its doors bring the bytes.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/board/objective.h"
#include "cribbage/board/win_tables.h"

namespace cribbage {

class StakesTable;
class OpeningTable;
class PegSpreadTable;
class HandPegsTable;
struct ThrowsTable;
struct PlayKnowledge;
class ShowCache;

/// Names of tables, each once.
using TableNames = std::vector<std::string_view>;

/// A handful of pointers: copies share the tables, and a table lives as long as one of them has it.
class Tables {
 public:
  /// Reads and keeps the table of that name: `crib`, `play`, `opening`, `stakes`, `pegging`, or the board of
  /// an objective, `board`, `acc` or `money`. The error, if there is one, is `badTable`: the bytes are no
  /// such table, or there is no table of that name. Then everything stays as it was.
  std::optional<Error> give(std::string_view name, std::span<const std::uint8_t> bytes);

  // Each is `badTable`, with its name as the text, while it has not been given.

  Result<const ThrowsTable*> crib() const;        ///< what players throw to the crib
  Result<const HandPegsTable*> play() const;      ///< what a kept hand pegs
  Result<const OpeningTable*> opening() const;    ///< what is led and replied, and what is played second
  Result<const StakesTable*> stakes() const;      ///< what lead, reply and hand win near the last hole
  Result<const PegSpreadTable*> pegging() const;  ///< how pegs are spread

  /// What a score is worth when both play for that.
  Result<const BoardTable*> board(Objective objective = Objective::win) const;

  /// All that chances of winning are worked out from, for that objective, `stakes` only if it is wanted.
  Result<WinTables> toWin(Objective objective, bool withStakes) const;

  /// What was worked out from these tables before: kept for the next question of the same deal.
  ShowCache* known() const { return known_.get(); }

  /// The name of that table.
  static std::string_view boardFor(Objective objective);

  /// What advice on the play is made from: of `crib` and `opening`. Made when the second of them is given.
  Result<const PlayKnowledge*> knowledge() const;

 private:
  std::optional<Error> read(std::string_view name, std::span<const std::uint8_t> bytes);
  void forget();

  std::shared_ptr<const ThrowsTable> crib_;
  std::shared_ptr<const HandPegsTable> play_;
  std::shared_ptr<const OpeningTable> opening_;
  std::shared_ptr<const StakesTable> stakes_;
  std::shared_ptr<const PegSpreadTable> pegging_;
  std::array<std::shared_ptr<const BoardTable>, 3> boards_;  // by objective
  std::shared_ptr<const PlayKnowledge> knowledge_;
  std::shared_ptr<ShowCache> known_;
};

}  // namespace cribbage
