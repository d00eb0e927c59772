#include "solve/winning/winning_inputs.h"

#include <fstream>

#include "cribbage/base/table_bytes.h"
#include "native/files.h"
#include "native/kept_together.h"
#include "native/play_state.h"

namespace cribbage {

Result<WinningTables> readTables(const WinningFiles& files) {
  const auto cribBytes = bytesOf(files.crib), playBytes = bytesOf(files.play),
             boardBytes = bytesOf(files.board);
  auto crib = ThrowsTable::read(cribBytes);
  if (!crib) return crib.error();
  auto play = HandPegsTable::read(playBytes);
  if (!play) return play.error();
  auto board = BoardTable::read(boardBytes);
  if (!board) return board.error();
  auto opening = OpeningTable::read(bytesOf(files.opening));
  if (!opening) return opening.error();
  SolvedWith with;
  with.crib = hashOf(cribBytes);
  with.play = hashOf(playBytes);
  with.board = hashOf(boardBytes);
  return WinningTables{std::move(*crib), std::move(*play), std::move(*board), std::move(*opening), with};
}

std::optional<std::uint32_t> hashOfFile(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return std::nullopt;
  std::vector<std::uint8_t> some(std::size_t{1} << 20);
  std::uint32_t hash = hashOf({});
  while (in) {
    in.read(reinterpret_cast<char*>(some.data()), static_cast<std::streamsize>(some.size()));
    hash = hashOf({some.data(), static_cast<std::size_t>(in.gcount())}, hash);
  }
  return hash;
}

Result<std::unique_ptr<WinningAtWork>> beginWork(const WinningFiles& files, const WinningTables& tables,
                                                 const WinningSettings& settings, int threads) {
  JointHands joint =
      jointOf(KeptTogether(tables.crib.expertPone), KeptTogether(tables.crib.expertDealer), threads);
  PlayNumbers forPoints;
  {
    const PlayTree tree{PublicPlay{}};
    PlaySolver points(tree, JointHands(joint));
    if (!loadState(files.playState, points, digestOf(joint)))
      return makeError(
          ErrorCode::badTable, files.playState,
          std::string("“").append(files.playState).append("” is not a play solved for these tables."));
    forPoints = points.release();
  }
  auto work = std::make_unique<WinningAtWork>();
  work->shows = showKindsOf(tables.crib, QuickThrower(tables.crib, tables.play), settings.deals,
                            settings.seed, threads);
  work->solver.emplace(settings, work->shows, tables.board, std::move(joint), std::move(forPoints), threads);
  return work;
}

}  // namespace cribbage
