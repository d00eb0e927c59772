#include "cli/options.h"

#include <CLI/CLI.hpp>

namespace cribbage {

namespace {

// CLI11 counts a flag that is there twice as one; here that is a slip.
Option once(CLI::Option* flag) {
  return Option(flag->multi_option_policy(CLI::MultiOptionPolicy::Throw));
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
  return Option(verb_->add_option_function<std::vector<std::string>>(names, std::move(see), about));
}

Option Options::word(const char* names, const char* about,
                     std::function<void(const std::string&)> see) const {
  return Option(verb_->add_option_function<std::string>(names, std::move(see), about));
}

Option Options::scores(const char* names, const char* about,
                       std::function<void(const std::array<std::string, 2>&)> see) const {
  CLI::Option* option = verb_->add_option_function<std::array<std::string, 2>>(names, std::move(see), about);
  return Option(option->type_name("OURS THEIRS"));
}

Option Options::wholeNumber(const char* names, const char* about, int least, int most,
                            std::function<void(int)> see) const {
  CLI::Option* option = verb_->add_option_function<int>(names, std::move(see), about);
  return Option(option->check(CLI::Range(least, most)));
}

Option Options::flag(const char* names, const char* about, std::function<void()> see) const {
  return once(verb_->add_flag_callback(names, std::move(see), about));
}

void Options::oneOf(const char* about, const std::array<Flag, 2>& flags) const {
  CLI::App* group = verb_->add_option_group("deal", about)->require_option(1);
  for (const Flag& flag : flags) once(group->add_flag_callback(flag.names, flag.see, flag.about));
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
