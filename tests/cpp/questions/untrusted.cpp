#include "questions/untrusted.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

#include "cribbage/cards/card_set.h"
#include "cribbage/cribbage.h"
#include "cribbage/deal/ties.h"
#include "cribbage/questions/native_questions.h"

using namespace cribbage;

bool isShowable(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const auto lead = static_cast<unsigned char>(text[at++]);
    if (lead < 0x20 || lead == 0x7F) return false;
    if (lead < 0x80) continue;
    const int more = lead >> 5 == 0b110 ? 1 : lead >> 4 == 0b1110 ? 2 : lead >> 3 == 0b11110 ? 3 : -1;
    if (more < 0) return false;
    std::uint32_t point = lead & (0x3Fu >> more);
    for (int i = 0; i < more; ++i) {
      if (at == text.size()) return false;
      const auto next = static_cast<unsigned char>(text[at++]);
      if (next >> 6 != 0b10) return false;
      point = point << 6 | (next & 0x3Fu);
    }
    const std::uint32_t least = more == 1 ? 0x80 : more == 2 ? 0x800 : 0x10000;
    if (point < least || point > 0x10FFFF || (point >= 0xD800 && point < 0xE000)) return false;
  }
  return true;
}

std::string complaintAbout(const Error& error) {
  if (print(error.code).empty()) return "an error without a code";
  if (error.reason.empty()) return "an error without a reason";
  if (error.message.empty() || !isShowable(error.message)) return "an error without a message";
  if (error.text.size() > 40) return "an error text of " + std::to_string(error.text.size()) + " bytes";
  if (!isShowable(error.text)) return "an error text that cannot be shown";
  return "";
}

