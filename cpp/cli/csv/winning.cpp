#include "cli/csv/csv.h"
#include "cribbage/board/board_table.h"
#include "cribbage/deal/peg_spread_table.h"
#include "cribbage/deal/stakes_table.h"

namespace cribbage {

namespace {

// Writes the rows of one hand at every score of the grid. If `lead` is empty, the hand leads; otherwise it
// replies to `lead`.
void writeStakes(std::ostream& out, const Tables& tables, std::size_t place, const std::string& lead,
                 const std::string& held) {
  const StakesTable& stakes = **tables.stakes();
  const OpeningTable::Choices choices = OpeningTable::choicesAt(place);
  if (choices.count < 2) return;
  const ByRank nets = (*tables.opening())->nets(place);
  for (const int dealer : stakes.grid().dealers())
    for (const int pone : stakes.grid().pones()) {
      const ByRank ahead = stakes.ahead(place, nets, {dealer, pone});
      for (std::size_t at = 0; at < choices.count; ++at)
        out << (lead.empty() ? "lead," : "reply,") << lead << ',' << held << ','
            << print(static_cast<Rank>(choices.ranks[at])) << ',' << dealer << ',' << pone << ','
            << Decimals<5>{static_cast<double>(ahead[choices.ranks[at]])} << '\n';
    }
}

}  // namespace

void writeStakesCsv(std::ostream& out, const Tables& tables) {
  out << "card,lead,held,played,dealer_needs_holes,pone_needs_holes,win_chance_above_mean\n";
  for (int hand = 0; hand < OpeningTable::hands; ++hand)
    writeStakes(out, tables, OpeningTable::lead(hand), "", ranksOf(4, hand));
  for (int lead = 0; lead < rankCount; ++lead) {
    const std::string led(1, print(static_cast<Rank>(lead)));
    for (int hand = 0; hand < OpeningTable::hands; ++hand)
      if (const std::string held = ranksOf(4, hand); held != led + led + led + led)
        writeStakes(out, tables, OpeningTable::reply(lead, hand), led, held);
  }
}

void writePeggingCsv(std::ostream& out, const Tables& tables) {
  const PegSpreadTable& pegging = **tables.pegging();
  out << "role,kept,pone_pegs,dealer_pegs,chance,dealer_first_chance\n";
  for (const bool dealer : {true, false})
    for (int kept = 0; kept < OpeningTable::hands; ++kept) {
      const PegDistribution distribution = pegging.distribution(kept, dealer);
      const std::string hand = (dealer ? "dealer," : "pone,") + ranksOf(4, kept) + ",";
      for (const Pegged& pegged : distribution.spread) {
        out << hand << int{pegged.pone} << ',' << int{pegged.dealer} << ',' << Decimals<6>{pegged.chance}
            << ',';
        if (pegged.pone > 0 && pegged.dealer > 0)
          out << Decimals<4>{distribution.dealerFirst(pegged.dealer, pegged.pone)};
        out << '\n';
      }
    }
}

template <Objective objective>
void writeBoardCsv(std::ostream& out, const Tables& tables) {
  const BoardTable& board = **tables.board(objective);
  out << "dealer,pone,win,skunk,double_skunk,skunked,double_skunked\n";
  for (int dealer = 0; dealer < lastHole; ++dealer)
    for (int pone = 0; pone < lastHole; ++pone) {
      const WinOdds at = board.dealers(dealer, pone);
      out << dealer << ',' << pone;
      for (const double chance :
           {at.chance, at.skunkFor, at.doubleSkunkFor, at.skunkAgainst, at.doubleSkunkAgainst})
        out << ',' << Decimals<4>{chance};
      out << '\n';
    }
}

template void writeBoardCsv<Objective::win>(std::ostream&, const Tables&);
template void writeBoardCsv<Objective::acc>(std::ostream&, const Tables&);
template void writeBoardCsv<Objective::money>(std::ostream&, const Tables&);

}  // namespace cribbage
