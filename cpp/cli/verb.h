#pragma once
// A verb (subcommand) of the command line that asks the engine a question. Its options fill the fields of the
// question, and the answer is printed.

#include <iostream>
#include <memory>
#include <utility>

#include "cli/options.h"
#include "cli/print/answers.h"
#include "cribbage/questions/given.h"

namespace cribbage {

/// Joins words with spaces into one text, which is how every question takes its cards.
Given textOf(const std::vector<std::string>& words);

/// Makes a list of texts, as `readList` does.
Given textsOf(const std::vector<std::string>& words);

/// Reads a number. A word that is no number becomes text, which the question then refuses.
Given numberOf(const std::string& text);

/// Prints an answer as JSON or with `show`, or reports the error.
template <class Answer, class Show>
ExitCode finish(const Result<Answer>& result, bool json, Show show) {
  if (!result) return refuse(result.error(), json);
  if (json)
    std::cout << printJson(*result) << "\n";
  else
    show(*result);
  return done;
}

/// A verb whose options fill the fields of a `Question`. Each option fills one field and has no other effect,
/// so the question holds exactly what the user gave. For example, the verb `ranks`:
///
///     Verb<RanksQuestion> ranks(program, "ranks", "Count ranks without suits");
///     ranks.words(&RanksQuestion::ranks, "ranks", "One to 24 ranks").required();
///     ranks.answers([](const RanksQuestion& question) { return scoreRanks(question); });
template <class Question>
class Verb {
 public:
  using Field = Given Question::*;

  Verb(const Program& program, const char* name, const char* about)
      : options_(program, name, about), json_(options_.json()) {}

  const Options& options() const { return options_; }

  /// Returns the question, so that the verb can set defaults of its fields.
  Question& question() { return *question_; }

  /// Adds an option whose value is one word or more.
  Option words(Field field, const char* names, const char* about) {
    return options_.words(names, about, [asked = question_, field](const std::vector<std::string>& words) {
      (*asked).*field = textOf(words);
    });
  }

  /// Adds an option whose value is a list: one text or more.
  Option texts(Field field, const char* names, const char* about) {
    return options_.words(names, about, [asked = question_, field](const std::vector<std::string>& words) {
      (*asked).*field = textsOf(words);
    });
  }

  /// Adds an option whose value is one word.
  Option text(Field field, const char* names, const std::string& about) {
    return options_.word(names, about, [asked = question_, field](const std::string& word) {
      (*asked).*field = Given::ofText(word);
    });
  }

  Option number(Field field, const char* names, const char* about) {
    return options_.word(names, about, [asked = question_, field](const std::string& word) {
      (*asked).*field = numberOf(word);
    });
  }

  /// Adds an option for our score and theirs.
  Option scores(const char* names, const char* about) {
    return options_.scores(names, about, [asked = question_](const std::array<std::string, 2>& scores) {
      asked->ours = numberOf(scores[0]);
      asked->theirs = numberOf(scores[1]);
    });
  }

  /// Adds a flag that sets a field to true, or to `value`.
  Option flag(Field field, const char* names, const char* about, Given value = Given::ofTruth(true)) {
    return options_.flag(names, about, says(field, std::move(value)));
  }

  /// Adds two flags that answer `whose`, a question such as "Whose crib is it?". Exactly one must be given,
  /// or `dealer`.
  void whoDeals(const char* whose, const char* mine, const char* theirs,
                const std::optional<Options::Word>& dealer = std::nullopt) {
    options_.oneOf(whose,
                   {{{"-m,--mine,--my-crib", mine, says(&Question::weDeal, Given::ofTruth(true))},
                     {"-t,--theirs,--their-crib", theirs, says(&Question::weDeal, Given::ofTruth(false))}}},
                   dealer);
  }

  /// Sets the action to run after the command line is parsed. `run` takes the question, and whether to print
  /// JSON.
  template <class Run>
  void runs(Run run) {
    options_.then([asked = question_, json = json_, run] { return run(*asked, *json); });
  }

  /// Makes the verb ask its question with `ask` and print the answer with `show`, which takes the stream, the
  /// answer and the question.
  template <class Ask, class Show>
  void answers(Ask ask, Show show) {
    runs([ask, show](const Question& question, bool json) {
      return finish(ask(question), json, [&](const auto& answer) { show(std::cout, answer, question); });
    });
  }

  /// Does the same as the other `answers`, for an answer whose text does not depend on the question.
  template <class Ask>
  void answers(Ask ask) {
    answers(ask, [](std::ostream& out, const auto& answer, const Question&) { write(out, answer); });
  }

 private:
  std::function<void()> says(Field field, Given value) const {
    return [asked = question_, field, value = std::move(value)] { (*asked).*field = value; };
  }

  std::shared_ptr<Question> question_ = std::make_shared<Question>();
  Options options_;
  std::shared_ptr<const bool> json_;
};

}  // namespace cribbage
