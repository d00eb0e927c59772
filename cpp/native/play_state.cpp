#include "native/play_state.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "cribbage/base/table_bytes.h"

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

void saveState(const std::string& file, const PlaySolver& solver, std::uint32_t joint) {
  const std::string fresh = file + ".new";
  {
    std::ofstream out(fresh, std::ios::binary);
    const Head head{static_cast<std::uint32_t>(solver.rounds()), joint};
    out.write(reinterpret_cast<const char*>(&head), sizeof head);
    for (const auto* numbers : {&solver.numbers().regrets, &solver.numbers().averages})
      out.write(reinterpret_cast<const char*>(numbers->data()),
                static_cast<std::streamsize>(numbers->size() * sizeof(float)));
  }
  std::filesystem::rename(fresh, file);
}

bool loadState(const std::string& file, PlaySolver& solver, std::uint32_t joint) {
  std::ifstream in(file, std::ios::binary);
  Head head;
  if (!in.read(reinterpret_cast<char*>(&head), sizeof head)) return false;
  PlayNumbers numbers = solver.numbers();
  for (auto* some : {&numbers.regrets, &numbers.averages})
    in.read(reinterpret_cast<char*>(some->data()),
            static_cast<std::streamsize>(some->size() * sizeof(float)));
  if (!in) return false;
  const bool same = head.joint == joint;
  if (!same) std::fill(numbers.averages.begin(), numbers.averages.end(), 0.0f);
  numbers.rounds = same ? static_cast<int>(head.rounds) : 0;
  solver.resume(std::move(numbers));
  return same;
}

bool isState(const std::string& file, std::size_t choices) {
  std::error_code none;
  return std::filesystem::file_size(file, none) == sizeof(Head) + 2 * choices * sizeof(float);
}

std::optional<std::vector<float>> loadAverages(const std::string& file, std::size_t choices,
                                               std::uint32_t joint) {
  if (!isState(file, choices)) return std::nullopt;
  std::ifstream in(file, std::ios::binary);
  Head head;
  if (!in.read(reinterpret_cast<char*>(&head), sizeof head) || head.joint != joint) return std::nullopt;
  std::vector<float> averages(choices);
  in.seekg(static_cast<std::streamoff>(sizeof head + choices * sizeof(float)));
  in.read(reinterpret_cast<char*>(averages.data()), static_cast<std::streamsize>(choices * sizeof(float)));
  if (!in) return std::nullopt;
  return averages;
}

}  // namespace cribbage
