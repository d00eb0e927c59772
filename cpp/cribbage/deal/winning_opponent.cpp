#include "cribbage/deal/winning_opponent.h"

#include <algorithm>
#include <span>

namespace cribbage {

namespace {

// The rate at which the opponent can keep four given ranks as a flush. Four cards are of one suit one time in
// 64. A quarter is taken off for the cases in which a fifth card is too, and another four are kept.
constexpr float suited = 0.75f / 64;
constexpr std::size_t flushPoints = 4;

// The number of fours of different ranks.
constexpr std::size_t fourRanks = 715;

}  // namespace

// Computes the opponent's share for each combination of four ranks that they may keep and a pair that they
// may discard. It is the mean over the starters that are not among the six. The entry of an impossible
// combination (more than four of a rank) is meaningless and never read. The utility is computed first, once
// for each kind of hand rather than once for each four ranks.
WinningOpponent::Values WinningOpponent::valuesOf(bool theyDeal, const std::vector<float>& ahead) const {
  const HandUtilities utilities({ours_, theirs_}, theyDeal, ourShow(theyDeal), pegging_, scores_);
  Values values{{}, {}, std::vector<Kept>(HandPegsTable::hands), cribMeans(theyDeal)};
  std::vector<Kept>& kept = values.kept;
  values.shares.reserve(kept.size());
  values.flushed.reserve(fourRanks);
  if (ahead.empty())
    addRaces(theyDeal, &kept);
  else
    for (std::size_t hand = 0; hand < kept.size(); ++hand) kept[hand].ahead = ahead[hand];
  for (int hand = 0; hand < RankSets::count[4]; ++hand) {
    const PlayValue play = plays_.value(hand, theyDeal);
    const ByPair* ofKind = utilities.ofKind(pegging_.kindOf(play, theyDeal));
    const auto& ranks = rankSets().ranks(RankSets::most, hand);
    const auto jacks = std::count(ranks.begin(), ranks.end(), static_cast<std::uint8_t>(Rank::jack));
    const float nobs = static_cast<float>(jacks) / suitCount;
    std::array<float, rankCount> starters{};
    starters.fill(suitCount);
    for (const std::uint8_t rank : ranks) --starters[rank];
    Kept& one = kept[static_cast<std::size_t>(hand)];
    one.points = nobs * 12 / 13 + static_cast<float>(play.ours - play.theirs);
    for (std::size_t starter = 0; starter < rankCount; ++starter)
      one.points += starters[starter] / 48 * static_cast<float>(pointsOf(hand, static_cast<Rank>(starter)));
    values.shares.push_back(overStarters(ofKind, hand, nobs, 0, starters));
    for (float& share : values.shares.back()) share += one.ahead;
    if (std::adjacent_find(ranks.begin(), ranks.end()) != ranks.end()) continue;
    one.flush = static_cast<std::uint16_t>(values.flushed.size());
    values.flushed.push_back(overStarters(ofKind, hand, nobs, flushPoints, starters));
    for (float& share : values.flushed.back()) share += one.ahead;
  }
  return values;
}

// Returns the opponent's mean share over the starters with four ranks kept, for each pair that they may
// discard. `ofKind` are the utilities of the hand's kind by points, to which suits add `more`, and a jack one
// with probability `nobs`. `starters` has the number of cards of each rank that are not among the four.
WinningOpponent::ByPair WinningOpponent::overStarters(const ByPair* ofKind, int hand, float nobs,
                                                      std::size_t more,
                                                      const std::array<float, rankCount>& starters) {
  // Many starters give the same points, so each row is summed once.
  std::array<float, hands + 1> weights{};
  std::array<const ByPair*, rankCount> rows{};
  std::array<float, rankCount> ofNobs{};
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    const auto points = static_cast<std::size_t>(pointsOf(hand, static_cast<Rank>(rank))) + more;
    rows[rank] = &ofKind[points];
    ofNobs[rank] = rank == static_cast<std::size_t>(Rank::jack) ? 0 : nobs;
    weights[points] += starters[rank] * (1 - ofNobs[rank]);
    weights[points + 1] += starters[rank] * ofNobs[rank];
  }
  std::array<float, hands + 1> factors{};
  std::array<const ByPair*, hands + 1> summed{};
  std::size_t count = 0;
  for (std::size_t points = 0; points < weights.size(); ++points)
    if (weights[points] > 0) {
      factors[count] = weights[points];
      summed[count++] = &ofKind[points];
    }
  ByPair shares = sumOfRows(0, std::span(factors).first(count), summed.data());
  // The discarded cards cannot be cut.
  const auto subtract = [&](auto valueOf) {
    std::size_t pair = 0;
    for (std::size_t first = 0; first < rankCount; ++first)
      for (std::size_t second = first; second < rankCount; ++second, ++pair)
        shares[pair] -= valueOf(first, pair) + valueOf(second, pair);
  };
  if (nobs == 0)
    subtract([&](std::size_t rank, std::size_t pair) { return (*rows[rank])[pair]; });
  else
    subtract([&](std::size_t rank, std::size_t pair) {
      const float plain = (*rows[rank])[pair];
      return plain + ofNobs[rank] * (rows[rank][1][pair] - plain);
    });
  for (float& share : shares) share /= 46;
  return shares;
}

