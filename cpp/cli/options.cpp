#include "cli/options.h"

#include <CLI/CLI.hpp>
#include <charconv>

#include "cli/usage.h"

namespace cribbage {

namespace {

// Makes it an error to repeat a flag or to give it a value. CLI11 by itself counts a repeated flag once, and
// reads `--crib=0` as if the flag were absent.
Option once(CLI::Option* flag) {
  flag->disable_flag_override();
  return Option(flag->multi_option_policy(CLI::MultiOptionPolicy::Throw));
}

// If the value of an option is missing, CLI11 would take the next option as the value. This check refuses
// such a value.
CLI::Option* refuseOptions(CLI::Option* option) {
  if (option->get_positional()) return option;
  return option->check(
      [](const std::string& word) { return std::string(word.rfind("--", 0) == 0 ? noWord : ""); });
}

}  // namespace

Option Option::required() const {
  return Option(option_->required());
}

Option Option::needs(Option other) const {
  return Option(option_->needs(other.option_));
}

Option Option::excludes(Option other) const {
  return Option(option_->excludes(other.option_));
}

Option Option::takes(int least, int most) const {
  return Option(option_->expected(least, most));
}

Options::Options(const Program& program, const char* name, const char* about)
    : verb_(program.words->add_subcommand(name, about)->group("Verbs")), exitCode_(program.exitCode) {}

Option Options::words(const char* names, const char* about,
                      std::function<void(const std::vector<std::string>&)> see) const {
  return Option(
      refuseOptions(verb_->add_option_function<std::vector<std::string>>(names, std::move(see), about)));
}

Option Options::word(const char* names, const std::string& about,
                     std::function<void(const std::string&)> see) const {
  return Option(refuseOptions(verb_->add_option_function<std::string>(names, std::move(see), about)));
}

Option Options::scores(const char* names, const char* about,
                       std::function<void(const std::array<std::string, 2>&)> see) const {
  CLI::Option* option = verb_->add_option_function<std::array<std::string, 2>>(names, std::move(see), about);
  return Option(refuseOptions(option->type_name("OURS THEIRS")));
}

Option Options::wholeNumber(const char* names, const char* about, int least, int most,
                            std::function<void(int)> see) const {
  CLI::Option* option = verb_->add_option_function<int>(names, std::move(see), about);
  const auto check = [least, most](const std::string& word) -> std::string {
    int number = 0;
    const char* end = word.data() + word.size();
    const auto read = std::from_chars(word.data(), end, number);
    if (read.ec == std::errc{} && read.ptr == end && number >= least && number <= most) return "";
    return "“" + clip(word) + "” is not a whole number from " + std::to_string(least) + " to " +
           std::to_string(most);
  };
  return Option(option->check(check)->type_name("NUMBER"));
}

Option Options::flag(const char* names, const char* about, std::function<void()> see) const {
  return once(verb_->add_flag_callback(names, std::move(see), about));
}

void Options::oneOf(const char* about, const std::array<Flag, 2>& flags,
                    const std::optional<Word>& word) const {
  CLI::App* group = verb_->add_option_group("deal", about)->require_option(1);
  for (const Flag& flag : flags) once(group->add_flag_callback(flag.names, flag.see, flag.about));
  if (word) refuseOptions(group->add_option_function<std::string>(word->names, word->see, word->about));
}

std::shared_ptr<const bool> Options::json() const {
  const auto given = std::make_shared<bool>(false);
  flag("--json", "Answer as one line of JSON", [given] { *given = true; });
  return given;
}

void Options::then(std::function<ExitCode()> run) const {
  verb_->callback([run = std::move(run), exitCode = exitCode_] { *exitCode = run(); });
}

}  // namespace cribbage
