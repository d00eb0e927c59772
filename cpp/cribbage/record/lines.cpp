#include "cribbage/record/lines.h"

#include <algorithm>
#include <array>
#include <utility>

#include "cribbage/record/crib.h"
#include "cribbage/record/hands.h"

namespace cribbage {

using namespace record_words;

namespace {

constexpr std::array<std::string_view, 9> keys{"cut", "starter", "crib",  "play", "pegs",
                                               "peg", "show",    "shows", "final"};

// Splits a line into its key, such as `play` or a player's name, and the text after it. A colon follows the
// key, but may be missing after one of the `keys`.
std::pair<std::string_view, std::string_view> keyOf(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon != std::string_view::npos)
    return {trimmed(line.substr(0, colon)), trimmed(line.substr(colon + 1))};
  const std::size_t blank = std::min(line.find_first_of(" \t"), line.size());
  const std::string_view first = line.substr(0, blank);
  if (isLineOfDeal(first)) return {first, trimmed(line.substr(blank))};
  return {};
}

}  // namespace

bool isLineOfDeal(std::string_view word) {
  return std::any_of(keys.begin(), keys.end(), [&](std::string_view key) { return same(key, word); });
}

std::optional<Error> DealLines::read(std::string_view text, int line) {
  line_ = line;
  const auto [word, rest] = keyOf(text);
  const std::string key = lower(word);
  if (key.empty()) return refused(reason::notALine, text);
  if (key == "cut" || key == "starter") return readStarter(rest);
  if (key == "crib") return readCrib(rest);
  if (key == "final") return readFinal(rest);
  const bool pegs = key == "pegs" || key == "peg", shows = key == "show" || key == "shows";
  if (deal.final && (pegs || shows || key == "play")) return refused(reason::lineAfterFinal, word);
  if (key == "play") return readPlay(rest);
  if (pegs) return readPegs(rest);
  if (shows) return readShow(rest);
  const auto who = whoIs(word);
  if (!who) return refused(reason::unknownPlayer, word);
  return readCards(*who, rest);
}

// Registers all cards again, now that the crib is reconciled with the discards. The cards of all other lines
// were registered without error before, so any error is in the line of the crib.
std::optional<Error> DealLines::meetAll() {
  named_ = {};
  met_ = {};
  std::vector<MaybeSeen> all(deal.crib.begin(), deal.crib.end());
  all.push_back(deal.starter);
  for (const DealtCards& each : deal.cards) all.insert(all.end(), each.kept.begin(), each.kept.end());
  for (const MaybeSeen& card : all)
    if (auto error = meet(card)) return error;
  return std::nullopt;
}

std::optional<Error> DealLines::close() {
  for (const RecordStep& step : steps_) deal.events.push_back(step.event);
  if (cribLine_ == 0) return std::nullopt;
  auto error = settleCrib(deal, record_.seating);
  if (!error) error = meetAll();
  if (error) error->line = cribLine_;
  return error;
}

std::optional<PlayerId> DealLines::whoIs(std::string_view word) const {
  for (const PlayerId who : record_.seating.players())
    if (same(word, nameOf(who))) return who;
  if (same(word, "dealer")) return deal.dealer;
  if (same(word, "pone")) return pone();
  return std::nullopt;
}

std::optional<Error> DealLines::readStarter(std::string_view text) {
  const auto cards = cardsOf(trimmed(text));
  if (!cards) return cards.error();
  if (cards->size() != 1 || deal.starter) return refused(reason::secondStarter, text);
  deal.starter = cards->front();
  return meet(deal.starter);
}

// Registers a card of a hand, a discard or the cut. Returns an error if it was registered before, or if it is
// the fifth card of its rank.
std::optional<Error> DealLines::meet(const MaybeSeen& card) {
  if (!card) return std::nullopt;
  if (++met_[static_cast<std::size_t>(card->rank)] > suitCount)
    return refused(reason::fiveOfRank, written(card));
  if (!card->suit) return std::nullopt;
  const Card one{card->rank, *card->suit};
  if (named_.has(one)) return refused(reason::cardTwice, print(one), {cardPart(one)});
  named_.add(one);
  return std::nullopt;
}

// Reads the cards of a player. `4C 5H 6D JS / 2C KH` are four kept cards, then two discarded cards. Before
// the discard, a player has all cards without a slash.
std::optional<Error> DealLines::readCards(PlayerId who, std::string_view text) {
  DealtCards& cards = deal.cards[who];
  if (!cards.kept.empty() || !cards.thrown.empty())
    return refused(reason::handTwice, nameOf(who), {{"player", nameOf(who)}});
  bool thrown = false;
  for (const std::string_view word : wordsOf(text)) {
    if (word == "/" || word == "(" || word == ")") {
      if (word == ")" && cards.thrown.size() != record_.seating.thrown())
        return refused(reason::bracketsNotThrown, word);
      thrown = true;
      continue;
    }
    std::string_view rest = word;
    while (!rest.empty()) {  // `3-6-6-6`
      std::size_t dash = rest.size(), length = 0;
      for (const std::string_view one : dashes)
        if (const std::size_t found = rest.find(one); found < dash) dash = found, length = one.size();
      const std::string_view part = rest.substr(0, dash);
      rest.remove_prefix(std::min(dash + length, rest.size()));
      if (part.empty()) continue;
      const auto read = cardsOf(part);
      if (!read) return read.error();
      for (const MaybeSeen& card : *read)
        if (auto error = meet(card)) return error;
      auto& into = thrown ? cards.thrown : cards.kept;
      into.insert(into.end(), read->begin(), read->end());
      if (into.size() > (thrown ? record_.seating.thrown() : record_.seating.dealt()))
        return handTooLarge(record_, who, word);
    }
  }
  return std::nullopt;
}

