// The win chances of discards by `ThrowsByRanks`, compared with the engine's. The results of the plays are
// invented.

#include "measure/throws_by_ranks.h"

#include "catch.h"
#include "cribbage/deal/deal_shows.h"
#include "cribbage/deal/winning_opponent.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

// An invented play, the same for all hands. Each side reaches the last hole with these probabilities;
// otherwise both have these pegs.
struct MadeUp {
  PerSeat<double> out;
  PerSeat<int> pegged;

  PlayedOut operator()(const OpenHands&, ToGo toGo) const {
    PlayedOut ends{out, std::vector<double>(static_cast<std::size_t>(toGo.pone * toGo.dealer))};
    ends.open[static_cast<std::size_t>(pegged[Seat::pone] * toGo.dealer + pegged[Seat::dealer])] =
        1 - out[Seat::pone] - out[Seat::dealer];
    return ends;
  }
};

// Computes our win chance before the show, with these pegs, as the engine does for a discard.
double shownChance(const Discard& discard, const OpponentShows& theirs, bool weDeal, ToGo toGo,
                   PerSeat<int> pegged) {
  const DealShows deal(OwnShow{discard.kept, discard.thrown, weDeal}, theirs);
  ShowSpread heels, plain;
  for (int rank = 0; rank < rankCount; ++rank) {
    const auto ours = deal.ourHands(static_cast<Rank>(rank));
    for (std::size_t points = 0; points < ours.size(); ++points)
      if (ours[points] > 0)
        deal.add(static_cast<Rank>(rank), static_cast<int>(points), ours[points] / deal.unseen().size(),
                 static_cast<Rank>(rank) == Rank::jack ? heels : plain);
  }
  const ScoreShares board(**shipped().board());
  const PegDistribution play{
      {{static_cast<std::uint8_t>(pegged[Seat::pone]), static_cast<std::uint8_t>(pegged[Seat::dealer]), 1}},
      {}};
  const double dealers = dealersShare(toGo, play, heels, plain, board);
  return weDeal ? dealers : 1 - dealers;
}

}  // namespace

TEST_CASE("after a play that ends nothing a throw wins what its shows do", "[exhaust]") {
  const Dealt six = dealt("2C 4H 5D 6S 9H QC");  // no jack: nobs in the crib are left out
  for (const auto& [weDeal, ours, theirs] :
       {std::tuple{true, 110, 106}, {false, 110, 106}, {true, 104, 113}, {false, 111, 112}}) {
    CAPTURE(weDeal, ours, theirs);
    const ToGo toGo{lastHole - (weDeal ? ours : theirs), lastHole - (weDeal ? theirs : ours)};
    const PerSeat<int> pegged{{1, 3}};
    const auto choices = *valueDiscards(six, weDeal, {ours, theirs}, shipped());
    const auto best = std::span(choices).first(5);
    const auto chances =
        ThrowsByRanks(shipped(), MadeUp{{}, pegged}, weDeal, {ours, theirs}).chances(six, best);
    const WinningOpponent opponent(**shipped().crib(), **shipped().play(), **shipped().pegging(),
                                   **shipped().board(), ours, theirs, Objective::win, *shipped().stakes());
    const OpponentShows shows = opponent.showsGiven(CardSet({six.begin(), six.end()}), weDeal);
    // `ThrowsByRanks` differs in two ways. The probability of the opponent's flush does not depend on their
    // discard, and nobs of a jack that they discarded do not count.
    for (std::size_t at = 0; at < best.size(); ++at)
      CHECK(chances[at] == Approx(shownChance(best[at], shows, weDeal, toGo, pegged)).margin(0.004));
  }
}

TEST_CASE("a throw wins when its side is out in the play, and the dealer by heels") {
  const Dealt six = dealt("2C 4H 5D 6S 9H QC");
  for (const bool weDeal : {false, true}) {
    const auto choices = *valueDiscards(six, weDeal, {119, 119}, shipped());
    const auto chanceOf = [&](const MadeUp& plays) {
      return ThrowsByRanks(shipped(), plays, weDeal, {119, 119}).chances(six, std::span(choices).first(1))[0];
    };
    // A jack as the starter wins the game for the dealer. Four of the 46 cards that are not ours are jacks.
    const double poneOut = chanceOf({{{1, 0}}, {}}), dealerOut = chanceOf({{{0, 1}}, {}});
    CHECK(dealerOut == Approx(weDeal ? 1 : 0).margin(1e-9));
    CHECK((weDeal ? poneOut : 1 - poneOut) == Approx(4.0 / 46).margin(1e-9));
  }
}
