// The door to JavaScript: fields in, plain objects out, nothing kept but the tables it is given. It carries
// and decides nothing.

#include <emscripten/bind.h>

#include "cribbage/questions/every_question.h"
#include "wasm/written.h"

namespace {

using namespace cribbage;
using emscripten::memory_view;
using emscripten::val;

// No more of a text crosses than the parser needs to see that it is too long.
std::string readText(const val& text) {
  const bool tooLong = text["length"].as<double>() > static_cast<double>(longestText);
  return (tooLong ? text.call<val>("slice", 0, static_cast<int>(longestText) + 1) : text).as<std::string>();
}

bool joinTexts(const val& list, std::string& joined, int depth) {
  const double length = list["length"].as<double>();
  if (length > longestList || depth > deepestList) return false;
  for (unsigned at = 0; at < static_cast<unsigned>(length); ++at) {
    const val item = list[at];
    if (item.isString()) {
      if (!joined.empty()) joined += ' ';
      joined += readText(item);
    } else if (!item.isArray() || !joinTexts(item, joined, depth + 1)) {
      return false;
    }
  }
  return true;
}

Given read(const val& value) {
  if (value.isUndefined() || value.isNull()) return {};
  if (value.isTrue()) return Given::ofTruth(true);
  if (value.isFalse()) return Given::ofTruth(false);
  if (value.isNumber())
    return Given::ofNumber(value.as<double>(), val::global("String")(value).as<std::string>());
  if (value.isString()) return Given::ofText(readText(value));
  std::string joined;
  if (value.isArray())
    return joinTexts(value, joined, 1) ? Given::ofText(std::move(joined)) : Given::ofOther("[…]");
  return Given::ofOther("{…}");
}

// For a module whose questions need none.
struct NoTables {
  std::optional<Error> give(std::string_view name, std::span<const std::uint8_t>) const {
    return makeError(ErrorCode::badTable, name, "Nothing here reads a table.");
  }
};

// The build says which questions this module answers: advice, and the tables it needs, come later than the
// rest.
FIFTEEN_TWO_TABLES tables;

[[gnu::noinline]] Given readField(const val& given, const char* name) {
  return read(given[name]);
}

template <class Question>
Question questionOf(const val& given) {
  Question question;
  Question::fields([&](const char* name, auto member) { question.*member = readField(given, name); });
  return question;
}

template <class Question, class Answer, class... Needed>
val answer(Result<Answer> (*ask)(const Question&, const Needed&...), const val& given) {
  const auto result = ask(questionOf<Question>(given), static_cast<const Needed&>(tables)...);
  val answered = val::object();
  if (result)
    setField(answered, "ok", write(*result));
  else
    setField(answered, "error", write(result.error()));
  return answered;
}

template <class Question, class Answer, class... Needed>
TableNames tablesFor(Result<Answer> (*)(const Question&, const Needed&...), const val& given) {
  if constexpr (sizeof...(Needed) > 0)
    return needs(questionOf<Question>(given));
  else
    return {};
}

// One function a question: `ask("scoreShow", { hand, starter })` is `{ ok }` or `{ error }`; undefined for
// other names.
val askByName(const std::string& name, const val& given) {
  val answered = val::undefined();
  FIFTEEN_TWO_QUESTIONS([&](std::string_view known, auto* ask) {
    if (name == known) answered = answer(ask, given);
  });
  return answered;
}

// The names of the tables that a question needs, whether they were given or not; none for other names.
val needsByName(const std::string& name, const val& given) {
  val names = val::array();
  FIFTEEN_TWO_QUESTIONS([&](std::string_view known, auto* ask) {
    if (name != known) return;
    for (const std::string_view table : tablesFor(ask, given)) push(names, writeText(table));
  });
  return names;
}

// The bytes of a table, as a Uint8Array: `{ ok: true }` or `{ error }`.
val giveTable(const std::string& name, const std::string& bytes) {
  val answered = val::object();
  const auto* first = reinterpret_cast<const std::uint8_t*>(bytes.data());
  const auto error = tables.give(name, {first, bytes.size()});
  setField(answered, error ? "error" : "ok", error ? write(*error) : val(true));
  return answered;
}

}  // namespace

EMSCRIPTEN_BINDINGS(cribbage) {
  emscripten::function("ask", &askByName);
  emscripten::function("needs", &needsByName);
  emscripten::function("giveTable", &giveTable);
}
