// The best response to a fixed policy, compared with a plain search in which the other side follows the
// advice.

#include "measure/exploit/best_answer.h"

#include "advice/information.h"
#include "catch.h"
#include "cribbage/advice/advisor.h"
#include "cribbage/play/open_play.h"
#include "measure/exploit/adversary_deals.h"
#include "measure/exploit/advice_policy.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

constexpr AdviceRounds fewestRounds{2, 3};

const PlayTree& wholePlay() {
  static const PlayTree tree{PublicPlay{}};
  return tree;
}

const HandPriorByClass& throwsOf(Seat seat) {
  static const HandPriorByClass pone(throwsTable().expertPone), dealer(throwsTable().expertDealer);
  return seat == Seat::pone ? pone : dealer;
}

// A single hand of four, with a discard and a starter.
struct OneHand {
  Seat us;
  std::string_view four, thrown, starter;

  PlayInformation information() const {
    return playInformation(four, us == Seat::dealer, "", thrown, starter);
  }
  std::vector<float> weight() const {
    std::vector<float> weights(HandVectors::length(4));
    weights[static_cast<std::size_t>(setOf(four))] = 1;
    return weights;
  }
  Beliefs beliefs() const {
    Beliefs beliefs(HandPrior::hands);
    const RankCounts seen = countRanks(ranks(std::string(four).append(thrown).append(starter)));
    const PlayKnowledge& knowledge = shippedPlay();
    beliefs[static_cast<std::size_t>(setOf(four))] =
        (us == Seat::pone ? knowledge.asDealer : knowledge.asPone).given(seen);
    return beliefs;
  }
};

Rank adviceAt(const PlayInformation& information) {
  auto advisor = Advisor::make(information, shippedPlay());
  advisor->run(information.played.size() < 2    ? 0
               : information.played.size() == 2 ? fewestRounds.third
                                                : fewestRounds.later);
  return advisor->values()[0].rank;
}

// Returns the most net points that an adversary who sees our hand can make against the advice.
int most(const PublicPlay& play, PlayInformation information, const OpenHands& hands) {
  if (play.over()) return 0;
  const Seat seat = play.toAct(), us = information.us;
  const auto& held = hands[seat];
  std::vector<std::optional<Rank>> choices;
  for (std::size_t at = 0; at < held.size(); ++at)
    if (play.pile().takes(held[at]) && (at == 0 || held[at - 1] != held[at])) choices.push_back(held[at]);
  if (choices.empty()) choices.push_back(std::nullopt);
  if (seat == us && choices.size() > 1) choices = {adviceAt(information)};
  int best = -1000;
  for (const auto& rank : choices) {
    PublicPlay after = play;
    const PublicPlay::Gain gain = rank ? after.play(*rank) : after.go();
    PlayInformation then = information;
    then.played.push_back({seat, rank});
    const int net = (gain.seat == us ? -gain.points : gain.points) +
                    most(after, then, rank ? without(hands, seat, *rank) : hands);
    best = std::max(best, net);
  }
  return best;
}

double found(const OneHand& ours, std::string_view theirs) {
  AdviceSolutions solutions(shippedPlay(), fewestRounds);
  const std::vector<Beliefs> layers{ours.beliefs(), ours.beliefs()};
  AdvicePolicy policy(wholePlay(), shippedPlay(), solutions, ours.us, layers);
  const auto worth =
      BestAnswer(wholePlay(), policy, other(ours.us)).of(setOf(theirs), {ours.weight(), ours.weight()});
  CHECK(worth.sought == worth.held);
  return worth.sought;
}

}  // namespace

