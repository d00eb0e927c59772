#pragma once
// The compiler includes this file before every file of a copy of the core, for mutation testing. In the copy,
// some operators and statements are written so that they can be changed at run time. All changes are compiled
// at once. The environment variable FIFTEEN_TWO_MUTANT selects the active change. FIFTEEN_TWO_MUTANT_TOLD
// names a folder for the result: a file `reached` if the change was run, or a file `none` if the operands'
// types lack the new operator.
//
//     a < b            a < mutant::At<17>{} < b                   is a <= b
//     a && b           a && !mutant::is(17) && b                  is false
//     f(a);            { if (!mutant::is(17)) f(a); }             does nothing
//
// The columns are the original, the copy, and its effect if change 17 is active. An inserted operator has the
// same precedence as the original, so operands need not be parsed. Compile-time code is never changed.

#include <cstdio>
#include <cstdlib>
#include <string>
#include <type_traits>
#include <utility>

namespace mutant {

inline int chosen = 0;

inline void tell(const char* what) {
  static bool told = false;
  if (told) return;
  told = true;
  if (const char* folder = std::getenv("FIFTEEN_TWO_MUTANT_TOLD"))
    if (std::FILE* file = std::fopen((std::string(folder) + "/" + what).c_str(), "w")) std::fclose(file);
}

// Runs before all other initialisation, because the initialisation of the core's tables may be changed too.
__attribute__((constructor(101))) static inline void choose() {
  if (const char* given = std::getenv("FIFTEEN_TWO_MUTANT")) chosen = std::atoi(given);
}

constexpr bool acts(int id) {
  return !std::is_constant_evaluated() && chosen == id;
}

constexpr bool is(int id) {
  if (!acts(id)) return false;
  tell("reached");
  return true;
}

template <int id>
struct At {};

template <class Left, int id>
struct Held {
  Left left;
};

#define FIFTEEN_TWO_MUTANT_OF(was, now)                                                             \
  template <class Left, int id>                                                                     \
  constexpr Held<Left&&, id> operator was(Left&& left, At<id>) {                                    \
    return {std::forward<Left>(left)};                                                              \
  }                                                                                                 \
  template <class Left, int id, class Right>                                                        \
  constexpr auto operator was(Held<Left, id>&& held, Right&& right)                                 \
      ->std::decay_t<decltype(std::declval<Left>() was std::declval<Right>())> {                    \
    if constexpr (requires { std::declval<Left>() now std::declval<Right>(); }) {                   \
      if (is(id))                                                                                   \
        return static_cast<std::decay_t<decltype(std::declval<Left>() was std::declval<Right>())>>( \
            std::forward<Left>(held.left) now std::forward<Right>(right));                          \
    } else if (acts(id)) {                                                                          \
      tell("none");                                                                                 \
    }                                                                                               \
    return std::forward<Left>(held.left) was std::forward<Right>(right);                            \
  }

FIFTEEN_TWO_MUTANT_OF(<, <=)
FIFTEEN_TWO_MUTANT_OF(<=, <)
FIFTEEN_TWO_MUTANT_OF(>, >=)
FIFTEEN_TWO_MUTANT_OF(>=, >)
FIFTEEN_TWO_MUTANT_OF(==, !=)
FIFTEEN_TWO_MUTANT_OF(!=, ==)
FIFTEEN_TWO_MUTANT_OF(+, -)
FIFTEEN_TWO_MUTANT_OF(-, +)
FIFTEEN_TWO_MUTANT_OF(*, +)
FIFTEEN_TWO_MUTANT_OF(/, *)
FIFTEEN_TWO_MUTANT_OF(&, |)

#undef FIFTEEN_TWO_MUTANT_OF

}  // namespace mutant
