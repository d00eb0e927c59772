#pragma once
// Reads the test cases that all languages share, and asks questions in JSON, as another program does.

#include <nlohmann/json.hpp>
#include <string>

/// Returns the cases of `tests/cases/<file>`, a non-empty array.
nlohmann::json casesIn(const std::string& file);

/// Asks a question by name, `ask("scoreShow", {{"hand", "5H 5D"}})`. Returns `{"ok": …}` or `{"error":
/// {"code", "text", "message"}}`.
nlohmann::json ask(const std::string& name, nlohmann::json question);

/// Returns the same question with another value of one field.
inline nlohmann::json with(nlohmann::json question, const std::string& field, const nlohmann::json& value) {
  question[field] = value;
  return question;
}
