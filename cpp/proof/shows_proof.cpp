#include "proof/shows_proof.h"

#include <algorithm>

#include "cribbage/show/starters.h"
#include "proof/definition.h"
#include "proof/digest.h"

namespace cribbage {

namespace {

constexpr std::string_view hexadecimal = "0123456789abcdef";

std::string written(const Digest& digest) {
  std::string digits;
  for (int shift = 60; shift >= 0; shift -= 4) digits += hexadecimal[digest.value() >> shift & 15];
  return digits;
}

// Reads a digest of 16 hexadecimal digits. Any other text gives a fresh digest.
Digest readDigest(std::string_view digits) {
  if (digits.size() != 16) return Digest{};
  std::uint64_t value = 0;
  for (const char digit : digits) {
    const auto at = hexadecimal.find(digit);
    if (at == std::string_view::npos) return Digest{};
    value = value << 4 | at;
  }
  return Digest{value};
}

std::string named(const Hand& four, Card starter) {
  std::string text;
  for (const Card card : four) text += print(card) + ' ';
  return text + "with " + print(starter);
}

}  // namespace

ProvenShows proveShows(int slice, std::string_view before) {
  ProvenShows proven;
  Digest digest = readDigest(before);
  for (int b = slice + 1; slice >= 0 && b < deckSize; ++b)
    for (int c = b + 1; c < deckSize; ++c)
      for (int d = c + 1; d < deckSize; ++d) {
        Hand four{Card::fromId(slice), Card::fromId(b), Card::fromId(c), Card::fromId(d)};
        const PointsByStarter hands = scoreStarters(four, false), cribs = scoreStarters(four, true);
        for (int e = 0; e < deckSize; ++e) {
          if (e == slice || e == b || e == c || e == d) continue;
          // Rotates the hand before each starter, so that every card takes every place.
          std::rotate(four.begin(), four.begin() + 1, four.end());
          const Card starter = Card::fromId(e);
          const int hand = score(four, starter, false), crib = score(four, starter, true);
          const bool alike = hands[starter.id] == hand && cribs[starter.id] == crib;
          digest.add(static_cast<std::uint64_t>(hand << 8 | crib));
          ++proven.shows;
          ++proven.hands.at(static_cast<std::size_t>(hand));
          ++proven.cribs.at(static_cast<std::size_t>(crib));
          if (alike && hand == definition::score(four, starter, false).total() &&
              crib == definition::score(four, starter, true).total())
            continue;
          if (proven.wrong++ == 0) proven.firstWrong = named(four, starter);
        }
      }
  proven.digest = written(digest);
  return proven;
}

std::string digestText(std::string_view text, std::string_view before) {
  Digest digest = readDigest(before);
  digest.add(text);
  return written(digest);
}

}  // namespace cribbage
