#include "cribbage/show/spoken.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <vector>

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

// Returns the words before the total: "run of three is".
std::string leadOf(CombinationKind kind, std::size_t cards) {
  const bool all = cards == 0;
  const std::string size = numberInWords(static_cast<std::int64_t>(cards));
  switch (kind) {
    case CombinationKind::fifteen:
      return all ? "fifteens are" : "fifteen";
    case CombinationKind::pair:
      return all          ? "pairs are"
             : cards == 2 ? "pair is"
             : cards == 3 ? "pair royal is"
             : cards == 4 ? "double pair royal is"
                          : size + " alike is";
    case CombinationKind::run:
      return all ? "runs are" : "run of " + size + " is";
    case CombinationKind::flush:
      return "flush of " + size + " is";
    case CombinationKind::nobs:
      return "nobs is";
  }
  return "";
}

bool takesArticle(CombinationKind kind, std::size_t cards) {
  return kind == CombinationKind::pair
             ? cards >= 2 && cards <= 4
             : (kind == CombinationKind::run || kind == CombinationKind::flush) && cards > 0;
}

std::string leadOf(const Combination& combination) {
  const std::size_t cards = combination.places.size();
  return (takesArticle(combination.kind, cards) ? "a " : "") + leadOf(combination.kind, cards);
}

// A shape of several runs over the same ranks, and its name. The name includes the pairs among the cards of
// these runs.
struct ManyRuns {
  std::size_t length;  // of each run
  std::size_t runs;
  std::size_t pairs;  // ranks with more than one card
  std::string_view lead;
};

// The first three numbers determine the shape. For example, four runs in which only one rank is repeated need
// four cards of that rank.
constexpr std::array<ManyRuns, 4> manyRuns{{
    {3, 2, 1, "a double run is"},
    {4, 2, 1, "a double run of four is"},
    {3, 3, 1, "a triple run is"},
    {3, 4, 2, "a double double run is"},
}};

// All combinations that one name of `manyRuns` stands for. Their cards are adjacent in the sorted hand.
struct Named {
  const Combination* first;
  std::uint8_t lowest;
  std::uint8_t highest;
  std::size_t pairs;
  std::int64_t points;
  std::string_view lead;

  bool has(const Combination& other) const {
    return (other.kind == CombinationKind::pair || other.kind == CombinationKind::run) &&
           other.places.front() >= lowest && other.places.back() <= highest;
  }
};

std::vector<Named> findNamed(const std::vector<Combination>& combinations) {
  std::vector<Named> found;
  const auto isRun = [](const Combination& each) {
    return each.kind == CombinationKind::run && !each.places.empty();
  };
  auto first = std::find_if(combinations.begin(), combinations.end(), isRun);
  while (first != combinations.end() && isRun(*first)) {
    // The first run takes the lowest card of each rank, so all cards of its first rank come before those of
    // its second.
    const auto past = std::find_if(first, combinations.end(), [&](const Combination& each) {
      return !isRun(each) || each.places.front() >= first->places[1];
    });
    Named named{&*first, first->places.front(), std::prev(past)->places.back(), 0, 0, ""};
    for (const Combination& each : combinations) {
      if (!named.has(each)) continue;
      named.points += each.points;
      if (each.kind == CombinationKind::pair) ++named.pairs;
    }
    const auto runs = static_cast<std::size_t>(past - first);
    for (const ManyRuns& shape : manyRuns)
      if (first->places.size() == shape.length && runs == shape.runs && named.pairs == shape.pairs)
        named.lead = shape.lead;
    if (!named.lead.empty()) found.push_back(named);
    first = past;
  }
  return found;
}

struct Part {
  std::string lead;  // empty if only the total is said
  std::int64_t points;
  bool fifteen;
};

std::vector<Part> partsOf(const Explanation& explanation) {
  std::vector<Part> parts;
  const std::vector<Named> named = findNamed(explanation.combinations);
  for (const Combination& each : explanation.combinations) {
    const auto in = std::find_if(named.begin(), named.end(), [&](const Named& one) { return one.has(each); });
    if (each.kind == CombinationKind::fifteen)
      parts.push_back({parts.empty() ? leadOf(each) : "", each.points, true});
    else if (in == named.end())
      parts.push_back({leadOf(each), each.points, false});
    else if (in->first == &each)
      parts.push_back({std::string(in->lead), in->points, false});
  }
  return parts;
}

}  // namespace

std::string speakShort(const Explanation& explanation) {
  const std::vector<Part> parts = partsOf(explanation);
  if (parts.empty()) return "nineteen";
  std::string spoken;
  std::int64_t running = 0;
  for (const Part& part : parts) {
    const bool closes = &part == &parts.back() && !part.fifteen;
    if (!spoken.empty()) spoken += closes ? ", and " : ", ";
    if (!part.lead.empty()) spoken += part.lead + " ";
    spoken += numberInWords(running += part.points);
  }
  return spoken;
}

std::string phraseOf(CombinationKind kind, std::size_t cards, std::int64_t running) {
  return leadOf(kind, cards) + " " + numberInWords(running);
}

std::string speakLong(const Explanation& explanation) {
  if (explanation.combinations.empty()) return "nineteen";
  std::string spoken;
  for (const Combination& each : explanation.combinations) {
    if (!spoken.empty()) spoken += ", ";
    spoken += phraseOf(each.kind, each.places.size(), each.running);
  }
  return spoken;
}

}  // namespace cribbage
