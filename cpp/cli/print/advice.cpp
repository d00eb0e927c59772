// Prints advice for a terminal: the discards, or the cards that may be played, best first.

#include <algorithm>
#include <array>
#include <optional>
#include <ostream>

#include "cli/figures.h"
#include "cli/objectives.h"
#include "cli/print/answers.h"

namespace cribbage {

namespace {

constexpr std::string_view spaces = "  ";

bool isByPoints(const Given& order) {
  return order.text == "points";
}

// Returns our score and theirs as text: "118 to 117".
std::string scoresText(const Given& ours, const Given& theirs) {
  const auto score = [](const Given& given) { return std::to_string(static_cast<int>(given.number)); };
  return score(ours) + " to " + score(theirs);
}

std::string opponentOf(const Given& opponent) {
  if (opponent.text == "random") return "at random";
  if (opponent.text == "handOnly") return "for the best hand and ignores the crib";
  return "by the solved game of discarding";
}

// Explains the column that orders the choices: "win %: the chance of winning the game", or for another
// objective "worth: …".
std::string bestBy(const Given& objective) {
  if (!hasWorth(objective)) return "win %: the chance of winning the game";
  return std::string("worth: ").append(worthIn(objective));
}

std::string turnOf(const PlaysAnswer& answer) {
  if (!answer.toPlay) return "the play is over";
  if (answer.mustGo) return "our turn, and we must say go";
  return *answer.toPlay == Side::us ? "our turn" : "their turn";
}

// Returns true if the solved strategy mixes ranks here: it plays no rank more than 95 % of the time.
bool mixes(const PlaysAnswer& answer) {
  std::array<double, rankCount> shares{};
  for (const LegalCard& legal : answer.legal)
    shares[static_cast<std::size_t>(legal.card.rank())] += legal.frequency;
  return *std::max_element(shares.begin(), shares.end()) <= 0.95;
}

// Writes "They hold: A 7% 2 21% 3 43% …": for each rank, the chance that the opponent holds at least one.
void writeHeld(std::ostream& out, const PlaysAnswer& answer) {
  if (!answer.theyHold) return;
  out << "They hold:";
  for (std::size_t rank = 0; rank < rankCount; ++rank)
    out << (rank == 0 ? " " : spaces) << print(static_cast<Rank>(rank)) << ' '
        << percent((*answer.theyHold)[rank], 0) << '%';
  out << "\n";
}

}  // namespace

void writeDiscards(std::ostream& out, const std::array<Discard, 15>& choices,
                   const DiscardsQuestion& question) {
  const std::optional<double> best = choices[0].winChance;  // absent unless chances were asked for
  const bool ours = question.weDeal.truth;                  // the crib
  const bool worth = best && hasWorth(question.objective);
  const auto tied =
      std::count_if(choices.begin(), choices.end(), [](const Discard& each) { return each.tied; });
  out << "throw  keep       " << (worth ? "  worth" : "") << (best ? "   win %" : "")
      << "  points   hand  least  most   crib   play\n";
  for (const Discard& choice : choices) {
    out << list(choice.thrown) << spaces << list(choice.kept);
    if (worth) out << spaces << right(fixed(*choice.worth, true), 5);
    if (const std::optional<double> chance = choice.winChance) out << spaces << right(percent(*chance), 6);
    out << spaces << right(fixed(choice.points, true), 6) << spaces << right(fixed(choice.hand.mean), 5)
        << spaces << right(std::to_string(choice.hand.min), 5) << spaces
        << right(std::to_string(choice.hand.max), 4) << spaces
        << right(fixed(ours ? choice.crib.mean : -choice.crib.mean), 5) << spaces
        << right(fixed(choice.play.ours - choice.play.theirs, true), 5) << "\n";
  }
  if (isByPoints(question.order))
    out << "Best first by points: "
        << (ours ? "the hand, the crib and the play together" : "the hand and the play, less their crib")
        << ".\n";
  else
    out << "Best first by " << bestBy(question.objective) << " from "
        << scoresText(question.ours, question.theirs) << ".\n";
  if (best && tied > 1)
    out << "The first " << tied << " tie within the error, so they are in order of points.\n";
  out << "Exact: the hand, over the 46 starters. Estimates: the rest.\n"
      << "The opponent throws " << opponentOf(question.opponent) << "; both play by the solved play.\n";
}

void writeDiscards(std::ostream& out, const std::array<SingleDiscard, 5>& choices,
                   const DiscardsQuestion& question) {
  const bool four = question.players.number == 4, ours = question.weDeal.truth;
  out << "throw  keep         points   hand  least  most   crib\n";
  for (const SingleDiscard& choice : choices)
    out << right(list(choice.thrown), 5) << spaces << list(choice.kept) << spaces
        << right(fixed(choice.points, true), 6) << spaces << right(fixed(choice.hand.mean), 5) << spaces
        << right(std::to_string(choice.hand.min), 5) << spaces << right(std::to_string(choice.hand.max), 4)
        << spaces << right(fixed(ours ? choice.crib.mean : -choice.crib.mean), 5) << "\n";
  out << "Best first by points: "
      << (ours   ? "the hand and our crib"
          : four ? "the hand less their crib"
                 : "the hand less half of the crib, because we trail only one of the two others by it")
      << ".\n"
      << "Exact: the hand, over the 47 starters. Estimates: the rest. The play is left out.\n"
      << "The others throw by the solved rule for " << (four ? "four" : "three") << " players.\n";
}

void writePlays(std::ostream& out, const PlaysAnswer& answer, const PlaysQuestion& question) {
  out << "count " << answer.count << ", " << turnOf(answer) << "\n";
  if (answer.legal.empty()) return writeHeld(out, answer);
  const std::optional<double> best = answer.legal[0].winChance;
  const bool worth = best && hasWorth(question.objective);
  const bool shares = mixes(answer);
  out << "card" << (worth ? "  worth" : "") << (best ? "   win %" : "") << "     net  pegs"
      << (shares ? "  plays %" : "") << "\n";
  for (const LegalCard& legal : answer.legal) {
    out << right(print(legal.card), 4);
    if (worth) out << spaces << right(fixed(*legal.worth, true), 5);
    if (const std::optional<double> chance = legal.winChance) out << spaces << right(percent(*chance), 6);
    out << spaces << right(fixed(legal.net, true), 6) << spaces
        << right(legal.points > 0 ? std::to_string(legal.points) : "-", 4);
    if (shares) out << spaces << right(percent(legal.frequency, 0), 7);
    out << "\n";
  }
  if (isByPoints(question.order))
    out << "Best first by net: what we peg from here to the end of the play, less what they peg.\n";
  else
    out << "Best first by " << bestBy(question.objective) << ". The play began at "
        << scoresText(question.ours, question.theirs) << ".\n";
  out << "Exact: what a card pegs now. Estimates: the rest; both play by the solved play.\n";
  if (shares) out << "Plays %: how often the solution plays each card. Ties are in that order.\n";
  writeHeld(out, answer);
  if (!answer.settled) out << "A first answer: leave out --quick for a better one.\n";
}

void write(std::ostream& out, const ChosenDiscard& answer) {
  out << print({answer.thrown.begin(), answer.thrown.end()}) << "\n";
}

void write(std::ostream& out, const ChosenPlay& answer) {
  out << (answer.card ? print(*answer.card) : "go") << "\n";
}

}  // namespace cribbage
