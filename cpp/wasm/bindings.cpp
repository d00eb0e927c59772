// The interface to JavaScript: takes a question as `Asked` decodes it and returns the answer as `Written`
// encodes it. Stores only the given tables, and makes no decisions of its own. web/engine/module.ts calls its
// functions.

#include <emscripten/bind.h>

#include "cribbage/questions/every_question.h"
#include "wasm/asked.h"
#include "wasm/memory.h"
#include "wasm/written.h"

namespace {

using namespace cribbage;

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

template <class Question>
Question questionOf(const Asked& asked) {
  Question question;
  Question::fields([&](const char* name, auto member) { question.*member = asked.field(name); });
  return question;
}

// Begins a reply, `{ ok: … }` or `{ error: … }`, as a record with one field.
[[gnu::noinline]] void beginReply(const char* name) {
  written.clear();
  written.beginRecord();
  written.addName(name);
}
[[gnu::noinline]] std::size_t endReply() {
  written.endRecord();
  return addressOf(written.numbers());
}
[[gnu::noinline]] void writeError(const Error& error) {
  beginReply("error");
  write(error, written);
}

// A question that this module has. Its functions are called through these pointers only, so the optimiser
// cannot make one function of all questions. scripts/build/split-module.mjs needs that: it moves the
// functions of the questions about games to a file of their own.
using AnyAsk = void (*)();
struct Known {
  AnyAsk ask = nullptr;  // the function of the core that answers; null if the module has no such question
  std::size_t (*answer)(AnyAsk, const Asked&) = nullptr;
  TableNames (*needs)(const Asked&) = nullptr;
};

// The functions of a question, with the types of its fields and of its answer.
template <class Question, class Answer, class... Needed>
struct Typed {
  using Ask = Result<Answer> (*)(const Question&, const Needed&...);

  static std::size_t answer(AnyAsk ask, const Asked& asked) {
    const auto result =
        reinterpret_cast<Ask>(ask)(questionOf<Question>(asked), static_cast<const Needed&>(tables)...);
    if (result) {
      beginReply("ok");
      write(*result, written);
    } else {
      writeError(result.error());
    }
    return endReply();
  }

  static TableNames needs(const Asked& asked) {
    if constexpr (sizeof...(Needed) > 0)
      return cribbage::needs(questionOf<Question>(asked));
    else
      return {};
  }
};

template <class Question, class Answer, class... Needed>
Known known(Result<Answer> (*ask)(const Question&, const Needed&...)) {
  using Functions = Typed<Question, Answer, Needed...>;
  return {reinterpret_cast<AnyAsk>(ask), Functions::answer, Functions::needs};
}

[[gnu::noinline]] Known knownBy(std::string_view name) {
  Known found;
  FIFTEEN_TWO_QUESTIONS([&](std::string_view each, auto* ask) {
    if (each == name) found = known(ask);
  });
  return found;
}

// Returns the question in `room`.
[[gnu::noinline]] Asked askedIn(std::size_t numbers, std::size_t letters) {
  return {{room.data(), numbers}, {bytesAfter(numbers), letters}};
}

// Answers the question in `room`: `{ ok }` or `{ error }`. Returns 0 for an unknown name.
std::size_t askByName(std::size_t numbers, std::size_t letters) {
  const Asked asked = askedIn(numbers, letters);
  const Known question = knownBy(asked.name());
  return question.ask ? question.answer(question.ask, asked) : 0;
}

// Returns the names of all tables that the question in `room` needs, whether they have been given or not.
// Empty for an unknown name.
std::size_t needsByName(std::size_t numbers, std::size_t letters) {
  const Asked asked = askedIn(numbers, letters);
  const Known question = knownBy(asked.name());
  written.clear();
  write(question.ask ? question.needs(asked) : TableNames(), written);
  return addressOf(written.numbers());
}

// Takes a table from `room`: the letters of its name and then its bytes. Returns `{ ok: true }`, or else
// `{ error }`.
std::size_t giveTable(std::size_t letters, std::size_t bytes) {
  const std::string name(bytesAfter(0), letters);
  const auto error =
      tables.give(name, {reinterpret_cast<const std::uint8_t*>(bytesAfter(0)) + letters, bytes});
  room = {};
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
