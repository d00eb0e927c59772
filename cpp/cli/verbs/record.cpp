// The verb `record` prints recorded games, with the score after each deal. The option `--from` reads the
// notation of another program, and the verb then prints the games as records.

#include "cli/reasons.h"
#include "cli/record_file.h"
#include "cli/verb.h"

namespace cribbage {

namespace {

Result<std::vector<GameAnswer>> readFile(const std::string& file, const std::optional<Notation>& notation) {
  const auto text = readRecordFile(file);
  if (!text) return text.error();
  return notation ? readGames(*text, *notation) : readGames(*text);
}

// Prints all games, a blank line apart, or with `json` a line for each game.
ExitCode printFile(const std::string& file, const std::optional<Notation>& notation, bool json) {
  const auto games = readFile(file, notation);
  if (!games) return refuse(games.error(), json);
  for (const GameAnswer& game : *games) {
    if (!json && &game != &games->front()) std::cout << "\n";
    finish(Result<GameAnswer>(game), json, [&](const GameAnswer& answer) {
      if (notation)
        std::cout << answer.record;
      else
        write(std::cout, answer);
    });
  }
  return done;
}

}  // namespace

void addRecord(const Program& program) {
  using Question = GameQuestion;
  Verb<Question> record(program, "record", "Read games that were written down: cribbage record game.txt");
  record.text(&Question::record, "file", "The file of the games; - for standard input").required();
  const auto from = std::make_shared<std::string>();
  record.options().word("--from", "Read another notation, and print records: from " + listed(notationNames),
                        [from](const std::string& word) { *from = word; });
  record.runs([from](const Question& question, bool json) {
    const auto notation = namedIn<Notation>(notationNames, *from);
    if (!from->empty() && !notation)
      return refuse(makeError(reason::noSuchNotation, *from, {{"notations", listed(notationNames)}}), json);
    return printFile(question.record.text, notation, json);
  });
}

}  // namespace cribbage
