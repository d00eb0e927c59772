#include "cli/json_lines.h"

#include <istream>
#include <optional>
#include <ostream>
#include <type_traits>

#include "cli/json.h"
#include "cli/reasons.h"
#include "cribbage/questions/every_question.h"
#include "cribbage/questions/native_questions.h"

namespace cribbage {

namespace {

// Prints the value of a field for an error message.
std::string printGiven(const Json& value) {
  if (value.is_array()) return "[…]";
  if (value.is_object()) return "{…}";
  return print(value);
}

struct ListDoor {
  static double sizeOf(const Json& list) { return static_cast<double>(list.size()); }
  static const Json& itemOf(const Json& list, std::size_t at) { return list[at]; }
  static bool isList(const Json& item) { return item.is_array(); }
  static bool add(const Json& item, std::string& joined) {
    if (item.is_string()) joined += item.get_ref<const std::string&>();
    return item.is_string();
  }
};

Given read(const Json& value) {
  if (value.is_null()) return {};
  if (value.is_boolean()) return Given::ofTruth(value.get<bool>());
  if (value.is_number()) return Given::ofNumber(value.get<double>(), printGiven(value));
  if (value.is_string()) return Given::ofText(value.get<std::string>());
  if (value.is_array()) return readList<ListDoor>(value);
  return Given::ofOther(printGiven(value));
}

template <class Question>
const Tables& tablesOf(const Question& question, const TablesFor& tables) {
  if constexpr (requires { needs(question); }) {
    const TableNames names = needs(question);
    return tables(&names);
  } else {
    return tables(nullptr);
  }
}

template <class Question, class Answer, class... Needed>
Json answer(Result<Answer> (*ask)(const Question&, const Needed&...), const Json& line, const Seeds& seeds,
            const TablesFor& tables) {
  Question question;
  Question::fields([&](const char* name, auto member) {
    if (const auto field = line.find(name); field != line.end()) question.*member = read(*field);
  });
  if constexpr (std::is_same_v<Question, DealQuestion> || requires(Answer answer) { answer.seed; })
    if (question.seed.kind == Given::Kind::absent) question.seed = read(seeds());
  const auto result = ask(question, static_cast<const Needed&>(tablesOf(question, tables))...);
  return result ? Json{{"ok", toJson(*result)}} : errorJson(result.error());
}

Json answerJson(std::string_view text, const Seeds& seeds, const TablesFor& tables) {
  if (text.size() > longestLine) return errorJson(makeError(reason::lineTooLong, text));
  // The JSON parser would ignore everything after a NUL, so a line with a NUL is refused.
  const bool ends = text.find('\0') != std::string_view::npos;
  const Json line = ends ? Json() : Json::parse(text, nullptr, false);
  if (!line.is_object()) return errorJson(makeError(reason::notAnObject, text));
  const auto asked = line.find("ask");
  if (asked == line.end()) return errorJson(makeError(reason::askMissing, text));

  std::optional<Json> answered;
  const auto see = [&](std::string_view name, auto* ask) {
    if (asked->is_string() && *asked == name) answered = answer(ask, line, seeds, tables);
  };
  eachQuestion(see);
  eachNativeQuestion(see);
  if (answered) return *answered;
  const std::string given = asked->is_string() ? asked->get<std::string>() : printGiven(*asked);
  return errorJson(makeError(reason::unknownQuestion, given));
}

// Reads the next line of `in`, and keeps at most `longestLine` + 1 bytes of it. Returns false at the end of
// `in`. Calls `wait` before waiting for more input.
template <class Wait>
bool readLine(std::streambuf& in, std::string& line, Wait wait) {
  line.clear();
  bool any = false;
  for (;;) {
    if (in.in_avail() <= 0) wait();
    const int c = in.sbumpc();
    if (c == std::streambuf::traits_type::eof()) return any;
    any = true;
    if (c == '\n') return true;
    if (line.size() <= longestLine) line += static_cast<char>(c);
  }
}

}  // namespace

std::string answerLine(std::string_view line, const Seeds& seeds, const TablesFor& tables) {
  return print(answerJson(line, seeds, tables));
}

std::string answerLine(std::string_view line, const Seeds& seeds, const Tables& tables) {
  return answerLine(line, seeds, [&](const TableNames*) -> const Tables& { return tables; });
}

void answerLines(std::istream& in, std::ostream& out, const Seeds& seeds, const TablesFor& tables) {
  bool unsent = false;
  const auto send = [&] {
    if (unsent) out.flush();
    unsent = false;
  };
  for (std::string line; out && readLine(*in.rdbuf(), line, send); unsent = true)
    out << answerLine(line, seeds, tables) << '\n';
  send();
}

}  // namespace cribbage
