#include "cli/terminal/terminal_game.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "cli/reasons.h"
#include "cli/terminal/conversation.h"
#include "cli/terminal/sentences.h"
#include "cribbage/cribbage.h"
#include "cribbage/play/play.h"
#include "cribbage/record/text.h"
#include "cribbage/record/words.h"

namespace cribbage {

namespace {

constexpr PlayerId us = PlayerId::a, them = PlayerId::b;

SeenCard seen(Card card) {
  return {card.rank(), card.suit()};
}

std::vector<MaybeSeen> seenOf(const std::vector<Card>& cards) {
  std::vector<MaybeSeen> all;
  for (const Card card : cards) all.emplace_back(seen(card));
  return all;
}

// The cards and the play of one deal.
struct TableDeal {
  PlayerId dealer{};
  PerPlayer<std::vector<Card>> kept, thrown;
  PerPlayer<CardSet> held;  // not yet played
  Card starter;
  std::vector<Turn> turns;  // as we see them

  Seat seatOf(PlayerId who) const { return who == dealer ? Seat::dealer : Seat::pone; }
  PlayerId playerAt(Seat seat) const { return seat == Seat::dealer ? dealer : other(dealer); }
};

class TerminalGame {
 public:
  TerminalGame(std::istream& in, std::ostream& out, const TerminalSettings& settings, const Tables& tables)
      : talk_(in, out), settings_(settings), tables_(tables) {
    std::string name(print(settings.level));
    name[0] = static_cast<char>(name[0] - 'a' + 'A');
    record_.names = {{"You", name}};
    record_.target = settings.target;
  }

  Result<std::string> play() {
    PlayerId dealer = cutForDeal();
    for (; isOn(); dealer = other(dealer)) playDeal(dealer);
    if (failed_) return *failed_;
    if (left_) forgetUnseen();
    sayResult();
    return print(now());
  }

 private:
  // All events so far are legal, so the referee always takes them.
  ReadGame now() const { return *scoreRecord(record_); }
  bool isOn() const { return !left_ && !failed_ && !now().winner; }

  std::string does(PlayerId who, const std::string& verb) const {
    return record_.names[who] + " " + verb + (who == us ? "" : "s");
  }
  std::string whose(PlayerId who) const { return who == us ? "Your" : record_.names[who] + "'s"; }

  std::string scoreText() const {
    const ReadGame game = now();
    return "You " + std::to_string(game.score[us]) + ", " + record_.names[them] + " " +
           std::to_string(game.score[them]) + ".";
  }

  // The engine's games are to 121, so the scores of a shorter game are raised by the missing holes.
  Score scoreFor(PlayerId who) const {
    const PerPlayer<int> score = now().score;
    const int behind = lastHole - settings_.target;
    return {score[who] + behind, score[other(who)] + behind};
  }

  // Returns the value of an answer, or nothing after an error, which ends the game.
  template <class Answer>
  std::optional<Answer> known(const Result<Answer>& answer) {
    if (answer) return *answer;
    failed_ = answer.error();
    return std::nullopt;
  }

  PlayerId cutForDeal() {
    const auto cut = *deal(settings_.seed);
    const auto& [ours, theirs] = cut.hands;
    std::size_t at = 0;
    while (ours[at].rank() == theirs[at].rank() && at + 1 < ours.size()) ++at;
    const PlayerId dealer = ours[at] < theirs[at] ? us : them;  // by suit, if all six ranks are equal
    talk_.say("A game to " + std::to_string(settings_.target) + " against " + record_.names[them] +
              ". Type the cards, like 5H 10S, or ? for a hint, or quit. The seed is " +
              std::to_string(settings_.seed) + ".");
    talk_.say("You cut " + print(ours[at]) + " and " + record_.names[them] + " cuts " + print(theirs[at]) +
              ": " + does(dealer, "deal") + " first.");
    return dealer;
  }

