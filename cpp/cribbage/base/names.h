#pragma once
// Functions for lists of names: one name for each value of an enum, in the order of the values.

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cribbage {

using Names = std::span<const std::string_view>;

/// Returns the enum value with this name; nothing if the list does not have the name.
template <class Kind>
constexpr std::optional<Kind> namedIn(Names names, std::string_view name) {
  for (std::size_t at = 0; at < names.size(); ++at)
    if (names[at] == name) return static_cast<Kind>(at);
  return std::nullopt;
}

/// Returns a list such as `win, acc or money`. `last` joins the last two.
std::string listed(Names names, std::string_view last = " or ");

}  // namespace cribbage
