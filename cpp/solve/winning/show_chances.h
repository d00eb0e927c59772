#pragma once
// Computes the dealer's win chance when the show is next.

#include <vector>

#include "cribbage/board/board_table.h"
#include "solve/winning/kind_payoffs.h"
#include "solve/winning/show_kinds.h"

namespace cribbage {

/// Computes the chances from the shows of kinds and the board, once for each score at the show. Both
/// arguments must outlive this.
class ShowChances {
 public:
  ShowChances(const ShowKinds& shows, const BoardTable& board) : shows_(shows), board_(board) {}

  /// Returns the chances for a play that begins with these holes to go. Valid until the next call.
  KindPayoffs::Chance from(ToGo toGo);

 private:
  static constexpr int most = 32;
  std::vector<double> chances(ToGo left) const;

  const ShowKinds& shows_;
  const BoardTable& board_;
  std::vector<std::vector<double>> known_{static_cast<std::size_t>(most * most)};
};

}  // namespace cribbage
