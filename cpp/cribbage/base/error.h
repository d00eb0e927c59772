#pragma once
// Wrong input is a value: a code from a short closed list, the offending text, and a sentence for a player.

#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace cribbage {

enum class ErrorCode : std::uint8_t {
  badCard,        ///< a word that names no card, or a text too long to be cards
  duplicateCard,  ///< a card that is there twice
  wrongCount,     ///< too few or too many cards
  badScore,       ///< a score that is not a hole from 0 to 120
  illegalPlay,    ///< a card or a go that the rules of the play do not allow there
  badTable,       ///< a table that is missing, cut short, changed, or of another version
  badQuestion,    ///< not a question this engine answers, or a field that is missing or of the wrong kind
  badRecord,      ///< a line of a record that cannot be read, or cannot have been
};

struct Error {
  ErrorCode code{};
  std::string text;                  ///< the offending text as given, at most `longestErrorText` bytes of it
  std::string message;               ///< one sentence a player understands
  std::optional<std::int64_t> line;  ///< of a record, from 1

  template <class See>
  static void fields(See&& see) {
    see("code", &Error::code);
    see("text", &Error::text);
    see("message", &Error::message);
    see("line", &Error::line);
  }
};

/// The code as every door writes it: `"badCard"`.
std::string_view print(ErrorCode code);

inline constexpr std::size_t longestErrorText = 40;

/// The start of an offending text, cut between characters of UTF-8 and cleaned of control characters and
/// bytes that are not UTF-8, so that it may be shown anywhere.
std::string clip(std::string_view text);

/// An error whose text is `clip(text)`.
Error makeError(ErrorCode code, std::string_view text, std::string message);

/// Either a `T` or an `Error`. Test it before you take either: `if (!result) return result.error();` A
/// program compiled without NDEBUG stops where it takes the one that is not there.
template <class T>
class Result {
 public:
  Result(T value) : held_(std::move(value)) {}
  Result(Error error) : held_(std::move(error)) {}

  explicit operator bool() const { return held_.index() == 0; }
  const T& operator*() const { return *operator->(); }
  T& operator*() { return *operator->(); }
  const T* operator->() const {
    assert(held_.index() == 0 && "this Result is an error: test it first");
    return std::get_if<0>(&held_);
  }
  T* operator->() {
    assert(held_.index() == 0 && "this Result is an error: test it first");
    return std::get_if<0>(&held_);
  }
  const Error& error() const {
    assert(held_.index() == 1 && "this Result is no error: test it first");
    return *std::get_if<1>(&held_);
  }

 private:
  std::variant<T, Error> held_;
};

}  // namespace cribbage
