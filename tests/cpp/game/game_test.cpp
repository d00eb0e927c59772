#include "cribbage/game/game.h"

#include "catch.h"
#include "cribbage/game/peggers.h"
#include "naive/naive_game.h"
#include "written.h"

using namespace cribbage;

namespace {

// Discards the two cards that were dealt last.
class LastTwo final : public Thrower {
 public:
  std::array<Card, 2> choose(const DiscardInformation& information, Random&) const override {
    return {information.dealt[4], information.dealt[5]};
  }
};

// Plays the lowest card that fits.
class Lowest final : public Pegger {
 public:
  Rank choose(const TurnInformation& turn, Random&) const override {
    return *std::find_if(turn.held.begin(), turn.held.end(), [&](Rank rank) { return turn.can(rank); });
  }
};

// Deals the same cards every time.
class MadePacks final : public Packs {
 public:
  MadePacks(std::string_view pones, std::string_view dealers, std::string_view starter)
      : pack_{{dealt(pones), dealt(dealers)}, card(starter)} {}
  Pack pack(int) const override { return pack_; }
  Random choices(int, PlayerId) const override { return Random(0); }

 private:
  Pack pack_;
};

const LastTwo lastTwo;
const Lowest lowest;
const Player simple{&lastTwo, &lowest};

FinishedGame played(const Packs& packs, const GameStart& start) {
  return playGame({{simple, simple}}, packs, start);
}

// The words of the naive game for each `Source`.
constexpr std::array<const char*, 4> words{"heels", "play", "hand", "crib"};

// A deal without a pair, fifteen or thirty-one in the play: the only pegs are one for each go and one for the
// last card.
const MadePacks plain("2S 4H 6D 8C KS QH", "TS TH TD QC 9S 9H", "KC");
const MadePacks jack("2S 4H 6D 8C KS QH", "TS TH TD QC 9S 9H", "JC");

}  // namespace

TEST_CASE("a jack cut helps the dealer, not the pone who needs two") {
  CHECK(played(jack, {{{119, 0}}, PlayerId::b}).scored[0] ==
        Scored{0, PlayerId::b, Seat::dealer, Source::heels, 2});
}

TEST_CASE("the pone counts out before a dealer who holds twenty-four") {
  // With the starter both hands count 24, and both sides need 21.
  const MadePacks packs("4S 5H 6D 6C KS QH", "4D 5S 6S 6H 9S TH", "4C");
  const FinishedGame record = played(packs, {{{100, 100}}, PlayerId::a});
  CHECK(record.winner() == PlayerId::b);
  CHECK(record.scored.back() == Scored{0, PlayerId::b, Seat::pone, Source::hand, 24});
  CHECK(record.scores[PlayerId::a] < 121);
}

TEST_CASE("a loser with 90 is skunked, one with 60 twice, and one with a point more is not") {
  for (const auto& [loser, skunk, twice] :
       {std::tuple{91, false, false}, {90, true, false}, {61, true, false}, {60, true, true}}) {
    const FinishedGame game = played(jack, {{{119, loser}}, PlayerId::a});
    CHECK(game.winner() == PlayerId::a);
    CHECK(game.deals == 1);
    CHECK(game.skunk() == skunk);
    CHECK(game.doubleSkunk() == twice);
  }
}

TEST_CASE("a player sees their own cards, the score and the cards played") {
  struct Spy final : Thrower, Pegger {
    std::array<Card, 2> choose(const DiscardInformation& information, Random&) const override {
      throws.push_back(information);
      return {information.dealt[4], information.dealt[5]};
    }
    Rank choose(const TurnInformation& turn, Random& random) const override {
      turns.push_back(turn);
      return lowest.choose(turn, random);
    }
    mutable std::vector<DiscardInformation> throws;
    mutable std::vector<TurnInformation> turns;
  };
  // The spy is the dealer. With primes on the pone's cards, the play is 2' T 4' T (26) go' go; 6' T 8' (24)
  // go; Q. The dealer pegs one for the go at 26 and one for the last card. The pone pegs one for the go at
  // 24.
  const Spy spy;
  playGame({{Player{&spy, &spy}, simple}}, plain, {{{100, 110}}, PlayerId::a});
  REQUIRE_FALSE(spy.throws.empty());
  CHECK(written(spy.throws[0].dealt) == "TS TH TD QC 9S 9H");
  CHECK(spy.throws[0].weDeal);
  CHECK(spy.throws[0].ours == 100);
  CHECK(spy.throws[0].theirs == 110);

  REQUIRE(spy.turns.size() >= 4);
  const TurnInformation& third = spy.turns[2];
  CHECK(std::vector<Rank>(third.information.kept.begin(), third.information.kept.end()) == ranks("TTTQ"));
  CHECK(third.held == ranks("TQ"));
  CHECK(third.information.thrown == std::array{Rank::nine, Rank::nine});
  CHECK(::written(third.kept) == "TS TH TD QC");
  REQUIRE(third.thrown);
  CHECK(::written(*third.thrown) == "9S 9H");
  CHECK(third.information.starter == Rank::king);
  CHECK(third.information.us == Seat::dealer);
  std::string played;
  for (const PlayEvent& event : third.information.played)
    played += std::string(1, event.rank ? print(*event.rank) : '-') +
              (event.by == third.information.us ? " " : "' ");
  CHECK(played == "2' T 4' T -' - 6' ");
  CHECK(third.ours == 101);
  CHECK(third.theirs == 110);
}

