// The verb `review` separates the luck in a recorded game from the bad choices.

#include "cli/record_file.h"
#include "cli/verb.h"
#include "cribbage/cribbage.h"

namespace cribbage {

namespace {

// The arguments of the verb: a file, perhaps one of its deals, and whether a quick answer is enough.
struct ReviewVerb {
  Given record, deal, quick;
};

Result<ReviewAnswer> reviewFile(const ReviewVerb& asked) {
  const auto record = readRecordFile(asked.record.text);
  if (!record) return record.error();
  const Given text = Given::ofText(*record);
  if (asked.deal.kind == Given::Kind::absent)
    return reviewGame(ReviewGameQuestion{text, asked.quick}, shippedTables());
  return reviewDeal(ReviewDealQuestion{text, asked.deal, asked.quick}, shippedTables());
}

}  // namespace

void addReview(const Program& program) {
  Verb<ReviewVerb> review(program, "review", "Tell luck from skill in a game: cribbage review game.txt");
  review.text(&ReviewVerb::record, "file", "The file of the record; - for standard input").required();
  review.number(&ReviewVerb::deal, "--deal", "Only this deal, counted from 1");
  review.flag(&ReviewVerb::quick, "--quick", "Solve the play in only a few rounds, for a first answer");
  review.answers(reviewFile);
}

}  // namespace cribbage
