#include "cribbage/show/spoken.h"

#include <array>
#include <string_view>

namespace cribbage {

std::string numberInWords(std::int64_t number) {
  constexpr std::array<std::string_view, 20> small{"nought",  "one",     "two",       "three",    "four",
                                                   "five",    "six",     "seven",     "eight",    "nine",
                                                   "ten",     "eleven",  "twelve",    "thirteen", "fourteen",
                                                   "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
  constexpr std::array<std::string_view, 10> tens{"",      "",      "twenty",  "thirty", "forty",
                                                  "fifty", "sixty", "seventy", "eighty", "ninety"};
  struct Scale {
    std::int64_t size;
    std::string_view name;
  };
  constexpr std::array<Scale, 3> scales{
      {{1'000'000'000, "billion"}, {1'000'000, "million"}, {1'000, "thousand"}}};

  for (const Scale& scale : scales) {
    if (number < scale.size) continue;
    std::string words = numberInWords(number / scale.size) + " " + std::string(scale.name);
    const std::int64_t rest = number % scale.size;
    if (rest > 0) words += (rest < 100 ? " and " : " ") + numberInWords(rest);
    return words;
  }
  if (number >= 100) {
    std::string words{small[static_cast<std::size_t>(number / 100)]};
    words += " hundred";
    if (number % 100 > 0) words += " and " + numberInWords(number % 100);
    return words;
  }
  if (number < 20) return std::string(small[static_cast<std::size_t>(number)]);
  std::string words{tens[static_cast<std::size_t>(number / 10)]};
  if (number % 10 > 0) (words += '-') += small[static_cast<std::size_t>(number % 10)];
  return words;
}

namespace {

std::string phrase(const Combination& combination, bool truncated) {
  const std::string total = numberInWords(combination.running);
  const std::string length = numberInWords(static_cast<std::int64_t>(combination.places.size()));
  switch (combination.kind) {
    case Kind::fifteen:
      return (truncated ? "fifteens are " : "fifteen ") + total;
    case Kind::pair:
      if (truncated) return "pairs are " + total;
      switch (combination.places.size()) {
        case 2:
          return "pair is " + total;
        case 3:
          return "pair royal is " + total;
        case 4:
          return "double pair royal is " + total;
        default:
          return length + " alike is " + total;
      }
    case Kind::run:
      return truncated ? "runs are " + total : "run of " + length + " is " + total;
    case Kind::flush:
      return "flush of " + length + " is " + total;
    case Kind::nobs:
      return "nobs is " + total;
  }
  return total;
}

}  // namespace

std::string speak(const Explanation& explanation) {
  if (explanation.combinations.empty()) return "nineteen";
  std::string spoken;
  for (const Combination& combination : explanation.combinations) {
    const bool grouped = explanation.truncated && combination.places.empty();
    if (!spoken.empty()) spoken += ", ";
    spoken += phrase(combination, grouped);
  }
  return spoken;
}

}  // namespace cribbage
