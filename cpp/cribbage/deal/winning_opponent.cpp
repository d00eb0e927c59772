#include "cribbage/deal/winning_opponent.h"

#include <algorithm>
#include <span>

#include "cribbage/discard/hand_prior.h"

namespace cribbage {

namespace {

// The least gain, in the share of the objective, for which the opponent discards another pair than the table.
// Smaller gains are ignored, so that the simplifications alone do not change the discard.
constexpr float leastGain = 3e-4f;

// Outcomes of the play below this probability are left out for speed. They do not change which pair is best.
constexpr double ignored = 5e-4;

// The number of discarded pairs summed at a time: four vectors of floats.
constexpr std::size_t lanes = 16;
static_assert(ShowPrior::pairs % lanes == 0);

// Returns `first` plus the sum of rows, each multiplied by its factor. `rowOf` returns the row at an index.
template <class RowOf>
ShowPrior::ByPair sumOfRows(float first, std::span<const float> factors, RowOf rowOf) {
  ShowPrior::ByPair sums;
  // Works on a few lanes at a time, so that their sums stay in registers.
  for (std::size_t start = 0; start < sums.size(); start += lanes) {
    std::array<float, lanes> block;
    block.fill(first);
    for (std::size_t at = 0; at < factors.size(); ++at) {
      const float* row = rowOf(at) + start;
      for (std::size_t lane = 0; lane < lanes; ++lane) block[lane] += factors[at] * row[lane];
    }
    std::copy(block.begin(), block.end(), sums.begin() + static_cast<std::ptrdiff_t>(start));
  }
  return sums;
}

}  // namespace

// Return the opponent's share of the objective if they, or we, reach the last hole when the other side has
// this score.
double WinningOpponent::theyAreOut(bool theyDeal, int ourScore) const {
  return theyDeal ? scores_.dealerOut(ourScore) : 1 - scores_.poneOut(ourScore);
}

double WinningOpponent::weAreOut(bool theyDeal, int theirScore) const {
  return theyDeal ? scores_.poneOut(theirScore) : 1 - scores_.dealerOut(theirScore);
}

// Returns the opponent's share after the show: the mean over the points of our hand. `theirs` and `ours` are
// the holes that both sides need (0 if none) when the opponent's hand and the crib have been counted, but not
// our hand. Hands are counted in the order of the show: the pone's, the dealer's, the crib. The side that
// reaches the last hole first has won, whatever comes after. If we deal, the crib may be counted before our
// hand, because nothing of the opponent's comes between.
double WinningOpponent::afterShow(bool theyDeal, const ShowPrior& ourShow, int theirs, int ours) const {
  double sum = 0;
  for (int hand = 0; hand < static_cast<int>(hands); ++hand) {
    const int left = ours - hand;
    double share = 0;  // our hand comes first and wins: `endBeforeTheirs` has that share
    if (left > 0 && theirs == 0)
      share = theyAreOut(theyDeal, lastHole - left);
    else if (left > 0)
      share = theyDeal ? 1 - scores_.dealers(lastHole - left, lastHole - theirs)
                       : scores_.dealers(lastHole - theirs, lastHole - left);
    else if (!theyDeal && theirs > 0)
      share = weAreOut(theyDeal, lastHole - theirs);
    sum += ourShow.hand[static_cast<std::size_t>(hand)] * share;
  }
  return sum;
}

// Returns the opponent's share if these pegs end the game. If they take both sides to the last hole, the
// shares of races (`PegFirsts`) tell how often each side was first.
double WinningOpponent::endInPlay(bool theyDeal, const PegDistribution& play, int theirPegs,
                                  int ourPegs) const {
  const int theirs = lastHole - theirs_, ours = lastHole - ours_;
  if (ourPegs < ours) return theyAreOut(theyDeal, ours_ + ourPegs);
  if (theirPegs < theirs) return weAreOut(theyDeal, theirs_ + theirPegs);
  const double dealerFirst = play.dealerFirst(theyDeal ? theirs : ours, theyDeal ? ours : theirs);
  const double first = theyDeal ? dealerFirst : 1 - dealerFirst;
  return first * theyAreOut(theyDeal, lastHole - 1) + (1 - first) * weAreOut(theyDeal, lastHole - 1);
}

// Returns the part of the opponent's share of the objective that comes from games in which our hand takes us
// to the last hole before theirs is counted. It is 0 if we deal, because their hand is then counted first, or
// if a lost game is worth 0.
double WinningOpponent::endBeforeTheirs(bool theyDeal, const ShowPrior& ourShow, int theirPegs,
                                        int ourPegs) const {
  const double lost = theyDeal ? weAreOut(theyDeal, theirs_ + theirPegs) : 0;
  if (lost == 0) return 0;
  double out = 0;
  for (auto hand = static_cast<std::size_t>(lastHole - ours_ - ourPegs); hand < hands; ++hand)
    out += ourShow.hand[hand];
  return out * lost;
}

WinningOpponent::Utilities WinningOpponent::utilitiesOf(bool theyDeal) const {
  const ShowPrior& ourShow = theyDeal ? crib_.poneShow : crib_.dealerShow;
  const int theirs = lastHole - theirs_, ours = lastHole - ours_;
  std::vector<float> shares;  // of `afterShow`: a row for each number of holes that the opponent needs
  for (int left = 0; left <= theirs; ++left)
    for (int ourLeft = 0; ourLeft <= ours; ++ourLeft)
      shares.push_back(static_cast<float>(afterShow(theyDeal, ourShow, left, ourLeft)));
  // Returns the opponent's share before the crib, for each pair that they may discard. `left` are the holes
  // they need after their own hand is counted, and `ourLeft` those that we need before ours is.
  const auto atShow = [&](int left, int ourLeft) {
    if (!theyDeal && left <= 0) {  // their hand came first
      ByPair out;
      out.fill(static_cast<float>(theyAreOut(theyDeal, lastHole - ourLeft)));
      return out;
    }
    std::array<float, hands> byCrib;
    for (int crib = 0; crib < static_cast<int>(hands); ++crib) {
      const int theyNeed = theyDeal ? std::max(0, left - crib) : left;
      const int weNeed = theyDeal ? ourLeft : std::max(0, ourLeft - crib);
      byCrib[static_cast<std::size_t>(crib)] =
          shares[static_cast<std::size_t>(theyNeed * (ours + 1) + weNeed)];
    }
    return sumOfRows(0, byCrib, [&](std::size_t crib) { return ourShow.crib[crib].data(); });
  };
  // Many outcomes leave both sides the same holes to go once the opponent's hand is counted, so each
  // combination is computed once. `known` is indexed by the opponent's pegs plus hand points, then by our
  // pegs.
  constexpr int pegs = PegSpreadTable::most;
  constexpr int reach = pegs + static_cast<int>(hands);
  std::vector<ByPair> known(static_cast<std::size_t>(reach * pegs));
  std::vector<char> isKnown(known.size());
  const auto work = [&](int theirPoints, int ourPegs) {
    const auto at = static_cast<std::size_t>(theirPoints * pegs + ourPegs);
    if (!isKnown[at]) known[at] = atShow(theirs - theirPoints, ours - ourPegs);
    isKnown[at] = true;
  };
  // The outcomes of the pegs that do not end the game: their probabilities, and the first row of `known`. The
  // rows for each number of points of the opponent's hand are `pegs` apart.
  std::vector<float> chances;
  std::vector<const ByPair*> rows;
  Utilities utilities(PegSpreadTable::kinds * hands);
  for (std::size_t kind = 0; kind < PegSpreadTable::kinds; ++kind) {
    const PegDistribution& play = pegging_.kind(kind, theyDeal).distribution;
    chances.clear();
    rows.clear();
    float ended = 0;  // the share from games that end before the opponent's hand is counted
    for (const Pegged& pegged : play.spread) {
      if (pegged.chance < ignored) continue;
      const int theirPegs = theyDeal ? pegged.dealer : pegged.pone,
                ourPegs = theyDeal ? pegged.pone : pegged.dealer;
      const auto chance = static_cast<float>(pegged.chance);
      if (theirPegs >= theirs || ourPegs >= ours) {
        ended += chance * static_cast<float>(endInPlay(theyDeal, play, theirPegs, ourPegs));
        continue;
      }
      for (int hand = 0; hand < static_cast<int>(hands); ++hand) work(theirPegs + hand, ourPegs);
      chances.push_back(chance);
      rows.push_back(&known[static_cast<std::size_t>(theirPegs * pegs + ourPegs)]);
      ended += chance * static_cast<float>(endBeforeTheirs(theyDeal, ourShow, theirPegs, ourPegs));
    }
    for (std::size_t hand = 0; hand < hands; ++hand)
      utilities[kind * hands + hand] =
          sumOfRows(ended, chances, [&](std::size_t at) { return rows[at][hand * pegs].data(); });
  }
  return utilities;
}

// Computes the opponent's share for each combination of four ranks that they may keep and a pair that they
// may discard. It is the mean over the starters that are not among the six. The entry of an impossible
// combination (more than four of a rank) is meaningless and never read.
std::vector<WinningOpponent::Kept> WinningOpponent::everyKept(const Utilities& utilities, bool theyDeal,
                                                              const std::vector<float>& ahead) const {
  std::vector<Kept> kept(HandPegsTable::hands);
  if (ahead.empty())
    addRaces(theyDeal, &kept);
  else
    for (std::size_t hand = 0; hand < kept.size(); ++hand) kept[hand].ahead = ahead[hand];
  std::array<const ByPair*, rankCount> byStarter{};
  std::array<float, rankCount> starters{};
  for (int hand = 0; hand < RankSets::count[4]; ++hand) {
    const std::size_t kind = pegging_.kindOf(plays_.value(hand, theyDeal), theyDeal);
    Kept& one = kept[static_cast<std::size_t>(hand)];
    ByPair& shares = one.shares;
    for (std::size_t starter = 0; starter < rankCount; ++starter) {
      const auto points = static_cast<std::size_t>(pointsOf(hand, static_cast<Rank>(starter)));
      byStarter[starter] = &utilities[kind * hands + points];
    }
    starters.fill(suitCount);
    for (const std::uint8_t rank : rankSets().ranks(RankSets::most, hand)) --starters[rank];
    shares = sumOfRows(0, starters, [&](std::size_t starter) { return byStarter[starter]->data(); });
    for (int pair = 0; pair < RankSets::count[2]; ++pair) {
      const auto& thrown = rankSets().ranks(2, pair);
      const auto at = static_cast<std::size_t>(pair);
      shares[at] -= (*byStarter[thrown[0]])[at] + (*byStarter[thrown[1]])[at];
    }
    for (float& share : shares) share = share / 46 + one.ahead;
  }
  return kept;
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
    one.dealerFirst = pegging_.dealerFirst(hand, theyDeal, dealer, pone, races[kind]);
    if (heels)
      one.dealerFirstAfterHeels = pegging_.dealerFirst(hand, theyDeal, dealer - 2, pone, afterHeels[kind]);
    const double more =
        one.dealerFirst - pegging_.kind(kind, theyDeal).distribution.dealerFirst(dealer, pone);
    one.ahead = static_cast<float>(races[kind] * (theyDeal ? more : -more));
  }
}

