#include "cribbage/questions/given.h"

#include <cmath>

#include "cribbage/base/random.h"
#include "cribbage/play/seat.h"

namespace cribbage {

namespace {

// Returns a value as an error message shows it.
std::string_view shown(const Given& given) {
  if (given.kind == Given::Kind::bytes) return "{…}";
  return given.kind == Given::Kind::turns ? std::string_view("[…]") : given.text;
}

}  // namespace

Error missing(const ErrorReason& reason, Field field, ErrorParts parts) {
  parts.add({"field", field});
  return makeError(reason, "", std::move(parts));
}

Error wrongKind(const ErrorReason& reason, Field field, const Given& given, ErrorParts parts) {
  parts.add({"field", field});
  return makeError(reason, shown(given), std::move(parts));
}

Error notAChoice(Field field, const Given& given, Names names) {
  const ErrorParts choices{{"choices", listed(names, ", ")}};
  if (given.kind == Given::Kind::absent) return missing(reason::choiceMissing, field, choices);
  return wrongKind(reason::notAChoice, field, given, choices);
}

Error notANumber(Field field, const Given& given, std::int64_t least, std::int64_t most) {
  const ErrorParts range{{"least", least}, {"most", most}};
  if (given.kind == Given::Kind::absent) return missing(reason::numberMissing, field, range);
  return wrongKind(reason::notANumber, field, given, range);
}

Result<std::string_view> textOf(const Given& given, Field field, const ErrorReason& absent,
                                const ErrorReason& other) {
  if (given.kind == Given::Kind::absent) return missing(absent, field);
  if (given.kind != Given::Kind::text) return wrongKind(other, field, given);
  return std::string_view(given.text);
}

Result<std::string_view> turnsOf(const Given& given, Field field, const char* example) {
  if (given.kind == Given::Kind::turns || given.kind == Given::Kind::text)
    return std::string_view(given.text);
  const ErrorParts like{{"example", example}};
  if (given.kind == Given::Kind::absent) return missing(reason::turnsMissing, field, like);
  return wrongKind(reason::notTurns, field, given, like);
}

Result<std::string_view> recordOf(const Given& given) {
  return textOf(given, "record", reason::recordMissing, reason::notARecord);
}

Result<std::vector<Card>> cardsOf(const Given& given, Field field) {
  const auto text = textOf(given, field, reason::cardsMissing, reason::notCards);
  if (!text) return text.error();
  return parseCards(*text);
}

Result<std::vector<Card>> cardsIfAny(const Given& given, Field field) {
  if (given.kind == Given::Kind::absent) return std::vector<Card>{};
  return cardsOf(given, field);
}

Result<bool> truthOf(const Given& given, Field field, bool fallback) {
  if (given.kind == Given::Kind::absent) return fallback;
  if (given.kind != Given::Kind::truth) return wrongKind(reason::notATruth, field, given);
  return given.truth;
}

Result<int> scoreOf(const Given& given) {
  if (given.kind == Given::Kind::absent) return 0;
  if (given.kind == Given::Kind::number && isHole(given.number) && given.number == std::floor(given.number))
    return static_cast<int>(given.number);
  if (given.kind == Given::Kind::text)  // a text may look like a hole, so it has an error of its own
    return makeError(reason::scoreIsText, given.text);
  return noHole(shown(given));
}

Result<Score> scoresOf(const Given& ours, const Given& theirs) {
  const auto ourScore = scoreOf(ours);
  if (!ourScore) return ourScore.error();
  const auto theirScore = scoreOf(theirs);
  if (!theirScore) return theirScore.error();
  return Score{*ourScore, *theirScore};
}

Result<std::int64_t> wholeOf(const Given& given, Field field, std::int64_t least, std::int64_t most) {
  if (given.kind != Given::Kind::number || !(given.number >= static_cast<double>(least)) ||
      !(given.number <= static_cast<double>(most)) || given.number != std::floor(given.number))
    return notANumber(field, given, least, most);
  return static_cast<std::int64_t>(given.number);
}

Result<Order> orderOf(const Given& given) {
  return firstUnless<Order>(given, "order", orderNames);
}

Result<Objective> objectiveOf(const Given& given) {
  return firstUnless<Objective>(given, "objective", objectiveNames);
}

Result<std::int64_t> seedOf(const Given& given) {
  return wholeOf(given, "seed", 0, static_cast<std::int64_t>(mostSeed));
}

Result<std::size_t> playersOf(const Given& given) {
  if (given.kind == Given::Kind::absent) return fewestPlayers;
  for (std::size_t players = fewestPlayers; players <= mostPlayers; ++players)
    if (given.kind == Given::Kind::number && given.number == static_cast<double>(players)) return players;
  return notANumber("players", given, fewestPlayers, mostPlayers);
}

std::optional<Error> refusePlayers(int players) {
  if (players == 3 || players == 4) return std::nullopt;
  const Given given = Given::ofNumber(players, std::to_string(players));
  return notANumber("players", given, fewestPlayers + 1, mostPlayers);
}

std::optional<Error> refuseGiven(const Given& given, Field field, std::size_t players) {
  if (given.kind == Given::Kind::absent) return std::nullopt;
  return makeError(reason::notForPlayers, field, {{"field", field}, {"players", players}});
}

}  // namespace cribbage
