#include "cribbage/cards/card.h"

#include "catch.h"
#include "written.h"

using namespace cribbage;

TEST_CASE("all 52 cards are written in two characters and read back") {
  std::string all;
  for (int id = 0; id < deckSize; ++id) {
    const Card card = Card::fromId(id);
    const std::string text = print(card);
    CHECK(text.size() == 2);
    CHECK(cards(text) == std::vector{card});
    CHECK(Card{card.rank(), card.suit()} == card);
    all += text;
  }
  CHECK(all.substr(0, 8) == "ASAHADAC");
  CHECK(all.substr(96) == "KSKHKDKC");
  CHECK(cards(all) == CardSet::deck().cards());
}

TEST_CASE("ranks, suits and cards have their names") {
  CHECK(Card{Rank::five, Suit::hearts}.id == 17);
  CHECK(print(Card{Rank::ten, Suit::spades}) == "TS");
  CHECK(name(card("5H")) == "five of hearts");
  CHECK(name(card("KC")) == "king of clubs");
  CHECK(name(card("AD")) == "ace of diamonds");
  CHECK(print(cards("5h 10s 1c")) == "5H TS AC");
  CHECK(print(std::vector<Card>{}).empty());
}

TEST_CASE("a rank is not its pips") {
  std::string pipsByRank;
  for (int rank = 0; rank < rankCount; ++rank)
    pipsByRank += std::to_string(pips(static_cast<Rank>(rank))) + " ";
  CHECK(pipsByRank == "1 2 3 4 5 6 7 8 9 10 10 10 10 ");
}
