// Prints a recorded game: a line per deal, with the score after it.

#include <algorithm>
#include <array>
#include <iomanip>
#include <ostream>

#include "cli/print_answers.h"

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

std::string both(int a, int b) {
  return std::to_string(a) + "-" + std::to_string(b);
}

std::string shown(const std::optional<int>& points) {
  return points ? std::to_string(*points) : "";
}

}  // namespace

void write(std::ostream& out, const GameAnswer& game) {
  const auto name = [&](PlayerId who) -> const std::string& {
    return game.players[who == PlayerId::a ? 0 : 1];
  };
  const std::size_t width =
      std::max<std::size_t>(6, std::max(name(PlayerId::a).size(), name(PlayerId::b).size()));
  out << name(PlayerId::a) << " - " << name(PlayerId::b) << " to " << game.target << "\n";
  const auto row = [&](const std::array<std::string, 7>& cells) {
    out << std::right << std::setw(4) << cells[0] << "  " << std::left << std::setw(static_cast<int>(width))
        << cells[1];
    for (std::size_t at = 2; at < cells.size(); ++at) out << std::right << std::setw(9) << cells[at];
    out << "\n";
  };
  row({"deal", "dealer", "heels", "play", "hands", "crib", "score"});
  for (std::size_t at = 0; at < game.deals.size(); ++at) {
    const DealRecord& deal = game.deals[at];
    const bool dealt = deal.dealer == PlayerId::a;
    const std::string pone = shown(deal.shows.pone), dealer = shown(deal.shows.dealer);
    row({std::to_string(at + 1), name(deal.dealer), deal.heels > 0 ? std::to_string(deal.heels) : "",
         both(pegged(deal, PlayerId::a), pegged(deal, PlayerId::b)),
         pone.empty() && dealer.empty() ? "" : (dealt ? dealer + "-" + pone : pone + "-" + dealer),
         shown(deal.shows.crib), both(deal.after.a, deal.after.b)});
  }
  if (!game.winner) {
    out << "The game goes on.\n";
    return;
  }
  out << name(*game.winner) << " won"
      << (game.doubleSkunk ? " with a double skunk"
          : game.skunk     ? " with a skunk"
                           : "")
      << ".\n";
}

}  // namespace cribbage
