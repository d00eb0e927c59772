#pragma once
// Reads the test cases that all languages share, and asks questions in JSON, as another program does.

#include <nlohmann/json.hpp>
#include <string>

using nlohmann::json;

/// Returns the cases of `tests/cases/<file>`, a non-empty array.
json casesIn(const std::string& file);

/// Asks a question by name, `ask("scoreShow", {{"hand", "5H 5D"}})`. Returns `{"ok": …}` or `{"error":
/// {"code", "text", "message"}}`.
json ask(const std::string& name, json question);

/// Returns the answer to a question. A refusal fails the test.
json answerTo(const std::string& name, const json& question);

/// Returns the code of the error that refuses a question, or `ok`.
std::string codeOf(const std::string& name, const json& question);

/// Returns the same question with another value of one field.
inline json with(json question, const std::string& field, const json& value) {
  question[field] = value;
  return question;
}

/// Returns the question about our card in a play, at the score before it.
inline json playQuestion(const std::string& kept, const std::string& thrown, const std::string& starter,
                         bool weDeal, const std::string& played, int ours, int theirs) {
  return {{"kept", kept},     {"thrown", thrown}, {"starter", starter}, {"weDeal", weDeal},
          {"played", played}, {"ours", ours},     {"theirs", theirs}};
}
