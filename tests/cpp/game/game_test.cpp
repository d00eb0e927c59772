// A whole game: the order of scoring, and the end.

#include "cribbage/game/game.h"

#include <map>

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

std::string_view word(Source source) {
  constexpr std::array<std::string_view, 4> words{"heels", "play", "hand", "crib"};
  return words[static_cast<std::size_t>(source)];
}

// Returns all points scored except zeros, such as "b play 2, a hand 8".
std::string written(const FinishedGame& record) {
  std::string text;
  for (const Scored& scored : record.scored) {
    if (scored.points == 0) continue;
    text += text.empty() ? "" : ", ";
    text += std::string(scored.by == PlayerId::a ? "a" : "b") + " " + std::string(word(scored.source)) + " " +
            std::to_string(scored.points);
  }
  return text;
}

// A deal without a pair, fifteen or thirty-one in the play: the only pegs are one for each go and one for the
// last card.
const MadePacks plain("2S 4H 6D 8C KS QH", "TS TH TD QC 9S 9H", "KC");

}  // namespace

TEST_CASE("a deal is scored in order: heels, the play, the pone's hand, the dealer's hand, the crib") {
  const MadePacks packs("2S 4H 6D 8C KS QH", "TS TH TD QC 9S 9H", "JC");
  const FinishedGame record = played(packs, {{{90, 90}}, PlayerId::a});
  std::vector<std::pair<Source, PlayerId>> order;
  for (const Scored& scored : record.scored)
    if (scored.deal == 0 && (order.empty() || order.back() != std::pair{scored.source, scored.by}) &&
        scored.source != Source::play)
      order.emplace_back(scored.source, scored.by);
  CHECK(order == std::vector<std::pair<Source, PlayerId>>{{Source::heels, PlayerId::a},
                                                          {Source::hand, PlayerId::b},
                                                          {Source::hand, PlayerId::a},
                                                          {Source::crib, PlayerId::a}});
  std::size_t firstPlay = 0, lastPlay = 0;
  for (std::size_t at = 0; at < record.scored.size() && record.scored[at].deal == 0; ++at)
    if (record.scored[at].source == Source::play) {
      if (firstPlay == 0) firstPlay = at;
      lastPlay = at;
    }
  CHECK(firstPlay == 1);
  CHECK(record.scored[lastPlay + 1].source == Source::hand);
}

TEST_CASE("a jack cut by a dealer who needs two ends the game before a card is played") {
  const MadePacks packs("5S 5H 5D TC AS 2H", "TS TH TD QC 9S 9H", "JC");
  const FinishedGame record = played(packs, {{{119, 120}}, PlayerId::a});
  CHECK(written(record) == "a heels 2");
  CHECK(record.winner() == PlayerId::a);
  CHECK(record.deals == 1);
}

