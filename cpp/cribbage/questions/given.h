#pragma once
// A field of a question as a caller gave it, and the functions that read its value. All fields are untrusted
// input, and are read only here.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cribbage/base/names.h"
#include "cribbage/board/objective.h"
#include "cribbage/cards/read_cards.h"
#include "cribbage/questions/arguments.h"

namespace cribbage {

/// The maximum number of items in a list that a caller gives.
inline constexpr std::size_t longestList = 1000;

/// One field of a question as a caller gave it, through WebAssembly, JSON or the command line. `readList`
/// joins a list into one text. Null in JavaScript or JSON counts as absent.
struct Given {
  enum class Kind : std::uint8_t {
    absent,
    truth,
    number,
    text,   ///< a text, or a list of texts
    turns,  ///< a list of pairs of texts: the turns of a play
    bytes,  ///< cards by their ids, one byte each
    other,  ///< anything else: an object, a list of other things
  };
  Kind kind = Kind::absent;
  bool truth = false;
  double number = 0;
  std::string text;                   ///< the given text, or the printed form of a number or anything else
  std::vector<std::uint32_t> ends{};  ///< of a list of texts: where in `text` each of them ends

  static Given ofTruth(bool truth) { return {Kind::truth, truth, 0, truth ? "true" : "false"}; }
  static Given ofNumber(double number, std::string printed) {
    return {Kind::number, false, number, std::move(printed)};
  }
  static Given ofText(std::string text) { return {Kind::text, false, 0, std::move(text)}; }
  static Given ofTexts(std::string joined, std::vector<std::uint32_t> ends) {
    return {Kind::text, false, 0, std::move(joined), std::move(ends)};
  }
  static Given ofBytes(std::string bytes) { return {Kind::bytes, false, 0, std::move(bytes)}; }
  static Given ofTurns(std::string text) { return {Kind::turns, false, 0, std::move(text)}; }
  static Given ofOther(std::string printed) { return {Kind::other, false, 0, std::move(printed)}; }
};

/// Adds the texts of a list to `joined`, separated by spaces. Returns false if there are fewer than `least`
/// or more than `most` items, or an item that is no text. If `lists` is given, items may also be lists of one
/// or two texts, and `*lists` counts them. `ends` gets the end of each text. `readList` explains `Door`.
template <class Door, class List>
bool addTexts(const List& list, double least, double most, std::string& joined, double* lists,
              std::vector<std::uint32_t>* ends = nullptr) {
  const double size = Door::sizeOf(list);
  if (!(size >= least && size <= most)) return false;
  for (unsigned at = 0; at < static_cast<unsigned>(size); ++at) {
    const auto& item = Door::itemOf(list, at);
    if (lists && Door::isList(item)) {
      ++*lists;
      if (!addTexts<Door>(item, 1, 2, joined, nullptr)) return false;
      continue;
    }
    if (!joined.empty()) joined += ' ';
    if (!Door::add(item, joined)) return false;
    if (ends) ends->push_back(static_cast<std::uint32_t>(joined.size()));
  }
  return true;
}

/// Reads a list that came through one interface. `Door` gives access to such lists by `sizeOf(list)`,
/// `itemOf(list, at)`, `isList(item)`, and `add(item, joined)`, which returns false if the item is not a
/// text. The items are texts, or they are all lists of one or two texts: turns of a play. Anything else, and
/// a list longer than `longestList`, gets the kind `other`.
template <class Door, class List>
Given readList(const List& list) {
  std::string joined;
  double lists = 0;
  std::vector<std::uint32_t> ends;
  const bool read = addTexts<Door>(list, 0, longestList, joined, &lists, &ends);
  if (read && lists == 0) return Given::ofTexts(std::move(joined), std::move(ends));
  if (read && lists == Door::sizeOf(list)) return Given::ofTurns(std::move(joined));
  return Given::ofOther("[…]");
}

/// The name of a field, the same in every interface.
using Field = const char*;

/// Return `badQuestion` for a field that is absent, or that holds a value of the wrong kind.
Error missing(const ErrorReason& reason, Field field, ErrorParts parts = {});
Error wrongKind(const ErrorReason& reason, Field field, const Given& given, ErrorParts parts = {});

/// Returns `badQuestion` for a field whose value must be one of `choices`.
Error notAChoice(Field field, const Given& given, Names choices);

/// Returns `badQuestion` for a field whose value must be a whole number from `least` to `most`.
Error notANumber(Field field, const Given& given, std::int64_t least, std::int64_t most);

// The functions below return the value of a field, or an error for the player.

/// Reads a text. `absent` is the reason of the error if the field is absent, and `other` if it holds no text.
Result<std::string_view> textOf(const Given& given, Field field, const ErrorReason& absent,
                                const ErrorReason& other);

/// Reads the turns of a play, which are given as a text or as a list.
/// The error quotes `example`.
Result<std::string_view> turnsOf(const Given& given, Field field, const char* example);
Result<std::string_view> recordOf(const Given& given);
Result<std::vector<Card>> cardsOf(const Given& given, Field field);

/// Reads the cards of an optional field; empty if it is absent.
Result<std::vector<Card>> cardsIfAny(const Given& given, Field field);
Result<bool> truthOf(const Given& given, Field field, bool fallback);

/// Reads the name of an enum value, one of `names`. Returns the first value if the field is absent.
template <class Kind>
Result<Kind> firstUnless(const Given& given, Field field, Names names) {
  if (given.kind == Given::Kind::absent) return Kind{};
  if (given.kind == Given::Kind::text)
    if (const auto kind = namedIn<Kind>(names, given.text)) return *kind;
  return notAChoice(field, given, names);
}

/// Reads a hole from 0 to 120; 0 if absent. Returns `badScore` for anything else.
Result<int> scoreOf(const Given& given);

/// Reads our score and theirs, each as `scoreOf` does.
Result<Score> scoresOf(const Given& ours, const Given& theirs);

/// Reads a whole number from `least` to `most`.
Result<std::int64_t> wholeOf(const Given& given, Field field, std::int64_t least, std::int64_t most);

/// Reads the order of choices; `winChance` if absent.
Result<Order> orderOf(const Given& given);

/// Reads a whole number from 0 to `mostSeed`.
Result<std::int64_t> seedOf(const Given& given);

/// Reads the objective of the game; `win` if absent.
Result<Objective> objectiveOf(const Given& given);

/// Reads the number of players, 2 to 4; 2 if absent.
Result<std::size_t> playersOf(const Given& given);

/// Returns `badQuestion` for a number of players other than three and four.
std::optional<Error> refusePlayers(int players);

/// Returns `badQuestion` if a field was given that has no meaning for this number of players.
std::optional<Error> refuseGiven(const Given& given, Field field, std::size_t players);

}  // namespace cribbage
