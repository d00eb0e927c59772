// For libFuzzer: a question is answered with a table that any bytes have changed, and that was read all the
// same: within the contract, and without reading out of bounds.

#include <cmath>
#include <string>

#include "fuzz/changed_table.h"

using namespace cribbage;

namespace {

// One question that reads this table, by points or to win near the end.
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
  for (const Discard& discard : *answer)
    if (!isWorth(discard.points) || !isWorth(discard.winChance.value_or(0))) return "a worth that is none";
  return "";
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto table = readChanged(data, size);
  if (!table) return 0;
  if (const std::string complaint = askWith(table->name, table->tables); !complaint.empty())
    complain(table->name, complaint);
  return 0;
}
