#pragma once
// Errors as values. An error has a code from a short closed list, a reason from a longer one, and the
// offending text. It also has an English sentence for a player, and the parts that fill the blanks of that
// sentence.

#include <cassert>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "cribbage/base/error_reasons.h"

namespace cribbage {

/// A value that fills a blank in an error's sentence. Its name is the name of the blank.
struct ErrorPart {
  ErrorPart(const char* blank, std::string value, std::string said = {});

  template <class Number, class = std::enable_if_t<std::is_integral_v<Number>>>
  ErrorPart(const char* blank, Number value, std::string said = {})
      : ErrorPart(blank, std::to_string(value), std::move(said)) {
    number = static_cast<std::int64_t>(value);
  }

  const char* name;
  std::string text;                    ///< the value as text; for a number, its digits
  std::optional<std::int64_t> number;  ///< absent for a text
  std::string english;                 ///< its wording in the sentence, if different: `five of hearts` for
                                       ///< `5H`
};

/// The values that fill the blanks of one sentence, in the order in which they were added.
class ErrorParts {
 public:
  ErrorParts() = default;
  ErrorParts(std::initializer_list<ErrorPart> parts) : all_(parts) {}

  void add(ErrorPart part) { all_.push_back(std::move(part)); }

  /// Returns the part with this name; null if there is none.
  const ErrorPart* find(std::string_view name) const;

  /// Calls `see(name, value)` for each part. The value is a number or a text.
  template <class See>
  void each(See&& see) const {
    for (const ErrorPart& part : all_)
      if (part.number)
        see(part.name, *part.number);
      else
        see(part.name, part.text);
  }

 private:
  std::vector<ErrorPart> all_;
};

struct Error {
  ErrorCode code{};
  std::string_view reason;  ///< the name of an `ErrorReason`; always valid
  ErrorParts parts;         ///< the parts that fill the sentence
  std::string text;         ///< the offending text as given, at most `longestErrorText` bytes of it
  std::string message;      ///< a sentence for a player: that of the reason, with its parts filled in
  std::optional<std::int64_t> line;  ///< line of a record, from 1

  template <class See>
  static void fields(See&& see) {
    see("code", &Error::code);
    see("reason", &Error::reason);
    see("parts", &Error::parts);
    see("text", &Error::text);
    see("message", &Error::message);
    see("line", &Error::line);
  }
};

inline constexpr std::size_t longestErrorText = 40;

/// Returns the start of an offending text, cut between UTF-8 characters. Control characters and bytes that
/// are not UTF-8 become `?`, so that it can be shown anywhere.
std::string clip(std::string_view text);

/// Returns an error with this reason. Its text is `clip(text)`, which also fills the blank `{text}`. It keeps
/// only those `parts` that its sentence names, in the order of the sentence.
///
///     makeError(reason::notHeld, "5H", {{"player", "Ann"}, {"card", "5H"}})  // Ann does not hold the 5H.
Error makeError(const ErrorReason& reason, std::string_view text, ErrorParts parts = {});

/// Either a `T` or an `Error`. Test it before use: `if (!result) return result.error();` Without NDEBUG, a
/// program stops if it reads the value of an error, or the error of a value.
template <class T>
class Result {
 public:
  Result(T value) : value_(std::move(value)) {}
  Result(Error error) : error_(std::make_shared<const Error>(std::move(error))) {}

  explicit operator bool() const { return value_.has_value(); }
  const T& operator*() const { return *operator->(); }
  T& operator*() { return *operator->(); }
  const T* operator->() const {
    assert(value_ && "this Result is an error: test it first");
    return &*value_;
  }
  T* operator->() {
    assert(value_ && "this Result is an error: test it first");
    return &*value_;
  }
  const Error& error() const {
    assert(error_ && "this Result is no error: test it first");
    return *error_;
  }

 private:
  std::optional<T> value_;
  std::shared_ptr<const Error> error_;  // on the heap, so that moving a result moves only a pointer
};

}  // namespace cribbage
