#pragma once
// Characters of UTF-8, from bytes that may be anything.

#include <cstddef>
#include <string_view>

namespace cribbage {

/// A character and its length in bytes, 1 to 4; length 0 if the bytes are not UTF-8.
struct Character {
  char32_t code = 0;
  std::size_t length = 0;
};

/// The character at the front of a text that is not empty. Overlong forms, surrogates and codes past
/// U+10FFFF are not UTF-8. Example: `characterAt("♥5").code == U'♥'`.
Character characterAt(std::string_view text);

}  // namespace cribbage
