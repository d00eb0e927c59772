#include "cases.h"

#include <fstream>
#include <stdexcept>

#include "catch.h"
#include "cli/json_lines.h"
#include "shipped.h"

json casesIn(const std::string& file) {
  std::ifstream stream(std::string(CASES_FOLDER) + "/" + file);
  if (!stream) throw std::runtime_error("no such cases: " + file);
  json cases = json::parse(stream);
  if (!cases.is_array() || cases.empty()) throw std::runtime_error("no cases in " + file);
  return cases;
}

json ask(const std::string& name, json question) {
  question["ask"] = name;
  return json::parse(cribbage::answerLine(
      question.dump(), [] { return 0.0; }, shipped()));
}

json answerTo(const std::string& name, const json& question) {
  const json answer = ask(name, question);
  CAPTURE(name, question.dump(), answer.dump());
  REQUIRE(answer.contains("ok"));
  return answer["ok"];
}

std::string codeOf(const std::string& name, const json& question) {
  const json answer = ask(name, question);
  return answer.contains("error") ? answer["error"]["code"].get<std::string>() : "ok";
}
