#include "cribbage/deal/stakes_table.h"

#include "catch.h"
#include "shipped.h"
#include "tables.h"
#include "written.h"

using namespace cribbage;

namespace {

StakesTable::Role oneDirection(bool replies, const std::vector<std::int32_t>& direction) {
  std::vector<std::int8_t> cards(StakesTable::cardsOf(replies));
  for (std::size_t at = 0; at < cards.size(); ++at) cards[at] = static_cast<std::int8_t>(at % 11);
  return {std::vector<std::int32_t>(direction.size(), StakesTable::scale / 50), {direction}, {cards}};
}

const StakesTable& stakes() {
  return **shipped().stakes();
}

ByRank shippedAhead(std::size_t place, ToGo toGo) {
  return stakes().ahead(place, shippedPlay().opening->nets(place), toGo);
}

std::size_t best(const ByRank& of, std::string_view held) {
  std::size_t best = static_cast<std::size_t>(ranks(held)[0]);
  for (const Rank rank : ranks(held))
    if (of[static_cast<std::size_t>(rank)] > of[best]) best = static_cast<std::size_t>(rank);
  return best;
}

}  // namespace

TEST_CASE("every rank of a hand with two ranks or more has a stake as a lead and as each reply") {
  // Each of 13 ranks with each of the 455 multisets of three more ranks, minus the 13 hands of one rank.
  CHECK(StakesTable::cardsOf(false) == 13 * 455 - 13);
  CHECK(StakesTable::cardsOf(true) == 13 * (13 * 455 - 13));
}

TEST_CASE("stakes between the scores of a grid are interpolated linearly") {
  const int part = StakesTable::scale / 100;
  const StakesTable stakes({{1, 5}, {2, 4}}, {oneDirection(false, {part, part, 3 * part, 3 * part}),
                                              oneDirection(true, {0, part, 0, part})});
  const std::size_t place = OpeningTable::lead(setOf("A27K"));
  ByRank nets{};
  for (const std::size_t rank : {0, 1, 6, 12}) nets[rank] = static_cast<float>(rank) / 4;
  const ByRank near = stakes.ahead(place, nets, {1, 2}), far = stakes.ahead(place, nets, {5, 2}),
               between = stakes.ahead(place, nets, {2, 3});
  for (const std::size_t rank : {0, 1, 6, 12})
    CHECK(between[rank] == Approx(0.75f * near[rank] + 0.25f * far[rank]).margin(1e-6));
  CHECK(stakes.knows({5, 4}));
  CHECK_FALSE(stakes.knows({6, 4}));
  CHECK_FALSE(stakes.knows({1, 5}));
  CHECK_FALSE(StakesTable().knows({1, 1}));
}

// Returns a table that says nothing of leads and replies.
StakesTable noOpenings() {
  const std::vector<std::int32_t> none(4);
  return {{{1, 5}, {2, 4}}, {oneDirection(false, none), oneDirection(true, none)}};
}

// Returns the win chances of hands, for the pone only. They are one direction (a vector over the scores)
// times a weight: the index of the hand modulo 50, or twice that for `Pegs::ofKind`.
PerSeat<StakesTable::Hands> someHands(const std::vector<std::int32_t>& direction) {
  std::array<std::vector<std::int8_t>, 2> weights;
  for (int hand = 0; hand < RankSets::count[4]; ++hand)
    for (const int times : {1, 2})
      weights[static_cast<std::size_t>(times - 1)].push_back(static_cast<std::int8_t>(times * (hand % 50)));
  return {{StakesTable::Hands{{direction}, {weights}}, StakesTable::Hands{}}};
}

TEST_CASE("the win chances of hands are interpolated between the scores of their own grid") {
  const int part = StakesTable::scale / 100;
  StakesTable stakes = noOpenings();
  CHECK_FALSE(stakes.knowsHands({1, 2}));
  stakes.setHands({{1, 3}, {1, 3}}, someHands({0, part, 0, part}));
  CHECK(stakes.knowsHands({3, 3}));
  CHECK_FALSE(stakes.knowsHands({4, 3}));
  const auto read = *StakesTable::read(stakes.write());
  for (const StakesTable& table : {stakes, read}) {
    CHECK(table.hands(Seat::pone, StakesTable::Pegs::ofHand, {2, 3})[7] == Approx(0.07f).margin(1e-6));
    CHECK(table.hands(Seat::pone, StakesTable::Pegs::ofHand, {1, 2})[7] == Approx(0.035f).margin(1e-6));
    CHECK(table.hands(Seat::pone, StakesTable::Pegs::ofKind, {1, 3})[7] == Approx(0.14f).margin(1e-6));
    CHECK(table.hands(Seat::dealer, StakesTable::Pegs::ofHand, {1, 3})[7] == 0);
  }
}

