// Writes a record as text.

#include "cribbage/base/text.h"
#include "cribbage/record/crib.h"
#include "cribbage/record/text.h"
#include "cribbage/record/words.h"

namespace cribbage {

namespace {

using record_words::misreadName;
using record_words::written;

void writeCards(std::string& text, const std::string& name, const DealtCards& cards) {
  if (cards.kept.empty() && cards.thrown.empty()) return;
  (text += name) += ':';
  for (const MaybeSeen& card : cards.kept) (text += ' ') += written(card);
  if (!cards.thrown.empty()) text += " /";
  for (const MaybeSeen& card : cards.thrown) (text += ' ') += written(card);
  text += "\n";
}

// Writes the whole crib, if at least one of its cards is not among the known discards.
void writeCrib(std::string& text, const RecordedDeal& deal) {
  if (deal.crib.size() == thrownSeen(deal.cards)) return;
  text += "crib:";
  for (const SeenCard& card : deal.crib) (text += ' ') += written(card);
  text += "\n";
}

// Writes the names of the players. The names of partners are joined by a plus, and a star marks which of four
// players deals first, if a deal is recorded.
std::string namesOf(const Record& record) {
  const bool hasStar = record.seating.count() == 4 && !record.deals.empty();
  std::string text;
  for (const PlayerId side : record.seating.sides()) {
    if (!text.empty()) text += " - ";
    std::string_view plus;
    for (const PlayerId who : record.seating.players()) {
      if (record.seating.sideOf(who) != side) continue;
      (text += plus) += record.names[who];
      plus = " + ";
      if (hasStar && who == record.deals.front().dealer) text += '*';
    }
  }
  return text;
}

void writeEvents(std::string& text, const RecordedDeal& deal, const ScoredDeal& scored,
                 const Record& record) {
  std::string_view line;
  std::size_t card = 0, show = 0;
  const auto begin = [&](std::string_view key) {
    if (line == key) return;
    if (!line.empty()) text += '\n';
    (text += key) += ':';
    line = key;
  };
  const auto inPegs = [&](PlayerId who) -> std::string {
    if (record.seating.count() > 2 || !misreadName(record)) return record.names[who];
    return who == deal.dealer ? "dealer" : "pone";
  };
  for (const DealEvent& event : deal.events) {
    switch (event.kind) {
      case DealEvent::Kind::card: {
        begin("play");
        const RecordedCard& played = scored.play[card++];
        (text += ' ') += written(played.card);
        if (played.points > 0)
          ((((text += " (") += std::to_string(played.count)) += '-') += std::to_string(played.points)) += ')';
        break;
      }
      case DealEvent::Kind::go:
        begin("play");
        text += " go";
        break;
      case DealEvent::Kind::peg:
        begin("pegs");
        (((text += ' ') += inPegs(event.by)) += ' ') += std::to_string(event.points.value_or(0));
        break;
      case DealEvent::Kind::show:
        begin("show");
        (text += ' ') += std::to_string(scored.shows[show++].value_or(0));
        break;
      case DealEvent::Kind::pass:
        begin("show");
        text += " -";
        ++show;
        break;
    }
  }
  if (!line.empty()) text += "\n";
}

}  // namespace

std::string print(const ReadGame& game) {
  const Record& record = game.record;
  const Seating& seating = record.seating;
  std::string text = namesOf(record) + " to " + std::to_string(record.target) + "\n";
  for (std::size_t at = 0; at < record.deals.size(); ++at) {
    const RecordedDeal& deal = record.deals[at];
    const ScoredDeal& scored = game.deals[at];
    (text += std::to_string(at + 1)) += '.';
    for (const PlayerId side : seating.sides()) {
      (text += side == PlayerId::a ? ' ' : '-') += std::to_string(scored.before[side]);
      if (side == seating.sideOf(deal.dealer)) text += '*';
    }
    if (deal.starter) (text += ' ') += written(deal.starter);
    text += "\n";
    for (std::size_t places = 1; places <= seating.count(); ++places) {
      const PlayerId who = seating.left(deal.dealer, places);
      writeCards(text, record.names[who], deal.cards[who]);
    }
    writeCrib(text, deal);
    writeEvents(text, deal, scored, record);
    if (deal.final) text += "final: " + written(*deal.final, seating) + "\n";
  }
  return text;
}

}  // namespace cribbage
