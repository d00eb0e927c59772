// Prints a recorded game: a line per deal, with the score after it.

#include <algorithm>
#include <array>
#include <cstddef>
#include <iomanip>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "cli/print/answers.h"

namespace cribbage {

namespace {

// Returns the points that a player pegged in the play of a deal, whether the cards played are recorded or
// not.
int pegged(const DealRecord& deal, PlayerId who) {
  int sum = 0;
  for (const Peg& peg : deal.pegs)
    if (peg.by == who && (peg.source == Source::play || peg.source == Source::peg)) sum += peg.points;
  return sum;
}

std::string shown(const std::optional<int>& points) {
  return points ? std::to_string(*points) : "";
}

// Returns the numbers with dashes between them, nothing in the place of one that is not known: `8-`.
std::string joined(const std::vector<std::optional<int>>& numbers) {
  std::string text;
  for (std::size_t at = 0; at < numbers.size(); ++at) (text += at == 0 ? "" : "-") += shown(numbers[at]);
  return std::any_of(numbers.begin(), numbers.end(), [](const auto& number) { return number.has_value(); })
             ? text
             : "";
}

std::optional<int> shownBy(const ShownPoints& shows, Seat seat) {
  const std::array all{shows.pone, shows.dealer, shows.second, shows.third};  // in the order of `Seat`
  return all[static_cast<std::size_t>(seat)];
}

std::string scoreOf(const HolesBySide& holes) {
  return holes.c ? joined({holes.a, holes.b, holes.c}) : joined({holes.a, holes.b});
}

}  // namespace

void write(std::ostream& out, const GameAnswer& game) {
  const Seating seating(game.players.size());
  const auto name = [&](PlayerId who) -> const std::string& {
    return game.players[static_cast<std::size_t>(who)];
  };
  // The names of the sides, or of the winners.
  const auto namesOf = [&](PlayerId side) {
    std::string text;
    for (const PlayerId who : seating.players())
      if (seating.sideOf(who) == side) (text += text.empty() ? "" : " + ") += name(who);
    return text;
  };
  std::string head;
  for (const PlayerId side : seating.sides()) (head += head.empty() ? "" : " - ") += namesOf(side);
  std::size_t width = 6;
  for (const std::string& one : game.players) width = std::max(width, one.size());
  out << head << " to " << game.target << "\n";
  const int wide = seating.count() == 2 ? 9 : 13;
  const auto row = [&](const std::array<std::string, 7>& cells) {
    out << std::right << std::setw(4) << cells[0] << "  " << std::left << std::setw(static_cast<int>(width))
        << cells[1];
    for (std::size_t at = 2; at < cells.size(); ++at)
      out << std::right << std::setw(at == 2 || at == 5 ? 9 : wide) << cells[at];
    out << "\n";
  };
  row({"deal", "dealer", "heels", "play", "hands", "crib", "score"});
  for (std::size_t at = 0; at < game.deals.size(); ++at) {
    const DealRecord& deal = game.deals[at];
    std::vector<std::optional<int>> play, hands;
    for (const PlayerId who : seating.players()) {
      play.emplace_back(pegged(deal, who));
      hands.push_back(shownBy(deal.shows, seating.seatOf(who, deal.dealer)));
    }
    row({std::to_string(at + 1), name(deal.dealer), deal.heels > 0 ? std::to_string(deal.heels) : "",
         joined(play), joined(hands), shown(deal.shows.crib), scoreOf(deal.after)});
  }
  if (!game.winner) {
    out << "The game goes on.\n";
    return;
  }
  out << namesOf(*game.winner) << " won"
      << (game.doubleSkunk ? " with a double skunk"
          : game.skunk     ? " with a skunk"
                           : "")
      << ".\n";
}

}  // namespace cribbage