TEST_CASE("against one hand the best answer is that of plain search with the advice", "[exhaust]") {
  for (const auto& [ours, theirs] : {std::pair{OneHand{Seat::dealer, "3467", "KT", "9"}, "5566"},
                                     std::pair{OneHand{Seat::dealer, "A5JQ", "28", "7"}, "2345"},
                                     std::pair{OneHand{Seat::pone, "A269", "TK", "3"}, "4488"},
                                     std::pair{OneHand{Seat::pone, "5JQK", "27", "A"}, "9TJJ"}}) {
    CAPTURE(ours.four, theirs);
    OpenHands hands;
    hands[ours.us] = ranks(ours.four);
    hands[other(ours.us)] = ranks(theirs);
    CHECK(found(ours, theirs) == Approx(most(PublicPlay{}, ours.information(), hands)));
  }
}

TEST_CASE("a best answer to one hand wins no more against another hand than that hand's own best answer",
          "[exhaust]") {
  const OneHand hand{Seat::dealer, "3467", "KT", "9"}, same{Seat::dealer, "3467", "A2", "9"};
  AdviceSolutions solutions(shippedPlay(), fewestRounds);
  const std::vector<Beliefs> layers{hand.beliefs(), same.beliefs()};
  AdvicePolicy policy(wholePlay(), shippedPlay(), solutions, hand.us, layers);
  BestAnswer answer(wholePlay(), policy, Seat::pone);
  const auto worth = answer.of(setOf("5566"), {hand.weight(), same.weight()});
  CHECK(worth.held <= found(same, "5566"));
  CHECK(worth.sought == found(hand, "5566"));
}

TEST_CASE("the hands that may be held weigh one, and none has a fifth card of a rank") {
  Random random(3);
  for (const Seat us : bothSeats) {
    const AdversaryInformation information = drawInformation(throwsOf(other(us)), random);
    int cards = 0;
    for (const int count : information.seen) cards += count;
    CHECK(cards == 7);
    const RankCounts kept = countRanks(rankSets().ranks(RankSets::most, information.kept));
    for (std::size_t rank = 0; rank < rankCount; ++rank) CHECK(kept[rank] <= information.seen[rank]);
    const HiddenHands hidden = hiddenFrom(information, throwsOf(us), 2, random);
    double all = 0;
    for (std::size_t four = 0; four < hidden.weights.size(); ++four) {
      all += hidden.weights[four];
      if (hidden.weights[four] == 0) continue;
      for (const auto& layer : hidden.thrown) {
        RankCounts counts = countRanks(rankSets().ranks(RankSets::most, static_cast<int>(four)));
        ++counts[layer[four].first];
        ++counts[layer[four].second];
        CHECK(layer[four].kept == four);
        for (std::size_t rank = 0; rank < rankCount; ++rank)
          CHECK(counts[rank] + information.seen[rank] <= 4);
      }
    }
    CHECK(all == Approx(1));
  }
}

TEST_CASE("throws are supposed as often as they are kept with") {
  // For the six-card hands that keep 7 7 8 8, compares the dealer's discards of two ten-cards with
  // random discards.
  Random random(4);
  AdversaryInformation information;
  information.seen = countRanks(ranks("A23456K"));
  const auto four = static_cast<std::size_t>(setOf("7788"));
  double tens = 0, all = 0;
  for (std::size_t dealt = 0; dealt < dealtRanksCount; ++dealt)
    for (std::size_t place = 0; place < throwsOf(Seat::dealer).of(dealt).size(); ++place) {
      const KeptHand& hand = throwsOf(Seat::dealer).of(dealt)[place];
      if (static_cast<std::size_t>(hand.kept) != four) continue;
      const double weight =
          static_cast<double>(waysToHold(information.seen, everyDealtRanks()[dealt])) * hand.parts;
      const RankPair& pair = everyDealtRanks()[dealt].pairs[place];
      all += weight;
      if (pair.first >= 9 && pair.second >= 9) tens += weight;
    }
  const std::size_t layers = 500;
  const HiddenHands hidden = hiddenFrom(information, throwsOf(Seat::dealer), layers, random);
  double drawn = 0;
  for (const auto& layer : hidden.thrown)
    if (layer[four].first >= 9 && layer[four].second >= 9) ++drawn;
  CHECK(tens > 0);
  CHECK(std::abs(drawn / layers - tens / all) < 0.08);
}
