#pragma once
// Rewrites the arguments of `cribbage` for the parser (CLI11), and explains the parser's errors.

#include <string>
#include <vector>

#include "cribbage/base/error.h"

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace cribbage {

/// The message with which the parser reports an option without its value.
inline constexpr const char* noWord = "no word";

/// Rewrites the arguments for the parser: `help VERB` to `VERB --help`, and `--score 90-75` to `--score 90
/// 75`.
std::vector<std::string> plainWords(const CLI::App& program, std::vector<std::string> words);

/// Returns a `badQuestion` that says why the parser stopped.
Error usageError(const CLI::App& program, const CLI::ParseError& error);

/// Returns the error for a command line that names no verb.
Error missingVerb();

/// Returns the command that prints the help of the given verb, such as `cribbage discard --help`.
std::string helpFor(const CLI::App& program);

}  // namespace cribbage
