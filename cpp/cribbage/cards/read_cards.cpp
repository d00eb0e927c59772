#include "cribbage/cards/read_cards.h"

#include <algorithm>
#include <utility>

#include "cribbage/base/text.h"
#include "cribbage/cards/card_set.h"

namespace cribbage {

namespace {

bool isLetterOrDigit(char32_t code) {
  return (code >= '0' && code <= '9') || (code >= 'A' && code <= 'Z') || (code >= 'a' && code <= 'z');
}

bool isSelector(char32_t code) {
  return code >= 0xFE00 && code <= 0xFE0F;
}

// Returns whether a character is Unicode white space, or one of the zero-width characters that copied text
// may contain.
bool isSpace(char32_t code) {
  constexpr std::u32string_view others = U"\u0085\u00A0\u1680\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF";
  return (code >= '\t' && code <= '\r') || code == ' ' || (code >= 0x2000 && code <= 0x200D) ||
         others.find(code) != others.npos;
}

bool separates(char32_t code) {
  if (isLetterOrDigit(code)) return false;
  constexpr std::u32string_view signs = U",;/|-.+()[]{}\"'«»‹›‘’‚‛“”„‟";
  return isSpace(code) || isSelector(code) || signs.find(code) != signs.npos;
}

// Whether the text begins with a character beyond ASCII. Most do not, and need no decoding.
bool isForeign(std::string_view text) {
  return !text.empty() && static_cast<unsigned char>(text[0]) >= 0x80;
}

// Takes characters off the front as long as they pass a test. Bytes that are not UTF-8 have code 0.
std::string_view takeWhile(std::string_view& text, bool (*test)(char32_t)) {
  std::size_t length = 0;
  while (length < text.size()) {
    const auto byte = static_cast<unsigned char>(text[length]);
    const Character next = byte < 0x80 ? Character{byte, 1} : characterAt(text.substr(length));
    if (!test(next.code)) break;
    length += std::max<std::size_t>(next.length, 1);
  }
  const std::string_view taken = text.substr(0, length);
  text.remove_prefix(length);
  return taken;
}

std::size_t placeOf(char letter, std::string_view letters) {
  return letters.find(letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter);
}

// Takes a rank off the front of the text. `10` is tried before `1`, which is an ace.
std::optional<Rank> takeRank(std::string_view& text) {
  if (text.empty()) return std::nullopt;
  if (text.starts_with("10")) {
    text.remove_prefix(2);
    return Rank::ten;
  }
  const std::size_t place = placeOf(text[0] == '1' ? 'A' : text[0], rankLetters);
  if (place == rankLetters.npos) return std::nullopt;
  text.remove_prefix(1);
  return static_cast<Rank>(place);
}

// Takes a rank as `takeRank` does. Also takes `0` as a ten, which is allowed only in a card with a suit.
std::optional<Rank> takeRankOfCard(std::string_view& text) {
  if (!text.starts_with('0')) return takeRank(text);
  text.remove_prefix(1);
  return Rank::ten;
}

std::optional<Suit> takeSuitLetter(std::string_view& text) {
  if (text.empty()) return std::nullopt;
  const std::size_t place = placeOf(text[0], suitLetters);
  if (place == suitLetters.npos) return std::nullopt;
  text.remove_prefix(1);
  return static_cast<Suit>(place);
}

// Takes a suit's sign. U+2660 to U+2667 have every suit twice, black and white, both times in the order of
// `Suit`. Phones offer another red heart first: U+2764.
std::optional<Suit> takeSuitSign(std::string_view& text) {
  if (!isForeign(text)) return std::nullopt;
  const auto [code, length] = characterAt(text);
  const bool isSuit = code >= 0x2660 && code <= 0x2667;
  if (!isSuit && code != 0x2764) return std::nullopt;
  text.remove_prefix(length);
  takeWhile(text, isSelector);
  return isSuit ? static_cast<Suit>((code - 0x2660) % suitCount) : Suit::hearts;
}

// Takes a playing card of Unicode. U+1F0A1 is the ace of spades. Each suit has a row of 16 codes, in the
// order of `Suit`, with a knight between jack and queen.
std::optional<Card> takePlayingCard(std::string_view& text) {
  if (!isForeign(text)) return std::nullopt;
  const auto [code, length] = characterAt(text);
  if (code < 0x1F0A0 || code > 0x1F0DF) return std::nullopt;
  const int number = static_cast<int>(code % 16);
  if (number == 0 || number == 12 || number == 15) return std::nullopt;
  text.remove_prefix(length);
  return Card{static_cast<Rank>(number < 12 ? number - 1 : number - 2),
              static_cast<Suit>((code - 0x1F0A0) / 16)};
}

// Skips separators at the front of the text, and takes everything up to the next separator. A Unicode
// variation selector after a suit's sign belongs to the sign and does not separate.
std::string_view takeUnbroken(std::string_view& text) {
  takeWhile(text, separates);
  const std::string_view from = text;
  while (!text.empty()) {
    if (takeSuitSign(text)) continue;
    const Character next = characterAt(text);
    if (separates(next.code)) break;
    text.remove_prefix(std::max<std::size_t>(next.length, 1));
  }
  return from.substr(0, from.size() - text.size());
}

std::optional<Card> card(std::optional<Rank> rank, std::optional<Suit> suit) {
  return rank && suit ? std::optional(Card{*rank, *suit}) : std::nullopt;
}

// Takes a card written in one word off the front of `text`. If there is none, `text` is left in an
// unspecified state.
std::optional<Card> takeCard(std::string_view& text, bool letterFirst) {
  if (const auto playing = takePlayingCard(text)) return playing;
  auto suit = takeSuitSign(text);
  if (!suit && letterFirst) suit = takeSuitLetter(text);
  const auto rank = takeRankOfCard(text);
  if (rank && !suit) suit = takeSuitSign(text);
  if (rank && !suit) suit = takeSuitLetter(text);
  return card(rank, suit);
}

// Returns the rank that a whole word names: `5`, `T`, `five`.
std::optional<Rank> rankOf(std::string_view word) {
  if (word.size() < 3) {
    const auto rank = takeRankOfCard(word);
    return word.empty() ? rank : std::nullopt;
  }
  for (int at = 0; at < rankCount; ++at)
    if (same(name(static_cast<Rank>(at)), word)) return static_cast<Rank>(at);
  return std::nullopt;
}

// Returns the suit that a whole word names: `hearts`, `heart`.
std::optional<Suit> suitOf(std::string_view word) {
  for (int at = 0; at < suitCount; ++at) {
    const std::string_view plural = name(static_cast<Suit>(at));
    if (same(plural, word) || same(plural.substr(0, plural.size() - 1), word)) return static_cast<Suit>(at);
  }
  return std::nullopt;
}

// A card at the front of a text, written in several words.
struct Joined {
  std::size_t length = 0;  // 0 if there is none
  std::optional<Card> card;
};

// Reads `5 ♥`, `five hearts`, `5 of hearts`, `FIVE_OF_HEARTS`. The word after a rank and `of` belongs to them
// even if it is not a suit, so that the whole phrase is refused.
Joined joinedAt(std::string_view text) {
  const std::size_t size = text.size();
  const auto ends = [&] { return text.empty() || separates(characterAt(text).code); };
  const auto upToHere = [&](std::optional<Suit> suit, std::optional<Rank> rank) {
    return Joined{size - text.size(), card(rank, suit)};
  };
  const std::string_view first = takeWhile(text, isLetterOrDigit);
  const auto rank = text.empty() ? std::nullopt : rankOf(first);
  if (!rank) return {};
  if (const std::string_view space = takeWhile(text, isSpace); !space.empty()) {
    const auto suit = takeSuitSign(text);
    if (suit && ends()) return upToHere(suit, rank);
    if (suit) return {};
  }
  const auto isJoint = [](char32_t code) { return isSpace(code) || code == '_'; };
  takeWhile(text, isJoint);
  std::string_view word = takeWhile(text, isLetterOrDigit);
  const bool of = same(word, "of") && !takeWhile(text, isJoint).empty() && !ends();
  if (of) word = takeWhile(text, isLetterOrDigit);
  const auto suit = suitOf(word);
  if (suit && ends()) return upToHere(suit, rank);
  if (!of) return {};
  takeWhile(text, [](char32_t code) { return !separates(code); });
  return upToHere(std::nullopt, rank);
}

// Returns whether every word is a suit's letter before a rank. The last word may still lack its rank.
bool isLetterFirst(std::string_view text) {
  std::string_view word = takeWord(text);
  for (; !word.empty(); word = takeWord(text)) {
    if (!takeSuitLetter(word)) return false;
    const bool unfinished = word.empty();
    if (!unfinished && (!takeRankOfCard(word) || !word.empty())) return false;
    if (unfinished) return takeWord(text).empty();
  }
  return true;
}

Error tooLong(std::string_view text) {
  return makeError(reason::cardsTooLong, text);
}

// Collects the cards of a text. Each function returns the error that stopped the reading, if any.
class Reader {
 public:
  Reader(bool letterFirst, bool mayRepeat) : letterFirst_(letterFirst), mayRepeat_(mayRepeat) {}

