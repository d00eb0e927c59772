#pragma once
// Words after `cribbage` that are no question: how they are read before the parser, and what is wrong with
// them.

#include <string>
#include <vector>

#include "cribbage/base/error.h"

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace cribbage {

/// How an option says that it found another option where a word of its own belongs.
inline constexpr const char* noWord = "no word";

/// The words as the parser reads them: `help VERB` is `VERB --help`, and `--score 90-75` is `--score 90 75`.
std::vector<std::string> plainWords(const CLI::App& program, std::vector<std::string> words);

/// Why the parser stopped, in a sentence: `badQuestion`.
Error usageError(const CLI::App& program, const CLI::ParseError& error);

/// No verb among the words.
Error missingVerb();

/// Where to look it up: `cribbage discard --help`.
std::string helpFor(const CLI::App& program);

}  // namespace cribbage
