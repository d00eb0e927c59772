#include "native/play_state.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>

#include "cribbage/base/table_bytes.h"
#include "native/files.h"

namespace cribbage {

namespace {

struct Head {
  std::uint32_t rounds = 0;
  std::uint32_t joint = 0;
};

}  // namespace

std::uint32_t digestOf(const JointHands& joint) {
  return hashOf({reinterpret_cast<const std::uint8_t*>(joint.data()), joint.size() * sizeof(float)});
}

bool saveState(const std::string& file, const PlaySolver& solver, std::uint32_t joint) {
  return writeWhole(file, [&](std::ostream& out) {
    writeRaw(out, std::array{Head{static_cast<std::uint32_t>(solver.rounds()), joint}});
    for (const auto* numbers : {&solver.state().cumulativeRegret, &solver.state().cumulativeStrategy})
      writeRaw(out, *numbers);
  });
}

bool loadState(const std::string& file, PlaySolver& solver, std::uint32_t joint) {
  std::ifstream in(file, std::ios::binary);
  std::array<Head, 1> head;
  readRaw(in, head);
  if (!in) return false;
  CfrState numbers = solver.state();
  for (auto* some : {&numbers.cumulativeRegret, &numbers.cumulativeStrategy}) readRaw(in, *some);
  if (!in) return false;
  const bool same = head[0].joint == joint;
  if (!same) std::fill(numbers.cumulativeStrategy.begin(), numbers.cumulativeStrategy.end(), 0.0f);
  numbers.rounds = same ? static_cast<int>(head[0].rounds) : 0;
  solver.resume(std::move(numbers));
  return same;
}

bool isState(const std::string& file, std::size_t choices) {
  std::error_code none;
  return std::filesystem::file_size(file, none) == sizeof(Head) + 2 * choices * sizeof(float);
}

std::optional<std::vector<float>> loadCumulativeStrategy(const std::string& file, std::size_t choices,
                                                         std::uint32_t joint) {
  if (!isState(file, choices)) return std::nullopt;
  std::ifstream in(file, std::ios::binary);
  std::array<Head, 1> head;
  readRaw(in, head);
  if (!in || head[0].joint != joint) return std::nullopt;
  std::vector<float> cumulativeStrategy(choices);
  in.seekg(static_cast<std::streamoff>(sizeof(Head) + choices * sizeof(float)));
  readRaw(in, cumulativeStrategy);
  if (!in) return std::nullopt;
  return cumulativeStrategy;
}

}  // namespace cribbage
