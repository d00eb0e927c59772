#include "cli/csv/csv.h"
#include "cribbage/play/hand_pegs_table.h"
#include "cribbage/play/opening_table.h"

namespace cribbage {

namespace {

// Returns false if the hand, the lead and the reply need five cards of a rank.
bool canBe(const std::string& held, char lead, char reply) {
  for (const char rank : {lead, reply}) {
    int count = (rank == lead ? 1 : 0) + (rank == reply ? 1 : 0);
    for (const char card : held) count += card == rank ? 1 : 0;
    if (rank != ' ' && count > 4) return false;
  }
  return true;
}

// Writes the rows of one hand: a row for each rank it may play. `place` is the hand's index in the table. A
// space stands for a missing lead or reply.
void writePlace(std::ostream& out, const OpeningTable& opening, std::size_t place, const std::string& held,
                char lead, char reply) {
  if (!canBe(held, lead, reply)) return;
  const bool valued = place < OpeningTable::valued;
  const ByRank chances = opening.chances(place);
  const ByRank nets = valued ? opening.nets(place) : ByRank{};
  const OpeningTable::Choices choices = OpeningTable::choicesAt(place);
  for (std::size_t at = 0; at < choices.count; ++at) {
    const std::size_t rank = choices.ranks[at];
    out << (lead == ' ' ? "lead" : reply == ' ' ? "reply" : "second") << ',';
    if (lead != ' ') out << lead;
    out << ',';
    if (reply != ' ') out << reply;
    out << ',' << held << ',' << print(static_cast<Rank>(rank)) << ','
        << Decimals<4>{static_cast<double>(chances[rank])} << ',';
    if (valued) out << Decimals<4>{static_cast<double>(nets[rank])};
    out << '\n';
  }
}

}  // namespace

std::string ranksOf(int size, int set) {
  std::string text;
  const auto& ranks = rankSets().ranks(size, set);
  for (int card = 0; card < size; ++card)
    text += print(static_cast<Rank>(ranks[static_cast<std::size_t>(card)]));
  return text;
}

void writePlayCsv(std::ostream& out, const Tables& tables) {
  const HandPegsTable& play = **tables.play();
  out << "role,kept,own_points,opponent_points\n";
  for (const bool dealer : {true, false})
    for (int kept = 0; kept < OpeningTable::hands; ++kept) {
      const PlayValue value = play.value(kept, dealer);
      out << (dealer ? "dealer," : "pone,") << ranksOf(4, kept) << ',' << Decimals<4>{value.ours} << ','
          << Decimals<4>{value.theirs} << '\n';
    }
}

void writeOpeningCsv(std::ostream& out, const Tables& tables) {
  const OpeningTable& opening = **tables.opening();
  out << "card,lead,reply,held,played,chance,net_points\n";
  for (int hand = 0; hand < OpeningTable::hands; ++hand)
    writePlace(out, opening, OpeningTable::lead(hand), ranksOf(4, hand), ' ', ' ');
  for (int lead = 0; lead < rankCount; ++lead)
    for (int hand = 0; hand < OpeningTable::hands; ++hand)
      writePlace(out, opening, OpeningTable::reply(lead, hand), ranksOf(4, hand),
                 print(static_cast<Rank>(lead)), ' ');
  for (int lead = 0; lead < rankCount; ++lead)
    for (int reply = 0; reply < rankCount; ++reply)
      for (int three = 0; three < OpeningTable::threes; ++three)
        writePlace(out, opening, OpeningTable::second(lead, reply, three), ranksOf(3, three),
                   print(static_cast<Rank>(lead)), print(static_cast<Rank>(reply)));
}

}  // namespace cribbage
