#pragma once
// The dealer's chance when the show is next, by the kinds of both hands.

#include <vector>

#include "cribbage/winning/board_table.h"
#include "solve/winning/show_kinds.h"
#include "solve/winning/winning_ends.h"

namespace cribbage {

/// Both must outlive it. A chance is worked out when it is first asked for.
class ShowChances {
 public:
  ShowChances(const ShowKinds& shows, const BoardTable& board) : shows_(shows), board_(board) {}

  /// Of a play that begins at this score. It holds until the next call.
  WinningEnds::Chance from(ToGo toGo);

 private:
  static constexpr int most = 32;

  std::vector<double> chances(ToGo left) const;

  const ShowKinds& shows_;
  const BoardTable& board_;
  std::vector<std::vector<double>> known_{static_cast<std::size_t>(most * most)};  // by pegs, then kinds
};

}  // namespace cribbage