  void playDeal(PlayerId dealer) {
    const std::int64_t number = static_cast<std::int64_t>(record_.deals.size()) + 1;
    const DealAnswer dealt = *deal(settings_.seed + number);
    TableDeal table;
    table.dealer = dealer;
    table.starter = dealt.starter;
    talk_.say("");
    talk_.say("Deal " + std::to_string(number) + ". " + scoreText() + " " + whose(dealer) + " crib.");
    if (!throwCards(us, dealt, table) || !throwCards(them, dealt, table)) return;
    talk_.say(does(us, "throw") + " " + print(table.thrown[us]) + " and keep " + print(table.kept[us]) + ".");
    RecordedDeal& record = record_.deals.emplace_back();
    record.dealer = dealer;
    record.starter = seen(table.starter);
    for (const PlayerId who : {us, them})
      record.cards[who] = {seenOf(table.kept[who]), seenOf(table.thrown[who])};
    const bool heels = table.starter.rank() == Rank::jack;
    talk_.say("The starter is " + print(table.starter) + "." +
              (heels ? " " + does(dealer, "peg") + " 2 for his heels. " + scoreText() : ""));
    if (isOn()) playCards(table);
    for (const bool crib : {false, true})
      for (const Seat seat : bothSeats)
        if (isOn() && (!crib || seat == Seat::dealer)) show(table, table.playerAt(seat), crib);
  }

  // Takes the two cards that a player throws. Returns false if the game ends here.
  bool throwCards(PlayerId who, const DealAnswer& dealt, TableDeal& table) {
    const Dealt& six = dealt.hands[who == table.dealer ? 1 : 0];
    const bool deals = who == table.dealer;
    const CardSet hand({six.begin(), six.end()});
    std::vector<Card> thrown;
    if (who == them) {
      const auto chosen = known(chooseDiscard(six, deals, scoreFor(them), settings_.level, settings_.seed,
                                              tables_, Objective::win));
      if (!chosen) return false;
      thrown.assign(chosen->thrown.begin(), chosen->thrown.end());
    } else {
      const auto take = [&](std::string_view typed) -> std::optional<std::string> {
        const auto two = readHeld(typed, hand, 2);
        if (!two) return two.error().message;
        thrown = *two;
        return std::nullopt;
      };
      const std::string wanted = "You hold " + print(hand.cards()) + ". Which two do you throw?";
      if (!talk_.ask(
              wanted, [&] { return hintForThrow(six, deals); }, take) ||
          failed_) {
        left_ = !failed_;
        return false;
      }
    }
    table.thrown[who] = thrown;
    table.held[who] = hand.without(CardSet(thrown));
    table.kept[who] = table.held[who].cards();
    return true;
  }

  std::string hintForThrow(const Dealt& six, bool deals) {
    const auto all = known(valueDiscards(six, deals, scoreFor(us), tables_, Order::winChance,
                                         OpponentKind::expert, Objective::win));
    return all ? hintFor(*all) : "";
  }

  OwnCards ownOf(const TableDeal& table, PlayerId who) const {
    OwnCards own;
    std::copy(table.kept[who].begin(), table.kept[who].end(), own.kept.begin());
    own.thrown = {table.thrown[who][0], table.thrown[who][1]};
    own.starter = table.starter;
    return own;
  }

  void playCards(TableDeal& table) {
    const Score before = scoreFor(us);
    const PerPlayer<int> scores{{before.ours, before.theirs}};
    Play play(PerSeat<int>{{scores[table.playerAt(Seat::pone)], scores[table.playerAt(Seat::dealer)]}});
    while (isOn() && play.toPlay()) {
      const PlayerId who = table.playerAt(*play.toPlay());
      const auto card = who == us ? askCard(table, play, before) : theirCard(table, before);
      if (!card) return;
      play.play(table.seatOf(who), *card);
      table.held[who].remove(*card);
      table.turns.push_back({who == us ? Side::us : Side::them, *card});
      record_.deals.back().events.push_back({DealEvent::Kind::card, who, seen(*card), std::nullopt});
      std::string goes;
      while (play.toPlay() && play.pile().length() > 0) {
        const PlayerId next = table.playerAt(*play.toPlay());
        if (!play.legal(table.held[next]).empty()) break;
        play.go(*play.toPlay());
        table.turns.push_back({next == us ? Side::us : Side::them, std::nullopt});
        goes.append(" ").append(does(next, "say")).append(" go.");
      }
      sayCard(who, play.played().back(), goes);
    }
  }

