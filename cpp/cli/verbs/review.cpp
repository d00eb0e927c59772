// The verb `review` separates the luck in a recorded game from the bad choices.

#include "cli/reasons.h"
#include "cli/record_file.h"
#include "cli/verb.h"
#include "cribbage/cribbage.h"

namespace cribbage {

namespace {

// The arguments of the verb: a file, perhaps one of its deals, and whether a quick answer is enough.
struct ReviewVerb {
  Given record, deal, quick;
};

Result<ReviewAnswer> reviewRecord(const std::string& record, const ReviewVerb& asked) {
  const Given text = Given::ofText(record);
  if (asked.deal.kind == Given::Kind::absent)
    return reviewGame(ReviewGameQuestion{text, asked.quick}, shippedTables());
  return reviewDeal(ReviewDealQuestion{text, asked.deal, asked.quick}, shippedTables());
}

// Prints the review of each game, a blank line apart, or with `json` a line for each game. The whole file is
// read before the first game is reviewed.
ExitCode reviewFile(const ReviewVerb& asked, bool json) {
  const auto text = readRecordFile(asked.record.text);
  if (!text) return refuse(text.error(), json);
  const auto games = readGames(*text);
  if (!games) return refuse(games.error(), json);
  if (games->size() > 1 && asked.deal.kind != Given::Kind::absent)
    return refuse(makeError(reason::dealOfSeveralGames, "--deal"), json);
  for (const GameAnswer& game : *games) {
    if (!json && &game != &games->front()) std::cout << "\n";
    const ExitCode code = finish(reviewRecord(game.record, asked), json,
                                 [](const ReviewAnswer& review) { write(std::cout, review); });
    if (code != done) return code;
    std::cout.flush();
  }
  return done;
}

}  // namespace

void addReview(const Program& program) {
  Verb<ReviewVerb> review(program, "review", "Tell luck from skill in a game: cribbage review game.txt");
  review.text(&ReviewVerb::record, "file", "The file of the games; - for standard input").required();
  review.number(&ReviewVerb::deal, "--deal", "Only this deal, counted from 1");
  review.flag(&ReviewVerb::quick, "--quick", "Solve the play in only a few rounds, for a first answer");
  review.runs(reviewFile);
}

}  // namespace cribbage
