#include "signature.h"

#include <cstring>

#include "cribbage/deck.h"
#include "cribbage/discard.h"
#include "cribbage/tables.h"

namespace cribbage {

namespace {

class Digest {
 public:
  void add(std::uint64_t value) { hash_ = (hash_ ^ value) * 0x100000001B3; }  // FNV-1a, 64 bits
  void add(double value) {
    std::uint64_t bits;  // std::bit_cast is not in the libc++ of Emscripten 3.1
    std::memcpy(&bits, &value, sizeof bits);
    add(bits);
  }
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xCBF29CE484222325;
};

void addShows(Digest& digest) {
  for (int a = 0; a < deckSize; ++a)
    for (int b = a + 1; b < deckSize; ++b)
      for (int c = b + 1; c < deckSize; ++c)
        for (int d = c + 1; d < deckSize; ++d) {
          const Hand hand{Card::fromId(a), Card::fromId(b), Card::fromId(c), Card::fromId(d)};
          for (int e = 0; e < deckSize; ++e) {
            if (e == a || e == b || e == c || e == d) continue;
            const Card starter = Card::fromId(e);
            digest.add(
                static_cast<std::uint64_t>(score(hand, starter, false) << 8 | score(hand, starter, true)));
          }
        }
}

void addDiscards(Digest& digest, const CribModel& opponent, const PlayTable& plays) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random random(seed);
    Deck deck;
    deck.shuffle(random);
    const Dealt dealt = deck.deal().pone;
    for (const bool weDeal : {false, true})
      for (const Discard& choice : valueDiscards(dealt, weDeal, opponent, plays)) {
        digest.add(std::uint64_t{choice.thrown[0].id} << 8 | choice.thrown[1].id);
        digest.add(choice.hand.mean);
        digest.add(choice.crib.mean);
        digest.add(choice.points);
      }
  }
}

}  // namespace

std::uint64_t signature(const Tables& tables) {
  const CribTable& crib = **tables.crib();
  const PlayTable& plays = **tables.play();
  Digest digest;
  addShows(digest);
  addDiscards(digest, RandomOpponent{}, plays);
  addDiscards(digest, PolicyOpponent(crib.expertDealer, crib.expertPone), plays);
  addDiscards(digest, PolicyOpponent(crib.handOnly, crib.handOnly), plays);
  return digest.value();
}

}  // namespace cribbage