// Returns the pair with the highest share among the discards of a class. Returns nothing unless this share
// exceeds the mean share of the table's discards by more than `leastGain`.
std::optional<std::size_t> WinningOpponent::betterThrow(const DealtRanks& six,
                                                        const ThrowPolicy::Parts& parts,
                                                        const std::vector<Kept>& kept) {
  float best = -1, byTable = 0;
  std::size_t chosen = 0;
  for (std::size_t place = 0; place < six.pairCount; ++place) {
    const RankPair& pair = six.pairs[place];
    const float sum = kept[pair.kept].shares[pair.index];
    byTable += sum * static_cast<float>(parts[place]) / static_cast<float>(ThrowPolicy::whole);
    if (sum <= best) continue;
    best = sum;
    chosen = place;
  }
  return best > byTable + leastGain ? std::optional(chosen) : std::nullopt;
}

// Returns whether the table discards this pair only to keep a flush. That discard is never replaced, because
// `betterThrow` ignores suits.
bool WinningOpponent::throwsForFlush(const RankPair& pair, std::uint16_t part) {
  return OpponentShows::flushKept(pair, part / static_cast<double>(ThrowPolicy::whole)) == 1;
}

OpponentShows::Pegs WinningOpponent::pegsOf(const Kept& kept, std::size_t number, bool theyDeal) const {
  const PlayValue means = plays_.value(static_cast<int>(number), theyDeal);
  return {means.ours, means.theirs, kept.dealerFirst, kept.dealerFirstAfterHeels};
}

