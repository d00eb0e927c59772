#pragma once
// Numbers and lists of cards as a terminal shows them.

#include <iomanip>
#include <sstream>
#include <string>

#include "cribbage/cards/card.h"

namespace cribbage {

inline std::string fixed(double value, bool sign = false, int decimals = 2) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(decimals) << (sign ? std::showpos : std::noshowpos) << value;
  return text.str();
}

/// Of a hundred, without the sign.
inline std::string percent(double chance) {
  return fixed(100 * chance);
}

template <class Items>
std::string list(const Items& items) {
  std::string text;
  for (const auto& item : items) (text += text.empty() ? "" : " ") += print(item);
  return text;
}

/// A column: the text with spaces before it.
inline std::string right(const std::string& text, std::size_t width) {
  return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

}  // namespace cribbage
