#pragma once
// The concepts by which an interface reads an answer. Structs list their fields, errors list their parts,
// lists have items, and everything else is one value.

#include <string_view>
#include <type_traits>

namespace cribbage {

/// `T::fields(see)` calls `see(name, pointerToMember)` for each field, in the order in which they are
/// written.
template <class T>
concept HasFields = requires {
  T::fields([](const char*, auto) {});
};

/// The parts of an error: `each(see)` calls `see(name, value)` for each.
template <class T>
concept HasParts = requires(const T& parts) {
  parts.each([](const char*, const auto&) {});
};

template <class T>
concept HasItems = requires(const T& items) {
  items.begin();
}
&&!std::is_convertible_v<T, std::string_view>;

/// A field that is left out if it has no value.
template <class T>
concept MayBeAbsent = requires(const T& field) {
  field.has_value();
};

}  // namespace cribbage
