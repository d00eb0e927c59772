// The notation of the program cribbage-zero, after the PGN of chess. Two tags name the players. A deal is its
// number, and then tags with their words, on any number of lines:
//
//     [FirstDealer "Ann"]
//     [FirstPone "Ben"]
//     1.
//       H1 4C 5H 6D JS 2C KH  D1 2C KH  S1 16     the first dealer's six cards, throw and points
//       H2 3S 6S 6H 6C JC QD  D2 JC QD  S2 6      the first pone's
//       SC 4                                      the points of the crib
//       C 5S                                      the starter; SH 2 if it is a jack
//       P 6H 4C 3S ... | 5H                       the cards of the play; a bar ends a count
//       SP 0 0 0 ... 1                            the points of each card of the play

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "cribbage/cards/card_set.h"
#include "cribbage/notation/rewriting.h"
#include "cribbage/record/words.h"

namespace cribbage {

namespace {

using namespace record_words;

constexpr std::array<std::string_view, 11> tagNames{"H1", "H2", "D1", "D2", "S1", "S2",
                                                    "SC", "C",  "SH", "P",  "SP"};

// A tag of a deal, with its words and the number of its line; line 0 if the deal lacks the tag.
struct Tagged {
  int line = 0;
  std::vector<std::string> words;
};

Result<Card> cardOf(const std::string& word, int line) {
  const auto cards = parseCards(word);
  if (!cards) return atLine(asRecord(cards.error()), line);
  if (cards->size() != 1) return atLine(asRecord(badCard(word)), line);
  return cards->front();
}

Result<int> numberOf(const std::string& word, int line) {
  std::string_view rest = word;
  const auto number = takeNumber(rest);
  if (!number || !rest.empty()) return atLine(refused(reason::notPoints, word), line);
  return *number;
}

Result<std::vector<Card>> cardsOf(const Tagged& tag) {
  std::vector<Card> cards;
  for (const std::string& word : tag.words) {
    const auto card = cardOf(word, tag.line);
    if (!card) return card.error();
    cards.push_back(*card);
  }
  return cards;
}

class PgnReader {
 public:
  Result<std::vector<Rewriting>> read(std::string_view text) {
    for (line_ = 1; !text.empty(); ++line_) {
      const std::string line = plain(takeLine(text));
      if (trimmed(line).starts_with('[')) {
        if (auto error = readPlayer(line)) return *error;
        continue;
      }
      for (const std::string_view word : wordsOf(line))
        if (auto error = readWord(word)) return *error;
    }
    if (auto error = closeGame()) return *error;
    return std::move(games_);
  }

 private:
  Error misplaced(std::string_view word) const { return atLine(refused(reason::tagMisplaced, word), line_); }

  // Reads a tag of the game, such as `[FirstPone "Ben"]`. Tags that name no player are skipped.
  std::optional<Error> readPlayer(std::string_view line) {
    if (auto error = closeGame()) return error;
    const std::size_t opens = line.find('"'), closes = line.rfind('"');
    const std::string_view tag = trimmed(line.substr(0, opens)).substr(1);
    for (const std::size_t player : {0u, 1u}) {
      if (!same(tag, player == 0 ? "FirstDealer" : "FirstPone")) continue;
      const std::string_view name = opens < closes ? line.substr(opens + 1, closes - opens - 1) : "";
      if (name.find(" - ") != name.npos || name.find(" + ") != name.npos || name.find('#') != name.npos)
        return atLine(refused(reason::notAName, name), line_);
      names_[player] = name;
    }
    return std::nullopt;
  }

  std::optional<Error> readWord(std::string_view word) {
    std::string_view rest = word;
    if (takeNumber(rest) && rest == ".") {
      if (auto error = closeDeal()) return error;
      if (deals_++ == 0) game_.add(names_[0] + " - " + names_[1] + " to 121", line_);
      game_.add(std::string(word) + (deals_ == 1 ? " 0*-0" : ""), line_);
      deal_ = {};
      tag_ = nullptr;
      return std::nullopt;
    }
    if (deals_ == 0) return misplaced(word);
    const auto tag = std::find(tagNames.begin(), tagNames.end(), word);
    if (tag != tagNames.end()) {
      tag_ = &deal_[static_cast<std::size_t>(tag - tagNames.begin())];
      if (tag_->line > 0) return misplaced(word);
      tag_->line = line_;
    } else if (!tag_) {
      return misplaced(word);
    } else if (word != "|") {
      tag_->words.emplace_back(word);
    }
    return std::nullopt;
  }

