#include "cribbage/questions/review_questions.h"

#include <cmath>

#include "cribbage/deal/stakes_table.h"
#include "cribbage/record/text.h"
#include "cribbage/review/review.h"

namespace cribbage {

namespace {

ChoiceQuestion answerOf(const Choice& choice) {
  ChoiceQuestion asked;
  asked.weDeal = choice.weDeal;
  asked.ours = choice.ours;
  asked.theirs = choice.theirs;
  if (!choice.dealt.empty()) {
    asked.dealt = choice.dealt;
    return asked;
  }
  asked.kept = choice.kept;
  if (!choice.thrown.empty()) asked.thrown = choice.thrown;
  asked.starter = choice.starter;
  asked.played.emplace();
  for (const auto& [ours, card] : choice.played)
    asked.played->push_back({ours ? "us" : "them", card ? print(*card) : "go"});
  return asked;
}

ReviewedStep answerOf(const ReviewStep& step) {
  ReviewedStep answer{{}, step.kind, step.by, step.chance, step.luck, step.lost, {}, {}, {}};
  if (!step.chosen.empty()) answer.chosen = step.chosen;
  if (!step.best.empty()) answer.best = step.best;
  if (step.asked) answer.question = answerOf(*step.asked);
  return answer;
}

PlayersReview answerOf(const ReviewTotals& totals) {
  return {{totals.throwLost, totals.playLost}, totals.luck};
}

ReviewAnswer answerOf(const DealReview& review) {
  ReviewAnswer answer{review.before,
                      {},
                      {answerOf(review.totals[PlayerId::a]), answerOf(review.totals[PlayerId::b])},
                      review.after};
  for (const ReviewStep& step : review.steps) answer.steps.push_back(answerOf(step));
  return answer;
}

void add(const PlayersReview& more, PlayersReview* sum) {
  sum->lost.throws += more.lost.throws;
  sum->lost.play += more.lost.play;
  sum->luck += more.luck;
}

ToGo toGoOf(const ReadGame& game, std::size_t deal) {
  const ScoredDeal& at = game.deals[deal];
  return {game.record.target - at.before[at.dealer], game.record.target - at.before[other(at.dealer)]};
}

// Returns whether the review of a deal needs the stakes table, which serves scores near the last hole. Heels
// may bring the dealer two holes nearer, so the check assumes them.
bool needsStakes(const ReadGame& game, std::size_t deal) {
  ToGo toGo = toGoOf(game, deal);
  toGo.dealer -= 2;
  return StakesTable::mayKnow(toGo);
}

Result<ReviewTables> tablesFor(bool stakes, const Tables& tables) {
  const auto win = tables.toWin(Objective::win, stakes);
  if (!win) return win.error();
  const auto knowledge = tables.knowledge();
  if (!knowledge) return knowledge.error();
  return ReviewTables{*win, *knowledge, usualPegs((*knowledge)->asPone, *win->handPegs)};
}

Error noDeal(const Given& given, std::size_t deals) {
  if (deals == 0) return makeError(reason::noDealYet, given.text);
  const ErrorParts most{{"most", deals}};
  return given.kind == Given::Kind::absent ? missing(reason::dealMissing, "deal", most)
                                           : wrongKind(reason::notADeal, "deal", given, most);
}

struct Asked {
  std::string_view record;
  bool quick = false;
};

Result<Asked> read(const Given& record, const Given& quick) {
  const auto text = recordOf(record);
  if (!text) return text.error();
  const auto first = truthOf(quick, "quick", false);
  if (!first) return first.error();
  return Asked{*text, *first};
}

Result<ReviewAnswer> review(const ReadGame& game, std::size_t deal, const Tables& tables, bool quick) {
  const auto from = tablesFor(needsStakes(game, deal), tables);
  if (!from) return from.error();
  return answerOf(reviewDeal(game, deal, *from, quick));
}

// Reads the record of a game of two. Only such games can be reviewed.
Result<ReadGame> gameOfTwo(std::string_view record) {
  auto game = readRecord(record);
  if (game && game->record.seating.count() != 2) return makeError(reason::reviewForTwo, "");
  return game;
}

bool isDealOf(const ReadGame& game, double deal) {
  return deal >= 1 && deal <= static_cast<double>(game.deals.size()) && deal == std::floor(deal);
}

}  // namespace

Result<ReviewAnswer> reviewDeal(const ReviewDealQuestion& question, const Tables& tables) {
  const auto asked = read(question.record, question.quick);
  if (!asked) return asked.error();
  const auto game = gameOfTwo(asked->record);
  if (!game) return game.error();
  if (question.deal.kind != Given::Kind::number || !isDealOf(*game, question.deal.number))
    return noDeal(question.deal, game->deals.size());
  return review(*game, static_cast<std::size_t>(question.deal.number) - 1, tables, asked->quick);
}

Result<ReviewAnswer> reviewDeal(std::string_view record, int deal, const Tables& tables, bool quick) {
  const auto game = gameOfTwo(record);
  if (!game) return game.error();
  if (!isDealOf(*game, deal)) return noDeal(Given::ofNumber(deal, std::to_string(deal)), game->deals.size());
  return review(*game, static_cast<std::size_t>(deal) - 1, tables, quick);
}

Result<ReviewAnswer> reviewGame(const ReviewGameQuestion& question, const Tables& tables) {
  const auto asked = read(question.record, question.quick);
  if (!asked) return asked.error();
  return reviewGame(asked->record, tables, asked->quick);
}

Result<ReviewAnswer> reviewGame(std::string_view record, const Tables& tables, bool quick) {
  const auto game = gameOfTwo(record);
  if (!game) return game.error();
  if (game->deals.empty()) return noDeal({}, 0);
  ReviewAnswer all;
  for (std::size_t deal = 0; deal < game->deals.size(); ++deal) {
    auto one = review(*game, deal, tables, quick);
    if (!one) return one.error();
    if (deal == 0) all.before = one->before;
    all.after = one->after;
    add(one->totals.a, &all.totals.a);
    add(one->totals.b, &all.totals.b);
    for (ReviewedStep& step : one->steps) {
      step.deal = static_cast<int>(deal) + 1;
      all.steps.push_back(std::move(step));
    }
  }
  return all;
}

TableNames needs(const ReviewDealQuestion& question) {
  const auto asked = read(question.record, question.quick);
  if (!asked) return {};
  const auto game = gameOfTwo(asked->record);
  if (!game || question.deal.kind != Given::Kind::number || !isDealOf(*game, question.deal.number)) return {};
  TableNames names{"crib", "play", "opening", "pegging", "board"};
  if (needsStakes(*game, static_cast<std::size_t>(question.deal.number) - 1)) names.push_back("stakes");
  return names;
}

}  // namespace cribbage
