#include "cribbage/base/error.h"

#include <algorithm>
#include <array>

#include "cribbage/base/text.h"

namespace cribbage {

namespace {

// Returns "points, win or random" for "points, win, random", with `open` and `close` around each name.
std::string anyOf(std::string_view names, std::string_view open, std::string_view close) {
  std::string list;
  for (;;) {
    const std::size_t comma = names.find(", ");
    list.append(open).append(names.substr(0, comma)).append(close);
    if (comma == names.npos) return list;
    names.remove_prefix(comma + 2);
    list += names.find(", ") == names.npos ? " or " : ", ";
  }
}

// Returns the English words for a part of a sentence, in one of the forms that the comment on `ErrorReason`
// lists.
std::string inForm(const ErrorPart& part, std::string_view form) {
  const std::string& said = part.english.empty() ? part.text : part.english;
  if (form.empty()) return said;
  if (form == " or") return anyOf(said, "", "");
  if (form == " “or”") return anyOf(said, "“", "”");
  if (part.english.empty() || (said != "we" && said != "they")) return said + std::string(form);
  if (form == "'s") return said == "we" ? "our" : "their";
  return said + std::string(form.substr(0, form.size() - 1));  // we lead
}

}  // namespace

std::string_view print(ErrorCode code) {
  constexpr std::array<std::string_view, 8> names{"badCard",     "duplicateCard", "wrongCount",  "badScore",
                                                  "illegalPlay", "badTable",      "badQuestion", "badRecord"};
  return names[static_cast<std::size_t>(code)];
}

std::string clip(std::string_view text) {
  std::string clean;
  for (std::size_t at = 0; at < text.size();) {
    const auto [code, length] = characterAt(text.substr(at));
    if (clean.size() + (length == 0 ? 1 : length) > longestErrorText) break;
    if (length == 0 || code < 0x20 || code == 0x7F) {
      clean += '?';
      ++at;
    } else {
      clean.append(text, at, length);
      at += length;
    }
  }
  return clean;
}

ErrorPart::ErrorPart(const char* blank, std::string value, std::string said)
    : name(blank), text(std::move(value)), english(std::move(said)) {}

const ErrorPart* ErrorParts::find(std::string_view name) const {
  const auto found =
      std::find_if(all_.begin(), all_.end(), [&](const ErrorPart& part) { return part.name == name; });
  return found == all_.end() ? nullptr : &*found;
}

// Fills the blanks of the reason's sentence. A part with an English form gets a capital if it begins the
// sentence.
Error makeError(const ErrorReason& reason, std::string_view text, ErrorParts parts) {
  Error error{reason.code, reason.name, {}, clip(text), {}, std::nullopt};
  parts.add({"text", error.text});
  std::string_view left = reason.english;
  for (std::size_t open = left.find('{'); open != left.npos; open = left.find('{')) {
    error.message += left.substr(0, open);
    std::string_view blank = left.substr(open + 1, left.find('}') - open - 1);
    left.remove_prefix(std::min(open + blank.size() + 2, left.size()));
    const bool isNumber = blank.starts_with('#');
    if (isNumber) blank.remove_prefix(1);
    const std::size_t end = std::min(blank.find_first_of("' "), blank.size());
    const ErrorPart* const part = parts.find(blank.substr(0, end));
    assert(part && part->number.has_value() == isNumber && "a part is missing, or of the other kind");
    if (!part) continue;
    std::string said = inForm(*part, blank.substr(end));
    if (error.message.empty() && !part->english.empty()) said[0] = static_cast<char>(said[0] - 'a' + 'A');
    error.message += said;
    if (!error.parts.find(part->name)) error.parts.add(*part);
  }
  error.message += left;
  return error;
}

}  // namespace cribbage
