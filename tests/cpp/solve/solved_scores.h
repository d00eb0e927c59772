#pragma once
// Made-up solutions of scores, and a folder for their files.

#include <cmath>
#include <filesystem>
#include <random>
#include <string>

#include "solve/winning/score_files.h"

namespace cribbage {

inline constexpr SolvedWith someTables{1, 2, 3, 4, 5};

/// Numbers that differ from score to score and from place to place; only where there is a choice.
inline OpeningNets someOpenings(ToGo toGo) {
  constexpr auto hands = static_cast<std::size_t>(OpeningTable::hands);
  OpeningNets nets;
  nets.leads.resize(hands);
  for (auto& replies : nets.replies) replies.resize(hands);
  for (std::size_t place = 0; place < OpeningTable::valued; ++place) {
    const OpeningTable::Choices choices = OpeningTable::choicesAt(place);
    ByRank& values = place < hands ? nets.leads[place] : nets.replies[place / hands - 1][place % hands];
    for (std::size_t at = 0; choices.count > 1 && at < choices.count; ++at)
      values[choices.ranks[at]] = static_cast<float>(
          0.1 * std::sin(0.7 * static_cast<double>(place) + choices.ranks[at] * toGo.dealer + 3 * toGo.pone));
  }
  return nets;
}

inline ScoreFile someScore(ToGo toGo, bool openings = true, SolvedWith with = someTables) {
  ScoreFile file{with, {toGo, {0.1 * toGo.dealer, 0.01, 0.02}, {0.1 / 3 * toGo.pone, 1e-7, 0.004}, {}}};
  if (openings) file.score.openings = someOpenings(toGo);
  return file;
}

/// A folder of its own, gone at the end of the test.
class Folder {
 public:
  Folder() : path_(std::filesystem::temp_directory_path()) {
    path_ /= std::string("scores-").append(std::to_string(std::random_device()()));
    std::filesystem::create_directories(path_);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    std::error_code none;
    std::filesystem::remove_all(path_, none);
  }
  std::string operator/(std::string_view name) const { return (path_ / name).string(); }
  std::string string() const { return path_.string(); }
  std::size_t files() const {
    std::size_t count = 0;
    for (const auto& file : std::filesystem::directory_iterator(path_)) count += file.is_regular_file();
    return count;
  }

 private:
  std::filesystem::path path_;
};

}  // namespace cribbage
