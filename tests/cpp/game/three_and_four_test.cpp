// Records of three players, and of four in partners.

#include "catch.h"
#include "cribbage/record/text.h"
#include "naive/naive_game.h"
#include "written.h"

using namespace cribbage;

namespace {

// A game of three or four players who throw and play at random, with a record of all its cards.
struct RandomGame {
  naive::Game game;
  std::string record;  // without goes and points
};

naive::Dealing dealTo(int players, Random& random) {
  std::vector<Card> deck;
  for (int id = 0; id < deckSize; ++id) deck.push_back(Card::fromId(id));
  for (std::size_t at = deck.size() - 1; at > 0; --at)
    std::swap(deck[at], deck[random.below(static_cast<std::uint32_t>(at + 1))]);
  const auto take = [&] {
    const Card card = deck.back();
    deck.pop_back();
    return card;
  };
  naive::Dealing dealing{{}, take(), {}};
  for (int player = 0; player < players; ++player)
    dealing.hands.push_back({take(), take(), take(), take(), take()});
  if (players == 3) dealing.ofDeck = take();
  return dealing;
}

void write(std::string& text, const std::string& key, const std::vector<Card>& cards) {
  text += key;
  for (const Card card : cards) text += " " + print(card);
  text += "\n";
}

// Returns the record of a game of the naive referee, and its pegs.
RandomGame randomGame(int players, Random& random) {
  const std::vector<std::string> names{"Ann", "Ben", "Cas", "Dee"};
  const int sides = players == 4 ? 2 : players, dealer = static_cast<int>(random.below(players));
  std::vector<int> start(static_cast<std::size_t>(sides));
  if (random.below(2) == 0)
    for (int& score : start) score = 90 + static_cast<int>(random.below(31));
  std::vector<naive::Dealing> deals;
  RandomGame made;
  made.game = naive::playGame([&](int) { return deals.emplace_back(dealTo(players, random)); },
                              {[](const std::vector<Card>& five) { return std::vector{five.back()}; },
                               [&](const std::vector<Card>& fitting) { return anyOf(random, fitting); }},
                              start, players, dealer);
  std::string& text = made.record;
  const auto star = [&](int player) { return player == dealer ? "*" : ""; };
  text = players == 3 ? "Ann - Ben - Cas\n1. "
                      : std::string("Ann") + star(0) + " + Cas" + star(2) + " - Ben" + star(1) + " + Dee" +
                            star(3) + "\n1. ";
  for (int side = 0; side < sides; ++side)
    text += (side == 0 ? "" : "-") + std::to_string(start[static_cast<std::size_t>(side)]) +
            (players == 3 ? star(side) : "");
  for (std::size_t deal = 0; deal < deals.size(); ++deal) {
    const naive::Dealing& dealing = deals[deal];
    text += (deal == 0 ? " " : std::to_string(deal + 1) + ". ") + print(dealing.starter) + "\n";
    std::vector<Card> crib;
    for (int turn = 0; turn < players; ++turn) {
      std::vector<Card> kept = dealing.hands[static_cast<std::size_t>(turn)];
      crib.push_back(kept.back());
      kept.pop_back();
      const int player = (dealer + static_cast<int>(deal) + 1 + turn) % players;
      write(text, names[static_cast<std::size_t>(player)] + ":", kept);
      text.insert(text.size() - 1, " / " + print(crib.back()));
    }
    if (dealing.ofDeck) crib.push_back(*dealing.ofDeck);
    write(text, "crib:", crib);
    write(text, "play:", made.game.played[deal]);
    text += "show:";
    for (int shows = 0; shows <= players; ++shows) text += " ?";
    text += "\n";
  }
  return made;
}

// Returns the pegs of a record, with consecutive pegs of one player in a play merged into one.
std::vector<naive::Peg> pegsIn(const ReadGame& game) {
  std::vector<naive::Peg> pegs;
  for (std::size_t deal = 0; deal < game.deals.size(); ++deal)
    for (const RecordedPeg& peg : game.deals[deal].pegs) {
      const naive::Peg one{static_cast<int>(deal), static_cast<int>(peg.by), std::string(print(peg.source)),
                           0};
      if (pegs.empty() || std::tie(pegs.back().deal, pegs.back().by, pegs.back().what) !=
                              std::tie(one.deal, one.by, one.what))
        pegs.push_back(one);
      pegs.back().holes += peg.points;
    }
  return pegs;
}

// Compares games, and returns the number of their deals.
std::size_t checkGames(std::uint64_t seed, int players, int count) {
  Random random(seed);
  std::size_t deals = 0;
  for (int number = 0; number < count; ++number) {
    const RandomGame expected = randomGame(players, random);
    CAPTURE(expected.record);
    const auto game = readRecord(expected.record);
    if (!game) FAIL(game.error().message);
    const bool agrees =
        pegsIn(*game) == expected.game.pegs &&
        std::equal(expected.game.scores.begin(), expected.game.scores.end(), game->score.begin());
    if (!agrees) FAIL("another score");
    deals += game->deals.size();
    if (number % 10 > 0) continue;
    const std::string written = print(*game);
    const auto second = readRecord(written);
    REQUIRE(second);
    REQUIRE(print(*second) == written);
  }
  return deals;
}

}  // namespace

