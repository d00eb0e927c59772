#include "cribbage/record/text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "cribbage/record/lines.h"
#include "cribbage/record/words.h"

namespace cribbage {

namespace {

using namespace record_words;

constexpr std::size_t mostDeals = 500, longestName = 40;

// Adds a deal to the game, with everything that its referee has inferred.
void keep(const DealReferee& referee, RecordedDeal& deal, ReadGame& game) {
  deal.cards = referee.scored().cards;
  deal.crib = referee.scored().crib;
  deal.events = referee.events();
  game.toPlay = referee.toPlay();
  game.score = referee.scores();
  game.deals.push_back(referee.scored());
  for (const PlayerId side : game.record.seating.sides())
    if (game.score[side] == game.record.target) game.winner = side;
}

std::vector<std::string_view> splitAt(std::string_view between, std::string_view line) {
  std::vector<std::string_view> parts;
  for (std::size_t found; (found = line.find(between)) != line.npos;
       line.remove_prefix(found + between.size()))
    parts.push_back(trimmed(line.substr(0, found)));
  parts.push_back(trimmed(line));
  return parts;
}

std::string_view withoutComment(std::string_view line) {
  return trimmed(line.substr(0, line.find('#')));
}

bool isHead(std::string_view line) {
  std::string_view rest = line;
  return takeNumber(rest) && (rest.starts_with('.') || scoreIn(line.substr(0, line.find_first_of(" \t"))));
}

// Returns whether a line after a blank line begins another game. No other line of a record looks like a line
// of players.
bool isOfPlayers(std::string_view line) {
  return line.find(':') == line.npos && !isHead(line) && !isLineOfDeal(line.substr(0, line.find(' ')));
}

class Reader {
 public:
  Result<ReadGame> read(std::string_view text) {
    if (text.size() > longestText) return at(refused(reason::recordTooLong, text), 1);
    std::int64_t number = 0;
    while (!text.empty()) {
      ++number;
      line_ = static_cast<int>(number);
      const std::string whole = plain(takeLine(text));
      const std::string_view line = withoutComment(whole);
      if (line.empty()) continue;
      if (auto error = readLine(line)) return at(*error, line_);
    }
    if (!headed_) return at(refused(reason::noPlayers, ""), 1);
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
    if (!deal_) return refused(reason::dealWithoutHead, line);
    return deal_->read(line, line_);
  }

  // Reads the players and the target, such as `Ann - Ben to 121`. `Ben to 61 - Al` has no target, because a
  // target comes after all names.
  std::optional<Error> readPlayers(std::string_view line) {
    constexpr std::array<std::string_view, 8> betweens{" - ",  " – ",  " — ",   " v ",
                                                       " vs ", " v. ", " vs. ", ","};
    Record& record = game_.record;
    const std::size_t to = lower(line).rfind(" to ");
    const bool isLast = std::none_of(betweens.begin(), betweens.end(), [&](std::string_view between) {
      return line.find(between, to) != line.npos;
    });
    if (to != std::string::npos && isLast && to + 4 < line.size() && isDigit(line[to + 4])) {
      std::string_view target = line.substr(to + 4);
      const auto holes = takeNumber(target);
      if (!holes || !trimmed(target).empty() || *holes < 1 || *holes > 121)
        return refused(reason::targetTooFar, line.substr(to + 4));
      record.target = *holes;
      line = line.substr(0, to);
    }
    for (const std::string_view between : betweens) {
      const std::vector<std::string_view> sides = splitAt(between, line);
      if (sides.size() == 1) continue;
      std::vector<std::string_view> names = sides;
      if (sides.size() == 2) {
        const auto ours = splitAt(" + ", sides[0]), theirs = splitAt(" + ", sides[1]);
        if (ours.size() > 1 && theirs.size() > 1) names = {ours[0], theirs[0], ours[1], theirs[1]};
        if (ours.size() > 2 || theirs.size() > 2) names.clear();
      }
      if (names.size() < 2 || names.size() > 4 || (names.size() == 4 && sides.size() == 4))
        return refused(reason::playersUnclear, line);
      return setNames(std::move(names));
    }
    return refused(reason::noPlayers, line);
  }

