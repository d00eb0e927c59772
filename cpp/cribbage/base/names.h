#pragma once
// Functions for lists of names: one name for each value of an enum, in the order of the values.

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cribbage {

using Names = std::span<const std::string_view>;

/// Returns the enum value with this name; nothing if the list does not have the name.
template <class Kind>
constexpr std::optional<Kind> namedIn(Names names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Kind>(found - names.begin());
}

/// Returns a list such as `win, acc or money`. `last` joins the last two.
std::string listed(Names names, std::string_view last = " or ");

}  // namespace cribbage
