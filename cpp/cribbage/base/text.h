#pragma once
// Functions for untrusted text: reading a UTF-8 character, and comparing texts without regard to case.

#include <cstddef>
#include <string_view>

namespace cribbage {

/// A character and its length in bytes, 1 to 4; length 0 if the bytes are not UTF-8.
struct Character {
  char32_t code = 0;
  std::size_t length = 0;
};

/// Returns the character at the front of a non-empty text. Overlong forms, surrogates and codes past U+10FFFF
/// are not UTF-8. For example, `characterAt("♥5").code == U'♥'`.
Character characterAt(std::string_view text);

/// Returns whether two texts are equal, ignoring the case of A to Z.
bool same(std::string_view a, std::string_view b);

}  // namespace cribbage