  // Takes the names in the order in which the players sit. One of four has a star if this player deals first.
  std::optional<Error> setNames(std::vector<std::string_view> all) {
    Record& record = game_.record;
    record.seating = Seating(all.size());
    for (const PlayerId who : record.seating.players()) {
      std::string_view& name = all[static_cast<std::size_t>(who)];
      if (all.size() == 4 && name.ends_with('*') && !firstOfFour_) {
        firstOfFour_ = who;
        name = trimmed(name.substr(0, name.size() - 1));
      }
      const std::string_view first = name.substr(0, name.find(' '));
      const bool isKey = isLineOfDeal(name) || same(first, "pone") || same(first, "dealer");
      const bool joins = std::any_of(dashes.begin(), dashes.end(), [&](std::string_view dash) {
        return name.starts_with(dash) || name.ends_with(dash);
      });
      if (joins || name.empty() || name.size() > longestName || clip(name) != name || isKey ||
          isDigit(name[0]) || name.find_first_of(":,;()/|*?") != std::string_view::npos)
        return refused(reason::notAName, name);
      for (const PlayerId earlier : record.seating.players())
        if (earlier < who && same(record.names[earlier], name)) return refused(reason::sameNames, name);
      record.names[who] = name;
    }
    if (all.size() > 2)
      if (const auto name = misreadName(record)) return refused(reason::notAName, *name);
    headed_ = true;
    return std::nullopt;
  }

  // Reads the head of a deal, such as `3. 24-31* 5H`: the number of the deal, the score before it with the
  // dealer's star, and the starter.
  std::optional<Error> readHead(std::string_view line) {
    Record& record = game_.record;
    const std::size_t number = record.deals.size() + 1;
    if (game_.winner)
      return refused(reason::wonBeforeDeal, line, {{"player", nameOfSide(record, *game_.winner)}});
    if (number > mostDeals) return refused(reason::tooManyDeals, line);
    std::string_view rest = line;
    const auto written = takeNumber(rest);
    if (written && rest.starts_with('.')) {
      if (*written != static_cast<int>(number))
        return refused(reason::dealDiffers, std::to_string(*written), {{"deal", number}});
      rest.remove_prefix(1);
    } else {
      rest = line;
    }
    deal_.emplace(record, line_);
    std::optional<WrittenScore> score;
    std::string_view scoreWord;
    for (const std::string_view word : wordsOf(rest)) {
      if (!score && (score = scoreIn(word))) {
        scoreWord = word;
        continue;
      }
      if (same(word, "cut")) continue;
      if (auto error = deal_->readStarter(word)) return error;
    }
    if (score && score->sides != record.seating.sides().size())
      return refused(reason::scoreNotOfSides, scoreWord, {{"count", record.seating.sides().size()}});
    if (auto error = setScore(score, number)) return error;
    return std::nullopt;
  }

  std::optional<Error> setScore(const std::optional<WrittenScore>& score, std::size_t number) {
    Record& record = game_.record;
    const Seating& seating = record.seating;
    PlayerId& dealer = deal_->deal.dealer;
    if (number == 1) {
      if (seating.count() == 4 && !firstOfFour_) return refused(reason::firstOfFourMissing, "");
      if (!score || !(firstOfFour_ || score->dealer)) return refused(reason::firstDealerMissing, "");
      for (const PlayerId side : seating.sides())
        if (score->holes[side] >= record.target)
          return refused(reason::overBeforeFirstDeal, std::to_string(score->holes[side]));
      record.start = game_.score = score->holes;
      dealer = firstOfFour_ ? *firstOfFour_ : *score->dealer;
    } else {
      dealer = seating.left(record.deals.back().dealer);
    }
    if (!score) return std::nullopt;
    if (score->dealer && *score->dealer != seating.sideOf(dealer))
      return refused(reason::dealerDiffers, nameOfSide(record, *score->dealer),
                     {{"dealer", record.names[dealer]}, {"deal", number}});
    if (score->holes != game_.score)
      return refused(reason::scoreDiffers, written(score->holes, seating),
                     {{"deal", number}, {"score", written(game_.score, seating)}});
    return std::nullopt;
  }