// Reads the cards in the crib, such as `4C 5H ? ?`, whoever discarded them. The lines of the players may also
// list them as discards.
std::optional<Error> DealLines::readCrib(std::string_view text) {
  if (cribLine_ > 0) return refused(reason::cribTwice, "crib");
  cribLine_ = line_;
  std::size_t count = 0;
  for (const std::string_view word : wordsOf(text)) {
    const auto cards = cardsOf(word);
    if (!cards) return cards.error();
    count += cards->size();
    if (count > cribSize) return refused(reason::cribNotFour, word);
    for (const MaybeSeen& card : *cards)
      if (card) deal.crib.push_back(*card);
  }
  return std::nullopt;
}

// Reads the play, such as `5H TS (15-2) go 3C`.
std::optional<Error> DealLines::readPlay(std::string_view text) {
  const std::vector<std::string_view> words = wordsOf(text);
  for (std::size_t at = 0; at < words.size(); ++at) {
    const std::string_view word = words[at];
    if (word == "|" || word == "/") continue;
    if (word == "(") {
      const bool closed = at + 2 < words.size() && words[at + 2] == ")";
      const auto said = closed ? saidIn(words[at + 1]) : std::nullopt;
      if (!said || steps_.empty() || steps_.back().event.kind != DealEvent::Kind::card)
        return refused(reason::bracketsWithoutCard, word);
      steps_.back().said = *said;
      at += 2;
      continue;
    }
    if (same(word, "go")) {
      happened({DealEvent::Kind::go, {}, {}, {}});
      continue;
    }
    const auto cards = cardsOf(word);
    if (!cards) return cards.error();
    if (cards->size() != 1 || !cards->front()) return refused(reason::playNotOneCard, word);
    happened({DealEvent::Kind::card, {}, *cards->front(), {}});
  }
  return std::nullopt;
}

// Removes the name of a player, or of two partners, from the front of a text. If several names fit, the
// longest one is taken.
std::optional<PlayerId> DealLines::takePlayer(std::string_view& text) const {
  std::optional<PlayerId> found;
  std::size_t length = 0;
  const auto consider = [&](std::string_view name, PlayerId who) {
    if (name.size() <= length || !same(text.substr(0, name.size()), name)) return;
    const bool ends = text.size() == name.size() ||
                      std::string_view(" :=+").find(text[name.size()]) != std::string_view::npos;
    if (!ends) return;
    found = who;
    length = name.size();
  };
  for (const PlayerId who : record_.seating.players()) consider(nameOf(who), who);
  for (const PlayerId side : record_.seating.sides()) consider(nameOfSide(record_, side), side);
  consider("dealer", deal.dealer);
  consider("pone", pone());
  text.remove_prefix(length);
  return found;
}

// Reads points that were recorded without the cards that pegged them, such as `Ann 3 Ben 1` or
// `Ann 2 1, Ben 1`.
std::optional<Error> DealLines::readPegs(std::string_view text) {
  std::optional<PlayerId> who;
  bool pegged = true;
  while (!(text = text.substr(std::min(text.find_first_not_of(" ,;:=+"), text.size()))).empty()) {
    if (isDigit(text[0]) && who) {
      const std::string_view word = text.substr(0, text.find_first_of(" ,;"));
      const auto points = takeNumber(text);
      if (!points || !(text.empty() || std::string_view(" ,;").find(text[0]) != std::string_view::npos))
        return refused(reason::notHoles, word);
      if (*points > 0) happened({DealEvent::Kind::peg, *who, {}, points});
      pegged = true;
      continue;
    }
    if (isDigit(text[0])) return refused(reason::holesWithoutPlayer, text);
    const std::string_view word = text.substr(0, text.find_first_of(",;0123456789"));
    if (!pegged) return refused(reason::playerWithoutHoles, word);
    who = takePlayer(text);
    if (!who) return refused(reason::unknownPlayer, trimmed(word));
    pegged = false;
  }
  if (!pegged) return refused(reason::playerWithoutHoles, nameOf(*who));
  return std::nullopt;
}

// Reads the points of the shows, from the pone's hand to the dealer's and then the crib, such as `12 8 4`. A
// `-` stands for a show that was skipped, and a `?` for points that follow from the cards.
std::optional<Error> DealLines::readShow(std::string_view text) {
  for (const std::string_view word : wordsOf(text)) {
    std::string_view rest = word;
    if (takeDash(rest) && rest.empty()) {
      happened({DealEvent::Kind::pass, {}, {}, {}});
      continue;
    }
    if (word == "?") {
      happened({DealEvent::Kind::show, {}, {}, {}});
      continue;
    }
    rest = word;
    const auto points = takeNumber(rest);
    if (!points || !rest.empty()) return refused(reason::notPoints, word);
    happened({DealEvent::Kind::show, {}, {}, points});
  }
  return std::nullopt;
}

// Reads the final score, such as `121-98`: the first side's, then the second's.
std::optional<Error> DealLines::readFinal(std::string_view text) {
  const auto score = scoreIn(text);
  if (!score || score->dealer || score->sides != record_.seating.sides().size())
    return refused(reason::notAFinal, text);
  if (deal.final) return refused(reason::finalTwice, text);
  deal.final = score->holes;
  finalLine_ = line_;
  return std::nullopt;
}

}  // namespace cribbage
