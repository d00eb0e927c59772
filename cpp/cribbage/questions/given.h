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

/// How many items a list may have to be read.
inline constexpr std::size_t longestList = 1000;

/// One field of a question as a door found it. A list arrives as one text with spaces between: see
/// `readList`. What JavaScript and JSON call null is absent.
struct Given {
  enum class Kind : std::uint8_t {
    absent,
    truth,
    number,
    text,   ///< a text, or a list of texts
    turns,  ///< a list of pairs of texts, as a play is written
    other,  ///< anything else: an object, a list of other things
  };
  Kind kind = Kind::absent;
  bool truth = false;
  double number = 0;
  std::string text;  ///< the text that was given, or how a number or anything else prints

  static Given ofTruth(bool truth) { return {Kind::truth, truth, 0, truth ? "true" : "false"}; }
  static Given ofNumber(double number, std::string printed) {
    return {Kind::number, false, number, std::move(printed)};
  }
  static Given ofText(std::string text) { return {Kind::text, false, 0, std::move(text)}; }
  static Given ofTurns(std::string text) { return {Kind::turns, false, 0, std::move(text)}; }
  static Given ofOther(std::string printed) { return {Kind::other, false, 0, std::move(printed)}; }
};

/// Reads the list that a door found. Its items are texts, or they are lists of one or two texts: turns of a
/// play. Anything else, and more items than `longestList`, is `other`. The door tells a list from a text:
/// `sizeOf(list)`, `itemOf(list, at)`, `isList(item)`, and `add(item, joined)`, which is false for no text.
template <class Door, class List>
Given readList(const Door& door, const List& list) {
  const Given other = Given::ofOther("[…]");
  const double size = door.sizeOf(list);
  if (!(size <= longestList)) return other;
  std::string joined;
  const auto add = [&](const auto& item) {
    if (!joined.empty()) joined += ' ';
    return door.add(item, joined);
  };
  bool turns = false;
  for (unsigned at = 0; at < static_cast<unsigned>(size); ++at) {
    const auto& item = door.itemOf(list, at);
    const bool turn = door.isList(item);
    if (at > 0 && turn != turns) return other;
    turns = turn;
    if (!turn) {
      if (!add(item)) return other;
      continue;
    }
    const double texts = door.sizeOf(item);
    if (texts != 1 && texts != 2) return other;
    for (unsigned part = 0; part < static_cast<unsigned>(texts); ++part)
      if (!add(door.itemOf(item, part))) return other;
  }
  return turns ? Given::ofTurns(std::move(joined)) : Given::ofText(std::move(joined));
}

/// The name of a field, as every door writes it.
using Field = const char*;

// The readers below return what is in a field or the error a player is told. `what` says what should be
// there.

Error missing(Field field, const char* what);
Error wrongKind(Field field, const Given& given, const char* what);
Result<std::string_view> textOf(const Given& given, Field field, const char* what);

/// A text that may also be a list of turns.
Result<std::string_view> turnsOf(const Given& given, Field field, const char* what);
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
