#pragma once
// The options of one verb. What reads them, CLI11, is known to options.cpp, program.cpp and usage.cpp alone:
// it takes long to compile.

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cli/program.h"

namespace CLI {
class Option;
}

namespace cribbage {

/// One option, or a word that stands by itself.
class Option {
 public:
  explicit Option(CLI::Option* option) : option_(option) {}
  Option required() const;
  Option needs(Option other) const;
  Option excludes(Option other) const;
  /// How many words it takes, at least and at most.
  Option takes(int least, int most) const;

 private:
  CLI::Option* option_;
};

/// A name with a dash is an option's, other names are of words that stand by themselves. Each calls back with
/// what was given, and not where nothing was.
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

  /// Flags of which one must be there, and only one.
  struct Flag {
    const char* names;
    const char* about;
    std::function<void()> see;
  };
  void oneOf(const char* about, const std::array<Flag, 2>& flags) const;

  /// Adds `--json`, and says when it was given.
  std::shared_ptr<const bool> json() const;

  /// What is done when all words are read.
  void then(std::function<ExitCode()> run) const;

 private:
  CLI::App* verb_;
  ExitCode* exitCode_;
};

}  // namespace cribbage