  std::optional<Error> readWord(std::string_view word) {
    if (const Joined joined = joinedAt(word); joined.length > 0)
      return joined.card ? add(*joined.card, word) : badCard(word);
    const std::size_t before = cards.size();
    for (std::string_view rest = word; !rest.empty();) {
      const std::string_view written = rest;
      const auto card = takeCard(rest, letterFirst_);
      if (!card) return refuse(word, written, before);
      if (auto error = add(*card, written.substr(0, written.size() - rest.size()))) return error;
    }
    return std::nullopt;
  }

  std::vector<Card> cards;

 private:
  std::optional<Error> add(Card card, std::string_view written) {
    if (seen_.has(card) && !mayRepeat_) return makeError(reason::cardTwice, written, {cardPart(card)});
    seen_.add(card);
    cards.push_back(card);
    return std::nullopt;
  }

  // A word without digits is refused as a whole. For example, "ace" is not read as the ace of clubs (`AC`)
  // followed by another letter.
  Error refuse(std::string_view word, std::string_view rest, std::size_t before) {
    if (word.find_first_of("0123456789") != word.npos) return badCard(rest);
    cards.resize(before);
    return badCard(word);
  }

  bool letterFirst_;
  bool mayRepeat_;
  CardSet seen_;
};

}  // namespace

Error badCard(std::string_view word) {
  return makeError(reason::notACard, word);
}

std::string_view takeWord(std::string_view& text) {
  takeWhile(text, separates);
  const std::size_t length = joinedLength(text);
  if (length == 0) return takeUnbroken(text);
  const std::string_view word = text.substr(0, length);
  text.remove_prefix(length);
  return word;
}

std::size_t joinedLength(std::string_view text) {
  return joinedAt(text).length;
}

CardsRead readCards(std::string_view text, bool mayRepeat) {
  if (text.size() > longestText) return {{}, false, tooLong(text)};
  Reader reader(isLetterFirst(text), mayRepeat);
  for (std::string_view word = takeWord(text); !word.empty(); word = takeWord(text))
    if (auto error = reader.readWord(word)) return {std::move(reader.cards), false, std::move(*error)};
  return {std::move(reader.cards), true, {}};
}

Result<std::vector<Card>> parseCards(std::string_view text) {
  CardsRead read = readCards(text);
  if (!read.whole) return std::move(read.error);
  return std::move(read.cards);
}

Result<std::vector<Rank>> parseRanks(std::string_view text) {
  if (text.size() > longestText) return tooLong(text);
  std::vector<Rank> ranks;
  for (std::string_view word = takeUnbroken(text); !word.empty(); word = takeUnbroken(text))
    while (!word.empty()) {
      const std::string_view rest = word;
      const auto rank = takeRank(word);
      if (!rank) return makeError(reason::notARank, rest);
      ranks.push_back(*rank);
    }
  return ranks;
}

}  // namespace cribbage