TEST_CASE("a jack cut helps the dealer, not the pone who needs two") {
  const MadePacks packs("2S 4H 6D 8C KS QH", "TS TH TD QC 9S 9H", "JC");
  CHECK(played(packs, {{{119, 0}}, PlayerId::b}).scored[0] ==
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

TEST_CASE("a dealer who is out with the hand does not count the crib") {
  const MadePacks packs("2S 4H 6D 8C KS QH", "5S 5H 5D TC KH KD", "5C");
  const FinishedGame record = played(packs, {{{95, 0}}, PlayerId::a});
  CHECK(record.scored.back() == Scored{0, PlayerId::a, Seat::dealer, Source::hand, 28});
  CHECK(record.scores == PerPlayer<int>{{121, record.scores[PlayerId::b]}});
}

TEST_CASE("the game ends in the middle of the play") {
  // The dealer pairs the pone's lead and wins, whatever the hands would count.
  const MadePacks packs("5S 5H 5D JC KS QH", "5C 6H 7D 8C KH KD", "2C");
  const FinishedGame record = played(packs, {{{119, 119}}, PlayerId::a});
  CHECK(written(record) == "a play 2");
  CHECK(record.winner() == PlayerId::a);
}

TEST_CASE("a dealer who needs a point pegs it before the pone counts") {
  const FinishedGame record = played(plain, {{{120, 100}}, PlayerId::a});
  CHECK(record.winner() == PlayerId::a);
  CHECK(record.scored.back().source == Source::play);
}

TEST_CASE("no score goes past 121") {
  const MadePacks packs("2S 4H 6D 8C KS QH", "5S 5H 5D TC KH KD", "5C");
  CHECK(played(packs, {{{118, 30}}, PlayerId::a}).scores[PlayerId::a] == 121);
}

TEST_CASE("the deal changes sides") {
  std::map<int, PlayerId> cribs;
  const FinishedGame record = played(plain, {{{0, 0}}, PlayerId::b});
  for (const Scored& scored : record.scored)
    if (scored.source == Source::crib) cribs[scored.deal] = scored.by;
  REQUIRE(cribs.size() >= 5);
  for (const auto& [deal, dealer] : cribs) CHECK(dealer == (deal % 2 == 0 ? PlayerId::b : PlayerId::a));
}

TEST_CASE("a loser with 90 is skunked and one with 91 is not") {
  const MadePacks packs("5S 5H 5D TC AS 2H", "TS TH TD QC 9S 9H", "JC");
  CHECK(played(packs, {{{119, 90}}, PlayerId::a}).skunk());
  CHECK_FALSE(played(packs, {{{119, 91}}, PlayerId::a}).skunk());
}

TEST_CASE("a loser with 60 is skunked twice and one with 61 once") {
  const MadePacks packs("5S 5H 5D TC AS 2H", "TS TH TD QC 9S 9H", "JC");
  CHECK(played(packs, {{{119, 60}}, PlayerId::a}).doubleSkunk());
  CHECK(played(packs, {{{119, 60}}, PlayerId::a}).skunk());
  CHECK_FALSE(played(packs, {{{119, 61}}, PlayerId::a}).doubleSkunk());
  CHECK(played(packs, {{{119, 61}}, PlayerId::a}).skunk());
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
  CHECK(::written(spy.throws[0].dealt) == "TS TH TD QC 9S 9H");
  CHECK(spy.throws[0].weDeal);
  CHECK(spy.throws[0].ours == 100);
  CHECK(spy.throws[0].theirs == 110);

  REQUIRE(spy.turns.size() >= 4);
  const TurnInformation& third = spy.turns[2];
  CHECK(std::vector<Rank>(third.information.kept.begin(), third.information.kept.end()) == ranks("TTTQ"));
  CHECK(third.held == ranks("TQ"));
  CHECK(third.information.thrown == std::array{Rank::nine, Rank::nine});
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
    CHECK(::written(packs.pack(deal).hands.pone) == ::written(again.pack(deal).hands.pone));
    CHECK(::written(packs.pack(deal).hands.pone) != ::written(other.pack(deal).hands.pone));
    CHECK(::written(packs.pack(deal).hands.pone) != ::written(otherSeed.pack(deal).hands.pone));
    CHECK(::written(packs.pack(deal).hands.pone) != ::written(packs.pack(deal + 1).hands.pone));
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
          return naive::Dealing{{pack.hands.pone.begin(), pack.hands.pone.end()},
                                {pack.hands.dealer.begin(), pack.hands.dealer.end()},
                                pack.starter};
        },
        ways, start.scores.each, start.dealer == PlayerId::a ? 0 : 1);

    std::vector<naive::Peg> pegs;
    PerPlayer<int> scores = start.scores;
    for (const Scored& scored : record.scored) {
      const int by = scored.by == PlayerId::a ? 0 : 1;
      int& score = scores[scored.by];
      const int holes = std::min(scored.points, 121 - score);
      score += holes;
      const std::string what(word(scored.source));
      if (holes == 0) continue;
      if (!pegs.empty() && pegs.back().deal == scored.deal && pegs.back().by == by &&
          pegs.back().what == what)
        pegs.back().holes += holes;
      else
        pegs.push_back({scored.deal, by, what, holes});
    }
    if (pegs != expected.pegs || record.scores.each != expected.scores)
      FAIL("game " << game << " from " << start.scores[PlayerId::a] << " to " << start.scores[PlayerId::b]);
  }
}
