#pragma once
// C++ concepts by which every interface takes an answer apart. Structs list their fields, errors list their
// parts, lists have items, some answers have one of several types, and everything else is one value.

#include <string_view>
#include <type_traits>
#include <variant>

namespace cribbage {

/// `T::fields(see)` calls `see(name, pointerToMember)` for each field, in the order in which an interface
/// prints them.
template <class T>
concept HasFields = requires {
  T::fields([](const char*, auto) {});
};

/// The type of an error's parts: `parts.each(see)` calls `see(name, value)` for each part.
template <class T>
concept HasParts = requires(const T& parts) {
  parts.each([](const char*, const auto&) {});
};

template <class T>
concept HasItems = requires(const T& items) {
  items.begin();
}
&&!std::is_convertible_v<T, std::string_view>;

/// An answer that has one of several types: `std::visit` takes it apart.
template <class T>
concept HasKinds = requires {
  std::variant_size<T>::value;
};

/// An optional field, which is left out of the answer if it has no value.
template <class T>
concept MayBeAbsent = requires(const T& field) {
  field.has_value();
};

}  // namespace cribbage