  std::optional<Error> closeGame() {
    if (deals_ == 0) return std::nullopt;
    if (auto error = closeDeal()) return error;
    games_.push_back(std::exchange(game_, {}));
    names_ = {"Player 1", "Player 2"};
    deals_ = 0;
    return std::nullopt;
  }

  std::optional<Error> closeDeal() {
    if (deals_ == 0) return std::nullopt;
    auto error = addStarter();
    for (const std::size_t player : {0u, 1u})
      if (!error) error = addHand(player);
    if (!error) error = addPlay();
    if (!error) error = addShows();
    return error;
  }

  std::optional<Error> addStarter() {
    const auto cards = cardsOf(deal_[starter]);
    if (!cards) return cards.error();
    if (!cards->empty()) game_.add("cut: " + print(*cards), deal_[starter].line);
    if (deal_[heels].line == 0) return std::nullopt;
    const int worth = !cards->empty() && cards->front().rank() == Rank::jack ? 2 : 0;
    for (const std::string& word : deal_[heels].words) {
      const auto said = numberOf(word, deal_[heels].line);
      if (!said) return said.error();
      if (*said != worth)
        return atLine(refused(reason::pointsDiffer, word, {{"points", worth}}), deal_[heels].line);
    }
    return std::nullopt;
  }

  // A hand has all six cards, or only the four that were kept.
  std::optional<Error> addHand(std::size_t player) {
    const Tagged &hand = deal_[hands + player], &two = deal_[throws + player];
    const auto dealt = cardsOf(hand), thrown = cardsOf(two);
    if (!dealt || !thrown) return dealt ? thrown.error() : dealt.error();
    for (const Card card : *thrown)
      if (dealt->size() == 6 && !CardSet(*dealt).has(card))
        return atLine(refused(reason::notHeld, print(card), {{"player", names_[player]}, cardPart(card)}),
                      two.line);
    std::vector<Card> kept = *dealt;
    std::erase_if(kept, [&](Card card) { return CardSet(*thrown).has(card); });
    if (kept.empty() && thrown->empty()) return std::nullopt;
    const std::string_view seat = (player == 0) == (deals_ % 2 == 1) ? "dealer: " : "pone: ";
    game_.add(std::string(seat) + print(kept) + (thrown->empty() ? "" : " / " + print(*thrown)),
              hand.line > 0 ? hand.line : two.line);
    return std::nullopt;
  }

  std::optional<Error> addPlay() {
    const Tagged &cards = deal_[play], &said = deal_[pegs];
    if (said.line > 0 && said.words.size() != cards.words.size())
      return atLine(refused(reason::pointsNotCards, "SP"), said.line);
    for (std::size_t at = 0; at < cards.words.size(); ++at) {
      const auto card = cardOf(cards.words[at], cards.line);
      if (!card) return card.error();
      std::string line = "play: " + print(*card);
      if (said.line > 0) {
        const auto number = numberOf(said.words[at], said.line);
        if (!number) return number.error();
        line += " (" + std::to_string(*number) + ")";
      }
      game_.add(line, cards.line);
    }
    return std::nullopt;
  }

  // Adds the points of the pone's hand, the dealer's hand and the crib.
  std::optional<Error> addShows() {
    const std::size_t dealer = deals_ % 2 == 1 ? 0 : 1;
    const std::array shows{points + 1 - dealer, points + dealer, std::size_t{cribPoints}};
    const auto isSaid = [&](std::size_t tag) { return deal_[tag].line > 0; };
    if (deal_[play].words.size() < 8 && std::none_of(shows.begin(), shows.end(), isSaid)) return std::nullopt;
    for (const std::size_t show : shows) {
      const Tagged& tag = deal_[show];
      std::string said = "?";
      if (tag.line > 0) {
        if (tag.words.size() != 1) return atLine(refused(reason::notPoints, tagNames[show]), tag.line);
        const auto number = numberOf(tag.words[0], tag.line);
        if (!number) return number.error();
        said = std::to_string(*number);
      }
      game_.add("show: " + said, tag.line > 0 ? tag.line : line_);
    }
    return std::nullopt;
  }

  // The places of the tags in `tagNames`. The first three have a second tag, for the other player.
  enum Tag : std::size_t { hands, throws = 2, points = 4, cribPoints = 6, starter, heels, play, pegs };

  std::vector<Rewriting> games_;
  Rewriting game_;
  std::array<std::string, 2> names_{"Player 1", "Player 2"};
  int line_ = 0, deals_ = 0;
  std::array<Tagged, tagNames.size()> deal_;
  Tagged* tag_ = nullptr;
};

}  // namespace

Result<std::vector<Rewriting>> rewritePgn(std::string_view text) {
  return PgnReader().read(text);
}

}  // namespace cribbage
