#pragma once
// Solves the win chance at every score, by backward induction over whole deals. Points are counted in the
// order of scoring. At each score, a few steps of fictitious play (Brown 1951) find the throws.

#include <array>
#include <cstdint>
#include <vector>

#include "cribbage/board/objective.h"
#include "solve/board/board_sample.h"
#include "solve/board/fate.h"
#include "solve/winning_play.h"
#include "solve/winning_throws.h"

namespace cribbage {

/// How both sides throw and play. If `scoreAware`, they throw for the objective instead of for points.
/// `winning` and `throwing` are corrections of the win chance near the last hole, computed by other programs.
/// `throwing` comes from throws and play that were solved together, because they depend on each other.
struct BoardStyle {
  bool scoreAware = true;
  const WinningPlay* winning = nullptr;  ///< correction for playing to win instead of for points
  const ThrowGains* throwing = nullptr;  ///< further correction for throws that fit this play
  Objective objective = Objective::win;
};

class BoardSolver {
 public:
  // Throughout the solver, x is the number of holes that the dealer of the current deal needs, and y is the
  // number that the pone needs.
  static constexpr int most = lastHole;  ///< holes to go, 1 to 121

  /// `sample` must outlive this.
  BoardSolver(const BoardSample& sample, const BoardStyle& style, int threads);

  /// Solves all scores at which the holes needed by both sides add to `toGo`, 2 to 242. Call it for all
  /// smaller numbers first.
  void solve(int toGo);

  /// The probabilities of how the game ends for the dealer, if the dealer needs `dealer` holes and the pone
  /// `pone`.
  const Fate& fate(int dealer, int pone) const { return fates_[place(dealer, pone)]; }
  std::vector<Fate>& fates() { return fates_; }

  /// Continues from fates that an earlier run solved.
  void resume(const std::vector<Fate>& fates) { fates_ = fates; }

  /// Reports on the fictitious play at a score: how much throwing for the objective differs from throwing for
  /// points.
  struct ScoreAwareThrows {
    double changed = 0;    ///< how often the throw differs from the one for points
    double answering = 0;  ///< how much best responses after the first ones changed the dealer's share
    double moved = 0;      ///< how much the last best responses changed the dealer's share
  };
  const ScoreAwareThrows& scoreAwareThrows(int dealer, int pone) const {
    return scoreAwareThrows_[place(dealer, pone)];
  }

 private:
  struct ThrowWorths;  // the value of each throw at one score
  class AtShow;

  static std::size_t place(int dealer, int pone) {
    return static_cast<std::size_t>(dealer * (most + 1) + pone);
  }
  bool endsInPlay(int x, int y, int dealer, int pone, Fate& fate) const;
  Fate next(int x, int y) const;
  double shareOf(const Fate& fate) const;
  Fate baseFate(int x, int y) const;

  // These compute how throwing for the objective changes the fate at a score. Defined in
  // board_solver_throws.cpp.
  Fate scoreAwareGain(int x, int y, ScoreAwareThrows& throws) const;
  Throws answerTo(const ForeseenShows& foreseen, int x, int y) const;
  Fate gainOf(const std::vector<Throws>& answers, int x, int y, double& changed) const;
  void valueThrows(int x, int y, AtShow& shows, ThrowWorths& worths) const;
  Fate outcome(const BoardSample::Reference& reference, std::size_t pone, std::size_t dealer, int x,
               int y) const;

  static constexpr std::size_t pairs = ForeseenShows::pairs;
  // The fictitious play ends when another best response moves the dealer's share by less than a tenth of the
  // sampling error.
  static constexpr double settledMove = 1e-4;
  static constexpr std::size_t mostAnswers = 6;
  // Fictitious play goes beyond its first step only if the nearer side needs at most this many holes. Farther
  // off, best responses to throws for points are enough.
  static constexpr int farthestAnswer = 45;

  const BoardSample& sample_;
  BoardStyle style_;
  int threads_;
  ForeseenShows shows_;  // if both throw for points
  std::vector<Fate> fates_;
  std::vector<ScoreAwareThrows> scoreAwareThrows_;

  // The results of the sampled deals: each combination of heels and pegs that occurred, with the shows that
  // occurred after it. `totals_` has only total points, which is enough where neither side can reach the last
  // hole in this deal.
  struct ShowCase {
    std::uint8_t poneHand, dealerShow;
    float chance;
  };
  struct PegCase {
    bool heels;
    std::uint8_t dealer, pone;
    std::size_t first, last;
  };
  std::vector<PegCase> pegCases_;
  std::vector<ShowCase> showCases_;
  std::vector<std::pair<std::array<int, 2>, double>> totals_;
  int mostDealer_ = 0, mostPone_ = 0;
  std::vector<double> dealerFirst_;

  std::array<std::vector<PeggedSpread>, 2> spreads_;  // [0] pone, [1] dealer; by kind
};

}  // namespace cribbage
