#include "advice/information.h"
#include "cases.h"
#include "catch.h"
#include "cribbage/advice/advisor.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

// The dealer's win chance after a lead: `byPegs`, computed from the average pegs alone, and `best`, with the
// best reply. `before` is the win chance before the lead.
struct Replied {
  double byPegs = 0, before = 0, best = 0;
  // Returns the probability, before the lead, that the dealer's reply ends the game. `byPegs` is a mean over
  // all leads: those that let the reply end the game count 1, and all others count `best`.
  double missed() const { return (byPegs - best) / (1 - best); }
};

constexpr Rank theStarter = Rank::five;

// Returns the probability that the pone leads one of these ranks, if they discard and lead to win.
double leads(std::string_view some, const RankCounts& seen, ToGo toGo) {
  const ScoreContext context(toGo, toGo, theStarter, winTables());
  const HandPrior::Weights kept = context.prior().asPone.given(seen);
  double sum = 0;
  for (int four = 0; four < RankSets::count[RankSets::most]; ++four) {
    const ByRank chances = context.opening(OpeningTable::lead(four), **shipped().opening());
    for (const Rank rank : ranks(some))
      sum +=
          static_cast<double>(kept[static_cast<std::size_t>(four)] * chances[static_cast<std::size_t>(rank)]);
  }
  return sum;
}

// Returns the mean net points of the dealer's best reply over the leads of a pone who plays to win.
double netOfReplies(std::string_view kept, const RankCounts& seen, ToGo toGo) {
  double mean = 0;
  for (int lead = 0; lead < rankCount; ++lead) {
    const ByRank nets = (*shipped().opening())->nets(OpeningTable::reply(lead, setOf(kept)));
    float best = -100;
    for (const Rank rank : ranks(kept)) best = std::max(best, nets[static_cast<std::size_t>(rank)]);
    mean += leads({&"A23456789TJQK"[lead], 1}, seen, toGo) * static_cast<double>(best);
  }
  return mean;
}

Replied replied(std::string_view kept, Rank lead, ToGo toGo) {
  const Hand four = hand(kept);
  std::string fourRanks;
  for (const Card each : four) fourRanks += print(each.rank());
  const auto information = playInformation(fourRanks, true, print(lead) + std::string("'"), "A3", "5");
  const WinUtility utility({four, std::array{card("AC"), card("3C")}, true}, card("5H"), toGo, toGo, {},
                           winTables());
  const auto advisor =
      Advisor::make(information, **shipped().knowledge(), ScoreContext(toGo, toGo, theStarter, winTables()));
  const double best = advisor->values()[0].net,
               usual = netOfReplies(fourRanks, countRanks(ranks(fourRanks + "A35")), toGo);
  return {utility.expecting(best, usual).win, utility.expecting(usual, usual).win,
          *advisor->values(utility)[0].winChance};
}

// Returns two beliefs that the dealer may have about the pone's hand, after a lead, a king in reply and the
// pone's second card. Both sides need eight holes. The first belief is the advisor's. The second assumes that
// the pone keeps and leads to win, but plays a random second card.
std::pair<RankChances, RankChances> afterSecond(Rank lead, Rank second) {
  const ScoreContext context({8, 8}, {8, 8}, theStarter, winTables());
  PlayInformation information = playInformation("269K", true, "", "A3", "5");
  information.played = {{Seat::pone, lead}, {Seat::dealer, Rank::king}, {Seat::pone, second}};
  auto advisor = Advisor::make(information, **shipped().knowledge(), context);
  advisor->run(1);

  const HandPrior::Weights kept = context.prior().asPone.given(countRanks(ranks("269KA35")));
  const RankSets& sets = rankSets();
  std::vector<float> weights(HandVectors::length(2));
  for (int pair = 0; pair < RankSets::count[2]; ++pair) {
    const int three = sets.add(2, pair, static_cast<int>(second)),
              four = sets.add(3, three, static_cast<int>(lead));
    const auto& held = sets.ranks(3, three);
    const std::set<int> choices(held.begin(), held.begin() + 3);
    const ByRank leads = context.opening(OpeningTable::lead(four), **shipped().opening());
    weights[HandVectors::place(2, pair)] =
        kept[static_cast<std::size_t>(four)] *
        (leads[static_cast<std::size_t>(lead)] + RangeBuilder::humanTremble) /
        static_cast<float>(choices.size());
  }
  return {advisor->belief().holding(), Belief(2, std::move(weights)).holding()};
}

template <class... Parts>
json legalAt(const Parts&... parts) {
  return answerTo("valuePlays", playQuestion(parts...))["legal"];
}

}  // namespace

TEST_CASE("a dealer who needs two holes pairs the lead, though a king would bring more points") {
  const auto best = [](int score) {
    return legalAt("TS JH QD KC", "2C 2D", "6H", true, "them JS", score, score)[0];
  };
  CHECK(best(119)["card"] == "JH");
  CHECK(best(119)["winChance"] == 1);
  CHECK(best(20)["card"] == "KC");
}

