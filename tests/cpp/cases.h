#pragma once
// The cases every language reads, and questions asked in JSON, as another program asks them.

#include <nlohmann/json.hpp>
#include <string>

/// The cases of `tests/cases/<file>`: an array with something in it.
nlohmann::json casesIn(const std::string& file);

/// Asks by name, `ask("scoreShow", {{"hand", "5H 5D"}})`: `{"ok": …}` or `{"error": {"code", "text",
/// "message"}}`.
nlohmann::json ask(const std::string& name, nlohmann::json question);
