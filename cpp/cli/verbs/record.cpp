// The verb `record` prints a recorded game, with the score after each deal.

#include "cli/record_file.h"
#include "cli/verb.h"

namespace cribbage {

namespace {

Result<GameAnswer> readFile(const Given& file) {
  const auto text = readRecordFile(file.text);
  if (!text) return text.error();
  return readGame(*text);
}

}  // namespace

void addRecord(const Program& program) {
  using Question = GameQuestion;
  Verb<Question> record(program, "record", "Read a game that was written down: cribbage record game.txt");
  record.text(&Question::record, "file", "The file of the record; - for standard input").required();
  record.answers([](const Question& question) { return readFile(question.record); });
}

}  // namespace cribbage
