#include "show/short_count.h"

#include <array>
#include <map>

#include "show/number_words.h"

using namespace cribbage;

namespace {

// The names of runs, by how each card follows the one before it: the same rank (=) or the next rank (+).
const std::map<std::string, std::string, std::less<>> namesByPattern{
    {"=++", "a double run"},          {"+=+", "a double run"},          {"++=", "a double run"},
    {"=+++", "a double run of four"}, {"+=++", "a double run of four"}, {"++=+", "a double run of four"},
    {"+++=", "a double run of four"}, {"==++", "a triple run"},         {"+==+", "a triple run"},
    {"++==", "a triple run"},         {"=+=+", "a double double run"},  {"=++=", "a double double run"},
    {"+=+=", "a double double run"}};

constexpr std::array<const char*, 25> words{
    "nought",     "one",        "two",          "three",      "four",     "five",     "six",
    "seven",      "eight",      "nine",         "ten",        "eleven",   "twelve",   "thirteen",
    "fourteen",   "fifteen",    "sixteen",      "seventeen",  "eighteen", "nineteen", "twenty",
    "twenty-one", "twenty-two", "twenty-three", "twenty-four"};

std::string pairName(std::size_t alike) {
  if (alike == 2) return "a pair";
  if (alike == 3) return "a pair royal";
  return alike == 4 ? "a double pair royal" : std::string(words.at(alike)) + " alike";
}

// A stretch of sorted cards, each of the same rank as the card before it or of the next rank.
struct Stretch {
  std::string pattern;
  std::vector<std::int64_t> alike{1};  // the number of cards of each of its ranks

  bool isRun() const { return alike.size() >= 3; }
  std::string name() const {
    const auto found = namesByPattern.find(pattern);
    return found == namesByPattern.end() ? "" : found->second;
  }
};

std::vector<Stretch> stretchesOf(std::span<const Rank> sorted) {
  std::vector<Stretch> stretches;
  for (std::size_t at = 0; at < sorted.size(); ++at) {
    const int step = at == 0 ? 2 : static_cast<int>(sorted[at]) - static_cast<int>(sorted[at - 1]);
    if (step > 1) {
      stretches.emplace_back();
    } else if (step == 1) {
      stretches.back().pattern += '+';
      stretches.back().alike.push_back(1);
    } else {
      stretches.back().pattern += '=';
      ++stretches.back().alike.back();
    }
  }
  return stretches;
}

std::string_view takeUpTo(std::string_view& text, std::string_view end) {
  const std::size_t at = text.find(end);
  const std::string_view taken = text.substr(0, at);
  text.remove_prefix(at == std::string_view::npos ? text.size() : at + end.size());
  return taken;
}

}  // namespace

ShortCount shortCount(std::span<const Rank> sorted, const naive::Points& points) {
  ShortCount count;
  std::int64_t total = 0;
  const auto add = [&](std::string name, std::int64_t worth) { count.emplace_back(name, total += worth); };

  const std::vector<Stretch> stretches = stretchesOf(sorted);
  for (int fifteen = 0; fifteen < points.fifteens; fifteen += 2) add("", 2);
  for (const Stretch& stretch : stretches)
    for (const std::int64_t alike : stretch.alike)
      if (alike > 1 && stretch.name().empty())
        add(pairName(static_cast<std::size_t>(alike)), alike * (alike - 1));
  for (const Stretch& stretch : stretches) {
    if (!stretch.isRun()) continue;
    std::int64_t runs = 1, pairs = 0;
    for (const std::int64_t alike : stretch.alike) {
      runs *= alike;
      pairs += alike * (alike - 1);
    }
    const auto length = static_cast<std::int64_t>(stretch.alike.size());
    if (const std::string name = stretch.name(); !name.empty())
      add(name, runs * length + pairs);
    else
      for (std::int64_t run = 0; run < runs; ++run)
        add(std::string("a run of ") + words.at(stretch.alike.size()), length);
  }
  if (points.flush > 0)
    add(std::string("a flush of ") + words.at(static_cast<std::size_t>(points.flush)), points.flush);
  if (points.nobs > 0) add("nobs", points.nobs);
  return count;
}

std::string complaintAboutShort(std::string_view spoken, const ShortCount& expected) {
  if (expected.empty()) return spoken == "nineteen" ? "" : "a hand of nothing that is not nineteen";
  for (std::size_t at = 0; at < expected.size(); ++at) {
    const auto& [name, total] = expected[at];
    std::string_view part = takeUpTo(spoken, ", ");
    const bool closes = at > 0 && at + 1 == expected.size() && !name.empty();
    if (part.starts_with("and ") != closes) return "“and” before the wrong part";
    if (closes) part.remove_prefix(4);
    const std::string lead = !name.empty() ? name + " is " : at == 0 ? "fifteen " : "";
    if (!part.starts_with(lead)) return "“" + std::string(part) + "” where “" + lead + "” belongs";
    part.remove_prefix(lead.size());
    if (numberFromWords(part) != total) return "“" + std::string(part) + "” for " + std::to_string(total);
  }
  return spoken.empty() ? "" : "more than the parts: “" + std::string(spoken) + "”";
}
