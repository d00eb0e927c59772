#include "cribbage/game/record_text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "cribbage/game/record_words.h"

namespace cribbage {

namespace {

using namespace record_words;

constexpr std::size_t mostDeals = 500, longestName = 40;

// A part of a line that the referee judges when all cards of the deal are read.
struct Step {
  enum class Kind : std::uint8_t { card, go, peg, show, pass } kind{};
  int line = 0;
  SeenCard card{};
  Said said;
  Who by{};
  std::optional<int> points;
};

class Reader {
 public:
  Result<ReadGame> read(std::string_view text) {
    if (text.size() > longestText)
      return at(refused(text, "That is too long to be the record of one game."), 1);
    std::int64_t number = 0;
    while (!text.empty()) {
      ++number;
      line_ = static_cast<int>(number);
      const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
      const std::string whole = plain(text.substr(0, end));
      text.remove_prefix(std::min(end + (text.substr(end).starts_with("\r\n") ? 2 : 1), text.size()));
      const std::string_view line = trimmed(std::string_view(whole).substr(0, whole.find('#')));
      if (line.empty()) continue;
      if (auto error = readLine(line)) return at(*error, line_);
    }
    if (!headed_) return at(refused("", "A record begins with the players, like Ann - Ben."), 1);
    if (auto error = closeDeal()) return *error;
    return std::move(game_);
  }

 private:
  static Error at(Error error, int line) {
    if (!error.line) error.line = line;
    return error;
  }

  std::optional<Error> readLine(std::string_view line) {
    if (!headed_) return readPlayers(line);
    if (isHead(line)) {
      if (auto error = closeDeal()) return error;
      return readHead(line);
    }
    const auto [word, rest] = keyOf(line);
    const std::string key = lower(word);
    if (key.empty()) return refused(line, "“" + clip(line) + "” is no line of a record.");
    if (!open_) return refused(line, "A deal begins with its number or its score, like 1. 0-0*.");
    if (key == "cut" || key == "starter") return readStarter(rest);
    if (key == "play") return readPlay(rest);
    if (key == "pegs" || key == "peg") return readPegs(rest);
    if (key == "show" || key == "shows") return readShow(rest);
    const auto who = whoIs(word);
    if (!who) return refused(word, "“" + clip(word) + "” is neither of the players.");
    return readCards(*who, rest);
  }

  // `Ann - Ben to 121`
  std::optional<Error> readPlayers(std::string_view line) {
    Record& record = game_.record;
    const std::size_t to = lower(line).rfind(" to ");
    if (to != std::string::npos && to + 4 < line.size() && isDigit(line[to + 4])) {
      std::string_view target = line.substr(to + 4);
      const auto holes = takeNumber(target);
      if (!holes || !trimmed(target).empty() || *holes < 1 || *holes > 121)
        return refused(line.substr(to + 4), "A game is to 121 holes, or to fewer.");
      record.target = *holes;
      line = line.substr(0, to);
    }
    for (const std::string_view between : {" - ", " – ", " — ", " v ", " vs ", " v. ", " vs. ", ","}) {
      const std::size_t found = line.find(between);
      if (found == std::string_view::npos) continue;
      return setNames(trimmed(line.substr(0, found)), trimmed(line.substr(found + between.size())));
    }
    return refused(line, "A record begins with the players, like Ann - Ben.");
  }

  std::optional<Error> setNames(std::string_view a, std::string_view b) {
    constexpr std::array<std::string_view, 8> keys{"cut",  "starter", "play", "pegs",
                                                   "show", "peg",     "pone", "dealer"};
    for (const std::string_view name : {a, b}) {
      const bool isKey = std::any_of(keys.begin(), keys.end(), [&](auto key) { return same(key, name); });
      if (name.empty() || name.size() > longestName || clip(name) != name || isKey || isDigit(name[0]) ||
          name.find_first_of(":,;()/|*?") != std::string_view::npos)
        return refused(name, "“" + clip(name) + "” cannot be a player's name.");
    }
    if (same(a, b)) return refused(b, "Two players need two names.");
    game_.record.names = {{std::string(a), std::string(b)}};
    headed_ = true;
    return std::nullopt;
  }

  static bool isHead(std::string_view line) {
    std::string_view rest = line;
    return takeNumber(rest) && (rest.starts_with('.') || scoreIn(line.substr(0, line.find_first_of(" \t"))));
  }