TEST_CASE("the calibration is interpolated between the scores of its own grid") {
  constexpr int one = StakesTable::calibrationScale;
  StakesTable stakes = noOpenings();
  CHECK(stakes.calibration(Seat::dealer, {1, 2}) == 1);
  const std::vector<std::int32_t> pones{one, one, one, 2 * one, 2 * one, 2 * one, one, one, one};
  const std::vector<std::int32_t> dealers(9, 3 * one);
  stakes.setCalibration({{1, 2, 4}, {1, 2, 4}}, {{pones, dealers}});
  const auto read = *StakesTable::read(stakes.write()), packed = *StakesTable::read(stakes.pack());
  for (const StakesTable& table : {stakes, read, packed}) {
    CHECK(table.calibration(Seat::pone, {3, 2}) == 1.5);
    CHECK(table.calibration(Seat::dealer, {3, 2}) == 3);
  }
}

TEST_CASE("a jack that ends the game leaves nothing to be won by a hand") {
  StakesTable stakes = noOpenings();
  const int part = StakesTable::scale / 100;
  stakes.setHands({{1, 3}, {1, 3}}, someHands({part, part, 2 * part, 2 * part}));
  const auto won = [&](int dealer) {
    return stakes.handsBeforeCut(Seat::pone, StakesTable::Pegs::ofHand, {dealer, 1})[10];
  };
  CHECK(won(3) == Approx((12 * 0.2f + 0.1f) / 13).margin(1e-6));  // after a jack, the dealer needs one hole
  CHECK(won(1) == Approx(12 * 0.1f / 13).margin(1e-6));
}

TEST_CASE("the advantages of a hand's cards add up to zero, and no other card has one") {
  Random random(3);
  for (int trial = 0; trial < 2000; ++trial) {
    const std::size_t place = random.below(OpeningTable::valued);
    const ToGo toGo{1 + static_cast<int>(random.below(28)), 1 + static_cast<int>(random.below(28))};
    const ByRank ahead = shippedAhead(place, toGo);
    const auto choices = OpeningTable::choicesAt(place);
    float sum = 0;
    for (std::size_t rank = 0; rank < rankCount; ++rank) {
      sum += ahead[rank];
      const bool held = std::find(choices.ranks.begin(), choices.ranks.begin() + choices.count, rank) !=
                        choices.ranks.begin() + choices.count;
      if (!held) CHECK(ahead[rank] == 0);
      CHECK(std::abs(ahead[rank]) < 1);
    }
    CHECK(std::abs(sum) < 1e-5f);
  }
}

// A dealer who plays for points would reply with the king, because a pone with the other two jacks can answer
// a pair of jacks for six.
TEST_CASE("a dealer who needs at most two pairs the lead and has won") {
  for (const ToGo toGo : {ToGo{1, 1}, ToGo{2, 2}, ToGo{2, 1}, ToGo{1, 3}})
    CHECK(best(shippedAhead(OpeningTable::reply(10, setOf("TJQK")), toGo), "TJQK") == 10);
}

// The dealer wins by pairing the lead, and is less likely to hold a rank of which we hold two.
TEST_CASE("a pone who must not be paired leads from a pair") {
  CHECK(best(shippedAhead(OpeningTable::lead(setOf("3577")), {1, 1}), "3577") == 6);
  CHECK(best(shippedAhead(OpeningTable::lead(setOf("A688")), {1, 1}), "A688") == 7);
}

TEST_CASE("a lead or reply that does not end the game has a chance between 0 and 1", "[exhaust]") {
  Random random(5);
  for (int trial = 0; trial < 400; ++trial) {
    const auto deal = shuffled(random).deal();
    const bool weDeal = trial % 2 == 1;
    const std::string played = weDeal ? "them " + print(deal.pone[0]) : "";
    const int ours = 106 + static_cast<int>(random.below(15)),
              theirs = 106 + static_cast<int>(random.below(15));
    const Dealt& six = weDeal ? deal.dealer : deal.pone;
    const OwnCards own{{six[0], six[1], six[2], six[3]}, {}, {}};
    const auto answer = valuePlays(own, *parsePlayed(played), weDeal, {ours, theirs}, shipped());
    REQUIRE(answer);
    for (const auto& legal : answer->legal) {
      CAPTURE(written(own.kept), played, ours, theirs, legal.winChance, legal.points);
      CHECK((legal.winChance == 1) == (ours + legal.points >= lastHole));
      CHECK((legal.winChance > 0 && legal.winChance <= 1));
    }
  }
}

