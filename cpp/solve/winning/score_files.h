#pragma once
// Solved scores, each in a file of its own.

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "cribbage/base/error.h"
#include "solve/winning/solved_score.h"

namespace cribbage {

/// What scores were solved with: hashes of the tables, of the solved play and of the settings.
struct SolvedWith {
  std::uint32_t crib = 0, play = 0, board = 0, state = 0, settings = 0;
  friend bool operator==(const SolvedWith&, const SolvedWith&) = default;
  bool sameTables(const SolvedWith& other) const {
    return crib == other.crib && play == other.play && board == other.board;
  }
};

/// The bytes of a file are a head, the score, and named parts:
///
///     bytes   8 “15-2scor”   4 version   4 hash of all that follows
///             20 `SolvedWith`   1 + 1 holes that dealer and pone need
///             for each part: 4 name   4 length   the part
///
/// A reader leaves out parts whose names it does not know, so that a part more needs no other version.
struct ScoreFile {
  SolvedWith with;
  SolvedScore score;

  static Result<ScoreFile> read(std::span<const std::uint8_t> bytes);
  std::vector<std::uint8_t> write() const;
};

/// A folder of them.
class ScoreFiles {
 public:
  explicit ScoreFiles(std::string folder) : folder_(std::move(folder)) {}

  std::string nameOf(ToGo toGo) const;

  /// `badTable` where there is no file, or it is not whole, or is of another score.
  Result<ScoreFile> read(ToGo toGo) const;

  /// Whether the file is there and whole, and was solved with all of that.
  bool has(ToGo toGo, const SolvedWith& with) const;

  /// Writes beside the file and renames, so that nobody ever sees half of one. False where it cannot.
  bool save(const ScoreFile& file) const;

 private:
  std::string folder_;
};

}  // namespace cribbage
