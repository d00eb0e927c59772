// The part of `BoardSolver` that finds the throws of both sides at one score, and how they change the
// dealer's fate.

#include <algorithm>
#include <cmath>

#include "solve/board/board_solver.h"

namespace cribbage {

// The worth of the deal (a share, 0 to 1) to the side that threw, when only the show is left. A row has a
// number for each pair of ranks that this side may have thrown. Rows are made on first use, because few are
// needed at a score.
class BoardSolver::AtShow {
 public:
  using ByPair = ForeseenShows::ByPair;

  /// Rows may be asked for at scores at which the dealer needs at most x holes and the pone at most y.
  AtShow(const BoardSolver& solver, const ForeseenShows& shows, int x, int y)
      : solver_(solver), shows_(shows), x_(x), y_(y), pones_(places), dealers_(places), known_(2 * places) {}

  /// Returns the pone's row after the pone's hand has been counted. The dealer then needs x holes and the
  /// pone y. Only the dealer's show is left, and the dealer wins if it scores at least x.
  const ByPair& asPone(int x, int y) {
    const std::size_t place = placeOf(x, y);
    const double lost = 1 - solver_.shareOf(dealerWins(lastHole - y));
    if (!known_[place])
      for (int points = 0; points < DealCounts::mostShow; ++points) {
        const double share = points < x ? solver_.shareOf(solver_.fate(y, x - points)) : lost;
        if (points >= x && lost == 0) break;
        const auto worth = static_cast<float>(share);
        addTimes(pones_[place], shows_.ofDealer()[static_cast<std::size_t>(points)], worth);
      }
    known_[place] = true;
    return pones_[place];
  }

  /// Returns the dealer's row. The points of the dealer's own hand are already subtracted from x, which may
  /// be 0 or less. The pone needs y and counts first. A pone's hand of y points or more wins; `poneOut`
  /// counts that case.
  const ByPair& asDealer(int x, int y) {
    const std::size_t place = placeOf(x, y);
    if (!known_[places + place])
      for (const ForeseenShows::Seen& seen : shows_.ofPone())
        if (seen.hand < y) {
          const double share = seen.crib >= x
                                   ? solver_.shareOf(dealerWins(lastHole - y + seen.hand))
                                   : 1 - solver_.shareOf(solver_.fate(y - seen.hand, x - seen.crib));
          addTimes(dealers_[place], seen.chances, static_cast<float>(share));
        }
    known_[places + place] = true;
    return dealers_[place];
  }

  /// Returns a row: for each pair that the dealer may have thrown, the probability that the hand of the pone,
  /// who needs y holes, ends the game.
  const ByPair& poneOut(int y) {
    auto& [known, out] = ponesOut_[static_cast<std::size_t>(y_ - y)];
    if (!known)
      for (const ForeseenShows::Seen& seen : shows_.ofPone())
        if (seen.hand >= y) addTimes(out, seen.chances, 1);
    known = true;
    return out;
  }

 private:
  static constexpr int depth = PegSpreadTable::most + mostPoints;  // below x and y
  static constexpr std::size_t places = std::size_t{depth + 1} * (depth + 1);
  std::size_t placeOf(int x, int y) const {
    return static_cast<std::size_t>((x_ - x) * (depth + 1) + y_ - y);
  }
  static void addTimes(ByPair& sum, const ByPair& row, float times) {
    for (std::size_t pair = 0; pair < sum.size(); ++pair) sum[pair] += times * row[pair];
  }

  const BoardSolver& solver_;
  const ForeseenShows& shows_;
  int x_, y_;
  std::vector<ByPair> pones_, dealers_;
  std::vector<bool> known_;
  std::array<std::pair<bool, ByPair>, depth + 1> ponesOut_{};
};

// The worth of throws (shares, 0 to 1) at one score. A table has the share for each combination of the kind
// of the kept hand, its points in the show, and the pair thrown. The worth of a throw is the mean of these
// shares over its starters.
struct BoardSolver::ThrowWorths {
  static constexpr std::size_t hands = mostPoints + 1;
  using Worth = std::vector<std::array<float, pairs>>;
  std::array<Worth, 2> worth{Worth(PegSpreadTable::kinds * hands), Worth(PegSpreadTable::kinds* hands)};

