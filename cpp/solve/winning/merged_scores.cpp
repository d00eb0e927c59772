#include "solve/winning/merged_scores.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>

namespace cribbage {

namespace {

// The number with the most scores missing, and how many; of equals the last.
std::pair<std::size_t, int> worstOf(const std::vector<int>& numbers, const std::vector<int>& others,
                                    const ScoreNumbers& there, bool dealers) {
  std::pair<std::size_t, int> worst{0, 0};
  for (std::size_t at = 0; at < numbers.size(); ++at) {
    int missing = 0;
    for (const int other : others)
      missing += !there.contains(dealers ? std::pair(numbers[at], other) : std::pair(other, numbers[at]));
    if (missing >= worst.second) worst = {at, missing};
  }
  return worst;
}

std::string refuse(const ScoreFiles& files, ToGo one, ToGo other) {
  std::string sentence = "“";
  return sentence.append(files.nameOf(one))
      .append("” and “")
      .append(files.nameOf(other))
      .append("” were solved with different states or settings: solve one of them again.");
}

}  // namespace

WholeGrid wholeGridOf(const ScoreNumbers& there, std::vector<int> dealers, std::vector<int> pones) {
  for (auto* numbers : {&dealers, &pones}) {
    std::sort(numbers->begin(), numbers->end());
    numbers->erase(std::unique(numbers->begin(), numbers->end()), numbers->end());
  }
  for (;;) {
    const auto [dealer, ofDealer] = worstOf(dealers, pones, there, true);
    const auto [pone, ofPone] = worstOf(pones, dealers, there, false);
    if (ofDealer == 0 && ofPone == 0) break;
    // Of the two that goes of whose scores the larger share is missing.
    if (ofDealer * static_cast<int>(dealers.size()) >= ofPone * static_cast<int>(pones.size()))
      dealers.erase(dealers.begin() + static_cast<std::ptrdiff_t>(dealer));
    else
      pones.erase(pones.begin() + static_cast<std::ptrdiff_t>(pone));
  }
  if (dealers.empty() || pones.empty()) return {};
  return {dealers, pones};
}

std::variant<MergedScores, std::string> mergedScores(const ScoreFiles& files, const SolvedWith& tables,
                                                     const std::vector<int>& dealers,
                                                     const std::vector<int>& pones) {
  MergedScores merged;
  std::map<std::pair<int, int>, SolvedScore> there;
  ScoreNumbers numbers;
  std::optional<ScoreFile> first;
  for (const int dealer : dealers)
    for (const int pone : pones) {
      const ToGo toGo{dealer, pone};
      auto file = files.read(toGo);
      if (!file || !file->with.sameTables(tables)) {
        (std::filesystem::exists(files.nameOf(toGo)) ? merged.refused : merged.missing).push_back(toGo);
        continue;
      }
      if (!first) first = ScoreFile{file->with, {toGo, {}, {}, {}}};
      if (file->with != first->with) return refuse(files, first->score.toGo, toGo);
      numbers.insert({dealer, pone});
      there[{dealer, pone}] = std::move(file->score);
    }
  merged.grid = wholeGridOf(numbers, dealers, pones);
  for (const int dealer : merged.grid.dealers)
    for (const int pone : merged.grid.pones) merged.scores.push_back(std::move(there[{dealer, pone}]));
  return merged;
}

std::string rowsOf(const std::vector<SolvedScore>& scores) {
  std::string rows = rowHead;
  for (const SolvedScore& score : scores) rows.append(rowOf(score));
  return rows;
}

std::string namesOf(const std::vector<ToGo>& scores) {
  const auto nameOf = [](ToGo toGo) {
    return std::to_string(toGo.dealer).append("-").append(std::to_string(toGo.pone));
  };
  std::string names;
  for (std::size_t first = 0, last = 0; first < scores.size(); first = ++last) {
    while (last + 1 < scores.size() && scores[last + 1].dealer == scores[first].dealer &&
           scores[last + 1].pone == scores[last].pone + 1)
      ++last;
    if (!names.empty()) names.append(", ");
    names.append(nameOf(scores[first]));
    if (last > first) names.append(last > first + 1 ? " to " : ", ").append(nameOf(scores[last]));
  }
  return names;
}

}  // namespace cribbage
