#pragma once
// Rewrites the words after `cribbage` for the parser, and explains the parser's errors.

#include <string>
#include <vector>

#include "cribbage/base/error.h"

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace cribbage {

/// The parser's message for an option without its word.
inline constexpr const char* noWord = "no word";

/// Rewrites the words for the parser: `help VERB` to `VERB --help`, and `--score 90-75` to `--score 90 75`.
std::vector<std::string> plainWords(const CLI::App& program, std::vector<std::string> words);

/// Returns a `badQuestion` that says why the parser stopped.
Error usageError(const CLI::App& program, const CLI::ParseError& error);

/// Returns the error for words without a verb.
Error missingVerb();

/// Returns the command that prints the right help: `cribbage discard --help`.
std::string helpFor(const CLI::App& program);

}  // namespace cribbage