TEST_CASE("the cards of a deal do not depend on the players") {
  const SeededPacks packs(7, 3), again(7, 3), other(7, 4), otherSeed(8, 3);
  for (int deal = 0; deal < 20; ++deal) {
    const Dealt pone = packs.pack(deal).hands.pone;
    CHECK(pone == again.pack(deal).hands.pone);
    for (const Pack& differs : {other.pack(deal), otherSeed.pack(deal), packs.pack(deal + 1)})
      CHECK(pone != differs.hands.pone);
  }
}

TEST_CASE("whole games score as in a second implementation of the rules") {
  // Both implementations choose cards with this function, by ranks alone.
  const auto choiceOf = [](const std::vector<int>& ranks) {
    std::size_t sum = 0;
    for (const int rank : ranks) sum = sum * 31 + static_cast<std::size_t>(rank);
    return sum % ranks.size();
  };
  struct ByNumber final : Thrower, Pegger {
    explicit ByNumber(decltype(choiceOf)& choice) : choice_(choice) {}
    std::array<Card, 2> choose(const DiscardInformation& information, Random&) const override {
      return {information.dealt[1], information.dealt[4]};
    }
    Rank choose(const TurnInformation& turn, Random&) const override {
      std::vector<int> fitting;
      for (const Rank rank : turn.held)
        if (turn.can(rank)) fitting.push_back(static_cast<int>(rank));
      return static_cast<Rank>(fitting[choice_(fitting)]);
    }
    decltype(choiceOf)& choice_;
  };
  const ByNumber both(choiceOf);
  const naive::Ways ways{[](const std::vector<Card>& six) {
                           return std::vector{six[1], six[4]};
                         },
                         [&](std::vector<Card> fitting) {
                           std::sort(fitting.begin(), fitting.end());
                           std::vector<int> numbers;
                           for (const Card card : fitting) numbers.push_back(static_cast<int>(card.rank()));
                           return fitting[choiceOf(numbers)];
                         }};

  Random random(121);
  for (std::uint64_t game = 0; game < 3'000; ++game) {
    const SeededPacks packs(5, game);
    GameStart start{{{static_cast<int>(random.below(121)), static_cast<int>(random.below(121))}},
                    random.below(2) == 0 ? PlayerId::a : PlayerId::b};
    if (game < 300) start.scores = {};
    const FinishedGame record = playGame({{Player{&both, &both}, Player{&both, &both}}}, packs, start);
    const naive::Game expected = naive::playGame(
        [&](int deal) {
          const Pack pack = packs.pack(deal);
          return naive::Dealing{{{pack.hands.pone.begin(), pack.hands.pone.end()},
                                 {pack.hands.dealer.begin(), pack.hands.dealer.end()}},
                                pack.starter,
                                std::nullopt};
        },
        ways, {start.scores[PlayerId::a], start.scores[PlayerId::b]}, 2, start.dealer == PlayerId::a ? 0 : 1);

    std::vector<naive::Peg> pegs;
    PerPlayer<int> scores = start.scores;
    for (const Scored& scored : record.scored) {
      const int by = scored.by == PlayerId::a ? 0 : 1;
      if (std::max(scores[PlayerId::a], scores[PlayerId::b]) == 121 && scored.points > 0)
        FAIL("points after the end of game " << game);
      int& score = scores[scored.by];
      const int holes = std::min(scored.points, 121 - score);
      score += holes;
      if (holes == 0) continue;
      naive::Peg peg{scored.deal, by, std::string(words[static_cast<std::size_t>(scored.source)]), 0};
      if (pegs.empty() || std::tie(pegs.back().deal, pegs.back().by, pegs.back().what) !=
                              std::tie(peg.deal, peg.by, peg.what))
        pegs.push_back(peg);
      pegs.back().holes += holes;
    }
    if (pegs != expected.pegs ||
        std::vector{record.scores[PlayerId::a], record.scores[PlayerId::b]} != expected.scores)
      FAIL("game " << game << " from " << start.scores[PlayerId::a] << " to " << start.scores[PlayerId::b]);
  }
}
