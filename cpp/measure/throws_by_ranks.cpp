#include "measure/throws_by_ranks.h"

#include <algorithm>
#include <optional>

#include "cribbage/winning/deal_shows.h"
#include "cribbage/winning/winning_opponent.h"

namespace cribbage {

namespace {

WinningOpponent opponentOf(const Tables& tables, Score score) {
  return {**tables.crib(), **tables.play(), **tables.pegging(), **tables.board(),
          score.ours,      score.theirs,    Objective::win,     *tables.stakes()};
}

std::vector<Rank> ranksOf(int hand) {
  std::vector<Rank> ranks;
  for (const std::uint8_t rank : rankSets().ranks(RankSets::most, hand))
    ranks.push_back(static_cast<Rank>(rank));
  return ranks;
}

// Points of a crib by ranks.
int cribPoints(const std::array<Card, 2>& ours, int theirPair, Rank starter) {
  return rankTable.points(theirPair, rankTable.triple(ours[0].rank(), ours[1].rank(), starter));
}

}  // namespace

class ThrowsByRanks::Walk {
 public:
  Walk(const SolvedPlay& play, ToGo toGo, Ends& ends) : play_(play), toGo_(toGo), ends_(ends) {}

  void visit(const PublicPlay& play, int target, const BySeat<std::vector<Rank>>& hands, BySeat<int> pegged,
             double chance) {
    if (pegged[Seat::pone] >= toGo_.pone) return;
    if (pegged[Seat::dealer] >= toGo_.dealer) {
      ends_.dealerOut += chance;
      return;
    }
    if (play.over()) {
      ends_.open[static_cast<std::size_t>(pegged[Seat::pone] * toGo_.dealer + pegged[Seat::dealer])] +=
          chance;
      return;
    }
    const std::vector<Rank>& held = hands[play.toAct()];
    const auto go = [&](PublicPlay next, PublicPlay::Gain gain, int rank,
                        const BySeat<std::vector<Rank>>& left, double more) {
      BySeat<int> now = pegged;
      now[gain.seat] += gain.points;
      if (more > 1e-7) visit(next, play_.after(target, rank), left, now, more);
    };
    PublicPlay next = play;
    if (std::none_of(held.begin(), held.end(), [&](Rank rank) { return play.series().takes(rank); })) {
      const auto gain = next.go();
      go(next, gain, -1, hands, chance);
      return;
    }
    const ByRank chances = play_.chances(target, play, held);
    for (std::size_t at = 0; at < held.size(); ++at) {
      if ((at > 0 && held[at] == held[at - 1]) || !play.series().takes(held[at])) continue;
      auto left = hands;
      left[play.toAct()].erase(left[play.toAct()].begin() + static_cast<std::ptrdiff_t>(at));
      next = play;
      const auto gain = next.lay(held[at]);
      go(next, gain, static_cast<int>(held[at]), left,
         chance * static_cast<double>(chances[static_cast<std::size_t>(held[at])]));
    }
  }