  // `3. 24-31* 5H`: the number of the deal, the score before it with the dealer's star, the starter.
  std::optional<Error> readHead(std::string_view line) {
    Record& record = game_.record;
    const std::size_t number = record.deals.size() + 1;
    if (game_.winner) return refused(line, record.names[*game_.winner] + " had won before this deal.");
    if (number > mostDeals) return refused(line, "A game has fewer deals than that.");
    std::string_view rest = line;
    const auto written = takeNumber(rest);
    if (written && rest.starts_with('.')) {
      if (*written != static_cast<int>(number))
        return refused(std::to_string(*written), "This is deal " + std::to_string(number) + ".");
      rest.remove_prefix(1);
    } else {
      rest = line;
    }
    open_ = true;
    dealLine_ = line_;
    steps_.clear();
    deal_ = {};
    named_ = {};
    met_ = {};
    std::optional<WrittenScore> score;
    for (const std::string_view word : wordsOf(rest)) {
      if (!score && (score = scoreIn(word))) continue;
      if (same(word, "cut")) continue;
      if (auto error = readStarter(word)) return error;
    }
    if (auto error = setScore(score, number)) return error;
    return std::nullopt;
  }

  std::optional<Error> setScore(const std::optional<WrittenScore>& score, std::size_t number) {
    Record& record = game_.record;
    const std::string which = "deal " + std::to_string(number);
    if (number == 1) {
      if (!score || !score->dealer)
        return refused("", "Say who deals first: a star behind the dealer's score, like 0-0*.");
      for (const Who who : {Who::a, Who::b})
        if (score->holes[who] >= record.target)
          return refused(std::to_string(score->holes[who]), "The game was over before its first deal.");
      record.start = game_.score = score->holes;
      deal_.dealer = *score->dealer;
      return std::nullopt;
    }
    deal_.dealer = other(record.deals.back().dealer);
    if (!score) return std::nullopt;
    if (score->dealer && *score->dealer != deal_.dealer)
      return refused(record.names[*score->dealer], record.names[deal_.dealer] + " deals " + which + ".");
    if (score->holes != game_.score)
      return refused(print(score->holes), "The score before " + which + " is " + print(game_.score) +
                                              ", not " + print(score->holes) + ".");
    return std::nullopt;
  }

  static std::string print(const ByWho<int>& score) {
    return std::to_string(score[Who::a]) + "-" + std::to_string(score[Who::b]);
  }

  // What stands before a colon, or a first word that needs none.
  static std::pair<std::string_view, std::string_view> keyOf(std::string_view line) {
    const std::size_t colon = line.find(':');
    if (colon != std::string_view::npos)
      return {trimmed(line.substr(0, colon)), trimmed(line.substr(colon + 1))};
    const std::size_t blank = std::min(line.find_first_of(" \t"), line.size());
    const std::string_view first = line.substr(0, blank);
    for (const std::string_view key : {"cut", "starter", "play", "pegs", "peg", "show", "shows"})
      if (same(first, key)) return {first, trimmed(line.substr(blank))};
    return {};
  }

  std::optional<Who> whoIs(std::string_view word) const {
    for (const Who who : {Who::a, Who::b})
      if (same(word, game_.record.names[who])) return who;
    if (same(word, "dealer")) return deal_.dealer;
    if (same(word, "pone")) return other(deal_.dealer);
    return std::nullopt;
  }

  std::optional<Error> readStarter(std::string_view text) {
    const auto cards = cardsOf(trimmed(text));
    if (!cards) return cards.error();
    if (cards->size() != 1 || deal_.starter) return refused(text, "The starter is one card.");
    deal_.starter = cards->front();
    return meet(deal_.starter);
  }

  // A card of a hand, a throw or the cut: no other may be the same, and four of a rank are all there are.
  std::optional<Error> meet(const MaybeSeen& card) {
    if (!card) return std::nullopt;
    if (++met_[static_cast<std::size_t>(card->rank)] > suitCount)
      return refused(written(card), "More than four cards of that rank are in this deal.");
    if (!card->suit) return std::nullopt;
    const Card one{card->rank, *card->suit};
    if (named_.has(one)) return refused(cribbage::print(one), "The " + name(one) + " is there twice.");
    named_.add(one);
    return std::nullopt;
  }

