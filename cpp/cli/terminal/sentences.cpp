#include "cli/terminal/sentences.h"

#include <algorithm>
#include <string_view>

#include "cli/figures.h"

namespace cribbage {

namespace {

std::string words(Reason reason) {
  constexpr std::array<std::string_view, 12> all{
      "fifteen",        "thirty-one",    "a pair",        "a pair royal", "a double pair royal",
      "a run of three", "a run of four", "a run of five", "a run of six", "a run of seven",
      "the go",         "the last card"};
  return std::string(all[static_cast<std::size_t>(reason)]);
}

}  // namespace

std::string listOf(const std::vector<Reason>& reasons) {
  std::string text;
  for (std::size_t at = 0; at < reasons.size(); ++at)
    text += (at == 0 ? "" : at + 1 == reasons.size() ? " and " : ", ") + words(reasons[at]);
  return text;
}

std::string sentenceOf(const ShowAnswer& counted) {
  if (counted.points == 0) return "That counts nothing.";  // spoken as "nineteen"
  std::string text = counted.spoken + ".";
  if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string hintFor(const std::array<Discard, 15>& throws) {
  const Discard &best = throws[0], &next = throws[1];
  return "The best throw is " + list(best.thrown) + ": you win " + percent(*best.winChance) +
         " % with it, and the hand that you keep counts " + fixed(best.hand.mean) +
         " on average. The next is " + list(next.thrown) + ", with " + percent(*next.winChance) + " %.";
}

std::string hintFor(const PlaysAnswer& plays) {
  if (plays.legal.empty()) return "";
  const LegalCard& best = plays.legal[0];
  std::string text =
      "The best card is " + print(best.card) + ": you win " + percent(*best.winChance) + " % with it";
  if (best.points > 0) text += ", and it pegs " + std::to_string(best.points);
  text += ".";
  const auto next = std::find_if(plays.legal.begin(), plays.legal.end(),
                                 [&](const LegalCard& each) { return each.card.rank() != best.card.rank(); });
  if (next != plays.legal.end())
    text += " The next is " + print(next->card) + ", with " + percent(*next->winChance) + " %.";
  return text;
}

}  // namespace cribbage
