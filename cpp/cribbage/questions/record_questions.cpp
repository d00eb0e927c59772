#include "cribbage/questions/record_questions.h"

#include <array>
#include <cstddef>

#include "cribbage/record/text.h"

namespace cribbage {

HolesBySide holesOf(const PerPlayer<int>& score, const Seating& seating) {
  HolesBySide holes{score[PlayerId::a], score[PlayerId::b], std::nullopt};
  if (seating.sides().size() == 3) holes.c = score[PlayerId::c];
  return holes;
}

namespace {

auto& cardsOf(CardsByPlayer& cards, PlayerId who) {
  const std::array all{&cards.a, &cards.b, &cards.c, &cards.d};
  return *all[static_cast<std::size_t>(who)];
}

void addSeen(const std::vector<MaybeSeen>& cards, std::optional<std::vector<std::string>>& list) {
  for (const MaybeSeen& card : cards) {
    if (!card) continue;
    if (!list) list.emplace();
    list->push_back(print(*card));
  }
}

ShownPoints shownIn(const ScoredDeal& deal, const Seating& seating) {
  ShownPoints shown;
  const std::array all{&shown.pone, &shown.dealer, &shown.second, &shown.third};  // in the order of `Seat`
  const auto seats = seatsOf(seating.count());
  for (std::size_t at = 0; at < seats.size(); ++at)
    *all[static_cast<std::size_t>(seats[at])] = deal.shows[at];
  shown.crib = deal.shows.back();
  return shown;
}

DealRecord answerOf(const ScoredDeal& deal, const Seating& seating) {
  DealRecord answer;
  answer.dealer = deal.dealer;
  answer.before = holesOf(deal.before, seating);
  answer.after = holesOf(deal.after, seating);
  for (const PlayerId who : seating.players()) {
    addSeen(deal.cards[who].kept, cardsOf(answer.dealt, who));
    addSeen(deal.cards[who].thrown, cardsOf(answer.dealt, who));
    addSeen(deal.cards[who].thrown, cardsOf(answer.thrown, who));
  }
  addSeen({deal.crib.begin(), deal.crib.end()}, answer.crib);
  if (deal.starter) answer.starter = print(*deal.starter);
  answer.heels = deal.heels;
  for (const RecordedCard& card : deal.play)
    answer.play.push_back({card.by, print(card.card), card.count, card.points});
  answer.shows = shownIn(deal, seating);
  for (const RecordedPeg& peg : deal.pegs) answer.pegs.push_back({peg.by, peg.source, peg.points, peg.score});
  return answer;
}

GameAnswer answerOf(const ReadGame& game) {
  GameAnswer answer;
  answer.record = print(game);
  const Seating& seating = game.record.seating;
  for (const PlayerId who : seating.players()) answer.players.push_back(game.record.names[who]);
  answer.target = game.record.target;
  for (const ScoredDeal& deal : game.deals) answer.deals.push_back(answerOf(deal, seating));
  answer.score = holesOf(game.score, seating);
  answer.toPlay = game.toPlay;
  answer.winner = game.winner;
  if (!game.winner || seating.sides().size() > 2) return answer;
  // The skunk lines are as far from the target as on a board of 121 holes.
  const int lost = game.record.target - game.score[other(*game.winner)];
  if (lost > lastHole - skunkLine) answer.skunk = true;
  if (lost > lastHole - doubleSkunkLine) answer.doubleSkunk = true;
  return answer;
}

Result<std::vector<GameAnswer>> answersOf(const Result<std::vector<ReadGame>>& games) {
  if (!games) return games.error();
  std::vector<GameAnswer> answers;
  for (const ReadGame& game : *games) answers.push_back(answerOf(game));
  return answers;
}

}  // namespace

Result<GameAnswer> readGame(const GameQuestion& question) {
  const auto record = recordOf(question.record);
  if (!record) return record.error();
  return readGame(*record);
}

Result<GameAnswer> readGame(std::string_view record) {
  const auto game = readRecord(record);
  if (!game) return game.error();
  return answerOf(*game);
}

Result<std::vector<GameAnswer>> readGames(const GamesQuestion& question) {
  const auto text = textOf(question.text, "text", reason::recordMissing, reason::notARecord);
  if (!text) return text.error();
  return readGames(*text);
}

Result<std::vector<GameAnswer>> readGames(std::string_view file) {
  if (const auto notation = notationOf(file)) return readGames(file, *notation);
  return answersOf(readRecords(file));
}

Result<std::vector<GameAnswer>> readGames(std::string_view file, Notation notation) {
  return answersOf(readNotation(file, notation));
}

}  // namespace cribbage