namespace {

template <class Counts>
requires requires(Counts answer) {
  answer.combinations;
}
std::string complaintAboutAnswer(const Counts& answer) {
  std::int64_t running = 0;
  for (const auto& combination : answer.combinations) {
    running += combination.points;
    if (combination.running != running) return "a wrong running total";
  }
  if (answer.points != running) return "combinations that do not add to the points";
  return answer.spoken.empty() ? "nothing spoken" : "";
}

std::string complaintAboutAnswer(const ShowsAnswer& answer) {
  for (const int points : answer.points)
    if (points > 29 || points == 19 || (points > 24 && points < 28)) return "points that no hand has";
  return "";
}

bool isChance(std::optional<double> chance) {
  return !chance || (*chance >= 0 && *chance <= 1);
}

std::string complaintAboutAnswer(const std::array<Discard, 15>& choices) {
  for (const Discard& choice : choices) {
    if (choice.hand.count != 46) return "a hand without its 46 starters";
    if (!isChance(choice.winChance)) return "a chance that is none";
  }
  // Tied discards come first, and then all others by worth. Among equals, certain wins come first, and then
  // those with more points.
  const auto comesBefore = [](const Discard& a, const Discard& b) {
    if (a.tied != b.tied) return a.tied;
    if (!a.tied && a.worth != b.worth) return a.worth > b.worth;
    if ((a.winChance == 1) != (b.winChance == 1)) return a.winChance == 1;
    return a.points > b.points;
  };
  if (!choices[0].tied) return "a best discard that is not as good as itself";
  return std::is_sorted(choices.begin(), choices.end(), comesBefore) ? ""
                                                                     : "a better discard after a worse one";
}

std::string complaintAboutAnswer(const std::array<SingleDiscard, 5>& choices) {
  for (const SingleDiscard& choice : choices)
    if (choice.hand.count != 47) return "a hand without its 47 starters";
  return std::is_sorted(choices.begin(), choices.end(),
                        [](const SingleDiscard& a, const SingleDiscard& b) { return a.points > b.points; })
             ? ""
             : "a better throw after a worse one";
}

std::string complaintAboutAnswer(const StartersAnswer& answer) {
  return answer.starters.empty() || answer.count != static_cast<std::int64_t>(answer.starters.size())
             ? "starters that were not all counted"
             : "";
}

std::string complaintAboutAnswer(const SquaresAnswer& answer) {
  if (answer.lines.size() != lineCount) return "lines that are not ten";
  if (std::accumulate(answer.lines.begin(), answer.lines.end(), 0) != answer.total)
    return "a total that is not the sum of its lines";
  for (const SquaresCell& cell : answer.cells)
    if (cell.points < 0 || cell.value < 0) return "a card that takes points away";
  return std::is_sorted(answer.cells.begin(), answer.cells.end(),
                        [](const SquaresCell& a, const SquaresCell& b) { return a.value > b.value; })
             ? ""
             : "a better cell after a worse one";
}

std::string complaintAboutAnswer(const ReviewSquaresAnswer& answer) {
  for (const SquaresPlacing& placed : answer.placed)
    if (placed.lost < 0) return "a placing that gains";
  return answer.placed.size() == cellCount && answer.best.total >= answer.sensible.total
             ? ""
             : "a best grid that is worse than another";
}

// Checks a play of at most this number of cards. `add` takes the points of a player.
template <class Answer, class Add>
std::string complaintAboutPlay(const Answer& answer, std::size_t most, Add add) {
  if (answer.plays.size() > most) return "more cards than the players hold";
  if (answer.over == answer.toPlay.has_value()) return "a turn when it is over, or none when it is not";
  if (answer.count < 0 || answer.count > 30) return "a count that is none";
  CardSet seen;
  for (const auto& played : answer.plays) {
    add(played.by, played.points);
    if (played.count < 1 || played.count > 31) return "a card at a count that is none";
    if (played.reasons.empty() != (played.points == 0)) return "points for nothing, or nothing for something";
    if (seen.has(played.card)) return "a card played twice";
    seen.add(played.card);
  }
  return "";
}

constexpr const char* wrongTotals = "totals that are not what was pegged";

std::string complaintAboutAnswer(const PlayAnswer& answer) {
  PlayTotals totals;
  const auto add = [&](Side by, int points) { (by == Side::us ? totals.us : totals.them) += points; };
  if (std::string complaint = complaintAboutPlay(answer, 8, add); !complaint.empty()) return complaint;
  return totals.us == answer.totals.us && totals.them == answer.totals.them ? "" : wrongTotals;
}

std::string complaintAboutAnswer(const SeatedPlayAnswer& answer) {
  const std::size_t sides = answer.totals.c ? 3 : 2;
  PerPlayer<int> totals;
  const auto add = [&](PlayerId by, int points) {
    totals.each[static_cast<std::size_t>(by) % sides] += points;
  };
  if (std::string complaint = complaintAboutPlay(answer, 16, add); !complaint.empty()) return complaint;
  for (const PlayerId who : answer.mustGo)
    if (who == answer.toPlay) return "a turn of a player who must say go";
  return totals == PerPlayer<int>{{answer.totals.a, answer.totals.b, answer.totals.c.value_or(0)}}
             ? ""
             : wrongTotals;
}

std::string complaintAboutAnswer(const PlaysAnswer& answer) {
  constexpr double widestTie = tieWidth(Objective::acc) * tieOfCards;
  double frequencies = 0;
  for (const LegalCard& legal : answer.legal) {
    if (!isChance(legal.winChance) || !isChance(legal.frequency)) return "a chance that is none";
    frequencies += legal.frequency;
    if (legal.worth && *legal.worth - *answer.legal[0].worth > widestTie)
      return "a better card after a worse one";
  }
  if (!answer.legal.empty() && std::abs(frequencies - 1) > 1e-9) return "frequencies that do not add to 1";
  return answer.mustGo && !answer.legal.empty() ? "a go of one who can play" : "";
}

std::string complaintAboutAnswer(const ChosenDiscard& answer) {
  return answer.thrown[0] == answer.thrown[1] ? "a card thrown twice" : "";
}

std::string complaintAboutAnswer(const ChosenPlay& answer) {
  return answer.card.has_value() == answer.go.has_value() ? "neither a card nor a go, or both" : "";
}

std::string complaintAboutAnswer(const CardsAnswer& answer) {
  return answer.error ? complaintAbout(*answer.error) : "";
}

std::string complaintAboutAnswer(const DealAnswer& answer) {
  CardSet all;
  for (const Dealt& hand : answer.hands)
    for (const Card card : hand) all.add(card);
  all.add(answer.starter);
  return all.size() == 13 ? "" : "a card dealt twice";
}

// The record in the answer must read as the same game, and its pegs must add up to its score.
std::string complaintAboutAnswer(const DealFivesAnswer& answer) {
  CardSet all({answer.starter});
  for (const DealtFive& hand : answer.hands)
    for (const Card card : hand) all.add(card);
  if (answer.crib) all.add((*answer.crib)[0]);
  return all.size() == (answer.hands.size() == 3 ? 17 : 21) ? "" : "a card dealt twice";
}

template <class... Kinds>
std::string complaintAboutAnswer(const std::variant<Kinds...>& answer) {
  return std::visit([](const auto& kind) { return complaintAboutAnswer(kind); }, answer);
}

std::string complaintAboutAnswer(const GameAnswer& answer) {
  const auto again = readGame(answer.record);
  if (!again) return "a record that is not read again";
  if (again->record != answer.record) return "a record that is written otherwise the second time";
  if (answer.deals.empty()) return "";
  const auto asList = [](const HolesBySide& score) {
    return std::array{score.a, score.b, score.c.value_or(0)};
  };
  const Seating seating(answer.players.size());
  std::array score = asList(answer.deals.front().before);
  for (const DealRecord& deal : answer.deals) {
    if (asList(deal.before) != score) return "a deal that begins at another score";
    for (const Peg& peg : deal.pegs) {
      int& holes = score[static_cast<std::size_t>(seating.sideOf(peg.by))];
      holes += peg.points;
      if (holes != peg.score) return "a peg that lands elsewhere";
    }
  }
  if (score != asList(answer.score)) return "pegs that are not the score";
  return *std::max_element(score.begin(), score.end()) > answer.target ? "a score past the target" : "";
}

std::string complaintAboutAnswer(const std::vector<GameAnswer>& games) {
  for (const GameAnswer& game : games)
    if (const std::string complaint = complaintAboutAnswer(game); !complaint.empty()) return complaint;
  return games.empty() ? "a file of no games" : "";
}

// Chances must be from 0 to 1. Luck and losses must add up to the chance after each step, and the totals to
// the chance after the deal.
std::string complaintAboutAnswer(const ReviewAnswer& answer) {
  double chance = answer.before;
  for (const ReviewedStep& step : answer.steps) {
    if (step.lost && (*step.lost < 0 || !step.by)) return "a choice that gains, or of nobody";
    const double lost = step.lost.value_or(0);
    chance += step.luck.value_or(0) + (step.by == PlayerId::a ? -lost : lost);
    if (!isChance(step.chance)) return "a chance that is none";
    if (!(std::abs(step.chance - chance) < 1e-9)) return "a step that does not add up";
  }
  const auto& [a, b] = answer.totals;
  const double lost = a.lost.throws + a.lost.play - b.lost.throws - b.lost.play;
  const double after = answer.before + a.luck + b.luck - lost;
  return std::abs(after - answer.after) < 1e-9 && std::abs(chance - after) < 1e-9
             ? ""
             : "totals that do not add up";
}

std::string complaintAboutAnswer(const ChancesAnswer& answer) {
  for (const auto& row : answer.rows)
    if (!std::all_of(row.begin(), row.end(), isChance)) return "a chance that is none";
  return answer.even.size() == lastHole ? "" : "a score of theirs without our even one";
}

std::string complaintAboutAnswer(const WinOdds& answer) {
  for (const WinOdds& side : {answer, turned(answer)}) {
    if (side.chance < 0 || side.chance > 1) return "a chance that is none";
    if (side.skunkFor > side.chance || side.doubleSkunkFor > side.skunkFor) return "a skunk that is no win";
  }
  return "";
}

std::string complaintAboutAnswer(const SimulateAnswer& answer) {
  if (answer.played < 1) return "no games played";
  std::vector<const WonGames*> all{&answer.a.won, &answer.b.won, &answer.firstDealer};
  for (const auto* more : {&answer.us, &answer.them})
    if (*more) all.push_back(&**more);
  for (const auto* more : {&answer.c, &answer.d})
    if (*more) all.push_back(&(**more).won);
  for (const WonGames* won : all) {
    if (won->games > answer.played || won->skunks > won->games || won->doubleSkunks > won->skunks)
      return "more games won than played";
    if (!isChance(won->chance) || won->low > won->chance || won->high < won->chance)
      return "a chance outside of its interval";
  }
  const std::int64_t third = answer.c && !answer.d ? answer.c->won.games : 0;
  return answer.a.won.games + answer.b.won.games + third == answer.played ? "" : "games that nobody won";
}

Result<SimulateAnswer> simulateFew(const SimulateQuestion& question, const Tables& tables) {
  SimulateMeans means;
  means.mostGames = 2;
  means.mostSlow = 0;
  return simulate(question, tables, means);
}

template <class See>
void eachAsk(See&& see) {
  eachQuestion(see);
  eachNativeQuestion([&](std::string_view name, auto ask) {
    if constexpr (requires(SimulateQuestion question, Tables tables) { ask(question, tables); })
      see(name, simulateFew);
    else
      see(name, ask);
  });
}

template <class Question, class Answer, class... Needed>
Result<Answer> answered(Result<Answer> (*ask)(const Question&, const Needed&...),
                        std::span<const Given> fields) {
  static const Tables tables = shippedTables();
  Question question;
  std::size_t next = 0;
  Question::fields([&](const char*, auto member) {
    if (next < fields.size()) question.*member = fields[next++];
  });
  return ask(question, static_cast<const Needed&>(tables)...);
}

// Reads a field from its bytes, which end before the next 0xFF.
Given fieldOf(std::string_view field) {
  const std::string text(field.substr(std::min<std::size_t>(1, field.size())));
  const int kind = field.empty() ? 0 : field[0] & 7;
  if (kind == 0) return {};
  if (kind == 1) return Given::ofTruth(text.empty());
  if (kind == 3) return Given::ofNumber(static_cast<double>(text.size()), text);
  if (kind == 4) return Given::ofOther(text);
  if (kind != 2) return Given::ofText(text);
  double number = 0;
  std::memcpy(&number, text.data(), std::min(sizeof number, text.size()));
  return Given::ofNumber(number, text);
}

}  // namespace

