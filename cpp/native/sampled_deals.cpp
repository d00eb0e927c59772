#include "native/sampled_deals.h"

#include <algorithm>

#include "cribbage/cards/rank_sets.h"

namespace cribbage {

namespace {

constexpr std::size_t pegs = DealCounts::mostPegs, hands = 32, shows = DealCounts::mostShow;

std::size_t clipped(int points, std::size_t below) {
  return std::min(static_cast<std::size_t>(points), below - 1);
}

}  // namespace

DealCounts::DealCounts()
    : outcomes_(2 * pegs * pegs * hands * shows), both_(pegs * pegs), first_(pegs * pegs) {}

void DealCounts::add(bool heels, const Pegs& played, int poneHand, int dealerShow) {
  ++deals_;
  const std::size_t dealer = clipped(played.totals[Seat::dealer], pegs);
  const std::size_t pone = clipped(played.totals[Seat::pone], pegs);
  std::size_t place = heels ? 1 : 0;
  place = (place * pegs + dealer) * pegs + pone;
  place = (place * hands + clipped(poneHand, hands)) * shows + clipped(dealerShow, shows);
  ++outcomes_[place];

  // For each pair of totals that both sides reached, counts whether the dealer reached theirs first. When the
  // dealer pegs, they reach their new totals before all totals that the pone has not reached yet.
  int dealerHas = 0, poneHas = 0;
  for (const auto& [seat, points] : played.gains()) {
    if (seat == Seat::pone) {
      poneHas += points;
      continue;
    }
    for (int x = dealerHas + 1; x <= std::min<int>(dealerHas + points, mostPegs - 1); ++x)
      for (int y = poneHas + 1; y <= static_cast<int>(pone); ++y) ++first_[at(x, y)];
    dealerHas += points;
  }
  for (int x = 1; x <= static_cast<int>(dealer); ++x)
    for (int y = 1; y <= static_cast<int>(pone); ++y) ++both_[at(x, y)];
}

void DealCounts::add(const DealCounts& other) {
  deals_ += other.deals_;
  const auto sum = [](std::vector<std::uint32_t>& ours, const std::vector<std::uint32_t>& theirs) {
    for (std::size_t i = 0; i < ours.size(); ++i) ours[i] += theirs[i];
  };
  sum(outcomes_, other.outcomes_);
  sum(both_, other.both_);
  sum(first_, other.first_);
}

std::vector<DealCase> DealCounts::cases() const {
  std::vector<DealCase> cases;
  for (std::size_t place = 0; place < outcomes_.size(); ++place) {
    if (outcomes_[place] == 0) continue;
    std::size_t rest = place;
    const auto take = [&](std::size_t below) {
      const std::size_t value = rest % below;
      rest /= below;
      return static_cast<std::uint8_t>(value);
    };
    DealCase met;
    met.dealerShow = take(shows);
    met.poneHand = take(hands);
    met.ponePegs = take(pegs);
    met.dealerPegs = take(pegs);
    met.heels = rest == 1;
    met.cases = outcomes_[place];
    cases.push_back(met);
  }
  return cases;
}

double DealCounts::dealerFirst(int dealer, int pone) const {
  const std::size_t place = at(std::min(dealer, mostPegs - 1), std::min(pone, mostPegs - 1));
  return both_[place] == 0 ? 0.5 : static_cast<double>(first_[place]) / both_[place];
}

SampledDeal DealSampler::draw(Random& random) {
  std::array<std::uint8_t, deckSize> ids{};
  for (std::size_t id = 0; id < ids.size(); ++id) ids[id] = static_cast<std::uint8_t>(id);
  SampledDeal deal;
  std::uint32_t at = 0;
  const auto next = [&] {
    std::swap(ids[at], ids[at + random.below(deckSize - at)]);
    return Card::fromId(ids[at++]);
  };
  for (Card& card : deal.pone) card = next();
  for (Card& card : deal.dealer) card = next();
  deal.starter = next();
  std::sort(deal.pone.begin(), deal.pone.end());
  std::sort(deal.dealer.begin(), deal.dealer.end());
  return deal;
}

Pegs DealSampler::peg(int pone, int dealer, Random& random) const {
  PerSeat<std::array<Rank, RankSets::most>> hands{};
  PerSeat<std::size_t> left{{RankSets::most, RankSets::most}};
  for (std::size_t at = 0; at < RankSets::most; ++at) {
    hands[Seat::pone][at] = static_cast<Rank>(rankSets().ranks(RankSets::most, pone)[at]);
    hands[Seat::dealer][at] = static_cast<Rank>(rankSets().ranks(RankSets::most, dealer)[at]);
  }
  Pegs pegged;
  int target = play_.root();
  PublicPlay play;
  while (!play.over()) {
    const Seat seat = play.toAct();
    const auto held = std::span(hands[seat]).first(left[seat]);
    const bool can =
        std::any_of(held.begin(), held.end(), [&](Rank rank) { return play.pile().takes(rank); });
    PublicPlay::Gain gain;
    if (can) {
      const Rank rank = play_.choose(target, play, held, random);
      target = play_.after(target, static_cast<int>(rank));
      std::copy(std::find(held.begin(), held.end(), rank) + 1, held.end(),
                std::find(held.begin(), held.end(), rank));
      --left[seat];
      gain = play.play(rank);
    } else {
      target = play_.after(target, -1);
      gain = play.go();
    }
    if (gain.points == 0) continue;
    pegged.steps[pegged.count++] = {gain.seat, static_cast<std::uint8_t>(gain.points)};
    pegged.totals[gain.seat] += gain.points;
  }
  return pegged;
}

SplitSix DealSampler::split(const Dealt& sorted, const QuickThrow& choice) {
  SplitSix six{{}, {sorted[choice.thrown[0]], sorted[choice.thrown[1]]}};
  std::size_t size = 0;
  for (std::uint8_t at = 0; at < sorted.size(); ++at)
    if (at != choice.thrown[0] && at != choice.thrown[1]) six.kept[size++] = sorted[at];
  return six;
}

DealSampler::Kept DealSampler::sample(Random& random, DealCounts& counts) const {
  const SampledDeal deal = draw(random);
  const QuickThrow pone = thrower_.bestOf(deal.pone, false), dealer = thrower_.bestOf(deal.dealer, true);
  Kept kept{pone.kept, dealer.kept, peg(pone.kept, dealer.kept, random)};
  const ShowPoints show = showPoints(split(deal.pone, pone), split(deal.dealer, dealer), deal.starter);
  counts.add(deal.starter.rank() == Rank::jack, kept.pegs, show.pone, show.dealer);
  return kept;
}

}  // namespace cribbage
