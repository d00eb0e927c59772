#pragma once
// The two who play a game.

#include <cstdint>
#include <string_view>

#include "cribbage/base/per_enum.h"

namespace cribbage {

/// One of the two players of a game, who change seats with every deal.
enum class Who : std::uint8_t { a, b };

constexpr Who other(Who who) {
  return who == Who::a ? Who::b : Who::a;
}

/// The player as every door writes it: `"a"`.
constexpr std::string_view print(Who who) {
  return who == Who::a ? "a" : "b";
}

/// Something of player a, and the same of player b.
template <class T>
using ByWho = Both<Who, T>;

}  // namespace cribbage
