#pragma once
// The dealer's chance of winning when the show is next.

#include <vector>

#include "cribbage/board/board_table.h"
#include "solve/winning/kind_payoffs.h"
#include "solve/winning/show_kinds.h"

namespace cribbage {

/// By what kinds of hands show, and by the board. Both must outlive this. Chances are worked out once for
/// each score at the show.
class ShowChances {
 public:
  ShowChances(const ShowKinds& shows, const BoardTable& board) : shows_(shows), board_(board) {}

  /// For a play that begins with these holes to go; until the next call.
  KindPayoffs::Chance from(ToGo toGo);

 private:
  static constexpr int most = 32;
  std::vector<double> chances(ToGo left) const;

  const ShowKinds& shows_;
  const BoardTable& board_;
  std::vector<std::vector<double>> known_{static_cast<std::size_t>(most * most)};
};

}  // namespace cribbage
