#include "cli/usage.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "cli/reasons.h"

namespace cribbage {

namespace {

using Words = std::vector<std::string>;

bool isOption(const std::string& word) {
  return !word.empty() && word[0] == '-';
}

// Returns an error whose sentence is the parser's own message.
Error misused(const std::string& word, const std::string& message) {
  return makeError(reason::misused, word, {{"message", message}});
}

// Joins names as "one, two and three", or with another word before the last.
std::string joined(const Words& names, const std::string& last = " and ") {
  std::string text;
  for (std::size_t at = 0; at < names.size(); ++at)
    text += (at == 0 ? "" : at + 1 == names.size() ? last : ", ") + names[at];
  return text;
}

// Makes "Six cards" lower case, for use inside a sentence.
std::string inSentence(std::string about) {
  if (!about.empty() && about[0] >= 'A' && about[0] <= 'Z')
    about[0] = static_cast<char>(about[0] - 'A' + 'a');
  return about;
}

const CLI::App* verbOf(const CLI::App& program) {
  const auto verbs = program.get_subcommands();
  return verbs.empty() ? nullptr : verbs[0];
}

std::string verbsOf(const CLI::App& program) {
  Words names;
  for (const CLI::App* verb : program.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(verb->get_name());
  return joined(names);
}

// Returns the verb's groups of flags. Exactly one flag of each group must be given.
std::vector<const CLI::App*> groupsOf(const CLI::App& verb) {
  return verb.get_subcommands([](const CLI::App* group) { return group->get_name().empty(); });
}

std::vector<const CLI::Option*> optionsOf(const CLI::App& verb) {
  std::vector<const CLI::Option*> options = verb.get_options();
  for (const CLI::App* group : groupsOf(verb))
    for (const CLI::Option* option : group->get_options()) options.push_back(option);
  return options;
}

std::string nameOf(const CLI::Option& option) {
  return option.get_name();
}

// Finds the option that a parser message refers to.
const CLI::Option* namedIn(const CLI::App& verb, const std::string& message) {
  for (const CLI::Option* option : optionsOf(verb))
    if (isOption(nameOf(*option)) && message.find(nameOf(*option)) != std::string::npos) return option;
  return nullptr;
}

bool takesTwo(const CLI::Option& option) {
  return option.get_items_expected_min() == 2;
}

Error unexpected(const CLI::App& program) {
  const CLI::App* verb = verbOf(program);
  const Words before = program.remaining(), all = program.remaining(true);
  const auto word = std::find_if_not(before.begin(), before.end(), isOption);
  if (!verb && word != before.end())
    return makeError(reason::unknownVerb, *word, {{"verbs", verbsOf(program)}});
  if (!before.empty()) return makeError(reason::optionBeforeVerb, before[0]);
  const std::string first = all.empty() ? "" : all[0];
  return makeError(isOption(first) ? reason::unknownOption : reason::uselessWord, first,
                   {{"verb", verb->get_name()}});
}

// Returns the error for a required argument or flag that is missing, or for two flags that exclude each
// other.
Error missingIn(const CLI::App& verb, const std::string& message) {
  for (const CLI::Option* option : verb.get_options())
    if (option->get_required() && option->count() == 0)
      return makeError(reason::wordMissing, "",
                       {{"verb", verb.get_name()}, {"word", inSentence(option->get_description())}});
  for (const CLI::App* group : groupsOf(verb)) {
    Words flags;
    std::size_t given = 0;
    for (const CLI::Option* flag : group->get_options()) {
      if (flag == group->get_help_ptr()) continue;
      flags.push_back(nameOf(*flag));
      given += flag->count();
    }
    if (given == 1) continue;
    return makeError(given == 0 ? reason::flagMissing : reason::flagsTogether, "",
                     {{"about", group->get_description()}, {"flags", joined(flags, " or ")}});
  }
  return misused("", message);
}

Error useless(const CLI::App& verb, const std::string& message) {
  for (const CLI::Option* option : optionsOf(verb))
    for (const CLI::Option* needed : option->get_needs())
      if (option->count() > 0 && needed->count() == 0)
        return makeError(reason::optionAlone, nameOf(*option), {{"option", nameOf(*needed)}});
  return misused("", message);
}

// Returns the error for an option that has too few, too many or wrong words as its value.
Error misused(const CLI::App& verb, const CLI::ParseError& error) {
  const std::string message = error.what();
  if (message.find("flag override") != std::string::npos) {  // the parser names the flag without its dashes
    const std::string name = "--" + message.substr(0, message.find(' '));
    return makeError(reason::wordAfterOption, name);
  }
  const CLI::Option* option = namedIn(verb, message);
  if (!option) return misused("", message);
  const std::string name = nameOf(*option);
  if (dynamic_cast<const CLI::ValidationError*>(&error) && message.find(noWord) == std::string::npos)
    return misused(name, message);
  const auto given = static_cast<int>(option->count()), most = option->get_items_expected_max();
  if (takesTwo(*option)) return makeError(reason::notTwoNumbers, name);
  if (given > std::max(most, 1))
    return makeError(most > 1 ? reason::tooManyWords : reason::optionTwice, name, {{"most", most}});
  if (most == 0) return makeError(reason::wordAfterOption, name);
  return makeError(reason::wordAfterMissing, name, {{"word", inSentence(option->get_description())}});
}

}  // namespace

std::vector<std::string> plainWords(const CLI::App& program, std::vector<std::string> words) {
  if (!words.empty() && words[0] == "help") {
    words.erase(words.begin());
    words.push_back("--help");
  }
  Words pairs;
  for (const CLI::App* verb : program.get_subcommands([](const CLI::App*) { return true; }))
    for (const CLI::Option* option : verb->get_options())
      if (takesTwo(*option)) pairs.push_back(nameOf(*option));
  const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
  for (std::size_t at = 1; at < words.size(); ++at) {
    if (std::find(pairs.begin(), pairs.end(), words[at - 1]) == pairs.end()) continue;
    const std::string word = words[at];
    const auto dash = std::find_if_not(word.begin(), word.end(), isDigit);
    if (dash == word.begin() || dash == word.end() || *dash != '-' || dash + 1 == word.end() ||
        !std::all_of(dash + 1, word.end(), isDigit))
      continue;
    words[at] = std::string(word.begin(), dash);
    words.insert(words.begin() + static_cast<std::ptrdiff_t>(at) + 1, std::string(dash + 1, word.end()));
  }
  return words;
}

Error usageError(const CLI::App& program, const CLI::ParseError& error) {
  if (dynamic_cast<const CLI::ExtrasError*>(&error)) return unexpected(program);
  const std::string message = error.what();
  const CLI::App* verb = verbOf(program);
  if (!verb) return misused("", message);
  if (dynamic_cast<const CLI::RequiredError*>(&error)) return missingIn(*verb, message);
  if (dynamic_cast<const CLI::RequiresError*>(&error)) return useless(*verb, message);
  return misused(*verb, error);
}

Error missingVerb() {
  return makeError(reason::verbMissing, "");
}

std::string helpFor(const CLI::App& program) {
  const CLI::App* verb = verbOf(program);
  return "cribbage " + (verb ? verb->get_name() + " " : "") + "--help";
}

}  // namespace cribbage