  // Returns the worth of a throw. `beyond` is how many more points the throw is worth than the model of kinds
  // and pairs says. Each such point is worth as much as one more point in the hand.
  float of(bool dealer, std::size_t kind, const QuickThrow& choice, float beyond) const {
    const auto* table = &worth[dealer ? 1 : 0][kind * hands];
    float sum = 0;
    for (std::size_t at = 0; at < choice.lengths; ++at) {
      const std::size_t points = choice.points[at];
      const float here = table[points][choice.pair];
      const float more = points + 1 < hands ? table[points + 1][choice.pair] : here;
      sum += choice.starters[at] * (here + beyond * (more - here));
    }
    return sum / 46;
  }
};

// Fills the tables of `worths`. For each kind of kept hand, loops over the possible pegs, which may end the
// game, and then over the points of the hand in the show.
void BoardSolver::valueThrows(int x, int y, AtShow& shows, ThrowWorths& worths) const {
  for (const bool dealers : {false, true})
    for (std::size_t kind = 0; kind < PegSpreadTable::kinds; ++kind) {
      auto* worth = &worths.worth[dealers ? 1 : 0][kind * ThrowWorths::hands];
      float won = 0;
      for (const Pegged& pegged : spreads_[dealers ? 1 : 0][kind]) {
        const auto chance = static_cast<float>(pegged.chance);
        Fate fate{};
        if (endsInPlay(x, y, pegged.dealer, pegged.pone, fate)) {
          const double share = shareOf(fate);
          won += chance * static_cast<float>(dealers ? share : 1 - share);
          continue;
        }
        const int dealer = x - pegged.dealer, pone = y - pegged.pone;
        const auto lost = static_cast<float>(shareOf(poneWins(lastHole - dealer)));
        for (int hand = 0; hand <= mostPoints; ++hand) {
          auto& row = worth[hand];
          if (dealers) {
            const auto& from = shows.asDealer(dealer - hand, pone);
            for (std::size_t pair = 0; pair < pairs; ++pair) row[pair] += chance * from[pair];
          } else if (hand >= pone) {
            for (float& each : row) each += chance * (1 - lost);
          } else {
            const auto& from = shows.asPone(dealer, pone - hand);
            for (std::size_t pair = 0; pair < pairs; ++pair) row[pair] += chance * from[pair];
          }
        }
        if (dealers && lost > 0) {
          const auto& out = shows.poneOut(pone);
          for (int hand = 0; hand <= mostPoints; ++hand)
            for (std::size_t pair = 0; pair < pairs; ++pair) worth[hand][pair] += chance * lost * out[pair];
        }
      }
      for (int hand = 0; hand <= mostPoints; ++hand)
        for (float& each : worth[hand]) each += won;
    }
}

// Returns the dealer's fate if both players make the given throws. It is the mean over a sample of starters,
// and over the pegging results recorded for the kinds of hand (`kindOfKept`) that the two players keep. Each
// case is scored in the order of the game until a side reaches the last hole.
Fate BoardSolver::outcome(const BoardSample::Reference& reference, std::size_t pone, std::size_t dealer,
                          int x, int y) const {
  const QuickThrow &ponesThrow = reference.pone[pone], &dealersThrow = reference.dealer[dealer];
  const PeggedSpread& spread =
      sample_.spreads.of(sample_.kindOfKept[0][ponesThrow.kept], sample_.kindOfKept[1][dealersThrow.kept]);
  const SplitSix ponesSix = DealSampler::split(reference.deal.pone, ponesThrow),
                 dealersSix = DealSampler::split(reference.deal.dealer, dealersThrow);
  Fate sum{};
  for (const Card starter : reference.starters) {
    const ShowPoints show = showPoints(ponesSix, dealersSix, starter);
    const int afterHeels = x - (starter.rank() == Rank::jack ? 2 : 0);
    if (afterHeels <= 0) {
      add(sum, dealerWins(lastHole - y), 1);
      continue;
    }
    for (const Pegged& pegged : spread) {
      Fate fate{};
      const int dealers = afterHeels - pegged.dealer, pones = y - pegged.pone;
      if (endsInPlay(afterHeels, y, pegged.dealer, pegged.pone, fate))
        add(sum, fate, pegged.chance);
      else if (show.pone >= pones)
        add(sum, poneWins(lastHole - dealers), pegged.chance);
      else if (show.dealer >= dealers)
        add(sum, dealerWins(lastHole - pones + show.pone), pegged.chance);
      else
        add(sum, next(dealers - show.dealer, pones - show.pone), pegged.chance);
    }
  }
  for (double& part : sum) part /= static_cast<double>(reference.starters.size());
  return sum;
}

// Returns the best response of each side: for each reference deal, the throw with the greatest worth.
// `foreseen` says what the opponent's show is expected to score.
Throws BoardSolver::answerTo(const ForeseenShows& foreseen, int x, int y) const {
  ThrowWorths worths;
  AtShow shows(*this, foreseen, x, y);
  valueThrows(x, y, shows, worths);
  // A throw is preferred to the throw for points only if it is worth this much more. So a side whose win or
  // loss is certain throws for points.
  constexpr float tie = 3e-4f;
  // Far from the last hole almost only points count. So a throw may give up at most `slack` points, compared
  // with the throw for points.
  const int nearest = std::min(x, y);
  const float slack = nearest > 60 ? 2.5f : nearest > 30 ? 5.0f : 100.0f;
  Throws answer = sample_.forPoints;
  for (std::size_t at = 0; at < answer.size(); ++at) {
    const BoardSample::Reference& reference = sample_.references[at];
    for (const bool dealer : {false, true}) {
      const QuickThrows& throws = dealer ? reference.dealer : reference.pone;
      const auto& beyond = dealer ? reference.dealersBeyond : reference.ponesBeyond;
      const auto& kinds = sample_.kindOfKept[dealer ? 1 : 0];
      std::uint8_t& chosen = answer[at][dealer ? 1 : 0];
      const auto worthOf = [&](std::size_t choice) {
        return worths.of(dealer, kinds[throws[choice].kept], throws[choice], beyond[choice]);
      };
      const float least = throws[chosen].worth - slack;
      float highest = worthOf(chosen) + tie;
      for (std::size_t choice = 0; choice < throws.size(); ++choice) {
        if (throws[choice].worth < least) continue;
        const float worth = worthOf(choice);
        if (worth <= highest) continue;
        highest = worth;
        chosen = static_cast<std::uint8_t>(choice);
      }
    }
  }
  return answer;
}

// Returns how the dealer's fate changes if both throw by the average of `answers` instead of for points.
// Follows only reference deals in which a throw differs. In all others the two fates are equal. Because both
// fates use the same deals, most of the sampling error cancels too.
Fate BoardSolver::gainOf(const std::vector<Throws>& answers, int x, int y, double& changed) const {
  Fate gain{};
  double others = 0;
  const double each = 1 / static_cast<double>(answers.size());
  std::array<std::array<double, 15>, 2> shares{};
  for (std::size_t at = 0; at < sample_.references.size(); ++at) {
    const BoardSample::Reference& reference = sample_.references[at];
    const auto& points = sample_.forPoints[at];
    shares = {};
    for (const Throws& answer : answers)
      for (const std::size_t side : {0, 1}) shares[side][answer[at][side]] += each;
    const double same = shares[0][points[0]] * shares[1][points[1]];
    if (same > 1 - each / 2) continue;
    others += 1 - same;
    for (std::size_t pone = 0; pone < 15; ++pone)
      for (std::size_t dealer = 0; dealer < 15; ++dealer)
        if (const double share = shares[0][pone] * shares[1][dealer]; share > 0)
          add(gain, outcome(reference, pone, dealer, x, y), share);
    add(gain, outcome(reference, points[0], points[1], x, y), -1);
  }
  const auto all = static_cast<double>(sample_.references.size());
  for (double& part : gain) part /= all;
  changed = others / all;
  return gain;
}

// Returns how the dealer's fate changes if both sides throw for the objective instead of for points.
// `baseFate` needs millions of deals. This difference needs only some thousand references, because their
// sampling error largely cancels.
Fate BoardSolver::scoreAwareGain(int x, int y, ScoreAwareThrows& throws) const {
  std::vector<Throws> answers{answerTo(shows_, x, y)};
  Fate gain = gainOf(answers, x, y, throws.changed);
  const double first = shareOf(gain);
  if (std::min(x, y) > farthestAnswer) return gain;
  // Fictitious play (Brown 1951): each side responds to the average of the opponent's earlier throws, until
  // the dealer's share hardly changes.
  ForeseenShows foreseen;
  while (throws.changed > 0 && answers.size() < mostAnswers) {
    foreseen.see(sample_.references, answers.back());
    answers.push_back(answerTo(foreseen, x, y));
    const Fate next = gainOf(answers, x, y, throws.changed);
    throws.moved = std::abs(shareOf(next) - shareOf(gain));
    gain = next;
    if (throws.moved < settledMove) break;
  }
  throws.answering = shareOf(gain) - first;
  return gain;
}

}  // namespace cribbage