  void sayCard(PlayerId who, const CardPlay& played, const std::string& goes) {
    std::string text = does(who, "play") + " " + print(played.card) + ": " + std::to_string(played.count);
    if (played.points > 0)
      text += ", and " + std::string(who == us ? "peg " : "pegs ") + std::to_string(played.points) + " for " +
              listOf(played.reasons) + ". " + scoreText();
    else
      text += ".";
    talk_.say(text + goes);
  }

  std::optional<Card> theirCard(const TableDeal& table, Score before) {
    std::vector<Turn> turns = table.turns;
    for (Turn& turn : turns) turn.by = turn.by == Side::us ? Side::them : Side::us;
    const auto chosen =
        known(choosePlay(ownOf(table, them), turns, table.dealer == them, {before.theirs, before.ours},
                         settings_.level, settings_.seed, tables_, Objective::win));
    return chosen ? chosen->card : std::nullopt;
  }

  // Returns the card that we type, or nothing if the game ends here.
  std::optional<Card> askCard(const TableDeal& table, const Play& play, Score before) {
    std::string fallen =
        play.count() == 0 ? "You lead" : "The count is " + std::to_string(play.count()) + ", after";
    const auto& played = play.played();
    for (std::size_t at = played.size() - static_cast<std::size_t>(play.pile().length()); at < played.size();
         ++at)
      fallen.append(" ").append(print(played[at].card));
    std::optional<Card> card;
    const auto take = [&](std::string_view typed) -> std::optional<std::string> {
      if (same(typed, "go")) return makeError(reason::noGoNow, typed).message;
      const auto one = readHeld(typed, table.held[us], 1);
      if (!one) return one.error().message;
      if (!play.pile().takes(one->front().rank()))
        return makeError(reason::passes31, print(one->front()), {{"count", play.count()}}).message;
      card = one->front();
      return std::nullopt;
    };
    const std::string wanted =
        fallen + ". You hold " + print(table.held[us].cards()) + ". Which card do you play?";
    if (talk_.ask(
            wanted, [&] { return hintForCard(table, before); }, take) &&
        !failed_)
      return card;
    left_ = !failed_;
    return std::nullopt;
  }

  std::string hintForCard(const TableDeal& table, Score before) {
    const auto all = known(valuePlays(ownOf(table, us), table.turns, table.dealer == us, before, tables_,
                                      Order::winChance, false, Objective::win));
    return all ? hintFor(*all) : "";
  }

  void show(const TableDeal& table, PlayerId who, bool crib) {
    std::vector<Card> four = table.kept[who];
    if (crib) {
      four = table.thrown[us];
      four.insert(four.end(), table.thrown[them].begin(), table.thrown[them].end());
      std::sort(four.begin(), four.end());
    }
    const auto counted = known(scoreShow(four, table.starter, crib, Spoken::shortCount));
    if (!counted) return;
    const int worth = static_cast<int>(counted->points);
    const std::string cards =
        whose(who) + (crib ? " crib" : " hand") + ": " + print(four) + " with " + print(table.starter) + ".";
    int claim = worth;
    if (who == us && settings_.counts) {
      const auto said = askClaim(cards);
      if (!said) return;
      claim = *said;
    } else {
      talk_.say(cards);
    }
    addShow(who, std::min(claim, worth), worth);
    std::string text = claim > worth ? "That is too many. " : "";
    text += sentenceOf(*counted) + " ";
    text += does(who, "peg") + " " + std::to_string(std::min(claim, worth)) + ".";
    if (claim < worth) text += missedText(worth - claim);
    talk_.say(text + " " + scoreText());
  }

