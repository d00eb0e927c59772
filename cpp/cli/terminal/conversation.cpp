#include "cli/terminal/conversation.h"

#include <algorithm>
#include <istream>
#include <ostream>

#include "cli/reasons.h"
#include "cribbage/record/words.h"

namespace cribbage {

using namespace record_words;

namespace {

constexpr std::size_t columns = 79;

// Returns the number of characters, not of bytes.
std::size_t lengthOf(std::string_view word) {
  return static_cast<std::size_t>(
      std::count_if(word.begin(), word.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

}  // namespace

void Conversation::say(std::string_view text) {
  std::size_t column = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::size_t length = lengthOf(word);
    if (column > 0 && column + 1 + length > columns) {
      out_ << '\n';
      column = 0;
    }
    out_ << (column > 0 ? " " : "") << word;
    column += (column > 0 ? 1 : 0) + length;
  }
  out_ << '\n';
}

bool Conversation::ask(const std::string& wanted, const std::function<std::string()>& hint,
                       const std::function<std::optional<std::string>(std::string_view)>& take) {
  say(wanted);
  std::string line;
  while (out_.flush() && std::getline(in_, line)) {
    const std::string typed = plain(line.substr(0, line.find('\r')));
    const std::string_view word = trimmed(typed);
    if (same(word, "quit")) return false;
    const auto refused = word == "?" ? hint() : take(word);
    if (!refused) return true;
    say(*refused);
  }
  return false;
}

Result<std::vector<Card>> readHeld(std::string_view text, CardSet held, std::size_t count) {
  std::vector<Card> cards;
  for (const std::string_view word : wordsOf(text)) {
    const auto read = cardsOf(word);
    if (!read) return read.error();
    for (const MaybeSeen& seen : *read) {
      const auto all = held.cards();
      const auto card = std::find_if(all.begin(), all.end(), [&](Card one) {
        return seen && one.rank() == seen->rank && (!seen->suit || one.suit() == *seen->suit);
      });
      if (card == all.end()) return makeError(reason::notInHand, written(seen));
      held.remove(*card);
      cards.push_back(*card);
    }
  }
  if (cards.size() == count) return cards;
  return count == 1 ? makeError(reason::typeOneCard, text) : makeError(reason::typeTwoCards, text);
}

}  // namespace cribbage
