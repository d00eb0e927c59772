#pragma once
// Talks with the player: says sentences in lines of a terminal, and reads what the player types.

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/cards/card_set.h"

namespace cribbage {

class Conversation {
 public:
  Conversation(std::istream& in, std::ostream& out) : in_(in), out_(out) {}

  /// Says a text, broken into lines of at most 79 columns.
  void say(std::string_view text);

  /// Says what is wanted and returns the next line that `take` accepts, which returns a sentence about a line
  /// that it refuses. The line `?` says the `hint` instead. Returns false once the player has left: `quit`,
  /// or the end of the input.
  bool ask(const std::string& wanted, const std::function<std::string()>& hint,
           const std::function<std::optional<std::string>(std::string_view)>& take);

 private:
  std::istream& in_;
  std::ostream& out_;
};

/// Reads cards that the player holds. A rank is enough: it stands for the first card of that rank. If the
/// cards are not `count` cards that are held, returns the sentence that says so, as the message of an error.
Result<std::vector<Card>> readHeld(std::string_view text, CardSet held, std::size_t count);

}  // namespace cribbage
