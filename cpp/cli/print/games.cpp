// Prints simulated games: how often each side won, and what it scored.

#include <ostream>

#include "cli/figures.h"
#include "cli/print/answers.h"

namespace cribbage {

namespace {

// A game of three has no skunks.
bool hasSkunks(const SimulateAnswer& answer) {
  return !answer.c || answer.d;
}

void writeWon(std::ostream& out, const std::string& who, const WonGames& won, const SimulateAnswer& answer) {
  out << who << " won " << won.games << " of " << answer.played << " games: " << percent(won.chance) << " % ("
      << percent(won.low) << " to " << percent(won.high) << ")";
  if (hasSkunks(answer))
    out << ", " << won.skunks << " with a skunk, " << won.doubleSkunks << " with a double one";
  out << "\n";
}

void writeMean(std::ostream& out, const char* role, const MeanPoints& mean) {
  out << "  as " << role;
  MeanPoints::fields([&](const char* source, auto member) {
    if (const std::optional<double> points = mean.*member) out << "  " << source << " " << fixed(*points);
  });
  out << "\n";
}

// Writes what a player won and scored.
void writePlayer(std::ostream& out, const std::string& who, const SimulatedPlayer& player,
                 const SimulateAnswer& answer) {
  writeWon(out, who, player.won, answer);
  writeMean(out, "dealer", player.dealer);
  writeMean(out, "pone  ", player.pone);
  if (player.second) writeMean(out, "second", *player.second);
  if (player.third) writeMean(out, "third ", *player.third);
}

// Writes the wins of the first dealer, or of each side if the sides began with different scores.
void writeSides(std::ostream& out, const SimulateAnswer& answer, const SimulateQuestion& question) {
  const auto ours = static_cast<int>(question.ours.number), theirs = static_cast<int>(question.theirs.number);
  if (ours == theirs) {
    writeWon(out, answer.d ? "The side that dealt first" : "The first dealer", answer.firstDealer, answer);
    return;
  }
  const std::string deals = question.deals.text;
  const auto side = [&](int score, const char* name) {
    return "The side that began with " + std::to_string(score) + (deals == name ? " and dealt first" : "");
  };
  writeWon(out, side(ours, "us"), *answer.us, answer);
  writeWon(out, side(theirs, "them"), *answer.them, answer);
}

}  // namespace

void writeGames(std::ostream& out, const SimulateAnswer& answer, const SimulateQuestion& question) {
  if (answer.records) {
    for (const std::string& record : *answer.records)
      out << (&record == &answer.records->front() ? "" : "\n") << record;
    return;
  }
  const auto named = [&](char name, const SimulatedPlayer& player) {
    writePlayer(out, answer.c ? std::string{name, ' '} + player.player : player.player, player, answer);
  };
  named('a', answer.a);
  named('b', answer.b);
  if (answer.c) named('c', *answer.c);
  if (answer.d) named('d', *answer.d);
  writeSides(out, answer, question);
  out << "In brackets: the range of the true share, right in 95 of 100 simulations. Points are averages of a "
         "deal.\n"
      << (answer.duplicate ? "Each game was played twice with sides changed. " : "") << fixed(answer.deals)
      << " deals a game; seed " << answer.seed << "\n";
}

}  // namespace cribbage