  // `4C 5H 6D JS / 2C KH`: four kept, then two thrown; or six, where nothing is thrown yet.
  std::optional<Error> readCards(Who who, std::string_view text) {
    DealtCards& cards = deal_.cards[who];
    if (!cards.kept.empty() || !cards.thrown.empty())
      return refused(game_.record.names[who],
                     "The cards of " + game_.record.names[who] + " are there twice.");
    bool thrown = false;
    for (const std::string_view word : wordsOf(text)) {
      if (word == "/" || word == "(" || word == ")") {
        if (word == ")" && cards.thrown.size() != 2)
          return refused(word, "Two cards are thrown, and stand in the brackets.");
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
        if (into.size() > 6)
          return refused(word, game_.record.names[who] + " has six cards: four to keep and two to throw.");
      }
    }
    return std::nullopt;
  }

  // `5H TS (15-2) go 3C`
  std::optional<Error> readPlay(std::string_view text) {
    const std::vector<std::string_view> words = wordsOf(text);
    for (std::size_t at = 0; at < words.size(); ++at) {
      const std::string_view word = words[at];
      if (word == "|" || word == "/") continue;
      if (word == "(") {
        const bool closed = at + 2 < words.size() && words[at + 2] == ")";
        const auto said = closed ? saidIn(words[at + 1]) : std::nullopt;
        if (!said || steps_.empty() || steps_.back().kind != Step::Kind::card)
          return refused(word, "Behind a card stands what it made, like (15-2).");
        steps_.back().said = *said;
        at += 2;
        continue;
      }
      if (same(word, "go")) {
        steps_.push_back({Step::Kind::go, line_, {}, {}, {}, {}});
        continue;
      }
      const auto cards = cardsOf(word);
      if (!cards) return cards.error();
      if (cards->size() != 1 || !cards->front())
        return refused(word, "The play has one card after the other; “" + clip(word) + "” is not one.");
      steps_.push_back({Step::Kind::card, line_, *cards->front(), {}, {}, {}});
    }
    return std::nullopt;
  }

  // The player whose name a text begins with, and takes it off; the longer name where both fit.
  std::optional<Who> takePlayer(std::string_view& text) const {
    std::optional<Who> found;
    std::size_t length = 0;
    const auto consider = [&](std::string_view name, Who who) {
      if (name.size() <= length || !same(text.substr(0, name.size()), name)) return;
      const bool ends = text.size() == name.size() ||
                        std::string_view(" :=+").find(text[name.size()]) != std::string_view::npos;
      if (!ends) return;
      found = who;
      length = name.size();
    };
    for (const Who who : {Who::a, Who::b}) consider(game_.record.names[who], who);
    consider("dealer", deal_.dealer);
    consider("pone", other(deal_.dealer));
    text.remove_prefix(length);
    return found;
  }

  // `Ann 3 Ben 1`, `Ann 2 1, Ben 1`
  std::optional<Error> readPegs(std::string_view text) {
    std::optional<Who> who;
    bool pegged = true;
    while (!(text = text.substr(std::min(text.find_first_not_of(" ,;:=+"), text.size()))).empty()) {
      if (isDigit(text[0]) && who) {
        const std::string_view word = text.substr(0, text.find_first_of(" ,;"));
        const auto points = takeNumber(text);
        if (!points || !(text.empty() || std::string_view(" ,;").find(text[0]) != std::string_view::npos))
          return refused(word, "“" + clip(word) + "” is no number of holes.");
        if (*points > 0) steps_.push_back({Step::Kind::peg, line_, {}, {}, *who, points});
        pegged = true;
        continue;
      }
      if (isDigit(text[0])) return refused(text, "Before the holes stands who pegged them, like Ann 3.");
      const std::string_view word = text.substr(0, text.find_first_of(",;0123456789"));
      if (!pegged) return refused(word, "Behind a player's name stands how many holes they pegged.");
      who = takePlayer(text);
      if (!who) return refused(trimmed(word), "“" + clip(trimmed(word)) + "” is neither of the players.");
      pegged = false;
    }
    if (!pegged)
      return refused(game_.record.names[*who], "Behind a player's name stands how many holes they pegged.");
    return std::nullopt;
  }

