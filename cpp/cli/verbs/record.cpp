// A game that was written down, with the score after each deal.

#include <fstream>
#include <iostream>
#include <iterator>

#include "cli/verb.h"

namespace cribbage {

namespace {

Result<GameAnswer> readFile(const Given& file) {
  const bool isInput = file.text == "-";
  std::ifstream opened;
  if (!isInput) opened.open(file.text, std::ios::binary);
  std::istream& in = isInput ? std::cin : opened;
  if (!in)
    return makeError(ErrorCode::badRecord, file.text, "There is no record at “" + clip(file.text) + "”.");
  // One byte more than the reader takes tells it that there are more.
  std::string text;
  for (std::istreambuf_iterator<char> at(in), end; at != end && text.size() <= longestText; ++at) text += *at;
  return readGame(text);
}

}  // namespace

void addRecord(const Program& program) {
  using Question = GameQuestion;
  Verb<Question> record(program, "record", "Read a game that was written down: cribbage record game.txt");
  record.text(&Question::record, "file", "The file of the record; - for standard input").required();
  record.answers([](const Question& question) { return readFile(question.record); });
}

}  // namespace cribbage
