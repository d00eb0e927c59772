#include "cribbage/cards/read_cards.h"

#include <algorithm>
#include <array>
#include <optional>

#include "cribbage/cards/card_set.h"

namespace cribbage {

namespace {

constexpr std::string_view rankLetters = "A23456789TJQK";
constexpr std::string_view suitLetters = "SHDC";

struct Glyph {
  std::string_view bytes;
  Suit suit;
};

// U+2660 to U+2667 in UTF-8: the black and the white suits, in the order Unicode has them; and the red heart
// of U+2764, which phones offer first.
constexpr std::array<Glyph, 9> glyphs{{
    {"\xE2\x99\xA0", Suit::spades},
    {"\xE2\x99\xA1", Suit::hearts},
    {"\xE2\x99\xA2", Suit::diamonds},
    {"\xE2\x99\xA3", Suit::clubs},
    {"\xE2\x99\xA4", Suit::spades},
    {"\xE2\x99\xA5", Suit::hearts},
    {"\xE2\x99\xA6", Suit::diamonds},
    {"\xE2\x99\xA7", Suit::clubs},
    {"\xE2\x9D\xA4", Suit::hearts},
}};

constexpr char upper(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

constexpr bool isWordCharacter(char c) {
  return (c >= '0' && c <= '9') || (upper(c) >= 'A' && upper(c) <= 'Z');
}

std::optional<Suit> glyphAt(std::string_view text) {
  for (const Glyph& glyph : glyphs)
    if (text.substr(0, glyph.bytes.size()) == glyph.bytes) return glyph.suit;
  return std::nullopt;
}

// Takes a rank off the front of the text: `10` before `1`.
std::optional<Rank> takeRank(std::string_view& text) {
  if (text.substr(0, 2) == "10") {
    text.remove_prefix(2);
    return Rank::ten;
  }
  if (text.empty()) return std::nullopt;
  const char letter = text.front() == '1' ? 'A' : upper(text.front());
  const auto at = rankLetters.find(letter);
  if (at == std::string_view::npos) return std::nullopt;
  text.remove_prefix(1);
  return static_cast<Rank>(at);
}

std::optional<Suit> takeSuit(std::string_view& text) {
  if (text.empty()) return std::nullopt;
  if (const auto suit = glyphAt(text)) {
    text.remove_prefix(3);
    return suit;
  }
  const auto at = suitLetters.find(upper(text.front()));
  if (at == std::string_view::npos) return std::nullopt;
  text.remove_prefix(1);
  return static_cast<Suit>(at);
}

// Length of the word at the front: letters, digits and suit glyphs; everything else separates.
std::size_t wordLength(std::string_view text) {
  std::size_t length = 0;
  while (length < text.size()) {
    if (isWordCharacter(text[length]))
      ++length;
    else if (glyphAt(text.substr(length)))
      length += 3;
    else
      break;
  }
  return length;
}

void skipSeparators(std::string_view& text) {
  while (!text.empty() && wordLength(text.substr(0, 3)) == 0) text.remove_prefix(1);
}

// The word the reading stopped in, without the next word's cards.
Error badCard(std::string_view rest) {
  const std::string_view word = rest.substr(0, wordLength(rest));
  return makeError(ErrorCode::badCard, word,
                   "“" + clip(word) + "” is not a card: write a rank and a suit, like 5H or TD.");
}

Error tooLong(std::string_view text) {
  return makeError(ErrorCode::badCard, text, "That is too long to be a list of cards.");
}

}  // namespace

CardsRead readCards(std::string_view text) {
  CardsRead read;
  const auto stop = [&](Error error) {
    read.whole = false;
    read.error = std::move(error);
    return read;
  };
  if (text.size() > longestText) return stop(tooLong(text));

  CardSet seen;
  std::string_view word;  // the word being read, and what was read before it
  std::size_t before = 0;
  for (skipSeparators(text); !text.empty(); skipSeparators(text)) {
    const std::string_view rest = text;
    if (rest.data() >= word.data() + word.size()) {
      word = rest.substr(0, wordLength(rest));
      before = read.cards.size();
    }
    const auto rank = takeRank(text);
    const auto suit = rank ? takeSuit(text) : std::nullopt;
    if (!suit) {
      // A word of letters is taken whole: in "ace" there is no ace of clubs.
      const bool spelled =
          std::none_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
      if (spelled) read.cards.resize(before);
      return stop(badCard(spelled ? word : rest));
    }
    const Card card{*rank, *suit};
    if (seen.has(card))
      return stop(makeError(ErrorCode::duplicateCard, rest.substr(0, rest.size() - text.size()),
                            "The " + name(card) + " is there twice."));
    seen.add(card);
    read.cards.push_back(card);
  }
  return read;
}

Result<std::vector<Card>> parseCards(std::string_view text) {
  CardsRead read = readCards(text);
  if (!read.whole) return std::move(read.error);
  return std::move(read.cards);
}

Result<std::vector<Rank>> parseRanks(std::string_view text) {
  if (text.size() > longestText) return tooLong(text);
  std::vector<Rank> ranks;
  for (skipSeparators(text); !text.empty(); skipSeparators(text)) {
    const std::string_view rest = text;
    const auto rank = takeRank(text);
    if (!rank) {
      const std::string_view word = rest.substr(0, wordLength(rest));
      return makeError(ErrorCode::badCard, word,
                       "“" + clip(word) + "” is not a rank: write A, 2 to 9, T or 10, J, Q or K.");
    }
    ranks.push_back(*rank);
  }
  return ranks;
}

}  // namespace cribbage
