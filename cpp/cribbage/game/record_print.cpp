// Writes a record as text.

#include <algorithm>

#include "cribbage/base/text.h"
#include "cribbage/game/record_crib.h"
#include "cribbage/game/record_text.h"
#include "cribbage/game/record_words.h"

namespace cribbage {

namespace {

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

// Returns whether a line of pegs could be misread with these names. A name may begin with a sign. Or it may
// begin with the other player's name: the player `Ann 3` looks like three points for `Ann`.
bool mayBeMisread(const PerPlayer<std::string>& names) {
  const std::string_view ends = " =+";
  for (const PlayerId who : {PlayerId::a, PlayerId::b}) {
    const std::string_view name = names[who], longer = names[other(who)];
    if (name.find_first_of("+=") == 0) return true;
    if (name.size() < longer.size() && same(longer.substr(0, name.size()), name) &&
        ends.find(longer[name.size()]) != ends.npos)
      return true;
  }
  return false;
}

void writeEvents(std::string& text, const RecordedDeal& deal, const ScoredDeal& scored,
                 const PerPlayer<std::string>& names) {
  std::string_view line;
  std::size_t card = 0, show = 0;
  const auto begin = [&](std::string_view key) {
    if (line == key) return;
    if (!line.empty()) text += '\n';
    (text += key) += ':';
    line = key;
  };
  const auto inPegs = [&](PlayerId who) -> std::string {
    if (!mayBeMisread(names)) return names[who];
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
  std::string text = record.names[PlayerId::a] + " - " + record.names[PlayerId::b] + " to " +
                     std::to_string(record.target) + "\n";
  for (std::size_t at = 0; at < record.deals.size(); ++at) {
    const RecordedDeal& deal = record.deals[at];
    const ScoredDeal& scored = game.deals[at];
    const auto holes = [&](PlayerId who) {
      return std::to_string(scored.before[who]) + (who == deal.dealer ? "*" : "");
    };
    (((text += std::to_string(at + 1)) += ". ") += holes(PlayerId::a)) += '-';
    text += holes(PlayerId::b);
    if (deal.starter) (text += ' ') += written(deal.starter);
    text += "\n";
    for (const PlayerId who : {other(deal.dealer), deal.dealer})
      writeCards(text, record.names[who], deal.cards[who]);
    writeCrib(text, deal);
    writeEvents(text, deal, scored, record.names);
    if (deal.final) text += "final: " + written(*deal.final) + "\n";
  }
  return text;
}

}  // namespace cribbage
