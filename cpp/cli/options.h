#pragma once
// The options of one verb (subcommand). Only options.cpp, program.cpp and usage.cpp include CLI11, because it
// takes long to compile.

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/program.h"

namespace CLI {
class Option;
}

namespace cribbage {

/// One option of a verb, or one positional argument.
class Option {
 public:
  explicit Option(CLI::Option* option) : option_(option) {}
  Option required() const;
  Option needs(Option other) const;
  Option excludes(Option other) const;
  /// Sets the least and the greatest number of words that the option takes as its value.
  Option takes(int least, int most) const;

 private:
  CLI::Option* option_;
};

/// The options of one verb (subcommand). A name with a dash makes an option, and any other name makes a
/// positional argument. If the user gives the option or argument, `see` is called with its value.
class Options {
 public:
  Options(const Program& program, const char* name, const char* about);

  Option words(const char* names, const char* about,
               std::function<void(const std::vector<std::string>&)> see) const;
  Option word(const char* names, const std::string& about, std::function<void(const std::string&)> see) const;
  Option scores(const char* names, const char* about,
                std::function<void(const std::array<std::string, 2>&)> see) const;
  Option wholeNumber(const char* names, const char* about, int least, int most,
                     std::function<void(int)> see) const;
  Option flag(const char* names, const char* about, std::function<void()> see) const;

  /// One of two flags of which exactly one must be given.
  struct Flag {
    const char* names;
    const char* about;
    std::function<void()> see;
  };
  /// An option with a word that may be given instead of these flags.
  struct Word {
    const char* names;
    const char* about;
    std::function<void(const std::string&)> see;
  };
  void oneOf(const char* about, const std::array<Flag, 2>& flags,
             const std::optional<Word>& word = std::nullopt) const;

  /// Adds `--json`. The result becomes true if `--json` is given.
  std::shared_ptr<const bool> json() const;

  /// Sets the action to run after the command line is parsed.
  void then(std::function<ExitCode()> run) const;

 private:
  CLI::App* verb_;
  ExitCode* exitCode_;
};

}  // namespace cribbage