  // Ends the deal: the referee takes its events in order.
  std::optional<Error> closeDeal() {
    if (!deal_) return std::nullopt;
    if (auto error = deal_->close()) return error;
    RecordedDeal& deal = deal_->deal;
    DealReferee referee(game_.record, deal, game_.score);
    if (auto error = referee.begin()) return at(*error, deal_->head());
    std::vector<std::pair<std::size_t, const RecordStep*>> said;
    for (const RecordStep& step : deal_->steps()) {
      const std::size_t before = referee.scored().play.size();
      if (auto error = judge(referee, step)) return at(*error, step.line);
      if (referee.scored().play.size() > before) said.emplace_back(before, &step);
    }
    if (deal.final)
      if (auto error = referee.takeFinal(*deal.final)) return at(*error, deal_->finalLine());
    for (const auto& [card, step] : said)
      if (auto error = check(referee, card, step->said)) return at(*error, step->line);
    keep(referee, deal, game_);
    game_.record.deals.push_back(std::move(deal));
    deal_.reset();
    return std::nullopt;
  }

  // Passes a step to the referee. The record may claim one point more for a card than is certain. If so, this
  // point is for a go, and all players have said go.
  std::optional<Error> judge(DealReferee& referee, const RecordStep& step) const {
    if (step.event.kind == DealEvent::Kind::go) return referee.takeGo();
    if (step.event.kind != DealEvent::Kind::card) return referee.take(step.event);
    if (auto error = referee.takeCard(step.event.card)) return error;
    if (referee.over() || !step.said.points) return std::nullopt;
    const RecordedCard& played = referee.scored().play.back();
    if (*step.said.points != played.points + 1 || played.count == mostCount || !referee.toPlay())
      return std::nullopt;
    for (std::size_t goes = 0; goes < game_.record.seating.count(); ++goes)
      if (!referee.toPlay() || referee.takeGo()) break;
    return std::nullopt;
  }

  // Checks the count and points that the record claims for a card. If the card ends the game, the claimed
  // points may be the card's full points, or only those that were still needed.
  static std::optional<Error> check(const DealReferee& referee, std::size_t card, const Said& said) {
    const RecordedCard& played = referee.scored().play[card];
    const bool last = referee.over() && card + 1 == referee.scored().play.size();
    if (said.count && *said.count != played.count)
      return refused(reason::countDiffers, std::to_string(*said.count), {{"count", played.count}});
    if (last && said.points == referee.scored().pegs.back().points) return std::nullopt;
    if (said.points && *said.points != played.points)
      return refused(reason::pointsDiffer, std::to_string(*said.points), {{"points", played.points}});
    return std::nullopt;
  }

  ReadGame game_;
  bool headed_ = false;
  int line_ = 0;
  std::optional<PlayerId> firstOfFour_;  // the dealer of the first deal, if there are four players
  std::optional<DealLines> deal_;
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
    if (deal.final)
      if (auto error = referee.takeFinal(*deal.final)) return *error;
    keep(referee, deal, game);
  }
  return game;
}

Result<ReadGame> readRecord(std::string_view text) {
  return Reader().read(text);
}

Result<std::vector<ReadGame>> readRecords(std::string_view text) {
  if (text.size() > longestRecords) {
    Error error = refused(reason::recordsTooLong, text);
    error.line = 1;
    return error;
  }
  struct Start {
    std::size_t at = 0;
    int before = 0;  // lines of the file before the game
  };
  std::vector<Start> starts{{}};
  bool apart = false, begun = false;
  std::string_view rest = text;
  for (int before = 0; !rest.empty(); ++before) {
    const std::size_t at = text.size() - rest.size();
    const std::string whole = plain(takeLine(rest));
    if (trimmed(whole).empty()) apart = true;
    const std::string_view line = withoutComment(whole);
    if (line.empty()) continue;
    if (apart && begun && isOfPlayers(line)) starts.push_back({at, before});
    apart = false;
    begun = true;
  }
  std::vector<ReadGame> games;
  for (std::size_t game = 0; game < starts.size(); ++game) {
    const std::size_t end = game + 1 < starts.size() ? starts[game + 1].at : text.size();
    auto read = readRecord(text.substr(starts[game].at, end - starts[game].at));
    if (!read) {
      Error error = read.error();
      if (error.line) *error.line += starts[game].before;
      return error;
    }
    games.push_back(std::move(*read));
  }
  return games;
}

}  // namespace cribbage
