// Prints a reviewed game: a line per step, with the win chance of player a after it.

#include <iomanip>
#include <ostream>

#include "cli/figures.h"
#include "cli/print/answers.h"

namespace cribbage {

namespace {

std::string signedPercent(double change) {
  return fixed(100 * change, true);
}

std::string chosenIn(const ReviewedStep& step) {
  if (!step.chosen) return "";
  std::string text = list(*step.chosen);
  if (step.best && step.lost && *step.lost > 0) text.append(" (best ").append(list(*step.best)).append(")");
  return text;
}

void writeStep(std::ostream& out, const ReviewedStep& step) {
  const std::string deal = step.deal ? std::to_string(*step.deal) : "";
  const std::string luck = step.luck ? signedPercent(*step.luck) : "";
  const std::string lost = step.lost && *step.lost > 0 ? percent(*step.lost) : "";
  out << right(deal, 4) << "  " << std::left << std::setw(6) << print(step.kind) << std::setw(3)
      << (step.by ? print(*step.by) : "") << right(percent(step.chance), 8) << right(luck, 9)
      << right(lost, 8) << (step.chosen ? "  " : "") << chosenIn(step) << "\n";
}

}  // namespace

void write(std::ostream& out, const ReviewAnswer& review) {
  out << "Chances are those of the first player, a, in percent. At the start " << percent(review.before)
      << ".\n";
  out << right("deal", 4) << "  step     " << right("chance", 8) << right("luck", 9) << right("lost", 8)
      << "\n";
  for (const ReviewedStep& step : review.steps) writeStep(out, step);
  for (const PlayerId who : {PlayerId::a, PlayerId::b}) {
    const PlayersReview& of = who == PlayerId::a ? review.totals.a : review.totals.b;
    out << print(who) << " lost " << percent(of.lost.throws) << " by throws and " << percent(of.lost.play)
        << " in the play; luck of " << print(who) << "'s cards, for a: " << signedPercent(of.luck) << "\n";
  }
}

}  // namespace cribbage
