#include "cribbage/review/known_deal.h"

#include "catch.h"
#include "cribbage/cribbage.h"
#include "cribbage/discard/throws_table.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

const ReviewTables& tables() {
  static const ReviewTables tables{{*shipped().crib(), *shipped().play(), *shipped().pegging(),
                                    *shipped().board(), nullptr, Objective::win, nullptr},
                                   *shipped().knowledge(),
                                   usualPegs((*shipped().knowledge())->asPone, **shipped().play())};
  return tables;
}

KnownSix six(const char* kept, const char* thrown) {
  const auto two = cards(thrown);
  return {hand(kept), {two.at(0), two.at(1)}};
}

KnownDeal deal(const KnownSix& pone, const KnownSix& dealer) {
  return {{{pone, dealer}}, tables()};
}

PlayValue pegs(const KnownSix& six, bool weDeal) {
  return tables().win.handPegs->value(six.kept, weDeal);
}

const KnownSix strong = six("7H 7D 8S 9C", "QD QC");  // 12 with a king
const KnownSix nothing = six("2H 4D 8C QS", "9H TD");
const KnownSix great = six("5H 5D 5S JC", "AH 3D");  // 20 with a king

}  // namespace

TEST_CASE("in a usual play the pone pegs 2.0 and the dealer 3.3") {
  CHECK(std::abs(tables().usual.ours - 2.02) < 0.05);
  CHECK(std::abs(tables().usual.theirs - 3.32) < 0.05);
}

// The pone's hand scores the twelve points that the pone needs, so the dealer wins only by pegging. The
// probabilities of pegging at least one, two and so on add up to the mean pegs.
TEST_CASE("the dealer of a known deal pegs more than usual as far as either hand makes them") {
  for (const KnownSix& dealer : {nothing, great}) {
    const KnownDeal known = deal(strong, dealer);
    double mean = 0;
    for (int needs = 1; needs < PegSpreadTable::most; ++needs)
      mean += known.beforePlay({needs, 12}, card("KD"));
    CHECK(mean ==
          Approx(pegs(strong, false).theirs + pegs(dealer, true).ours - tables().usual.theirs).margin(0.02));
  }
}

// The dealer's hand and crib score exactly the points that the dealer needs, and the pone's hand scores none,
// so the pone wins only by pegging.
TEST_CASE("the pone of a known deal pegs more than usual as far as either hand makes them") {
  for (const KnownSix& dealer : {great, six("5H 5D 5S KC", "AH 3D")}) {
    const KnownDeal known = deal(nothing, dealer);
    double mean = 0;
    for (int needs = 1; needs < PegSpreadTable::most; ++needs)
      mean += 1 - known.beforePlay({18, needs}, card("KD"));
    CHECK(mean ==
          Approx(pegs(nothing, false).ours + pegs(dealer, true).theirs - tables().usual.ours).margin(0.02));
  }
}

TEST_CASE("before the cut a known deal is worth the mean of what it is after it") {
  const KnownDeal known = deal(strong, great);
  for (const ToGo toGo : {ToGo{121, 121}, ToGo{30, 9}, ToGo{3, 5}, ToGo{2, 5}, ToGo{1, 1}}) {
    double sum = 0;
    int starters = 0;
    for (const Card starter : CardSet::deck()) {
      const KnownSix &pone = strong, &dealer = great;
      CardSet held({pone.kept.begin(), pone.kept.end()});
      for (const Card each : dealer.kept) held.add(each);
      for (const Card each : pone.thrown) held.add(each);
      for (const Card each : dealer.thrown) held.add(each);
      if (held.has(starter)) continue;
      ++starters;
      const int heels = starter.rank() == Rank::jack ? 2 : 0;
      sum += heels >= toGo.dealer ? 1 : known.beforePlay({toGo.dealer - heels, toGo.pone}, starter);
    }
    CHECK(starters == 40);
    CHECK(known.beforeCut(toGo) == Approx(sum / starters).margin(1e-9));
  }
}

TEST_CASE("at the show the pone counts first, then the dealer's hand and crib") {
  const KnownDeal known = deal(strong, great);
  // The pone's hand counts 12. The dealer's hand counts 20, and the crib A 3 Q Q K counts 2.
  CHECK(known.afterPlay({1, 12}, card("KD")) == 0);
  CHECK(known.afterPlay({22, 13}, card("KD")) == 1);
  const double left = known.afterPlay({23, 13}, card("KD"));  // one hole to go each, and the pone deals
  CHECK(left == 1 - tables().win.board->dealersChance(120, 120));
}
