#pragma once
// Computes the dealer's win chance after the play, when only the show is left to count.

#include <vector>

#include "cribbage/board/board_table.h"
#include "solve/winning/kind_payoffs.h"
#include "solve/winning/show_kinds.h"

namespace cribbage {

/// Computes win chances from `BoardTable` and from the points that each kind of hand scores in the show. For
/// each score at which the show can begin, they are computed only once. Both arguments must outlive this.
class ShowChances {
 public:
  ShowChances(const ShowKinds& shows, const BoardTable& board) : shows_(shows), board_(board) {}

  /// Returns the win chances after the play. `toGo` are the holes that the sides need when the play begins.
  /// The result is valid until the next call.
  KindPayoffs::Chance from(ToGo toGo);

 private:
  static constexpr int most = 32;
  std::vector<double> chances(ToGo left) const;

  const ShowKinds& shows_;
  const BoardTable& board_;
  std::vector<std::vector<double>> known_{static_cast<std::size_t>(most * most)};
};

}  // namespace cribbage
