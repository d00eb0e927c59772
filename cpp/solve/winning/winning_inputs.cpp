#include "solve/winning/winning_inputs.h"

#include "native/files.h"
#include "native/hand_prior_by_class.h"
#include "native/play_state.h"

namespace cribbage {

FIFTEEN_TWO_REASON(playOfOtherTables, badTable, "“{file}” is not a play solved for these tables.");

Result<WinningTables> readTables(const WinningFiles& files) {
  auto crib = ThrowsTable::read(bytesOf(files.crib));
  if (!crib) return crib.error();
  auto play = HandPegsTable::read(bytesOf(files.play));
  if (!play) return play.error();
  auto board = BoardTable::read(bytesOf(files.board));
  if (!board) return board.error();
  return WinningTables{std::move(*crib), std::move(*play), std::move(*board)};
}

Result<std::unique_ptr<WinningAtWork>> beginWork(const WinningFiles& files, const WinningTables& tables,
                                                 const WinningSettings& settings, int threads) {
  JointHands joint =
      jointOf(HandPriorByClass(tables.crib.expertPone), HandPriorByClass(tables.crib.expertDealer), threads);
  CfrState forPoints;
  {
    const PlayTree tree{PublicPlay{}};
    PlaySolver points(tree, JointHands(joint));
    if (!loadState(files.playState, points, digestOf(joint)))
      return makeError(playOfOtherTables, files.playState, {{"file", files.playState}});
    forPoints = points.release();
  }
  auto work = std::make_unique<WinningAtWork>();
  work->shows = showKindsOf(tables.crib, QuickThrower(tables.crib, tables.play), settings.deals,
                            settings.seed, threads);
  work->solver.emplace(settings, work->shows, tables.board, std::move(joint), std::move(forPoints), threads);
  return work;
}

}  // namespace cribbage