  // `12 8 4`, of the pone, the dealer and the crib; `-` for one that was passed over, `?` for one to be
  // counted.
  std::optional<Error> readShow(std::string_view text) {
    for (const std::string_view word : wordsOf(text)) {
      std::string_view rest = word;
      if (takeDash(rest) && rest.empty()) {
        steps_.push_back({Step::Kind::pass, line_, {}, {}, {}, {}});
        continue;
      }
      if (word == "?") {
        steps_.push_back({Step::Kind::show, line_, {}, {}, {}, {}});
        continue;
      }
      rest = word;
      const auto points = takeNumber(rest);
      if (!points || !rest.empty()) return refused(word, "“" + clip(word) + "” is no number of points.");
      steps_.push_back({Step::Kind::show, line_, {}, {}, {}, points});
    }
    return std::nullopt;
  }

  // Everything of the deal is read: the referee takes it in order.
  std::optional<Error> closeDeal() {
    if (!open_) return std::nullopt;
    open_ = false;
    for (const Step& step : steps_)
      deal_.events.push_back({kindOf(step.kind), step.by, step.card, step.points});
    DealReferee referee(game_.record, deal_, game_.score);
    if (auto error = referee.begin()) return at(*error, dealLine_);
    std::vector<std::pair<std::size_t, const Step*>> said;
    for (const Step& step : steps_) {
      const std::size_t before = referee.scored().play.size();
      if (auto error = judge(referee, step)) return at(*error, step.line);
      if (referee.scored().play.size() > before) said.emplace_back(before, &step);
    }
    for (const auto& [card, step] : said)
      if (auto error = check(referee, card, step->said)) return at(*error, step->line);
    deal_.cards = referee.scored().cards;
    deal_.events = referee.events();
    game_.toPlay = referee.toPlay();
    game_.score = referee.scores();
    game_.deals.push_back(referee.scored());
    if (referee.over()) game_.winner = game_.score[Who::a] == game_.record.target ? Who::a : Who::b;
    game_.record.deals.push_back(std::move(deal_));
    return std::nullopt;
  }

  static DealEvent::Kind kindOf(Step::Kind kind) {
    return static_cast<DealEvent::Kind>(static_cast<int>(kind));
  }

  // One point more than the card is certain to have made is that of a go: then both have gone.
  static std::optional<Error> judge(DealReferee& referee, const Step& step) {
    if (step.kind == Step::Kind::go) return referee.takeGo();
    if (step.kind != Step::Kind::card) return referee.take({kindOf(step.kind), step.by, {}, step.points});
    if (auto error = referee.takeCard(step.card)) return error;
    if (referee.over() || !step.said.points) return std::nullopt;
    const RecordedCard& laid = referee.scored().play.back();
    if (*step.said.points != laid.points + 1 || laid.count == mostCount || !referee.toPlay())
      return std::nullopt;
    if (!referee.takeGo()) referee.takeGo();
    return std::nullopt;
  }

  // The card that ends the game may have the points that it made, or those that were still needed.
  static std::optional<Error> check(const DealReferee& referee, std::size_t card, const Said& said) {
    const RecordedCard& laid = referee.scored().play[card];
    const bool last = referee.over() && card + 1 == referee.scored().play.size();
    if (said.count && *said.count != laid.count)
      return refused(std::to_string(*said.count), "The count is " + std::to_string(laid.count) +
                                                      " there, not " + std::to_string(*said.count) + ".");
    if (last && said.points == referee.scored().pegs.back().points) return std::nullopt;
    if (said.points && *said.points != laid.points)
      return refused(std::to_string(*said.points), "That card pegs " + std::to_string(laid.points) +
                                                       ", not " + std::to_string(*said.points) + ".");
    return std::nullopt;
  }

  ReadGame game_;
  bool headed_ = false, open_ = false;
  int line_ = 0, dealLine_ = 0;
  RecordedDeal deal_;
  CardSet named_;
  RankCounts met_{};
  std::vector<Step> steps_;
};

}  // namespace

Result<ReadGame> scoreRecord(Record record) {
  ReadGame game;
  game.record = std::move(record);
  game.score = game.record.start;
  for (RecordedDeal& deal : game.record.deals) {
    DealReferee referee(game.record, deal, game.score);
    if (auto error = referee.begin()) return *error;
    for (const DealEvent& event : deal.events)
      if (auto error = referee.take(event)) return *error;
    deal.cards = referee.scored().cards;
    deal.events = referee.events();
    game.toPlay = referee.toPlay();
    game.score = referee.scores();
    game.deals.push_back(referee.scored());
    if (referee.over()) game.winner = game.score[Who::a] == game.record.target ? Who::a : Who::b;
  }
  return game;
}

Result<ReadGame> readRecord(std::string_view text) {
  return Reader().read(text);
}

}  // namespace cribbage
