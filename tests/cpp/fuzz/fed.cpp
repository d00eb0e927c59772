#include "fuzz/fed.h"

#include <cmath>

#include "cli/json_lines.h"
#include "fuzz/changed_table.h"
#include "questions/untrusted.h"

using namespace cribbage;

namespace {

std::string textOf(std::span<const std::uint8_t> bytes) {
  return {bytes.begin(), bytes.end()};
}

// Asks one question that reads this table, at a score near the end of the game, and returns the fault of the
// answer, or `""`.
std::string askWith(std::string_view name, const Tables& tables) {
  const auto isWorth = [](double worth) { return std::isfinite(worth); };
  if (name == "board" || name == "acc" || name == "money") {
    ChanceQuestion question;
    question.ours = Given::ofNumber(113, "113");
    question.theirs = Given::ofNumber(118, "118");
    question.weDeal = Given::ofTruth(true);
    question.objective = Given::ofText(name == "board" ? "win" : std::string(name));
    const auto answer = winChance(question, tables);
    return !answer || isWorth(answer->chance) ? "" : "a chance that is none";
  }
  DiscardsQuestion question;
  question.dealt = Given::ofText("5D JH 6S 4H 5S 2C");
  question.weDeal = Given::ofTruth(true);
  question.ours = Given::ofNumber(113, "113");
  question.theirs = Given::ofNumber(118, "118");
  if (name == "crib" || name == "play") question.order = Given::ofText("points");
  const auto answer = valueDiscards(question, tables);
  if (!answer) return "";
  for (const Discard& discard : std::get<0>(*answer))
    if (!isWorth(discard.points) || !isWorth(discard.winChance.value_or(0))) return "a worth that is none";
  return "";
}

}  // namespace

std::string feedQuestions(std::span<const std::uint8_t> bytes) {
  const std::string text = textOf(bytes);
  const auto [name, fields] = readUntrusted(text);
  return askUntrusted(name, fields);
}

std::string feedLines(std::span<const std::uint8_t> bytes) {
  const std::string line = textOf(bytes);
  // Slow questions are left to `feedQuestions`.
  for (const char* slow : {"simulate", "review", "valueDiscards", "valuePlays", "choose", "winChances"})
    if (line.find(slow) != std::string::npos) return "";
  static const Tables tables = shippedTables();
  const std::string answer = answerLine(
      line, [] { return 7.0; }, tables);
  const bool told = answer.starts_with("{\"ok\":") || answer.starts_with("{\"error\":{\"code\":");
  return told && answer.ends_with('}') && isShowable(answer) ? "" : "no line of JSON: " + answer;
}

std::string feedTables(std::span<const std::uint8_t> bytes) {
  return readChanged(bytes).complaint;
}

std::string feedAnswers(std::span<const std::uint8_t> bytes) {
  const ChangedTable table = readChanged(bytes);
  return table.tables ? askWith(table.name, *table.tables) : table.complaint;
}
