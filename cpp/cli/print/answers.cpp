#include "cli/print/answers.h"

#include <algorithm>
#include <iomanip>
#include <ostream>
#include <span>
#include <vector>

#include "cli/figures.h"
#include "cribbage/show/spoken.h"

namespace cribbage {

namespace {

// Writes the points, then the spoken count, then a line for each combination: its phrase and its cards.
template <class Answer>
void writeCount(std::ostream& out, const Answer& answer) {
  out << answer.points << "\n  " << answer.spoken << "\n";
  std::vector<std::string> phrases;
  std::size_t longest = 0;
  for (const auto& each : answer.combinations) {
    phrases.push_back(phraseOf(each.kind, each.cards.size(), each.running));
    longest = std::max(longest, phrases.back().size());
  }
  for (std::size_t at = 0; at < phrases.size(); ++at) {
    const auto& each = answer.combinations[at];
    out << "  " << std::left << std::setw(static_cast<int>(longest)) << phrases[at] << "  "
        << list(each.cards);
    if (each.count) out << *each.count << " of them";
    out << "\n";
  }
}

std::string_view inWords(NearMissKind kind) {
  switch (kind) {
    case NearMissKind::cribFlush:
      return "in the crib all five must be of one suit";
    case NearMissKind::starterFlush:
      return "for a flush the four in hand must be of one suit";
    case NearMissKind::otherJack:
      return "nobs is the jack of the starter's suit";
    case NearMissKind::heels:
      break;
  }
  return "heels are two for the dealer when the starter is cut";
}

std::string inWords(Reason reason) {
  switch (reason) {
    case Reason::thirtyOne:
      return "thirty-one";
    case Reason::pairRoyal:
      return "pair royal";
    case Reason::doublePairRoyal:
      return "double pair royal";
    case Reason::lastCard:
      return "last card";
    case Reason::run3:
    case Reason::run4:
    case Reason::run5:
    case Reason::run6:
    case Reason::run7:
      return "run of " + std::string(print(reason).substr(3));
    default:
      return std::string(print(reason));
  }
}

std::string inWords(const std::vector<Reason>& reasons) {
  std::string text;
  for (const Reason reason : reasons) (text += text.empty() ? "" : ", ") += inWords(reason);
  return text;
}

// Writes the rest of the line of a played card: the count and the points.
template <class Played>
void writePegged(std::ostream& out, const Played& played) {
  out << std::right << std::setw(7) << played.count;
  if (played.points > 0) out << std::setw(8) << played.points << "  " << inWords(played.reasons);
  out << "\n";
}

template <class Answer>
void writeTurn(std::ostream& out, const Answer& answer) {
  if (answer.toPlay)
    out << print(*answer.toPlay) << " to play at " << answer.count << "\n";
  else
    out << "the play is over\n";
}

// Explains how five cards without a starter were counted, in case the last one was meant as the starter.
void writeFive(std::ostream& out, const ShowQuestion& question) {
  const auto cards = parseCards(question.hand.text);
  if (question.starter.kind != Given::Kind::absent || !cards || cards->size() != 5) return;
  out << "Five cards without a starter: no nobs, and a flush takes all five. "
      << "For a hand and its starter: cribbage score " << list(std::span(*cards).first(4)) << " --starter "
      << print(cards->back()) << (question.crib.truth ? " --crib" : "") << ".\n";
}

}  // namespace

void writeShow(std::ostream& out, const ShowAnswer& answer, const ShowQuestion& question) {
  writeCount(out, answer);
  for (const NearMiss& miss : answer.nearMisses)
    out << "  no points: " << inWords(miss.kind) << "  " << list(miss.cards) << "\n";
  writeFive(out, question);
}

void write(std::ostream& out, const RanksAnswer& answer) {
  writeCount(out, answer);
}

void write(std::ostream& out, const ShowsAnswer& answer) {
  for (const int points : answer.points) out << points << "\n";
}

void write(std::ostream& out, const StartersAnswer& answer) {
  out << answer.now << " now, " << fixed(answer.mean) << " on average, " << answer.min << " to " << answer.max
      << "\n";
  for (std::size_t at = 0; at < answer.starters.size();) {
    const int points = answer.starters[at].points;
    out << std::right << std::setw(4) << points << " ";
    for (; at < answer.starters.size() && answer.starters[at].points == points; ++at)
      out << " " << print(answer.starters[at].starter);
    out << "\n";
  }
}

// Writes the cards played, ours on the left and theirs on the right.
void write(std::ostream& out, const PlayAnswer& answer) {
  out << "us  them  count  points\n";
  for (const PeggedCard& played : answer.plays) {
    const std::string card = print(played.card);
    out << (played.by == Side::us ? card + "      " : "    " + card + "  ");
    writePegged(out, played);
  }
  out << "us " << answer.totals.us << ", them " << answer.totals.them << "; ";
  writeTurn(out, answer);
}

void write(std::ostream& out, const SeatedPlayAnswer& answer) {
  out << "a   b   c   d     count  points\n";
  for (const SeatedCard& played : answer.plays) {
    const auto column = 4 * static_cast<int>(played.by);
    out << std::string(static_cast<std::size_t>(column), ' ') << std::left << std::setw(16 - column)
        << print(played.card);
    writePegged(out, played);
  }
  out << "a " << answer.totals.a << ", b " << answer.totals.b;
  if (answer.totals.c) out << ", c " << *answer.totals.c;
  out << "; ";
  for (const PlayerId who : answer.mustGo) out << print(who) << " must say go; ";
  writeTurn(out, answer);
}

void write(std::ostream& out, const CardsAnswer& answer) {
  out << print(answer.cards) << "\n";
}

void write(std::ostream& out, const DealAnswer& answer) {
  out << "pone     " << list(answer.hands[0]) << "\ndealer   " << list(answer.hands[1]) << "\nstarter  "
      << print(answer.starter) << "\nseed     " << answer.seed << "\n";
}

void write(std::ostream& out, const DealFivesAnswer& answer) {
  constexpr std::array<std::string_view, 3> seats{"pone", "second", "third"};
  for (std::size_t at = 0; at < answer.hands.size(); ++at) {
    const bool deals = at + 1 == answer.hands.size();
    out << std::left << std::setw(9) << (deals ? "dealer" : seats[at]) << list(answer.hands[at]) << "\n";
  }
  if (answer.crib) out << "crib     " << list(*answer.crib) << "\n";
  out << "starter  " << print(answer.starter) << "\nseed     " << answer.seed << "\n";
}

}  // namespace cribbage
