#pragma once
// The chance of winning from every score, by backward induction over whole deals in the order of scoring,
// with throws that mind the score.

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "board_deals.h"
#include "cribbage/board.h"
#include "cribbage/pegging.h"

namespace cribbage {

/// What may become of a game, from the dealer's side: chance, skunkFor, skunkAgainst, doubleSkunkFor,
/// doubleSkunkAgainst of `Outlook`.
using Fate = std::array<double, 5>;

/// Plays by the kinds of the two kept hands: what they come to, in `PeggedSpread`s.
class PairSpreads {
 public:
  PairSpreads() : counts_(pairs * cells), spreads_(pairs) {}
  void add(std::size_t ponesKind, std::size_t dealersKind, int pone, int dealer);
  void add(const PairSpreads& other);

  /// Once all are counted.
  void finish();
  const PeggedSpread& of(std::size_t ponesKind, std::size_t dealersKind) const {
    return spreads_[ponesKind * PeggingTable::kinds + dealersKind];
  }
  /// Over all kinds of the other, as they were met.
  PeggedSpread ofKind(std::size_t kind, bool dealer) const;

 private:
  static constexpr std::size_t pairs = PeggingTable::kinds * PeggingTable::kinds;
  static constexpr std::size_t cells = std::size_t{PeggingTable::most} * PeggingTable::most;
  std::vector<std::uint32_t> counts_;
  std::vector<PeggedSpread> spreads_;
};

/// What two players who want points have been seen to score, and deals to try other throws on.
struct BoardSample {
  /// One such deal: all throws of both, the throws for points, and some of the starters that may be cut.
  struct Reference {
    SampledDeal deal;
    QuickThrows pone, dealer;
    std::uint8_t ponesBest = 0, dealersBest = 0;
    std::array<float, 15> ponesBeyond{},
        dealersBeyond{};  ///< points that each throw is worth beyond its model
    std::array<Card, 4> starters{};
  };
  DealCounts counts;
  PairSpreads spreads;
  std::vector<Reference> references;
  std::array<std::vector<std::uint8_t>, 2> kindOfKept;  ///< of the pone, the dealer, by `RankSets` number
};

/// What the other brings to the show by the pair of ranks that we throw, as the references throw for points:
/// the chances of what comes of it.
struct ForeseenShows {
  static constexpr std::size_t pairs = 96;  ///< of ranks, padded to whole vectors
  using ByPair = std::array<float, pairs>;
  struct Seen {
    std::uint8_t hand, crib;
    ByPair chances;
  };
  std::vector<ByPair> ofDealer;  ///< of the dealer's hand and the crib, by points: where we are the pone
  std::vector<Seen> ofPone;      ///< the pone's hand, and the crib with his two: where we deal
  double dealersHand = 0;        ///< its mean

  explicit ForeseenShows(const std::vector<BoardSample::Reference>& references);
  /// The mean of the crib.
  double mean(bool weDeal, std::size_t pair) const;
};

/// Tells each throw of the references what it is worth beyond what the solver's model of it says: kinds of
/// hands and cribs without suits.
void compareWithModel(BoardSample& sample, const std::array<std::vector<PlayValue>, 2>& meansOfKinds);

class BoardSolver {
 public:
  static constexpr int most = lastHole;  ///< holes to go, 1 to 121

  /// `sample` must outlive this. With `mind` the players throw to win, else for points.
  BoardSolver(const BoardSample& sample, bool mind, int threads);

  /// Solves all scores from which the two need `toGo` holes together, 2 to 242, when those with fewer are
  /// solved.
  void solve(int toGo);

  /// The dealer's fate when he needs `dealer` holes and the pone `pone`.
  const Fate& fate(int dealer, int pone) const { return fates_[place(dealer, pone)]; }
  std::vector<Fate>& fates() { return fates_; }

  /// How often another throw than that for points was chosen, at the scores where both need so many.
  double changed(int dealer, int pone) const { return changed_[place(dealer, pone)]; }

  /// Goes on from fates that were solved before, of all scores with less than `toGo`.
  void resume(const std::vector<Fate>& fates, int toGo);

 private:
  struct Group;    // deals alike up to the show
  struct Minding;  // what throws are worth at one score

  static std::size_t place(int dealer, int pone) {
    return static_cast<std::size_t>(dealer * (most + 1) + pone);
  }
  bool endsInPlay(int x, int y, int dealer, int pone, Fate& fate) const;
  Fate next(int x, int y) const;
  Fate baseFate(int x, int y) const;
  Fate gainOfMinding(int x, int y, double& changed) const;
  void judge(int x, int y, Minding& minding) const;
  Fate outcome(const BoardSample::Reference& reference, std::size_t pone, std::size_t dealer, int x,
               int y) const;
  void foreseeLost();
  void foresee(int x, int y);

  static constexpr std::size_t pairs = ForeseenShows::pairs;
  static constexpr int deepest = 29;  // how far a hand may lead beyond the last hole

  const BoardSample& sample_;
  bool mind_;
  int threads_;
  ForeseenShows shows_;
  std::vector<Fate> fates_;
  std::vector<double> changed_;

  // The deals met, by heels and pegs, then by show; and by what both score in all.
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

  std::array<std::vector<PeggedSpread>, 2> spreads_;  // by kind, of the pone, the dealer

  std::vector<ForeseenShows::ByPair> asPone_, asDealer_;  // worth of a point of the show, by pair thrown
  std::size_t showPlace(int x, int y) const {
    return static_cast<std::size_t>((x + deepest) * (most + 1) + y);
  }
};

}  // namespace cribbage
