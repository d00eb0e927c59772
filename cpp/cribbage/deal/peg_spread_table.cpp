#include "cribbage/deal/peg_spread_table.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "cribbage/base/table_bytes.h"

namespace cribbage {

namespace {

constexpr int shareScale = 255;  // shares of races are written as multiples of 1/shareScale

const TableHead& spreadHead() {
  static const TableHead head{
      "pegging", "points pegged", "15-2pegs", 2, {PegSpreadTable::kinds, PegSpreadTable::scale}};
  return head;
}

constexpr int fine = 1 << 14;  // mean traits are written as multiples of 1/fine
constexpr int coarse = 100;    // directions are written as multiples of 1/coarse
constexpr int meanParts = 1 << 10;
constexpr auto side = static_cast<std::size_t>(PegSpreadTable::most);

// Outcomes below this probability are dropped for speed: they are many, and they change no answer.
constexpr double rare = 2e-5;

// The weight of the prior when a hand's share of races (`PegFirsts`) is estimated. The prior is the share
// over all hands. It weighs as much as races with this probability. If a race is much rarer with a hand, the
// hand's share is nearly the prior.
constexpr double doubt = 0.01;

// Returns the index of this number of holes in `PegFirsts`.
std::size_t holesOf(int holes) {
  assert(holes > 0);
  return std::min(static_cast<std::size_t>(holes), side - 1);
}

using Cells = std::array<double, side * side>;  // by the pone's pegs, then the dealer's

Cells cellsOf(const PeggedSpread& spread) {
  Cells cells{};
  for (const Pegged& pegged : spread) cells[pegged.pone * side + pegged.dealer] += pegged.chance;
  return cells;
}

PeggedSpread spreadOf(const Cells& cells, double least) {
  PeggedSpread spread;
  double all = 0;
  for (std::size_t at = 0; at < cells.size(); ++at) {
    if (cells[at] <= least) continue;
    spread.push_back({static_cast<std::uint8_t>(at / side), static_cast<std::uint8_t>(at % side), cells[at]});
    all += cells[at];
  }
  for (Pegged& pegged : spread) pegged.chance /= all;
  return spread;
}

// Returns a distribution as whole multiples of 1/scale, the form in which it is written to the file. The
// largest entry takes the rounding error, so that the sum is exact.
std::vector<int> partsOf(const PeggedSpread& spread) {
  const Cells cells = cellsOf(spread);
  std::vector<int> parts;
  int left = PegSpreadTable::scale;
  for (const double cell : cells) {
    parts.push_back(static_cast<int>(std::floor(cell * PegSpreadTable::scale + 0.5)));
    left -= parts.back();
  }
  *std::max_element(parts.begin(), parts.end()) += left;
  return parts;
}

// Computes the distribution of one side's pegs from its tail: the probabilities of at least 1, 2, … pegs.
// Differences of the tail give the first probabilities. Beyond the end of the tail, pegs are distributed as
// for all hands together. The tail is a sum of components, so it may rise or become negative, and is clamped.
std::array<double, side> chancesOf(const double* tails, const std::array<double, side>& all) {
  std::array<double, side> chances{};
  double before = 1, allBeyond = 0;
  for (std::size_t pegs = 0; pegs < PegTraits::reach; ++pegs) {
    const double next = std::clamp(tails[pegs], 0.0, before);
    chances[pegs] = before - next;
    before = next;
  }
  for (std::size_t pegs = PegTraits::reach; pegs < side; ++pegs) allBeyond += all[pegs];
  for (std::size_t pegs = PegTraits::reach; pegs < side; ++pegs)
    if (allBeyond > 0) chances[pegs] = before * all[pegs] / allBeyond;
  // `fit` only scales cells, so pegs that never occur over all hands together cannot occur for one hand
  // either.
  double sum = 0;
  for (std::size_t pegs = 0; pegs < side; ++pegs) {
    if (all[pegs] == 0) chances[pegs] = 0;
    sum += chances[pegs];
  }
  for (std::size_t pegs = 0; pegs < side; ++pegs) chances[pegs] = sum > 0 ? chances[pegs] / sum : all[pegs];
  return chances;
}

}  // namespace

double PegDistribution::dealerFirst(int dealer, int pone) const {
  return firsts[holesOf(dealer)][holesOf(pone)];
}

void PegDistribution::addFirst(int dealer, int pone, double more) {
  double& first = firsts[holesOf(dealer)][holesOf(pone)];
  first = std::clamp(first + more, 0.0, 1.0);
}

double PegDistribution::races(int dealer, int pone) const {
  double sum = 0;
  for (const Pegged& pegged : spread)
    if (pegged.dealer >= dealer && pegged.pone >= pone) sum += pegged.chance;
  return sum;
}

double PegShapes::trait(const Weights& weights, std::size_t place) const {
  double chance = mean.chances[place];
  for (std::size_t at = 0; at < directions; ++at)
    chance += weights[at] / static_cast<double>(step) * along[at].chances[place];
  return chance;
}

PegTraits PegShapes::traits(const Weights& weights) const {
  PegTraits traits = mean;
  for (std::size_t at = 0; at < directions; ++at) {
    const double weight = weights[at] / static_cast<double>(step);
    for (std::size_t place = 0; place < PegTraits::count; ++place)
      traits.chances[place] += weight * along[at].chances[place];
  }
  return traits;
}

// Iterative proportional fitting, or raking (Deming and Stephan 1940): scales rows and columns alternately
// towards the marginals of `traits`, eight times each. The limit has these marginals and, among all such
// distributions, the least relative entropy to the distribution of all hands together. So the dependence
// between both sides' pegs comes from all hands, and the marginals from this hand.
PeggedSpread PegShapes::fit(const PegTraits& traits) const {
  Cells cells = cellsOf(all);
  std::array<double, side> pones{}, dealers{};
  for (std::size_t pone = 0; pone < side; ++pone)
    for (std::size_t dealer = 0; dealer < side; ++dealer) {
      pones[pone] += cells[pone * side + dealer];
      dealers[dealer] += cells[pone * side + dealer];
    }
  const auto wantedPones = chancesOf(traits.chances.data(), pones);
  const auto wantedDealers = chancesOf(traits.chances.data() + PegTraits::reach, dealers);
  for (int turn = 0; turn < 8; ++turn) {
    std::array<double, side> byDealer{};
    for (std::size_t pone = 0; pone < side; ++pone) {
      double* row = &cells[pone * side];
      double sum = 0;
      for (std::size_t dealer = 0; dealer < side; ++dealer) sum += row[dealer];
      const double factor = sum > 0 ? wantedPones[pone] / sum : 0;
      for (std::size_t dealer = 0; dealer < side; ++dealer) byDealer[dealer] += row[dealer] *= factor;
    }
    for (std::size_t dealer = 0; dealer < side; ++dealer)
      byDealer[dealer] = byDealer[dealer] > 0 ? wantedDealers[dealer] / byDealer[dealer] : 0;
    for (std::size_t pone = 0; pone < side; ++pone)
      for (std::size_t dealer = 0; dealer < side; ++dealer) cells[pone * side + dealer] *= byDealer[dealer];
  }
  return spreadOf(cells, rare);
}

PegSpreadTable::PegSpreadTable(Role pone, Role dealer, const PegFirsts& firsts)
    : roles_{std::move(pone), std::move(dealer)}, firsts_(firsts) {
  for (std::size_t role = 0; role < 2; ++role) {
    const auto& [shapes, means] = roles_[role];
    assert(shapes.hands.size() == HandPegsTable::hands && shapes.kinds.size() == kinds &&
           means.size() == kinds);
    for (std::size_t kind = 0; kind < kinds; ++kind)
      kinds_[role].push_back({means[kind], distribution(shapes, shapes.kinds[kind])});
  }
}

std::size_t PegSpreadTable::nearest(const std::vector<PlayValue>& some, const PlayValue& means) {
  std::size_t nearest = 0;
  double least = 1e9;
  for (std::size_t at = 0; at < some.size(); ++at) {
    const double ours = some[at].ours - means.ours, theirs = some[at].theirs - means.theirs;
    const double distance = ours * ours + theirs * theirs;
    if (distance >= least) continue;
    least = distance;
    nearest = at;
  }
  return nearest;
}

PegDistribution PegSpreadTable::distribution(const PegShapes& shapes,
                                             const PegShapes::Weights& weights) const {
  const PegTraits traits = shapes.traits(weights);
  PegDistribution distribution{shapes.fit(traits), firsts_};
  // Each cell becomes the probability that the pegs of both sides are at least those of the cell. The sums
  // run from the largest pegs down by inclusion and exclusion.
  Cells both = cellsOf(distribution.spread);
  for (std::size_t pone = side; pone-- > 0;)
    for (std::size_t dealer = side; dealer-- > 0;) {
      double& here = both[pone * side + dealer];
      if (pone + 1 < side) here += both[(pone + 1) * side + dealer];
      if (dealer + 1 < side) here += both[pone * side + dealer + 1];
      if (pone + 1 < side && dealer + 1 < side) here -= both[(pone + 1) * side + dealer + 1];
    }
  for (std::size_t dealer = 1; dealer <= PegTraits::races; ++dealer)
    for (std::size_t pone = 1; pone <= PegTraits::races; ++pone) {
      const double first = traits.chances[PegTraits::race(dealer, pone)];
      distribution.firsts[dealer][pone] = shareOf(first, dealer, pone, both[pone * side + dealer]);
    }
  return distribution;
}

// Returns the dealer's share of the races (`PegFirsts`): `first`, the probability of a race that the dealer
// wins, over `races`, the probability of any race. The prior counts as `doubt` more races, because otherwise
// the share of a rare race would be the ratio of two rounding errors.
double PegSpreadTable::shareOf(double first, std::size_t dealer, std::size_t pone, double races) const {
  return std::clamp((first + doubt * firsts_[dealer][pone]) / (races + doubt), 0.0, 1.0);
}

double PegSpreadTable::dealerFirst(int kept, bool weDeal, int dealer, int pone, double races) const {
  const std::size_t d = holesOf(dealer), p = holesOf(pone);
  if (d > PegTraits::races || p > PegTraits::races) return firsts_[d][p];
  const PegShapes& shapes = roles_[weDeal ? 1 : 0].shapes;
  const auto& weights = shapes.hands[static_cast<std::size_t>(kept)];
  return shareOf(shapes.trait(weights, PegTraits::race(d, p)), d, p, races);
}

PegDistribution PegSpreadTable::distribution(int kept, bool weDeal) const {
  const PegShapes& shapes = roles_[weDeal ? 1 : 0].shapes;
  return distribution(shapes, shapes.hands[static_cast<std::size_t>(kept)]);
}

namespace {

PegTraits readTraits(TableReader& reader, int parts) {
  PegTraits traits;
  for (double& chance : traits.chances) {
    int part = static_cast<std::int8_t>(reader.byte());
    if (parts == fine) part = (part & 255) | static_cast<std::int8_t>(reader.byte()) * 256;
    chance = part / static_cast<double>(parts);
  }
  return traits;
}

void writeTraits(TableWriter& writer, const PegTraits& traits, int parts) {
  for (const double chance : traits.chances) {
    const auto number = static_cast<int>(std::floor(chance * parts + 0.5));
    writer.byte(static_cast<std::uint8_t>(number & 255));
    if (parts == fine) writer.byte(static_cast<std::uint8_t>(number >> 8 & 255));
  }
}

// Reads the distribution of all hands together. Returns nothing if it does not add to 1.
std::optional<PeggedSpread> readSpread(TableReader& reader) {
  Cells cells{};
  int left = PegSpreadTable::scale;
  for (double& cell : cells) {
    const int parts = reader.number();
    if (parts > left) return std::nullopt;
    left -= parts;
    cell = parts / static_cast<double>(PegSpreadTable::scale);
  }
  if (left != 0) return std::nullopt;
  return spreadOf(cells, 0);
}

}  // namespace

Result<PegSpreadTable> PegSpreadTable::read(std::span<const std::uint8_t> bytes) {
  TableReader reader(spreadHead(), bytes);
  if (reader.error()) return *reader.error();
  std::array<Role, 2> roles;
  for (Role& role : roles) {
    auto all = readSpread(reader);
    if (!all) return reader.refuse(reason::tableBadSum);
    role.shapes.all = std::move(*all);
    role.shapes.mean = readTraits(reader, fine);
    for (PegTraits& along : role.shapes.along) along = readTraits(reader, coarse);
    role.shapes.hands.resize(HandPegsTable::hands);
    role.shapes.kinds.resize(kinds);
    for (std::size_t at = 0; at < PegShapes::directions; ++at) {
      for (auto& weights : role.shapes.hands) weights[at] = static_cast<std::int8_t>(reader.byte());
      for (auto& weights : role.shapes.kinds) weights[at] = static_cast<std::int8_t>(reader.byte());
    }
    for (std::size_t at = 0; at < kinds; ++at) {
      PlayValue means;
      for (double* mean : {&means.ours, &means.theirs})
        *mean = reader.number() / static_cast<double>(meanParts);
      role.kinds.push_back(means);
    }
  }
  PegFirsts firsts{};
  for (auto& row : firsts)
    for (double& first : row) first = reader.byte() / static_cast<double>(shareScale);
  if (const auto error = reader.finish()) return *error;
  return PegSpreadTable(std::move(roles[0]), std::move(roles[1]), firsts);
}

std::vector<std::uint8_t> PegSpreadTable::write() const {
  TableWriter writer;
  for (const Role& role : roles_) {
    for (const int part : partsOf(role.shapes.all)) writer.number(part);
    writeTraits(writer, role.shapes.mean, fine);
    for (const PegTraits& along : role.shapes.along) writeTraits(writer, along, coarse);
    for (std::size_t at = 0; at < PegShapes::directions; ++at) {
      for (const auto& weights : role.shapes.hands) writer.byte(static_cast<std::uint8_t>(weights[at]));
      for (const auto& weights : role.shapes.kinds) writer.byte(static_cast<std::uint8_t>(weights[at]));
    }
    for (const PlayValue& means : role.kinds)
      for (const double mean : {means.ours, means.theirs})
        writer.number(static_cast<int>(std::floor(mean * meanParts + 0.5)));
  }
  for (const auto& row : firsts_)
    for (const double first : row)
      writer.byte(static_cast<std::uint8_t>(std::floor(first * shareScale + 0.5)));
  return writer.finish(spreadHead());
}

}  // namespace cribbage
