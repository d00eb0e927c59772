#include "cli/verb.h"

#include <cmath>
#include <cstdlib>

namespace cribbage {

Given textOf(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) (text += text.empty() ? "" : " ") += word;
  return Given::ofText(text);
}

Given textsOf(const std::vector<std::string>& words) {
  if (words.size() > longestList) return Given::ofOther("[…]");
  std::string joined;
  std::vector<std::uint32_t> ends;
  for (const std::string& word : words) {
    (joined += joined.empty() ? "" : " ") += word;
    ends.push_back(static_cast<std::uint32_t>(joined.size()));
  }
  return Given::ofTexts(std::move(joined), std::move(ends));
}

// Accepts only digits, with at most one point and a minus sign. Uses `strtod`, because Emscripten's library
// has no `std::from_chars` for doubles.
Given numberOf(const std::string& text) {
  const std::size_t sign = text.starts_with('-') ? 1 : 0;
  char* end = nullptr;
  const double number = std::strtod(text.c_str(), &end);
  const bool whole = text.find_first_not_of("0123456789.", sign) == std::string::npos &&
                     end == text.c_str() + text.size() && text.size() > sign && std::isfinite(number);
  return whole ? Given::ofNumber(number, text) : Given::ofText(text);
}

}  // namespace cribbage
