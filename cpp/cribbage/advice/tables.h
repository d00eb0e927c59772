#pragma once
// The shipped tables that an engine has been given. The engine itself reads no files, so its callers pass the
// bytes of each table.

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

class OpeningTable;
struct PlayKnowledge;

/// A list of distinct table names.
using TableNames = std::vector<std::string_view>;

/// The tables given so far. Copies of this object share the tables, which live as long as any copy holds
/// them.
class Tables {
 public:
  /// Reads and keeps the named table: `crib`, `play`, `opening`, `stakes`, `pegging`, or the board of an
  /// objective: `board`, `acc` or `money`. Returns `badTable` if the bytes are not a valid table of that
  /// name, or if no table has that name. In that case nothing changes.
  std::optional<Error> give(std::string_view name, std::span<const std::uint8_t> bytes);

  // Getters. If the table has not been given, they return the error `badTable` with the table's name as text.

  Result<const ThrowsTable*> crib() const;      ///< discard policies of both roles
  Result<const HandPegsTable*> play() const;    ///< points that a kept hand pegs
  Result<const OpeningTable*> opening() const;  ///< policies of lead, reply and the pone's second card
  Result<const StakesTable*> stakes() const;  ///< win chances by lead, reply and kept hand near the last hole
  Result<const PegSpreadTable*> pegging() const;  ///< distributions of pegs

  /// The value of each score if both players play for the objective.
  Result<const BoardTable*> board(Objective objective = Objective::win) const;

  /// Returns the tables needed to compute win chances for the objective. Includes `stakes` only if asked.
  Result<WinTables> toWin(Objective objective, bool withStakes) const;

  /// Results computed from these tables, cached for the next question about the same deal.
  ShowCache* known() const { return known_.get(); }

  static std::string_view boardFor(Objective objective);

  /// The data behind advice on the play. Built from `crib` and `opening` once both have been given.
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
