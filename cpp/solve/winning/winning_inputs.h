#pragma once
// Reads the inputs of `solve_winning`: the tables, and the solution of the play for points.

#include <memory>
#include <optional>
#include <string>

#include "cribbage/base/error.h"
#include "cribbage/board/board_table.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/play/hand_pegs_table.h"
#include "solve/winning/winning_solver.h"

namespace cribbage {

/// The names of the files that the solver reads.
struct WinningFiles {
  std::string crib = "cpp/tables/crib.bin", play = "cpp/tables/play.bin", board = "cpp/tables/board.bin",
              playState = "build/play.state";
};

struct WinningTables {
  ThrowsTable crib;
  HandPegsTable play;
  BoardTable board;
};
Result<WinningTables> readTables(const WinningFiles& files);

/// A solver and its inputs. Do not move this object, because the solver refers to `shows`.
struct WinningAtWork {
  ShowKinds shows;
  std::optional<WinningSolver> solver;
};

/// Makes the solver. Fails with `badTable` if the play in the file `playState` was not solved with these
/// tables. Takes a minute on one thread, mostly to compute how likely each pair of hands is, and what each
/// kind of hand scores in the show.
Result<std::unique_ptr<WinningAtWork>> beginWork(const WinningFiles& files, const WinningTables& tables,
                                                 const WinningSettings& settings, int threads);

}  // namespace cribbage