// Adds to `more` the change in the pegs: those with the new discard, minus those with the discards that it
// replaces.
void WinningOpponent::addPegs(const DealtRanks& six, const ThrowPolicy::Parts& parts, std::size_t chosen,
                              int left, double part, bool theyDeal, const std::vector<Kept>& kept,
                              OpponentShows::Pegs* more) const {
  const auto add = [&](std::size_t place, double weight) {
    const auto number = static_cast<std::size_t>(six.pairs[place].kept);
    const OpponentShows::Pegs pegs = pegsOf(kept[number], number, theyDeal);
    more->theirs += weight * pegs.theirs;
    more->ours += weight * pegs.ours;
    more->dealerFirst += weight * pegs.dealerFirst;
    more->dealerFirstAfterHeels += weight * pegs.dealerFirstAfterHeels;
  };
  add(chosen, part * left);
  for (std::size_t place = 0; place < six.pairCount; ++place)
    if (parts[place] > 0 && !throwsForFlush(six.pairs[place], parts[place])) add(place, -part * parts[place]);
}

// Computes the opponent's share for each combination of four ranks kept and a pair discarded. The opponent's
// utility is computed first, once for each kind of hand rather than once for each four ranks.
std::vector<WinningOpponent::Kept> WinningOpponent::everyKept(bool theyDeal,
                                                              const std::vector<float>& ahead) const {
  return everyKept(utilitiesOf(theyDeal), theyDeal, ahead);
}

