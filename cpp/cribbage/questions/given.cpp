#include "cribbage/questions/given.h"

#include <cmath>

#include "cribbage/base/random.h"

namespace cribbage {

namespace {

// A value as a refusal shows it.
std::string_view shown(const Given& given) {
  return given.kind == Given::Kind::turns ? std::string_view("[…]") : given.text;
}

}  // namespace

Error missing(Field field, const char* what) {
  return makeError(ErrorCode::badQuestion, "",
                   std::string("This question needs “") + field + "”: " + what + ".");
}

Error wrongKind(Field field, const Given& given, const char* what) {
  return makeError(ErrorCode::badQuestion, shown(given),
                   std::string("“") + field + "” should be " + what + ", not “" + clip(shown(given)) + "”.");
}

Result<std::string_view> textOf(const Given& given, Field field, const char* what) {
  if (given.kind == Given::Kind::absent) return missing(field, what);
  if (given.kind != Given::Kind::text) return wrongKind(field, given, what);
  return std::string_view(given.text);
}

Result<std::string_view> turnsOf(const Given& given, Field field, const char* what) {
  if (given.kind == Given::Kind::turns) return std::string_view(given.text);
  return textOf(given, field, what);
}

Result<std::vector<Card>> cardsOf(const Given& given, Field field) {
  const auto text = textOf(given, field, "cards, like 5H TD");
  if (!text) return text.error();
  return parseCards(*text);
}

Result<std::vector<Card>> cardsIfAny(const Given& given, Field field) {
  if (given.kind == Given::Kind::absent) return std::vector<Card>{};
  return cardsOf(given, field);
}

Result<bool> truthOf(const Given& given, Field field, bool fallback) {
  if (given.kind == Given::Kind::absent) return fallback;
  if (given.kind != Given::Kind::truth) return wrongKind(field, given, "true or false");
  return given.truth;
}

Result<int> scoreOf(const Given& given) {
  if (given.kind == Given::Kind::absent) return 0;
  if (given.kind == Given::Kind::number && isHole(given.number) && given.number == std::floor(given.number))
    return static_cast<int>(given.number);
  if (given.kind == Given::Kind::text)  // which may read as a hole
    return makeError(
        ErrorCode::badScore, given.text,
        "A score is a number from 0 to 120; “" + clip(given.text) + "” is a text, not a number.");
  return noHole(shown(given));
}

Result<Order> orderOf(const Given& given) {
  return firstUnless<Order>(given, "order", orderNames);
}

Result<Objective> objectiveOf(const Given& given) {
  return firstUnless<Objective>(given, "objective", objectiveNames);
}

Result<std::int64_t> seedOf(const Given& given) {
  if (given.kind != Given::Kind::number || !(given.number >= 0) || given.number > mostSeed ||
      given.number != std::floor(given.number))
    return wrongKind("seed", given, "a whole number from 0 to 9007199254740991");
  return static_cast<std::int64_t>(given.number);
}

}  // namespace cribbage