TEST_CASE("a lead is chosen for winning near the last hole and for points far from it") {
  const auto led = [](int score) {
    const json legal = legalAt("3H 5S 7D 7C", "KC QD", "6H", false, "", score, score);
    return legal[0]["card"].get<std::string>()[0];
  };
  CHECK(led(20) == '3');
  CHECK(led(120) == '7');
}

// Each side has at least two cards to play and is far from the end, so points decide.
TEST_CASE("the best card for winning brings as many points as the best when both are far from home") {
  for (const char* played : {"us KH, them 7S", "us KH, them 2S, us 4C, them 3H", "us 4C, them 4D"}) {
    const json legal = legalAt("KH 5D 9S 4C", "2C 3D", "QH", false, played, 30, 40);
    CAPTURE(played, legal.dump());
    double most = -100;
    for (const json& card : legal) most = std::max(most, card["net"].get<double>());
    CHECK(legal[0]["net"].get<double>() > most - 0.15);
  }
}

TEST_CASE("one point that ends the game outweighs more points that come later") {
  // The side with 120 needs one point, which it nearly always pegs before the other side pegs 61.
  const auto best = [](int ours, int theirs) {
    return legalAt("KH 5D 9S 4C", "2C 3D", "QH", false, "", ours, theirs)[0]["winChance"].get<double>();
  };
  CHECK(best(120, 60) > 0.97);
  CHECK(best(60, 120) < 0.03);
}

TEST_CASE("the worst lead of a nearly lost hand has a chance above zero, and no better one than the next") {
  const json legal = legalAt("TC TS QH 9D", "8H KS", "7H", false, "", 99, 118);
  CHECK(legal[0]["winChance"] < 0.01);
  CHECK(legal[3]["winChance"] > 0);
  CHECK(legal[3]["winChance"] <= legal[2]["winChance"]);
}

// The dealer is at 84 and must peg 7 to avoid the skunk, because the pone, who needs 2, wins by counting
// first.
TEST_CASE("the worth of a play does not depend on earlier questions") {
  const auto stakesOf = [] {
    WinTables tables = winTables();
    tables.objective = Objective::acc;
    return WinUtility({hand("TS JH QD KC"), std::array{card("AC"), card("3C")}, false}, card("5H"), {37, 2},
                      {37, 2}, {}, tables);
  };
  const WinUtility asked = stakesOf();
  for (const std::string_view four : {"AKQ9", "2468"})
    for (int theirs = 0; theirs < 12; ++theirs) {
      CAPTURE(four, theirs);
      const int kept = rankSets().number(ranks(four));
      CHECK(asked.after(0, theirs, kept).share == stakesOf().after(0, theirs, kept).share);
    }
}

// The dealer holds tenth cards and needs two holes. A pair after the lead of a tenth card, or a fifteen after
// the lead of a five, ends the game.
TEST_CASE(
    "a reply that does not end the game is worth less than the hand was, which others would have let end "
    "it") {
  const std::string_view tens = "TS JH QD KC";
  const RankCounts seen = countRanks(ranks("TJQKA35"));
  for (const ToGo toGo : {ToGo{2, 2}, ToGo{2, 5}}) {
    const double ended = leads("5TJQK", seen, toGo);
    CHECK(ended > 0.01);
    for (const Rank lead : {Rank::three, Rank::six, Rank::eight}) {
      const Replied to = replied(tens, lead, toGo);
      CAPTURE(toGo.pone, print(lead), to.byPegs, to.best);
      CHECK(to.best < to.byPegs);
      CHECK(to.missed() == Approx(ended).epsilon(1e-3));
    }
  }
}

TEST_CASE("the best reply has the hand's win chance if no reply could have ended the game") {
  for (const Rank lead : {Rank::three, Rank::six, Rank::eight}) {
    const Replied to = replied("TS JH QD KC", lead, {3, 5});
    CHECK(to.best == Approx(to.byPegs));
  }
}

TEST_CASE("the win chances of the best replies have the mean of the hand's win chance before the lead") {
  for (const std::string_view kept : {"TS JH QD KC", "6S 7H 8D 9C", "4S 5D 6C 6H"}) {
    std::string four;
    for (const Card each : hand(kept)) four += print(each.rank());
    const RankCounts seen = countRanks(ranks(four + "A35"));
    double mean = 0, before = 0;
    for (int lead = 0; lead < rankCount; ++lead) {
      const std::string_view rank{&"A23456789TJQK"[lead], 1};
      const Replied to = replied(kept, static_cast<Rank>(lead), {15, 8});
      mean += leads(rank, seen, {15, 8}) * to.best;
      before = to.before;
    }
    CAPTURE(kept);
    CHECK(mean == Approx(before).margin(0.004));
  }
}

// The third rank is what a pone who follows the table for points would have played rather than the second.
TEST_CASE("near the last hole the pone's second card tells of their hand, but little") {
  for (const char* told : {"AK4", "A54", "253"}) {
    const auto three = ranks(told);
    const auto [holding, alike] = afterSecond(three[0], three[1]);
    const auto instead = static_cast<std::size_t>(three[2]);
    CAPTURE(told, holding[instead], alike[instead]);
    CHECK(holding[instead] < alike[instead] - 0.05);
    CHECK(holding[instead] > alike[instead] - 0.15);
  }
}