std::vector<ThrowPolicy::Parts> WinningOpponent::throws(bool theyDeal) const {
  const std::vector<Kept> kept = everyKept(theyDeal, known(theyDeal));
  const auto& classes = everyDealtRanks();
  auto everyParts = (theyDeal ? crib_.expertDealer : crib_.expertPone).classes();
  for (std::size_t at = 0; at < classes.size(); ++at) {
    const DealtRanks& six = classes[at];
    ThrowPolicy::Parts& parts = everyParts[at];
    const auto chosen = betterThrow(six, parts, kept);
    if (!chosen) continue;
    int left = ThrowPolicy::whole;
    for (std::size_t place = 0; place < six.pairCount; ++place) {
      if (!throwsForFlush(six.pairs[place], parts[place])) parts[place] = 0;
      left -= parts[place];
    }
    parts[*chosen] = static_cast<std::uint8_t>(parts[*chosen] + left);
  }
  return everyParts;
}

OpponentShows WinningOpponent::showsGiven(CardSet dealt, bool weDeal) const {
  const bool theyDeal = !weDeal;
  const std::vector<float> ahead = known(theyDeal);
  const std::vector<Kept> kept = everyKept(theyDeal, ahead);

  const WaysToHold waysOf(countRanks(dealt));
  std::vector<KeptAndThrown> throws;
  OpponentShows::Pegs more;
  double all = 0;
  const auto& classes = everyDealtRanks();
  const auto everyParts = (theyDeal ? crib_.expertDealer : crib_.expertPone).classes();
  for (std::size_t at = 0; at < classes.size(); ++at) {
    const DealtRanks& six = classes[at];
    const ThrowPolicy::Parts& parts = everyParts[at];
    const int ways = waysOf(six);
    if (ways == 0) continue;
    all += ways;
    const auto chosen = betterThrow(six, parts, kept);
    const auto add = [&, ways](const RankPair& pair, int some, double share) {
      throws.push_back(
          {pair.kept, pair.index, static_cast<double>(ways) * some, OpponentShows::flushKept(pair, share)});
    };
    int left = ThrowPolicy::whole;
    for (std::size_t place = 0; place < six.pairCount; ++place) {
      const RankPair& pair = six.pairs[place];
      if (parts[place] == 0 || (chosen && !throwsForFlush(pair, parts[place]))) continue;
      add(pair, parts[place], parts[place] / static_cast<double>(ThrowPolicy::whole));
      left -= parts[place];
    }
    if (!chosen || left == 0) continue;
    add(six.pairs[*chosen], left, 1);
    if (!ahead.empty()) continue;
    addPegs(six, parts, *chosen, left, ways / static_cast<double>(ThrowPolicy::whole), theyDeal, kept, &more);
  }
  OpponentShows shows(dealt, throws);
  shows.setPegs(
      {more.theirs / all, more.ours / all, more.dealerFirst / all, more.dealerFirstAfterHeels / all});
  return shows;
}

}  // namespace cribbage
