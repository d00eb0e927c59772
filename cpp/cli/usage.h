#pragma once
// Words after `cribbage` that form no question: rewrites them before the parser, and explains its errors.

#include <string>
#include <vector>

#include "cribbage/base/error.h"

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace cribbage {

/// The message of an option that found another option in place of its word.
inline constexpr const char* noWord = "no word";

/// Rewrites the words for the parser: `help VERB` to `VERB --help`, and `--score 90-75` to `--score 90 75`.
std::vector<std::string> plainWords(const CLI::App& program, std::vector<std::string> words);

/// Why the parser stopped, in a sentence: `badQuestion`.
Error usageError(const CLI::App& program, const CLI::ParseError& error);

/// The error for words without a verb.
Error missingVerb();

/// Says which help to read: `cribbage discard --help`.
std::string helpFor(const CLI::App& program);

}  // namespace cribbage