// Returns the mean points of the crib for each pair that the opponent may discard, negative if it is ours.
WinningOpponent::ByPair WinningOpponent::cribMeans(bool theyDeal) const {
  std::array<float, hands> points{};
  std::array<const ByPair*, hands> cribs{};
  for (std::size_t at = 0; at < hands; ++at) {
    points[at] = (theyDeal ? 1.0f : -1.0f) * static_cast<float>(at);
    cribs[at] = &ourShow(theyDeal).crib[at];
  }
  return sumOfRows(0, points, cribs.data());
}

// Returns the advantage of each hand that the opponent may keep (`StakesTable::hands`), as a share of the
// objective. Empty if it is not known at this score.
std::vector<float> WinningOpponent::known(bool theyDeal) const {
  const ToGo toGo{lastHole - (theyDeal ? theirs_ : ours_), lastHole - (theyDeal ? ours_ : theirs_)};
  if (!ahead_.empty() || !stakes_ || !stakes_->knowsHands(toGo)) return ahead_;
  auto wins = stakes_->handsBeforeCut(theyDeal ? Seat::dealer : Seat::pone, StakesTable::Pegs::ofKind, toGo);
  const auto share = static_cast<float>(scores_.dealerOut(lastHole - 1) - scores_.poneOut(lastHole - 1));
  for (float& hand : wins) hand *= share;
  return wins;
}

// Sets for each hand the dealer's share of races to the last hole (`PegFirsts`). Hands of one kind have
// similar mean pegs, but some peg first much more often than others. If one hole decides the game, players
// keep a hand that pegs first.
void WinningOpponent::addRaces(bool theyDeal, std::vector<Kept>* kept) const {
  const int dealer = lastHole - (theyDeal ? theirs_ : ours_), pone = lastHole - (theyDeal ? ours_ : theirs_);
  const bool heels = dealer > 2;
  std::array<double, PegSpreadTable::kinds> races{}, afterHeels{};
  for (std::size_t kind = 0; kind < PegSpreadTable::kinds; ++kind) {
    const PegDistribution& distribution = pegging_.kind(kind, theyDeal).distribution;
    races[kind] = distribution.races(dealer, pone);
    if (heels) afterHeels[kind] = distribution.races(dealer - 2, pone);
  }
  for (int hand = 0; hand < RankSets::count[4]; ++hand) {
    const std::size_t kind = pegging_.kindOf(plays_.value(hand, theyDeal), theyDeal);
    Kept& one = (*kept)[static_cast<std::size_t>(hand)];
    const double first = pegging_.dealerFirst(hand, theyDeal, dealer, pone, races[kind]);
    const double more = first - pegging_.kind(kind, theyDeal).distribution.dealerFirst(dealer, pone);
    one.dealerFirst = static_cast<float>(first);
    if (heels)
      one.dealerFirstAfterHeels =
          static_cast<float>(pegging_.dealerFirst(hand, theyDeal, dealer - 2, pone, afterHeels[kind]));
    one.ahead = static_cast<float>(races[kind] * (theyDeal ? more : -more));
  }
}

