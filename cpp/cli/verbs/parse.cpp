#include "cli/verb.h"
#include "cribbage/questions/show_questions.h"

namespace cribbage {

void addParse(const Program& program) {
  Verb<CardsQuestion> parse(program, "parse", "Read cards as people write them: cribbage parse '5h, 10s 1C'");
  parse.words(&CardsQuestion::text, "text", "Cards as text").required();
  parse.flag(&CardsQuestion::mayRepeat, "--may-repeat", "A card may appear more than once");
  parse.runs([](const CardsQuestion& question, bool json) {
    const auto read = parseCards(question);
    const ExitCode code = finish(read, json, [](const auto& answer) { write(std::cout, answer); });
    if (!read || !read->error) return code;
    if (!json) refuse(*read->error, json);
    return badInput;
  });
}

}  // namespace cribbage
