#include "solve/board/board_halves.h"

#include <algorithm>
#include <cstdio>

#include "cribbage/cards/rank_sets.h"
#include "native/hand_prior_by_class.h"
#include "native/threads.h"

namespace cribbage {

namespace {

// Groups the hands that can be kept into `PegSpreadTable::kinds` kinds by their mean pegs, with Lloyd's
// algorithm (1982). Each hand is weighted by how often it is kept. Returns the mean pegs of each kind.
std::vector<PlayValue> meansOfKinds(const HandPegsTable& plays, const HandPrior& kept, bool dealer) {
  const auto valueOf = [&](int hand) { return plays.value(hand, dealer); };
  const auto distance = [](const PlayValue& a, const PlayValue& b) {
    return (a.ours - b.ours) * (a.ours - b.ours) + (a.theirs - b.theirs) * (a.theirs - b.theirs);
  };
  std::vector<PlayValue> means{valueOf(0)};
  while (means.size() < PegSpreadTable::kinds) {
    int farthest = 0;
    double most = -1;
    for (int hand = 0; hand < RankSets::count[4]; ++hand) {
      double nearest = 1e9;
      for (const PlayValue& mean : means) nearest = std::min(nearest, distance(mean, valueOf(hand)));
      const double weight =
          nearest * static_cast<double>(kept.unconditional()[static_cast<std::size_t>(hand)]);
      if (weight <= most) continue;
      most = weight;
      farthest = hand;
    }
    means.push_back(valueOf(farthest));
  }
  for (int round = 0; round < 50; ++round) {
    std::vector<PlayValue> sums(means.size());
    std::vector<double> weights(means.size());
    for (int hand = 0; hand < RankSets::count[4]; ++hand) {
      std::size_t nearest = 0;
      for (std::size_t at = 1; at < means.size(); ++at)
        if (distance(means[at], valueOf(hand)) < distance(means[nearest], valueOf(hand))) nearest = at;
      const double weight = static_cast<double>(kept.unconditional()[static_cast<std::size_t>(hand)]) + 1e-12;
      sums[nearest].ours += weight * valueOf(hand).ours;
      sums[nearest].theirs += weight * valueOf(hand).theirs;
      weights[nearest] += weight;
    }
    for (std::size_t at = 0; at < means.size(); ++at)
      if (weights[at] > 0) means[at] = {sums[at].ours / weights[at], sums[at].theirs / weights[at]};
  }
  return means;
}

}  // namespace

BoardHalves::BoardHalves(const BoardSampling& sampling, const SolvedPlay& play, const ThrowsTable& crib,
                         const HandPegsTable& plays)
    : sampling_(sampling), thrower_(crib, plays), sampler_(play, thrower_) {
  const HandPrior pones(crib.expertPone), dealers(crib.expertDealer);
  for (const bool dealer : {false, true})
    means_[dealer ? 1 : 0] = meansOfKinds(plays, dealer ? dealers : pones, dealer);
  for (const bool dealer : {false, true})
    for (int hand = 0; hand < RankSets::count[4]; ++hand)
      kindOfKept_[dealer ? 1 : 0].push_back(static_cast<std::uint8_t>(
          PegSpreadTable::nearest(means_[dealer ? 1 : 0], plays.value(hand, dealer))));
}

BoardSample BoardHalves::sample(int half) const {
  constexpr std::size_t atOnce = 10'000;
  const std::size_t parts = (sampling_.deals + atOnce - 1) / atOnce;
  std::vector<BoardSample> samples(static_cast<std::size_t>(sampling_.threads));
  for (BoardSample& each : samples) each.kindOfKept = kindOfKept_;
  onThreads(sampling_.threads, samples.size(), [&](std::size_t thread) {
    BoardSample& into = samples[thread];
    for (std::size_t part = thread; part < parts; part += samples.size()) {
      Random random(sampling_.seed * 1'000'003 + static_cast<std::uint64_t>(half) * 500'000 + part);
      for (std::size_t deal = 0; deal < std::min(atOnce, sampling_.deals - part * atOnce); ++deal) {
        const DealSampler::Kept kept = sampler_.sample(random, into.counts);
        into.spreads.add(kindOfKept_[0][static_cast<std::size_t>(kept.pone)],
                         kindOfKept_[1][static_cast<std::size_t>(kept.dealer)], kept.pegs.totals[Seat::pone],
                         kept.pegs.totals[Seat::dealer]);
      }
    }
  });
  BoardSample all = std::move(samples[0]);
  for (std::size_t thread = 1; thread < samples.size(); ++thread) {
    all.counts.add(samples[thread].counts);
    all.spreads.add(samples[thread].spreads);
  }
  all.spreads.finish();
  all.references.resize(sampling_.references);
  all.forPoints.resize(sampling_.references);
  onThreads(sampling_.threads, all.references.size(), [&](std::size_t at) {
    BoardSample::Reference& reference = all.references[at];
    refer(reference, Random(sampling_.seed * 1'000'003 + 700'000'000 +
                            static_cast<std::uint64_t>(half) * 50'000'000 + at));
    all.forPoints[at] = {static_cast<std::uint8_t>(QuickThrower::best(reference.pone)),
                         static_cast<std::uint8_t>(QuickThrower::best(reference.dealer))};
  });
  compareWithModel(all, means_);
  return all;
}

std::array<HandPlays, 2> BoardHalves::plays(const ThrowsTable& crib, const SolvedPlayState& solved) const {
  PlaySolver solver(solved.tree, jointOf(HandPriorByClass(crib.expertPone),
                                         HandPriorByClass(crib.expertDealer), sampling_.threads));
  CfrState numbers = solver.state();
  numbers.cumulativeStrategy = solved.cumulativeStrategy;
  solver.resume(std::move(numbers));
  return handPlays(solver, sampler_, 3000, sampling_.seed, sampling_.threads);
}

PegSpreadTable BoardHalves::pegging(const BoardSample& sample, const std::array<HandPlays, 2>& hands) const {
  PegSpreadTable::Role roles[2];
  for (const std::size_t role : {0, 1}) {
    roles[role] = {shapesOf(hands[role], kindOfKept_[role]), means_[role]};
    const ShapesError error = errorOf(roles[role].shapes, hands[role]);
    std::printf(
        "pegs of the %s: chances off by %.4f, of being first %.4f (roots of mean squares), %.4f at most\n",
        role == 1 ? "dealer" : "pone", error.tails, error.races, error.most);
  }
  PegFirsts firsts{};
  for (int dealer = 1; dealer < PegSpreadTable::most; ++dealer)
    for (int pone = 1; pone < PegSpreadTable::most; ++pone)
      firsts[static_cast<std::size_t>(dealer)][static_cast<std::size_t>(pone)] =
          sample.counts.dealerFirst(dealer, pone);
  return {std::move(roles[0]), std::move(roles[1]), firsts};
}

void BoardHalves::refer(BoardSample::Reference& reference, Random random) const {
  reference.deal = DealSampler::draw(random);
  thrower_.value(reference.deal.pone, false, reference.pone);
  thrower_.value(reference.deal.dealer, true, reference.dealer);
  CardSet left = CardSet::deck();
  for (const Dealt* dealt : {&reference.deal.pone, &reference.deal.dealer})
    left = left.without(CardSet({dealt->begin(), dealt->end()}));
  reference.starters[0] = reference.deal.starter;
  for (std::size_t at = 1; at < reference.starters.size(); ++at) {
    std::uint32_t skip = random.below(static_cast<std::uint32_t>(left.size()));
    for (const Card card : left)
      if (skip-- == 0) reference.starters[at] = card;
  }
}

}  // namespace cribbage