// Returns how often the opponent discards each pair of a class. Suits are given by their probabilities, so
// first they discard by ranks, and then they keep those flushes that are worth more.
WinningOpponent::Frequencies WinningOpponent::throwsOf(const DealtRanks& six, const ThrowPolicy::Parts& table,
                                                       const Values& values) const {
  const auto worth = [&](std::size_t place) {
    const RankPair& pair = six.pairs[place];
    return values.kept[pair.kept].points + values.crib[pair.index];
  };
  std::array<float, Frequencies().size()> shares{};
  float best = -1;
  for (std::size_t place = 0; place < six.pairCount; ++place) {
    const RankPair& pair = six.pairs[place];
    shares[place] = values.shares[pair.kept][pair.index];
    best = std::max(best, shares[place]);
  }
  // By ranks they discard those pairs of the table that are tied with the best or, if there are none, the
  // tied pair that is worth most points. A pair that the table discards no more often than a flush is dealt
  // is discarded for the flush alone.
  Frequencies often{};
  float all = 0, share = 0, points = 0, most = 0;
  std::size_t chosen = six.pairCount;
  for (std::size_t place = 0; place < six.pairCount; ++place) {
    if (shares[place] < best - tie_) continue;
    if (table[place] > six.pairs[place].flushes) {
      often[place] = table[place];
      all += often[place];
      share += often[place] * shares[place];
      points += often[place] * worth(place);
    } else if (all == 0 && (chosen == six.pairCount || worth(place) > most)) {
      chosen = place;
      most = worth(place);
    }
  }
  if (all == 0) {
    often[chosen] = all = 1;
    share = shares[chosen];
    points = most;
  }
  share /= all;
  points /= all;
  float rest = 1;
  Frequencies flushes{};
  for (std::size_t place = 0; place < six.pairCount; ++place) {
    const RankPair& pair = six.pairs[place];
    if (pair.flushes == 0 || often[place] > 0) continue;
    const float flushed = values.flushed[values.kept[pair.kept].flush][pair.index];
    if (flushed < best - tie_) continue;
    if (flushed <= share + tie_ && worth(place) + flushPoints <= points) continue;
    flushes[place] = suited * pair.flushes;
    rest -= flushes[place];
  }
  const float times = rest / all;
  for (std::size_t place = 0; place < often.size(); ++place)
    often[place] = often[place] * times + flushes[place];
  return often;
}

std::vector<WinningOpponent::Frequencies> WinningOpponent::throws(bool theyDeal) const {
  const Values values = valuesOf(theyDeal, known(theyDeal));
  const auto& classes = everyDealtRanks();
  const auto table = (theyDeal ? crib_.expertDealer : crib_.expertPone).classes();
  std::vector<Frequencies> throws;
  throws.reserve(classes.size());
  for (std::size_t at = 0; at < classes.size(); ++at)
    throws.push_back(throwsOf(classes[at], table[at], values));
  return throws;
}

OpponentShows WinningOpponent::showsGiven(CardSet dealt, bool weDeal) const {
  const bool theyDeal = !weDeal;
  const std::vector<float> ahead = known(theyDeal);
  const Values values = valuesOf(theyDeal, ahead);

  const WaysToHold waysOf(countRanks(dealt));
  std::vector<KeptAndThrown> throws;
  throws.reserve(3 * dealtRanksCount);
  std::vector<float> more(HandPegsTable::hands);  // how much more often each hand is kept than by the table
  double all = 0;
  const auto& classes = everyDealtRanks();
  const auto table = (theyDeal ? crib_.expertDealer : crib_.expertPone).classes();
  for (std::size_t at = 0; at < classes.size(); ++at) {
    const DealtRanks& six = classes[at];
    const int ways = waysOf(six);
    if (ways == 0) continue;
    all += ways;
    const auto weight = static_cast<float>(ways);
    const Frequencies often = throwsOf(six, table[at], values);
    for (std::size_t place = 0; place < six.pairCount; ++place) {
      const float share = often[place];
      if (share == 0 && table[at][place] == 0) continue;
      const RankPair& pair = six.pairs[place];
      more[pair.kept] += weight * (share - static_cast<float>(table[at][place]) / ThrowPolicy::whole);
      if (share > 0)
        throws.push_back({pair.kept, pair.index, weight * share, OpponentShows::flushKept(pair, share)});
    }
  }
  OpponentShows shows(dealt, throws);
  if (ahead.empty()) {
    OpponentShows::Pegs pegs;
    for (std::size_t hand = 0; hand < more.size(); ++hand) {
      const double rate = more[hand] / all;
      const PlayValue means = plays_.value(static_cast<int>(hand), theyDeal);
      pegs.theirs += rate * means.ours;
      pegs.ours += rate * means.theirs;
      pegs.dealerFirst += rate * values.kept[hand].dealerFirst;
      pegs.dealerFirstAfterHeels += rate * values.kept[hand].dealerFirstAfterHeels;
    }
    shows.setPegs(pegs);
  }
  return shows;
}

}  // namespace cribbage
