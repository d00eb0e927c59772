#pragma once
// An array with one element for each of the first values of an enumeration.

#include <array>
#include <cstddef>

namespace cribbage {

/// An array that is indexed only by the values of the enumeration, by default the first two:
///
///     enum class Seat { pone, dealer };
///     PerEnum<Seat, int> pegged{{3, 5}};
///     pegged[Seat::dealer] += 2;  // 3 and 7
template <class Which, class T, std::size_t size = 2>
struct PerEnum {
  std::array<T, size> each{};

  constexpr T& operator[](Which which) { return each[static_cast<std::size_t>(which)]; }
  constexpr const T& operator[](Which which) const { return each[static_cast<std::size_t>(which)]; }
  constexpr auto begin() { return each.begin(); }
  constexpr auto end() { return each.end(); }
  constexpr auto begin() const { return each.begin(); }
  constexpr auto end() const { return each.end(); }
  friend bool operator==(const PerEnum&, const PerEnum&) = default;
};

}  // namespace cribbage