TEST_CASE("games of three and four score as in a second implementation of the rules") {
  for (const int players : {3, 4}) CHECK(checkGames(12, players, 300) > 1'200);
}

TEST_CASE("a hundred thousand deals of three and of four score as in a second implementation",
          "[exhaust][proof]") {
  for (const int players : {3, 4}) CHECK(checkGames(43, players, 25'000) > 100'000);
}

namespace {

// Returns the record as it is written again, or the error's line and message.
std::string rewritten(const std::string& text) {
  const auto game = readRecord(text);
  return game ? print(*game) : std::to_string(game.error().line.value_or(0)) + " " + game.error().message;
}

}  // namespace

TEST_CASE("a go passes round, and the next count begins after the player of the last card") {
  const std::string text =
      "Ann - Ben - Cas to 121\n1. 0-0-0* JH\nAnn: 4C 5H 6D JS / 2C\nBen: 3S 6S 6H 6C / JC\n"
      "Cas: 9D 9S TD KD / QD\ncrib: 2C JC QD 7H\n"
      "play: 5H 6S 9D 4C 6H (30-1) TD JS 3S go 6D (29-1) 6C 9S (15-2) KD (25-1)\nshow: 11 12 8 2\n";
  CHECK(rewritten(text) == text);
  const auto game = readRecord(text);
  CHECK(game->score == PerPlayer<int>{{12, 13, 15}});
}

TEST_CASE("the record of four names the first dealer, and the deal goes round") {
  const std::string head = "Ann + Cas - Ben + Dee* to 121\n1. 0-0* 5H\n";
  CHECK(
      rewritten(head + "pegs: Ann 2 Dee 3 Cas 1\n2. 3*-3\npegs: Ann + Cas 4\n3. 7-3*\n4. 7*-3\n5. 7-3*\n") ==
      head + "pegs: Ann 2 Dee 3 Cas 1\n2. 3*-3\npegs: Ann 4\n3. 7-3*\n4. 7*-3\n5. 7-3*\n");
  CHECK(rewritten("Ann + Cas - Ben + Dee") == "Ann + Cas - Ben + Dee to 121\n");
  CHECK(rewritten("Ann * + Cas - Ben + Dee\n1. 0-0\nAnn: / 2C") ==
        "Ann* + Cas - Ben + Dee to 121\n1. 0*-0\nAnn: / 2C\n");
  CHECK(rewritten(head + "final: 121-98") == head + "final: 121-98\n");
  CHECK(readRecord(head + "final: 121-98")->winner == PlayerId::a);
  // Partners keep one score: Ann and Cas win together.
  CHECK(readRecord("Ann + Cas - Ben + Dee* to 10\n1. 0-0\npegs: Ann 6 Cas 4")->winner == PlayerId::a);
}

TEST_CASE("of four, three throws and the crib show the fourth; of three, a card is the deck's") {
  CHECK(rewritten("A + C - B + D*\n1. 0-0\nA: / 2C\nB: / JC\nC: / QD\ncrib: 2C JC QD 7H") ==
        "A + C - B + D* to 121\n1. 0-0*\nA: / 2C\nB: / JC\nC: / QD\nD: / 7H\n");
  CHECK(rewritten("A - B - C\n1. 0-0-0*\nA: / 2C\nB: / JC\ncrib: 2C JC QD 7H") ==
        "A - B - C to 121\n1. 0-0-0*\nA: / 2C\nB: / JC\ncrib: 2C JC QD 7H\n");
}

TEST_CASE("a record of three or four that cannot be is refused in a sentence") {
  const std::string three = "Ann - Ben - Cas\n1. 0-0-0* JH\n", four = "Ann + Cas - Ben + Dee*\n1. 0-0\n";
  CHECK(rewritten("Ann - Ben - Cas - Dee\n") ==
        "1 Three players are written Ann - Ben - Cas, and four Ann + Cas - Ben + Dee.");
  CHECK(rewritten("Ann + Cas - Ben + Dee + Eve\n").starts_with("1 Three players are written"));
  CHECK(rewritten("Ann - Ben - ann\n") == "1 The players need different names.");
  CHECK(rewritten("Ann - Ben - Ann 3\n") == "1 “Ann” cannot be a player's name.");
  CHECK(rewritten("Ann - Ben - Cas\n1. 0-0*") ==
        "2 The score has 3 numbers in this game, so it is not 0-0*.");
  CHECK(rewritten("Ann - Ben\n1. 0-0-0*") == "2 The score has 2 numbers in this game, so it is not 0-0-0*.");
  CHECK(rewritten("Ann - Ben - Cas\n1. 0-0-0") == "2 Put a star after the first dealer's score, like 0-0*.");
  CHECK(rewritten("Ann + Cas - Ben + Dee\n1. 0-0*") ==
        "2 Put a star after the first dealer's name, like Ann + Cas - Ben + Dee*.");
  CHECK(rewritten("Ann + Cas - Ben + Dee*\n1. 0*-0") == "2 Dee is the dealer in deal 1.");
  CHECK(rewritten(three + "Ann: 2C 3C 4C 5C 6C 7C") ==
        "3 Ann has five cards: four to keep and one to throw.");
  CHECK(rewritten(three + "Ann: 2C 3C 4C 5C / 6C 7C") ==
        "3 Ann has five cards: four to keep and one to throw.");
  CHECK(rewritten(three + "play: T T go") == "3 Cas could not say go: at 20 any card can be played.");
  CHECK(rewritten(four + "show: - - - - - -") == "3 A deal has a show for each hand and one for the crib.");
  CHECK(rewritten(four + "final: 1-2-121") == "3 Write the final score as final: 121-98.");
}
