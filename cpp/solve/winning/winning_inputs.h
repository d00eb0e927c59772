#pragma once
// What the play for winning is solved with: the tables, and the solved play for points.

#include <memory>
#include <optional>
#include <string>

#include "cribbage/base/error.h"
#include "cribbage/board/board_table.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/play/hand_pegs_table.h"
#include "cribbage/play/opening_table.h"
#include "solve/winning/winning_solver.h"

namespace cribbage {

/// Files of that.
struct WinningFiles {
  std::string crib = "cpp/tables/crib.bin", play = "cpp/tables/play.bin", board = "cpp/tables/board.bin",
              opening = "cpp/tables/opening.bin", playState = "build/play.state";
};

struct WinningTables {
  ThrowsTable crib;
  HandPegsTable play;
  BoardTable board;
  OpeningTable opening;
};
Result<WinningTables> readTables(const WinningFiles& files);

/// A solver at work, and what it rests on. It stays where it was made.
struct WinningAtWork {
  ShowKinds shows;
  std::optional<WinningSolver> solver;
};

/// `badTable` where the state is not one for these tables. A minute on one thread, most of it for the chances
/// of pairs of hands and for what hands show.
Result<std::unique_ptr<WinningAtWork>> beginWork(const WinningFiles& files, const WinningTables& tables,
                                                 const WinningSettings& settings, int threads);

}  // namespace cribbage
