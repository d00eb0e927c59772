#include "cli/print_answers.h"

#include <iomanip>
#include <ostream>
#include <sstream>

#include "cribbage/show/spoken.h"

namespace cribbage {

namespace {

std::string fixed(double value, bool sign = false) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(2) << (sign ? std::showpos : std::noshowpos) << value;
  return text.str();
}

std::string percent(double chance) {
  return fixed(100 * chance);
}

template <class Cards>
std::string list(const Cards& cards) {
  std::string text;
  for (const auto& card : cards) (text += text.empty() ? "" : " ") += print(card);
  return text;
}

// The points, the count in words, then one line a combination: its own words, then its cards.
template <class Answer>
void writeCount(std::ostream& out, const Answer& answer) {
  out << answer.points << "\n  " << answer.spoken << "\n";
  for (const auto& [kind, cards, points, running, count] : answer.combinations) {
    out << "  " << std::left << std::setw(34) << phraseOf(kind, cards.size(), running) << list(cards);
    if (count) out << *count << " of them";
    out << "\n";
  }
}

void writeWon(std::ostream& out, const WonGames& won, std::int64_t played) {
  out << " won " << won.games << " of " << played << ", " << percent(won.chance) << " % (" << percent(won.low)
      << " to " << percent(won.high) << "); skunks " << won.skunks << ", double " << won.doubleSkunks << "\n";
}

void writeMean(std::ostream& out, const char* role, const MeanPoints& mean) {
  out << "  " << std::left << std::setw(8) << role;
  MeanPoints::fields([&](const char* source, auto member) {
    if (const std::optional<double> points = mean.*member) out << "  " << source << " " << fixed(*points);
  });
  out << "\n";
}

}  // namespace

void write(std::ostream& out, const ShowAnswer& answer) {
  writeCount(out, answer);
  for (const NearMiss& miss : answer.nearMisses)
    if (miss.kind != NearMissKind::heels)
      out << "  no points: " << print(miss.kind) << "  " << list(miss.cards) << "\n";
  if (answer.heels) out << "  heels: the starter jack was two for the dealer when it was cut\n";
}

void write(std::ostream& out, const RanksAnswer& answer) {
  writeCount(out, answer);
}

void write(std::ostream& out, const std::array<Discard, 15>& choices) {
  out << "throw  keep         points   hand  least  most   crib   play\n";
  for (const Discard& choice : choices)
    out << list(choice.thrown) << "  " << list(choice.kept) << "  " << std::right << std::setw(6)
        << fixed(choice.points, true) << "  " << std::setw(5) << fixed(choice.hand.mean) << "  "
        << std::setw(5) << choice.hand.min << "  " << std::setw(4) << choice.hand.max << "  " << std::setw(5)
        << fixed(choice.crib.mean) << "  " << std::setw(5)
        << fixed(choice.play.ours - choice.play.theirs, true) << "\n";
}

void writeKinds(std::ostream& out, std::string_view opponent) {
  out << "hand: exact over 46 starters; crib: a model, an opponent who "
      << (opponent == "random"     ? "throws at random"
          : opponent == "handOnly" ? "keeps the best hand and ignores the crib"
                                   : "throws by the equilibrium")
      << "\n";
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

// Ours on the left, theirs on the right, as the cards lie on the table.
void write(std::ostream& out, const PlayAnswer& answer) {
  out << "us  them  count  points\n";
  for (const LaidCard& laid : answer.plays) {
    const std::string card = print(laid.card);
    out << (laid.by == Side::us ? card + "      " : "    " + card + "  ") << std::right << std::setw(7)
        << laid.count;
    if (laid.points > 0) out << std::setw(8) << laid.points << "  " << list(laid.reasons);
    out << "\n";
  }
  out << "us " << answer.totals.us << ", them " << answer.totals.them << "; ";
  if (answer.toPlay)
    out << print(*answer.toPlay) << " to play at " << answer.count << "\n";
  else
    out << "the play is over\n";
}

void write(std::ostream& out, const PlaysAnswer& answer) {
  out << "count " << answer.count << ", "
      << (!answer.toPlay               ? "and it is over"
          : answer.mustGo              ? "and we must go"
          : *answer.toPlay == Side::us ? "our turn"
                                       : "their turn")
      << "\n";
  for (const LegalCard& legal : answer.legal)
    out << "  " << print(legal.card) << "  " << std::right << std::setw(6) << fixed(legal.net, true)
        << (legal.points > 0 ? "  pegs " + std::to_string(legal.points) : "") << "\n";
  if (!answer.legal.empty())
    out << "expected from here on, ours less theirs: a model, both play the solved game\n";
}

void write(std::ostream& out, const CardsAnswer& answer) {
  out << print(answer.cards) << "\n";
  if (answer.error) out << answer.error->message << "\n";
}

void write(std::ostream& out, const DealAnswer& answer) {
  out << "pone     " << list(answer.hands[0]) << "\ndealer   " << list(answer.hands[1]) << "\nstarter  "
      << print(answer.starter) << "\nseed     " << answer.seed << "\n";
}

void write(std::ostream& out, const SimulateAnswer& answer) {
  for (const SimulatedPlayer* player : {&answer.a, &answer.b}) {
    out << player->player;
    writeWon(out, player->won, answer.played);
    writeMean(out, "dealer", player->dealer);
    writeMean(out, "pone", player->pone);
  }
  for (const auto& [who, won] : {std::pair{"first dealer", &answer.firstDealer}, {"us", &answer.us}}) {
    out << who;
    writeWon(out, *won, answer.played);
  }
  out << answer.played << " games" << (answer.duplicate ? ", every two with the same cards" : "") << "; "
      << fixed(answer.deals) << " deals a game; seed " << answer.seed << "\n";
}

}  // namespace cribbage