std::vector<std::string_view> everyName() {
  std::vector<std::string_view> names;
  eachAsk([&](std::string_view name, auto) { names.push_back(name); });
  return names;
}

UntrustedQuestion readUntrusted(std::string_view bytes) {
  const std::string_view word = bytes.substr(0, bytes.find('\xFF'));
  const auto names = everyName();
  const auto known = std::find(names.begin(), names.end(), word);
  UntrustedQuestion question;
  question.name = known != names.end()
                      ? *known
                      : names[(word.empty() ? 0u : static_cast<unsigned char>(word[0])) % names.size()];
  bytes.remove_prefix(std::min(word.size() + 1, bytes.size()));
  while (!bytes.empty()) {
    const std::size_t end = std::min(bytes.find('\xFF'), bytes.size());
    question.fields.push_back(fieldOf(bytes.substr(0, end)));
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
  }
  return question;
}

bool isAnswered(const UntrustedQuestion& question) {
  bool is = false;
  eachAsk([&](std::string_view known, auto ask) {
    if (known == question.name) is = static_cast<bool>(answered(ask, question.fields));
  });
  return is;
}

std::string askUntrusted(std::string_view name, std::span<const Given> fields) {
  std::string complaint = "no such question";
  eachAsk([&](std::string_view known, auto ask) {
    if (known != name) return;
    const auto answer = answered(ask, fields);
    complaint = answer ? complaintAboutAnswer(*answer) : complaintAbout(answer.error());
  });
  return complaint;
}
