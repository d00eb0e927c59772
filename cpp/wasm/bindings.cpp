// The interface to JavaScript: takes the fields of a question and returns the answer as `Written` encodes it.
// Stores only the given tables, and makes no decisions of its own.

#include <emscripten/bind.h>

#include "cribbage/questions/every_question.h"
#include "wasm/written.h"

namespace {

using namespace cribbage;
using emscripten::val;

// Lets `readList` read a JavaScript array. web/engine/module.ts cuts long texts, but leaves each of them long
// enough for the parser to refuse it.
struct ListDoor {
  static double sizeOf(const val& list) { return list["length"].as<double>(); }
  static val itemOf(const val& list, unsigned at) { return list[at]; }
  static bool isList(const val& item) { return item.isArray(); }
  static bool add(const val& item, std::string& joined) {
    const bool isText = item.isString();
    if (isText) joined += item.as<std::string>();
    return isText;
  }
};

Given read(const val& value) {
  if (value.isUndefined() || value.isNull()) return {};
  if (value.isTrue()) return Given::ofTruth(true);
  if (value.isFalse()) return Given::ofTruth(false);
  if (value.isNumber())
    return Given::ofNumber(value.as<double>(), val::global("String")(value).as<std::string>());
  if (value.isString()) return Given::ofText(value.as<std::string>());
  if (value.isArray()) return readList<ListDoor>(value);
  return Given::ofOther("{…}");
}

// Stands in for the `Tables` in a module whose questions need none.
struct NoTables {
  std::optional<Error> give(std::string_view name, std::span<const std::uint8_t>) const {
    return makeError(reason::noTablesHere, name);
  }
};

// The build defines by macros which tables and questions this module has. Advice and its tables are in a
// separate module, which is loaded later.
FIFTEEN_TWO_TABLES tables;

// The encoded form of the last answer. The next answer reuses its memory.
Written written;

[[gnu::noinline]] Given readField(const val& given, const char* name) {
  return read(given[name]);
}

template <class Question>
Question questionOf(const val& given) {
  Question question;
  Question::fields([&](const char* name, auto member) { question.*member = readField(given, name); });
  return question;
}

// Begins a reply, `{ ok: … }` or `{ error: … }`, as a record with one field.
[[gnu::noinline]] void beginReply(const char* name) {
  written.clear();
  written.beginRecord();
  written.addName(name);
}
[[gnu::noinline]] val endReply() {
  written.endRecord();
  return written.view();
}
[[gnu::noinline]] void writeError(const Error& error) {
  beginReply("error");
  write(error, written);
}

template <class Question, class Answer, class... Needed>
val answer(Result<Answer> (*ask)(const Question&, const Needed&...), const val& given) {
  const auto result = ask(questionOf<Question>(given), static_cast<const Needed&>(tables)...);
  if (result) {
    beginReply("ok");
    write(*result, written);
  } else {
    writeError(result.error());
  }
  return endReply();
}

template <class Question, class Answer, class... Needed>
TableNames tablesFor(Result<Answer> (*)(const Question&, const Needed&...), const val& given) {
  if constexpr (sizeof...(Needed) > 0)
    return needs(questionOf<Question>(given));
  else
    return {};
}

// Answers a question: `ask("scoreShow", { hand, starter })` returns `{ ok }` or `{ error }`. Returns
// undefined for an unknown name.
val askByName(const std::string& name, const val& given) {
  val answered = val::undefined();
  FIFTEEN_TWO_QUESTIONS([&](std::string_view known, auto* ask) {
    if (name == known) answered = answer(ask, given);
  });
  return answered;
}

// Returns the names of all tables that a question needs, whether they have been given or not. Empty for an
// unknown name.
val needsByName(const std::string& name, const val& given) {
  TableNames names;
  FIFTEEN_TWO_QUESTIONS([&](std::string_view known, auto* ask) {
    if (name == known) names = tablesFor(ask, given);
  });
  written.clear();
  write(names, written);
  return written.view();
}

// Takes the bytes of a table, as a Uint8Array. Returns `{ ok: true }` or `{ error }`.
val giveTable(const std::string& name, const std::string& bytes) {
  const auto* first = reinterpret_cast<const std::uint8_t*>(bytes.data());
  const auto error = tables.give(name, {first, bytes.size()});
  if (error) {
    writeError(*error);
  } else {
    beginReply("ok");
    written.addTruth(true);
  }
  return endReply();
}

}  // namespace

EMSCRIPTEN_BINDINGS(cribbage) {
  emscripten::function("ask", &askByName);
  emscripten::function("needs", &needsByName);
  emscripten::function("giveTable", &giveTable);
}
