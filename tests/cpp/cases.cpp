#include "cases.h"

#include <fstream>
#include <stdexcept>

#include "cli/json_lines.h"
#include "cribbage/cribbage.h"

using nlohmann::json;

json casesIn(const std::string& file) {
  std::ifstream stream(std::string(CASES_FOLDER) + "/" + file);
  if (!stream) throw std::runtime_error("no such cases: " + file);
  json cases = json::parse(stream);
  if (!cases.is_array() || cases.empty()) throw std::runtime_error("no cases in " + file);
  return cases;
}

json ask(const std::string& name, json question) {
  static const cribbage::Tables tables = cribbage::shippedTables();
  question["ask"] = name;
  return json::parse(cribbage::answerLine(
      question.dump(), [] { return 0.0; }, tables));
}
