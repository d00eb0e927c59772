#include "cribbage/questions/record_questions.h"

namespace cribbage {

namespace {

HolesOfBoth holesOf(const PerPlayer<int>& both) {
  return {both[PlayerId::a], both[PlayerId::b]};
}

void addSeen(const std::vector<MaybeSeen>& cards, std::optional<std::vector<std::string>>* list) {
  for (const MaybeSeen& card : cards) {
    if (!card) continue;
    if (!*list) list->emplace();
    (*list)->push_back(print(*card));
  }
}

DealRecord answerOf(const ScoredDeal& deal) {
  DealRecord answer;
  answer.dealer = deal.dealer;
  answer.before = holesOf(deal.before);
  answer.after = holesOf(deal.after);
  for (const PlayerId who : {PlayerId::a, PlayerId::b}) {
    auto& dealt = who == PlayerId::a ? answer.dealt.a : answer.dealt.b;
    addSeen(deal.cards[who].kept, &dealt);
    addSeen(deal.cards[who].thrown, &dealt);
    addSeen(deal.cards[who].thrown, who == PlayerId::a ? &answer.thrown.a : &answer.thrown.b);
  }
  addSeen({deal.crib.begin(), deal.crib.end()}, &answer.crib);
  if (deal.starter) answer.starter = print(*deal.starter);
  answer.heels = deal.heels;
  for (const RecordedCard& card : deal.play)
    answer.play.push_back({card.by, print(card.card), card.count, card.points});
  answer.shows = {deal.shows[0], deal.shows[1], deal.shows[2]};
  for (const RecordedPeg& peg : deal.pegs) answer.pegs.push_back({peg.by, peg.source, peg.points, peg.score});
  return answer;
}

GameAnswer answerOf(const ReadGame& game) {
  GameAnswer answer;
  answer.record = print(game);
  answer.players = {game.record.names[PlayerId::a], game.record.names[PlayerId::b]};
  answer.target = game.record.target;
  for (const ScoredDeal& deal : game.deals) answer.deals.push_back(answerOf(deal));
  answer.score = holesOf(game.score);
  answer.toPlay = game.toPlay;
  answer.winner = game.winner;
  if (!game.winner) return answer;
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

Result<std::vector<GameAnswer>> readGames(std::string_view records) {
  return answersOf(readRecords(records));
}

Result<std::vector<GameAnswer>> readGames(std::string_view file, Notation notation) {
  return answersOf(readNotation(file, notation));
}

}  // namespace cribbage
