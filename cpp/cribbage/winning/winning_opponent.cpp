#include "cribbage/winning/winning_opponent.h"

#include <algorithm>

#include "cribbage/discard/kept_hands.h"

namespace cribbage {

namespace {

// A pair is thrown instead of the table's where its win probability is so much higher. Smaller gains
// are ignored, so that the simplifications do not change the throw by themselves.
constexpr float enough = 3e-4f;

// Less likely pegs are left out, for speed. They do not change which pair is best.
constexpr double rare = 5e-4;

}  // namespace

// Distributions of our hand, and of the crib with each pair of theirs and a throw of ours. The crib has a row
// for each score and a lane for each pair of theirs:
//
//     crib[points]      lane   A-A  A-2  A-3  ...  K-K  (91 pairs, 5 padded)
//
// Our hand and the crib are combined by convolution, since they are taken as independent.
struct WinningOpponent::Brought {
  std::array<double, hands> hand{};
  std::vector<ByPair> crib{hands};        // for the opponent as the dealer
  std::vector<ByPair> dealer{2 * hands};  // our hand and the crib, for us as the dealer

  explicit Brought(const OpponentShows& ours) {
    double all = 0;
    for (int rank = 0; rank < rankCount; ++rank)
      for (int first = 0; first < rankCount; ++first)
        for (int second = first; second < rankCount; ++second) {
          const Rank starter = static_cast<Rank>(rank), a = static_cast<Rank>(first),
                     b = static_cast<Rank>(second);
          const auto& points = ours.of(starter, static_cast<std::size_t>(rankTable.pair(a, b)));
          double weight = 0;
          for (std::size_t at = 0; at < hands; ++at) {
            hand[at] += points[at];
            weight += points[at];
          }
          if (weight == 0) continue;
          all += weight;
          const int triple = rankTable.triple(a, b, starter);
          for (int pair = 0; pair < RankTable::pairCount; ++pair)
            crib[static_cast<std::size_t>(rankTable.points(pair, triple))][static_cast<std::size_t>(pair)] +=
                static_cast<float>(weight);
        }
    for (double& chance : hand) chance /= all;
    for (ByPair& points : crib)
      for (float& chance : points) chance /= static_cast<float>(all);
    for (std::size_t mine = 0; mine < hands; ++mine)
      for (std::size_t more = 0; more < hands; ++more)
        for (std::size_t pair = 0; pair < pairs; ++pair)
          dealer[mine + more][pair] += static_cast<float>(hand[mine]) * crib[more][pair];
  }
};

// Adds the opponent's win probability from the show on, times `chance`. They still need `his` holes after
// their own hand; we need `ours` before ours. The show is counted in its order: the pone, the dealer's hand,
// the crib. Who reaches the last hole first has won, whatever comes after.
void WinningOpponent::addShows(bool heDeals, const Brought& brought, int his, int ours, float chance,
                               ByPair* worth) const {
  ByPair& into = *worth;
  if (!heDeals) {  // their hand came first, then ours and the crib
    if (his <= 0) {
      for (float& each : into) each += chance;
      return;
    }
    const int most = std::min(ours, static_cast<int>(brought.dealer.size()));
    for (int points = 0; points < most; ++points) {
      const auto next =
          chance * static_cast<float>(board_.dealersChance(lastHole - his, lastHole - ours + points));
      for (std::size_t pair = 0; pair < pairs; ++pair)
        into[pair] += next * brought.dealer[static_cast<std::size_t>(points)][pair];
    }
    return;
  }
  for (std::size_t points = 0; points < hands; ++points) {  // ours first, then theirs and the crib
    const int left = his - static_cast<int>(points);
    double next = 0;
    for (int mine = 0; mine < std::min(ours, static_cast<int>(hands)); ++mine) {
      const double hand = brought.hand[static_cast<std::size_t>(mine)];
      next += hand * (left <= 0 ? 1 : 1 - board_.dealersChance(lastHole - ours + mine, lastHole - left));
    }
    for (std::size_t pair = 0; pair < pairs; ++pair)
      into[pair] += chance * static_cast<float>(next) * brought.crib[points][pair];
  }
}

WinningOpponent::Worth WinningOpponent::worthOf(bool heDeals, const Brought& brought) const {
  const int his = lastHole - theirs_, ours = lastHole - ours_;
  // Many pegs and hands lead to the same needs at the show. Each is worked out once: by the opponent's pegs
  // and hand together, and by our pegs.
  constexpr int pegs = PegSpreadTable::most;
  constexpr int reach = pegs + static_cast<int>(hands);
  std::vector<ByPair> known(static_cast<std::size_t>(reach * pegs));
  std::vector<bool> isKnown(known.size());
  const auto from = [&](int hisPoints, int ourPegs) -> const ByPair& {
    const auto at = static_cast<std::size_t>(hisPoints * pegs + ourPegs);
    if (!isKnown[at]) addShows(heDeals, brought, his - hisPoints, ours - ourPegs, 1, &known[at]);
    isKnown[at] = true;
    return known[at];
  };
  Worth worth(PegSpreadTable::kinds * hands);
  for (std::size_t kind = 0; kind < PegSpreadTable::kinds; ++kind) {
    const PegOutlook& play = pegging_.kind(kind, heDeals).outlook;
    for (const Pegged& pegged : play.spread) {
      if (pegged.chance < rare) continue;
      const int hisPegs = heDeals ? pegged.dealer : pegged.pone,
                ourPegs = heDeals ? pegged.pone : pegged.dealer;
      const auto chance = static_cast<float>(pegged.chance);
      // The game may end in the play. If both could be out by these pegs, the race decides who was first.
      const bool heIsOut = hisPegs >= his, weAreOut = ourPegs >= ours;
      if (heIsOut || weAreOut) {
        const auto dealerFirst = static_cast<float>(
            heIsOut && weAreOut ? play.dealerFirst(heDeals ? his : ours, heDeals ? ours : his) : 0);
        const float wins = !weAreOut ? 1 : !heIsOut ? 0 : heDeals ? dealerFirst : 1 - dealerFirst;
        for (std::size_t hand = 0; hand < hands; ++hand)
          for (float& each : worth[kind * hands + hand]) each += chance * wins;
        continue;
      }
      for (std::size_t hand = 0; hand < hands; ++hand) {
        const ByPair& row = from(hisPegs + static_cast<int>(hand), ourPegs);
        ByPair& into = worth[kind * hands + hand];
        for (std::size_t pair = 0; pair < pairs; ++pair) into[pair] += chance * row[pair];
      }
    }
  }
  return worth;
}

OpponentShows WinningOpponent::showsGiven(CardSet dealt, bool weDeal) const {
  const bool heDeals = !weDeal;
  const ThrowPolicy& his = heDeals ? crib_.expertDealer : crib_.expertPone;
  OpponentShows ours({});
  (weDeal ? crib_.expertDealer : crib_.expertPone).addTo(ours);
  // First the win probability of every kind of hand with every pair, then the best pair of every class.
  const Worth worth = worthOf(heDeals, Brought(ours));

  // For each four that they may keep: the rows of `worth` with each starter, and four times their sum. That
  // is the sum over a full deck; the starters in their own six are subtracted later, class by class.
  struct Kept {
    std::array<const ByPair*, rankCount> rows{};
    ByPair four{};
  };
  std::vector<Kept> kept(HandPegsTable::hands);
  for (int hand = 0; hand < RankSets::count[4]; ++hand) {
    const std::size_t kind = pegging_.kindOf(plays_.value(hand, heDeals), heDeals);
    Kept& one = kept[static_cast<std::size_t>(hand)];
    for (std::size_t starter = 0; starter < rankCount; ++starter) {
      const auto points = static_cast<std::size_t>(pointsOf(hand, static_cast<Rank>(starter)));
      one.rows[starter] = &worth[kind * hands + points];
      for (std::size_t pair = 0; pair < pairs; ++pair) one.four[pair] += 4 * (*one.rows[starter])[pair];
    }
  }

  RankCounts held{};
  for (const Card card : dealt) ++held[static_cast<std::size_t>(card.rank())];
  OpponentShows shows(dealt);
  OpponentShows::Pegs more;
  double all = 0;
  const auto& classes = everyDealtRanks();
  const std::vector<ThrowPolicy::Parts> parts = his.classes();
  for (std::size_t at = 0; at < classes.size(); ++at) {
    const DealtRanks& six = classes[at];
    const int ways = waysToHold(held, six);
    if (ways == 0) continue;
    all += ways;
    float best = -1, byTable = 0;
    std::size_t chosen = 0;
    for (std::size_t place = 0; place < six.pairCount; ++place) {
      const RankPair& pair = six.pairs[place];
      const Kept& four = kept[pair.kept];
      float sum = four.four[pair.index];
      for (std::size_t rank = 0; rank < six.rankCount; ++rank)
        sum -= static_cast<float>(six.counts[six.ranks[rank]]) * (*four.rows[six.ranks[rank]])[pair.index];
      sum /= 46;  // starters that they do not hold
      // The win probability of the table's mixed throw, as the level that a pair has to beat.
      byTable += sum * static_cast<float>(parts[at][place]) / static_cast<float>(ThrowPolicy::whole);
      if (sum <= best) continue;
      best = sum;
      chosen = place;
    }
    const bool wins = best > byTable + enough;
    // What the table throws for a flush alone is still thrown for it: the comparison above knows no suits.
    // The rest of the parts goes to the best pair, if that wins.
    int left = ThrowPolicy::whole;
    for (std::size_t place = 0; place < six.pairCount; ++place) {
      const RankPair& pair = six.pairs[place];
      const double share = parts[at][place] / static_cast<double>(ThrowPolicy::whole);
      const double flush = OpponentShows::flushKept(pair, share);
      if (parts[at][place] == 0 || (wins && flush < 1)) continue;
      shows.add(six, pair, parts[at][place], flush);
      left -= parts[at][place];
    }
    if (!wins || left == 0) continue;
    const RankPair& pair = six.pairs[chosen];
    shows.add(six, pair, left, OpponentShows::flushKept(pair, 1));
    // Means of the play change with what is kept: those of the new pair less those of the pairs it replaces.
    const PlayValue now = plays_.value(pair.kept, heDeals);
    const double part = ways / static_cast<double>(ThrowPolicy::whole);
    more.his += part * left * now.ours;
    more.ours += part * left * now.theirs;
    for (std::size_t place = 0; place < six.pairCount; ++place) {
      const double share = parts[at][place] / static_cast<double>(ThrowPolicy::whole);
      if (parts[at][place] == 0 || OpponentShows::flushKept(six.pairs[place], share) == 1) continue;
      const PlayValue before = plays_.value(six.pairs[place].kept, heDeals);
      more.his -= part * parts[at][place] * before.ours;
      more.ours -= part * parts[at][place] * before.theirs;
    }
  }
  shows.setPegs({more.his / all, more.ours / all});
  return shows;
}

}  // namespace cribbage
