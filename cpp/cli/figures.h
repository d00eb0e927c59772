#pragma once
// Formats numbers and lists of cards for a terminal.

#include <iomanip>
#include <sstream>
#include <string>

#include "cribbage/base/names.h"
#include "cribbage/cards/card.h"

namespace cribbage {

inline std::string fixed(double value, bool sign = false, int decimals = 2) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(decimals) << (sign ? std::showpos : std::noshowpos) << value;
  return text.str();
}

/// Returns a chance in percent, without the `%`: `58.40`, `>99.99`, `0.00`. Only a certain chance becomes
/// 100.00, and only an impossible one 0.00.
inline std::string percent(double chance, int decimals = 2) {
  const double least = decimals == 0 ? 1 : decimals == 1 ? 0.1 : 0.01;
  const std::string text = fixed(100 * chance, false, decimals);
  if (chance < 1 && text == fixed(100, false, decimals))
    return fixed(100 - least, false, decimals).insert(0, 1, '>');
  if (chance > 0 && text == fixed(0, false, decimals)) return fixed(least, false, decimals).insert(0, 1, '<');
  return text;
}

template <class Items>
std::string list(const Items& items) {
  std::string text;
  for (const auto& item : items) (text += text.empty() ? "" : " ") += print(item);
  return text;
}

/// Lists names and marks the first as the default: `win (by default), acc or money`.
inline std::string listedByDefault(Names names) {
  return listed(names).insert(names[0].size(), " (by default)");
}

/// Pads a text on the left to the width of its column.
inline std::string right(const std::string& text, std::size_t width) {
  return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

}  // namespace cribbage
