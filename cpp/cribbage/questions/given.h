#pragma once
// A field of a question as a door found it, and what may be read from it. Everything given is untrusted; it
// is read here and nowhere else.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cribbage/cards/read_cards.h"
#include "cribbage/questions/arguments.h"
#include "cribbage/winning/objective.h"

namespace cribbage {

/// How many items a list may have, and how deep lists may lie in lists, to be read as one text.
inline constexpr std::size_t longestList = 1000;
inline constexpr int deepestList = 2;

/// One field of a question as a door found it. A list of texts arrives as one text with spaces between; what
/// JavaScript and JSON call null is absent.
struct Given {
  enum class Kind : std::uint8_t {
    absent,
    truth,
    number,
    text,
    other,  ///< anything else: an object, a list with something in it that is no text
  };
  Kind kind = Kind::absent;
  bool truth = false;
  double number = 0;
  std::string text;  ///< what was given, or how a number or anything else prints

  static Given ofTruth(bool truth) { return {Kind::truth, truth, 0, truth ? "true" : "false"}; }
  static Given ofNumber(double number, std::string printed) {
    return {Kind::number, false, number, std::move(printed)};
  }
  static Given ofText(std::string text) { return {Kind::text, false, 0, std::move(text)}; }
  static Given ofOther(std::string printed) { return {Kind::other, false, 0, std::move(printed)}; }
};

/// The name of a field, as every door writes it.
using Field = const char*;

// The readers below return what is in a field or the error a player is told. `what` says what should be
// there.

Error missing(Field field, const char* what);
Error wrongKind(Field field, const Given& given, const char* what);
Result<std::string_view> textOf(const Given& given, Field field, const char* what);
Result<std::vector<Card>> cardsOf(const Given& given, Field field);

/// The cards of a field that may be absent: none where it is.
Result<std::vector<Card>> cardsIfAny(const Given& given, Field field);
Result<bool> truthOf(const Given& given, Field field, bool fallback);

/// A hole from 0 to 120, 0 where it is absent; `badScore` otherwise.
Result<int> scoreOf(const Given& given);

/// An order of choices, `winChance` where it is absent.
Result<Order> orderOf(const Given& given);

/// A whole number from 0 to `mostSeed`.
Result<std::int64_t> seedOf(const Given& given);

/// What the game is played for, `win` where it is absent.
Result<Objective> objectiveOf(const Given& given);

}  // namespace cribbage