TEST_CASE("stakes may be known where neither side needs more than 28 holes") {
  CHECK(StakesTable::mayKnow({28, 28}));
  CHECK_FALSE(StakesTable::mayKnow({29, 28}));
  CHECK_FALSE(StakesTable::mayKnow({28, 29}));
}

TEST_CASE("a table of stakes with bad contents is refused though its hash is right") {
  // Returns the message of the error that refuses this body, or an empty text if it is read.
  const auto said = [](const std::vector<std::uint8_t>& body) {
    std::vector<std::uint8_t> bytes = noOpenings().write();
    bytes.resize(16);  // the head
    bytes.insert(bytes.end(), body.begin(), body.end());
    const auto read = StakesTable::read(hashed(bytes, 16));
    return read ? "" : read.error().message;
  };
  const auto refused = [&](const std::vector<std::uint8_t>& body) { return !said(body).empty(); };
  using Body = std::vector<std::uint8_t>;
  // Returns the body of a table. It begins with a grid of scores. The leads and the replies follow, each with
  // points that are all zero and a number of directions. Then there are the scores for hands, and the numbers
  // of directions for the pone's hands and the dealer's. The body ends with the scores for the calibration.
  const auto body = [](Body grid, std::uint8_t leads, std::uint8_t replies, Body hands = {0, 0},
                       std::uint8_t pones = 0, std::uint8_t dealers = 0, Body calibration = {0, 0}) {
    grid.resize(grid.size() + 16);
    grid.push_back(leads);
    grid.resize(grid.size() + 16);
    grid.push_back(replies);
    grid.insert(grid.end(), hands.begin(), hands.end());
    grid.push_back(pones);
    grid.push_back(dealers);
    grid.insert(grid.end(), calibration.begin(), calibration.end());
    return grid;
  };
  const Body fourScores{2, 1, 2, 2, 1, 2};
  CHECK_FALSE(refused(body(fourScores, 0, 0)));
  CHECK(refused({}));
  CHECK(refused(fourScores));
  CHECK(refused(body({1, 1, 2, 1, 2}, 0, 0)));      // only one number for the dealer
  CHECK(refused(body({2, 2, 1, 2, 1, 2}, 0, 0)));   // numbers out of order
  CHECK(refused(body({2, 0, 1, 2, 1, 2}, 0, 0)));   // a side that needs no hole
  CHECK(refused(body({2, 1, 29, 2, 1, 2}, 0, 0)));  // a side that needs too many holes
  CHECK_FALSE(refused(body({2, 1, 28, 2, 1, 28}, 0, 0)));
  const std::string tooMany = "The table of stakes has too many directions.";
  const std::uint8_t most = StakesTable::mostDirections;
  for (const std::uint8_t few : {most, std::uint8_t{1}}) {
    CHECK(said(body(fourScores, few, 0)) != tooMany);
    CHECK(refused(body(fourScores, few, 0)));  // the directions are missing
    CHECK(said(body(fourScores, 0, 0, fourScores, few)) != tooMany);
  }
  CHECK(said(body(fourScores, most + 1, 0)) == tooMany);
  CHECK(said(body(fourScores, 0, most + 1)) == tooMany);
  CHECK_FALSE(refused(body(fourScores, 0, 0, fourScores)));
  CHECK(refused(body(fourScores, 0, 0, {2, 1, 2, 0})));     // hands for the dealer only
  CHECK(refused(body(fourScores, 0, 0, {1, 1, 2, 1, 2})));  // hands at one number for the dealer
  CHECK(said(body(fourScores, 0, 0, fourScores, most + 1)) == tooMany);
  CHECK(said(body(fourScores, 0, 0, fourScores, 0, most + 1)) == tooMany);
  CHECK(refused(body(fourScores, 0, 0, fourScores, 0, 1)));  // the direction is missing
  CHECK(refused(body(fourScores, 0, 0, {0, 0}, 0, 0, {1, 1, 2, 1, 2})));
  CHECK(refused(body(fourScores, 0, 0, {0, 0}, 0, 0, fourScores)));  // the calibration is missing
  const auto withFactors = [&](const Body& factor) {
    Body factors = fourScores;
    for (int at = 0; at < 8; ++at) factors.insert(factors.end(), factor.begin(), factor.end());
    return body(fourScores, 0, 0, {0, 0}, 0, 0, factors);
  };
  CHECK_FALSE(refused(withFactors({1, 0, 0, 0})));
  CHECK(refused(withFactors({0, 0, 0, 0})));
  CHECK(refused(withFactors({255, 255, 255, 255})));  // -1
  Body longer = body(fourScores, 0, 0);
  longer.push_back(0);
  CHECK(refused(longer));
}