  std::string missedText(int missed) const {
    const std::string text = " You missed " + std::to_string(missed);
    return text + (takesMissed() ? ", which " + record_.names[them] + " pegs." : ".");
  }

  bool takesMissed() const { return settings_.muggins; }

  // Records the points of a hand. If we counted too few, the record has the pegs instead.
  void addShow(PlayerId who, int claim, int worth) {
    std::vector<DealEvent>& events = record_.deals.back().events;
    if (claim == worth) {
      events.push_back({DealEvent::Kind::show, who, {}, std::nullopt});
      return;
    }
    events.push_back({DealEvent::Kind::pass, who, {}, std::nullopt});
    if (claim > 0) events.push_back({DealEvent::Kind::peg, who, {}, claim});
    if (takesMissed() && !now().winner)
      events.push_back({DealEvent::Kind::peg, other(who), {}, worth - claim});
  }

  std::optional<int> askClaim(const std::string& cards) {
    std::optional<int> claim;
    const auto take = [&](std::string_view typed) -> std::optional<std::string> {
      std::string_view rest = typed;
      const auto number = record_words::takeNumber(rest);
      if (!number || !rest.empty() || *number > 29) return makeError(reason::typePoints, typed).message;
      claim = *number;
      return std::nullopt;
    };
    const auto noHint = [] {
      return std::string("Fifteens, pairs, runs, a flush, and nobs: type their points.");
    };
    if (talk_.ask(cards + " How many points is that?", noHint, take)) return claim;
    left_ = true;
    return std::nullopt;
  }

  // Takes the opponent's cards that we have not seen out of the record of a deal that was left: another
  // program may go on with that deal. A show names its cards, so after it they are seen.
  void forgetUnseen() {
    if (record_.deals.empty()) return;
    RecordedDeal& left = record_.deals.back();
    const auto isShow = [](const DealEvent& event) {
      return event.kind == DealEvent::Kind::show || event.kind == DealEvent::Kind::pass;
    };
    const auto& events = left.events;
    if (std::count_if(events.begin(), events.end(), isShow) == 3) return;
    DealtCards& theirs = left.cards[them];
    theirs.thrown.clear();
    const bool shown = std::any_of(events.begin(), events.end(),
                                   [&](const DealEvent& event) { return isShow(event) && event.by == them; });
    if (shown) return;
    std::erase_if(theirs.kept, [&](const MaybeSeen& card) {
      return std::none_of(events.begin(), events.end(), [&](const DealEvent& event) {
        return event.kind == DealEvent::Kind::card && event.by == them && event.card == *card;
      });
    });
  }

  void sayResult() {
    const ReadGame game = now();
    talk_.say("");
    if (!game.winner) {
      talk_.say("You leave the game. " + scoreText());
      return;
    }
    const int lost = settings_.target - game.score[other(*game.winner)];
    talk_.say(does(*game.winner, "win") + ", " + std::to_string(settings_.target) + " to " +
              std::to_string(game.score[other(*game.winner)]) +
              (lost > lastHole - doubleSkunkLine ? ", with a double skunk."
               : lost > lastHole - skunkLine     ? ", with a skunk."
                                                 : "."));
  }

  Conversation talk_;
  const TerminalSettings& settings_;
  const Tables& tables_;
  Record record_;
  bool left_ = false;
  std::optional<Error> failed_;
};

}  // namespace

Result<std::string> playInTerminal(std::istream& in, std::ostream& out, const TerminalSettings& settings,
                                   const Tables& tables) {
  return TerminalGame(in, out, settings, tables).play();
}

}  // namespace cribbage