 private:
  const SolvedPlay& play_;
  ToGo toGo_;
  Ends& ends_;
};

ThrowsByRanks::ThrowsByRanks(const Tables& tables, const SolvedPlay& play, bool weDeal, Score score)
    : tables_(tables),
      play_(play),
      weDeal_(weDeal),
      score_(score),
      toGo_{lastHole - (weDeal ? score.ours : score.theirs), lastHole - (weDeal ? score.theirs : score.ours)},
      throws_(opponentOf(tables, score).throws(!weDeal)) {}

std::vector<ThrowsByRanks::Case> ThrowsByRanks::casesOf(const Dealt& dealt) const {
  const RankCounts held = countRanks(CardSet({dealt.begin(), dealt.end()}));
  const WaysToHold waysOf(held);
  const auto& classes = everyDealtRanks();
  std::vector<Case> cases;
  double all = 0;
  for (std::size_t at = 0; at < classes.size(); ++at) {
    const int ways = waysOf(classes[at]);
    for (std::size_t place = 0; ways > 0 && place < classes[at].pairCount; ++place) {
      if (throws_[at][place] == 0) continue;
      const RankPair& pair = classes[at].pairs[place];
      for (std::size_t rank = 0; rank < rankCount; ++rank) {
        const int starters = suitCount - held[rank] - classes[at].counts[rank];
        if (starters == 0) continue;
        cases.push_back({pair.kept, pair.index, static_cast<Rank>(rank),
                         static_cast<double>(ways) * throws_[at][place] * starters});
        all += cases.back().chance;
      }
    }
  }
  for (Case& one : cases) one.chance /= all;
  return cases;
}

ThrowsByRanks::Ends ThrowsByRanks::endsOf(int ours, int theirs, int dealerNeeds) const {
  Ends ends{0, std::vector<double>(static_cast<std::size_t>(toGo_.pone * dealerNeeds))};
  BySeat<std::vector<Rank>> hands;
  hands[weDeal_ ? Seat::dealer : Seat::pone] = ranksOf(ours);
  hands[weDeal_ ? Seat::pone : Seat::dealer] = ranksOf(theirs);
  Walk(play_, {dealerNeeds, toGo_.pone}, ends).visit({}, play_.root(), hands, {}, 1);
  return ends;
}

double ThrowsByRanks::chance(const Discard& discard, const OpponentShows& theirs,
                             const std::vector<Case>& cases, CardSet unseen) const {
  const BoardTable& board = **tables_.board();
  const DealShows shows(OwnShow{discard.kept, discard.thrown, weDeal_}, theirs);
  std::vector<std::optional<Ends>> plain(RankSets::count[RankSets::most]), afterHeels(plain.size());
  double dealers = 0;
  for (const Case& one : cases) {
    const bool heels = one.starter == Rank::jack;
    const int dealerNeeds = toGo_.dealer - (heels ? 2 : 0);
    if (dealerNeeds <= 0) {
      dealers += one.chance;
      continue;
    }
    auto& ends = (heels ? afterHeels : plain)[static_cast<std::size_t>(one.kept)];
    if (!ends) ends = endsOf(numberOf(discard.kept), one.kept, dealerNeeds);
    dealers += one.chance * ends->dealerOut;
    const auto ourHands = shows.ourHands(one.starter);
    const auto kept = ranksOf(one.kept);
    const double nobs =
        heels ? 0 : static_cast<double>(std::count(kept.begin(), kept.end(), Rank::jack)) / suitCount;
    const double flush = theirs.flush(one.kept);
    const int crib = cribPoints(discard.thrown, one.pair, one.starter),
              hand = pointsOf(one.kept, one.starter);
    // The dealer's chance when the show is next.
    const auto shown = [&](int poneLeft, int dealerLeft, int our, int their) {
      const int pone = poneLeft - (weDeal_ ? their : our),
                dealer = dealerLeft - (weDeal_ ? our : their) - crib;
      if (pone <= 0) return 0.0;
      return dealer <= 0 ? 1.0 : 1 - board.dealersChance(lastHole - pone, lastHole - dealer);
    };
    for (std::size_t at = 0; at < ends->open.size(); ++at) {
      if (ends->open[at] < 1e-9) continue;
      const int poneLeft = toGo_.pone - static_cast<int>(at) / dealerNeeds,
                dealerLeft = dealerNeeds - static_cast<int>(at) % dealerNeeds;
      for (std::size_t our = 0; our < ourHands.size(); ++our) {
        if (ourHands[our] == 0) continue;
        const double here = one.chance * ends->open[at] * ourHands[our] / unseen.count(one.starter);
        for (const bool jack : {false, true})
          for (const bool suited : {false, true}) {
            const double suits = (jack ? nobs : 1 - nobs) * (suited ? flush : 1 - flush);
            if (suits > 0)
              dealers += here * suits *
                         shown(poneLeft, dealerLeft, static_cast<int>(our),
                               hand + (jack ? 1 : 0) + (suited ? 4 : 0));
          }
      }
    }
  }
  return weDeal_ ? dealers : 1 - dealers;
}

std::vector<double> ThrowsByRanks::chances(const Dealt& dealt, std::span<const Discard> throws) const {
  const CardSet held({dealt.begin(), dealt.end()});
  const OpponentShows theirs = opponentOf(tables_, score_).showsGiven(held, weDeal_);
  const std::vector<Case> cases = casesOf(dealt);
  std::vector<double> chances;
  for (const Discard& discard : throws)
    chances.push_back(chance(discard, theirs, cases, CardSet::deck().without(held)));
  return chances;
}

}  // namespace cribbage
