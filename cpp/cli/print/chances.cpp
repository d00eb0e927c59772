// Prints win chances for a terminal: those at one score, and a grid for all scores.

#include <ostream>

#include "cli/figures.h"
#include "cli/objectives.h"
#include "cli/print/answers.h"

namespace cribbage {

namespace {

constexpr const char* estimates =
    "Estimates, at the start of a deal: `cribbage table board` gives their error.\n";

}  // namespace

void writeChance(std::ostream& out, const ChanceAnswer& outlook, const ChanceQuestion& question) {
  const auto line = [&](const char* what, double chance) {
    out << what << right(percent(chance, 2), 6) << " %\n";
  };
  line("We win               ", outlook.chance);
  line("  by a skunk         ", outlook.skunkFor);
  line("  by a double skunk  ", outlook.doubleSkunkFor);
  line("They win             ", 1 - outlook.chance);
  line("  by a skunk         ", outlook.skunkAgainst);
  line("  by a double skunk  ", outlook.doubleSkunkAgainst);
  if (hasWorth(question.objective))
    out << "Worth " << fixed(outlook.worth, true) << " in " << worthIn(question.objective) << ".\n";
  out << estimates;
}

void writeChances(std::ostream& out, const ChancesAnswer& answer, const ChancesQuestion& question) {
  constexpr std::size_t width = 6;
  out << "The chance of winning in %, when " << (question.weDeal.truth ? "we" : "they")
      << " deal. Down: our score. Across: theirs.\n"
      << right("", 4);
  const auto score = [&](std::size_t at) {
    return std::to_string(at * static_cast<std::size_t>(answer.step));
  };
  for (std::size_t theirs = 0; theirs < answer.rows.size(); ++theirs) out << right(score(theirs), width);
  out << "\n";
  for (std::size_t ours = 0; ours < answer.rows.size(); ++ours) {
    out << right(score(ours), 4);
    for (const double chance : answer.rows[ours]) out << right(percent(chance, 1), width);
    out << "\n";
  }
  out << "even";
  for (std::size_t at = 0; at < answer.even.size(); at += static_cast<std::size_t>(answer.step)) {
    const bool none = answer.even[at] == lastHole;
    out << right(none ? "-" : std::to_string(answer.even[at]), width);
  }
  out << "\nEven: our lowest score that wins at least half of the games, or - if none does. " << estimates;
}

}  // namespace cribbage
