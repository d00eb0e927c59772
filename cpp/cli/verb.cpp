#include "cli/verb.h"

#include <charconv>

namespace cribbage {

Given textOf(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) (text += text.empty() ? "" : " ") += word;
  return Given::ofText(text);
}

Given numberOf(const std::string& text) {
  double number = 0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number, std::chars_format::fixed);
  const bool whole = read.ec == std::errc{} && read.ptr == end;
  return whole ? Given::ofNumber(number, text) : Given::ofText(text);
}

}  // namespace cribbage
