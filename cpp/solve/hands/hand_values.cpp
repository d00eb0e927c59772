#include "solve/hands/hand_values.h"

#include <array>
#include <fstream>

#include "native/files.h"
#include "native/threads.h"

namespace cribbage {

namespace {

constexpr std::size_t hands = HandPegsTable::hands;
constexpr int side = PegSpreadTable::most;

// The size of a record, which has one score. A record holds the holes that each side needs, and four numbers
// for each hand of each side.
constexpr std::uintmax_t recordBytes = 2 * sizeof(std::int32_t) + 2 * 4 * hands * sizeof(float);

}  // namespace

void append(const std::string& file, int dealer, int pone, const PerSeat<HandValues>& values) {
  appendRecord(file, recordBytes, [&](std::ostream& out) {
    writeRaw(out, std::array<std::int32_t, 2>{dealer, pone});
    for (const HandValues& role : values)
      for (const ByHand* each : {&role.weights, &role.solved, &role.byHand, &role.byKind})
        writeRaw(out, *each);
  });
}

SolvedHands readHands(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  SolvedHands all;
  for (;;) {
    std::array<std::int32_t, 2> score{};
    PerSeat<HandValues> values;
    readRaw(in, score);
    for (HandValues& role : values)
      for (ByHand* each : {&role.weights, &role.solved, &role.byHand, &role.byKind}) {
        each->resize(hands);
        readRaw(in, *each);
      }
    if (!in) return all;
    all.insert_or_assign({score[0], score[1]}, std::move(values));
  }
}

PegModels::PegModels(const PegSpreadTable& pegging, const HandPegsTable& plays, int threads) {
  for (const Seat seat : bothSeats) {
    const bool dealer = seat == Seat::dealer;
    hands_[seat].resize(hands);
    onThreads(threads, hands, [&](std::size_t hand) {
      const PlayValue means = plays.value(static_cast<int>(hand), dealer);
      PegDistribution play = pegging.distribution(static_cast<int>(hand), dealer);
      play.spread = tilted(std::move(play.spread), dealer ? means.theirs : means.ours,
                           dealer ? means.ours : means.theirs);
      hands_[seat][hand] = std::move(play);
    });
    for (std::size_t kind = 0; kind < PegSpreadTable::kinds; ++kind)
      kinds_[seat].push_back(pegging.kind(kind, dealer).distribution);
    for (std::size_t hand = 0; hand < hands; ++hand)
      kindOf_[seat].push_back(pegging.kindOf(plays.value(static_cast<int>(hand), dealer), dealer));
  }
}

double PegModels::chanceOf(Seat seat, const PegDistribution& play, ToGo toGo,
                           const std::vector<double>& byPegs) {
  double dealers = 0;
  for (const Pegged& pegged : play.spread) {
    const bool dealerIsOut = pegged.dealer >= toGo.dealer, poneIsOut = pegged.pone >= toGo.pone;
    if (dealerIsOut && poneIsOut)
      dealers += pegged.chance * play.dealerFirst(toGo.dealer, toGo.pone);
    else if (dealerIsOut)
      dealers += pegged.chance;
    else if (!poneIsOut)
      dealers += pegged.chance * byPegs[static_cast<std::size_t>(pegged.pone * side + pegged.dealer)];
  }
  return seat == Seat::dealer ? dealers : 1 - dealers;
}

void PegModels::value(ToGo toGo, const KindPayoffs::Chance& chance, const ShowKinds& shows,
                      const JointHands& joint, PerSeat<HandValues>& values, int threads) const {
  // The chance for each pair of pegs and each pair of kinds. Computed before the threads start, because
  // `chance` caches its results and is not thread-safe.
  std::vector<double> all(std::size_t{side} * side * ShowKinds::kinds * ShowKinds::kinds);
  std::size_t next = 0;
  for (int pones = 0; pones < side; ++pones)
    for (int dealers = 0; dealers < side; ++dealers)
      for (std::size_t pone = 0; pone < ShowKinds::kinds; ++pone)
        for (std::size_t dealer = 0; dealer < ShowKinds::kinds; ++dealer, ++next)
          if (pones < toGo.pone && dealers < toGo.dealer) all[next] = chance(pones, dealers, pone, dealer);
  for (const Seat seat : bothSeats) {
    HandValues& role = values[seat];
    role.weights = weightsOf(seat, joint);
    role.byHand.assign(hands, 0);
    role.byKind.assign(hands, 0);
    onThreads(threads, hands, [&](std::size_t hand) {
      std::array<double, ShowKinds::kinds> theirs{};
      double sum = 0;
      for (std::size_t their = 0; their < hands; ++their) {
        const double weight =
            static_cast<double>(joint[seat == Seat::pone ? hand * hands + their : their * hands + hand]);
        theirs[shows.kindOf[other(seat)][their]] += weight;
        sum += weight;
      }
      if (sum == 0) return;
      const std::size_t ours = shows.kindOf[seat][hand];
      std::vector<double> byPegs(std::size_t{side} * side);
      for (std::size_t pegs = 0; pegs < byPegs.size(); ++pegs)
        for (std::size_t their = 0; their < ShowKinds::kinds; ++their) {
          const std::size_t pone = seat == Seat::pone ? ours : their,
                            dealer = seat == Seat::pone ? their : ours;
          byPegs[pegs] +=
              theirs[their] / sum * all[(pegs * ShowKinds::kinds + pone) * ShowKinds::kinds + dealer];
        }
      role.byHand[hand] = static_cast<float>(chanceOf(seat, hands_[seat][hand], toGo, byPegs));
      role.byKind[hand] = static_cast<float>(chanceOf(seat, kinds_[seat][kindOf_[seat][hand]], toGo, byPegs));
    });
  }
}

ByHand weightsOf(Seat seat, const JointHands& joint) {
  std::vector<double> sums(hands);
  for (std::size_t pone = 0; pone < hands; ++pone)
    for (std::size_t dealer = 0; dealer < hands; ++dealer)
      sums[seat == Seat::pone ? pone : dealer] += static_cast<double>(joint[pone * hands + dealer]);
  return {sums.begin(), sums.end()};
}

JointHands reweighted(const JointHands& joint, const PerSeat<ByHand>& weights) {
  std::vector<double> pones(hands, 1), dealers(hands, 1);
  for (int round = 0; round < 6; ++round) {
    const auto fit = [&](Seat seat, std::vector<double>& ours, const std::vector<double>& theirs) {
      std::vector<double> sums(hands);
      for (std::size_t pone = 0; pone < hands; ++pone)
        for (std::size_t dealer = 0; dealer < hands; ++dealer)
          sums[seat == Seat::pone ? pone : dealer] += static_cast<double>(joint[pone * hands + dealer]) *
                                                      (seat == Seat::pone ? theirs[dealer] : theirs[pone]);
      for (std::size_t hand = 0; hand < hands; ++hand)
        ours[hand] = sums[hand] > 0 ? static_cast<double>(weights[seat][hand]) / sums[hand] : 0;
    };
    fit(Seat::pone, pones, dealers);
    fit(Seat::dealer, dealers, pones);
  }
  JointHands result(joint.size());
  for (std::size_t pone = 0; pone < hands; ++pone)
    for (std::size_t dealer = 0; dealer < hands; ++dealer)
      result[pone * hands + dealer] = static_cast<float>(static_cast<double>(joint[pone * hands + dealer]) *
                                                         pones[pone] * dealers[dealer]);
  return result;
}

}  // namespace cribbage
