#include "cribbage/record/words.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "cribbage/cards/read_cards.h"

namespace cribbage::record_words {

namespace {

bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

// Returns whether a word can be a list of ranks without suits. `12` and `+2` are points. In a word of several
// digits, a 1 must be part of a 10.
bool isOfRanks(std::string_view word) {
  const bool figures = word.find_first_not_of("0123456789") == word.npos;
  for (std::size_t at = 0; at < word.size(); ++at) {
    if (word.substr(at).starts_with("10"))
      ++at;
    else if (word[at] == '1'
                 ? figures && word.size() > 1
                 : std::string_view("ATJQKatjqk23456789").find(word[at]) == std::string_view::npos)
      return false;
  }
  return true;
}

}  // namespace

Error refused(const ErrorReason& reason, std::string_view text, ErrorParts parts) {
  return asRecord(makeError(reason, text, std::move(parts)));
}

std::string nameOfSide(const Record& record, PlayerId side) {
  std::string name;
  for (const PlayerId who : record.seating.players())
    if (record.seating.sideOf(who) == side) (name += name.empty() ? "" : " + ") += record.names[who];
  return name;
}

std::optional<std::string_view> misreadName(const Record& record) {
  constexpr std::string_view ends = " =+";
  for (const PlayerId who : record.seating.players()) {
    const std::string_view name = record.names[who];
    if (name.find_first_of("+=") == 0) return name;
    for (const std::string_view longer : record.names)
      if (name.size() < longer.size() && same(longer.substr(0, name.size()), name) &&
          ends.find(longer[name.size()]) != ends.npos)
        return name;
  }
  return std::nullopt;
}

Error handTooLarge(const Record& record, PlayerId who, std::string_view text) {
  const ErrorReason& reason = record.seating.dealt() == 6 ? reason::handNotSix : reason::handNotFive;
  return refused(reason, text, {{"player", record.names[who]}});
}

Error asRecord(Error error) {
  error.code = ErrorCode::badRecord;
  return error;
}

bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
  while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
  return text;
}

std::string_view takeLine(std::string_view& text) {
  const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + (text.substr(end).starts_with("\r\n") ? 2 : 1), text.size()));
  return line;
}

std::string plain(std::string_view line) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 9> signs{{{"\u00A0", " "},
                                                                                {"\u2007", " "},
                                                                                {"\u202F", " "},
                                                                                {"\u2009", " "},
                                                                                {"\uFEFF", ""},
                                                                                {"\u200B", ""},
                                                                                {"\u2010", "-"},
                                                                                {"\u2011", "-"},
                                                                                {"\u2212", "-"}}};
  std::string text;
  while (!line.empty()) {
    const auto sign = std::find_if(signs.begin(), signs.end(),
                                   [&](const auto& one) { return line.starts_with(one.first); });
    const std::string_view next = sign != signs.end() ? sign->second
                                  : isBlank(line[0])  ? " "
                                                      : line.substr(0, 1);
    line.remove_prefix(sign != signs.end() ? sign->first.size() : 1);
    if (next != " " || (!text.empty() && text.back() != ' ')) text += next;
  }
  if (!text.empty() && text.back() == ' ') text.pop_back();
  return text;
}

std::string lower(std::string_view text) {
  std::string all(text);
  for (char& c : all)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return all;
}

std::optional<int> takeNumber(std::string_view& text) {
  std::size_t digits = 0;
  while (digits < text.size() && isDigit(text[digits])) ++digits;
  int number = 0;
  if (digits == 0 || digits > 4) return std::nullopt;
  std::from_chars(text.data(), text.data() + digits, number);
  text.remove_prefix(digits);
  return number;
}

bool takeDash(std::string_view& text) {
  for (const std::string_view dash : dashes)
    if (text.starts_with(dash)) {
      text.remove_prefix(dash.size());
      return true;
    }
  return false;
}

std::vector<std::string_view> wordsOf(std::string_view text) {
  constexpr std::string_view apart = " \t\r\v\f,;", alone = "()/|";
  constexpr std::string_view ends = " \t\r\v\f,;()/|";
  std::vector<std::string_view> words;
  while (!(text = text.substr(std::min(text.find_first_not_of(apart), text.size()))).empty()) {
    std::size_t length = alone.find(text[0]) != alone.npos ? 1 : joinedLength(text);
    if (length == 0) length = std::min(text.find_first_of(ends), text.size());
    words.push_back(text.substr(0, length));
    text.remove_prefix(length);
  }
  return words;
}

std::optional<WrittenScore> scoreIn(std::string_view text) {
  WrittenScore score;
  for (const PlayerId who : Seating(3).sides()) {
    if (who == PlayerId::c && text.empty()) break;
    if (who != PlayerId::a && !takeDash(text)) return std::nullopt;
    const auto holes = takeNumber(text);
    if (!holes) return std::nullopt;
    score.holes[who] = *holes;
    ++score.sides;
    if (!text.starts_with('*')) continue;
    if (score.dealer) return std::nullopt;
    score.dealer = who;
    text.remove_prefix(1);
  }
  return text.empty() ? std::optional(score) : std::nullopt;
}

std::string written(const PerPlayer<int>& score, const Seating& seating) {
  std::string text;
  for (const PlayerId side : seating.sides()) {
    if (!text.empty()) text += '-';
    text += std::to_string(score[side]);
  }
  return text;
}

std::optional<Said> saidIn(std::string_view text) {
  Said said;
  const auto first = takeNumber(text);
  if (!first) return std::nullopt;
  if (!text.empty()) {
    if (!takeDash(text)) return std::nullopt;
    said.count = first;
    said.points = takeNumber(text);
    if (!said.points || !text.empty()) return std::nullopt;
  } else {
    said.points = first;
  }
  return said;
}

std::string written(const MaybeSeen& card) {
  return card ? print(*card) : "?";
}

Result<std::vector<MaybeSeen>> cardsOf(std::string_view word) {
  if (word.find_first_not_of('?') == word.npos) return std::vector<MaybeSeen>(word.size());
  std::vector<MaybeSeen> cards;
  const auto full = parseCards(word);
  if (full) {
    for (const Card card : *full) cards.push_back(SeenCard{card.rank(), card.suit()});
    return cards;
  }
  const auto ranks = parseRanks(word);
  if (full.error().code == ErrorCode::duplicateCard) return asRecord(full.error());
  if (!ranks || !isOfRanks(word)) return asRecord(badCard(word));
  for (const Rank rank : *ranks) cards.push_back(SeenCard{rank, std::nullopt});
  return cards;
}

}  // namespace cribbage::record_words
