#include "pegging.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <string>

#include "table_reader.h"

namespace cribbage {

namespace {

constexpr std::string_view magic = "15-2pegs";
constexpr std::uint32_t version = 1;
constexpr int share = 255;  // parts of a share of firsts

Error badTable(std::string what) {
  return makeError(ErrorCode::badTable, "pegging", std::move(what));
}

// What is kept of a spread: whole parts, the largest taking what rounding leaves over.
std::vector<int> partsOf(const PeggedSpread& spread) {
  std::vector<int> parts(static_cast<std::size_t>(PeggingTable::most * PeggingTable::most));
  int left = PeggingTable::scale;
  std::size_t largest = 0;
  for (const Pegged& pegged : spread) {
    const auto at = static_cast<std::size_t>(pegged.pone * PeggingTable::most + pegged.dealer);
    parts[at] = static_cast<int>(std::floor(pegged.chance * PeggingTable::scale + 0.5));
    left -= parts[at];
    if (parts[at] > parts[largest]) largest = at;
  }
  parts[largest] += left;
  return parts;
}

PeggedSpread spreadOf(const std::vector<int>& parts) {
  PeggedSpread spread;
  for (std::size_t at = 0; at < parts.size(); ++at)
    if (parts[at] > 0)
      spread.push_back({static_cast<std::uint8_t>(at / PeggingTable::most),
                        static_cast<std::uint8_t>(at % PeggingTable::most),
                        parts[at] / static_cast<double>(PeggingTable::scale)});
  return spread;
}

struct Moments {
  double pone = 0, dealer = 0, ponesVariance = 0, dealersVariance = 0, together = 0;
};

Moments momentsOf(const PeggedSpread& spread) {
  Moments sums;
  for (const Pegged& pegged : spread) {
    const double pone = pegged.pone, dealer = pegged.dealer;
    sums.pone += pegged.chance * pone;
    sums.dealer += pegged.chance * dealer;
    sums.ponesVariance += pegged.chance * pone * pone;
    sums.dealersVariance += pegged.chance * dealer * dealer;
    sums.together += pegged.chance * pone * dealer;
  }
  sums.ponesVariance -= sums.pone * sums.pone;
  sums.dealersVariance -= sums.dealer * sums.dealer;
  sums.together -= sums.pone * sums.dealer;
  return sums;
}

}  // namespace

PeggingTable::PeggingTable(const Kinds& pones, const Kinds& dealers, const Firsts& firsts)
    : kinds_{pones, dealers}, firsts_(firsts) {
  assert(pones.size() == kinds && dealers.size() == kinds);
}

std::size_t PeggingTable::kindOf(const PlayValue& means, bool weDeal) const {
  const Kinds& all = kinds_[weDeal ? 1 : 0];
  std::size_t nearest = 0;
  double least = 1e9;
  for (std::size_t at = 0; at < all.size(); ++at) {
    const double ours = all[at].means.ours - means.ours, theirs = all[at].means.theirs - means.theirs;
    const double distance = ours * ours + theirs * theirs;
    if (distance >= least) continue;
    least = distance;
    nearest = at;
  }
  return nearest;
}

// Each chance is multiplied by the same factor for each of the pone's pegs and by another for each of the
// dealer's: of all spreads with the wanted means the nearest to the first. Newton's method, without functions
// that platforms round differently.
PeggedSpread PeggingTable::spread(const PlayValue& means, bool weDeal) const {
  PeggedSpread tilted = kind(kindOf(means, weDeal), weDeal).spread;
  const double pone = weDeal ? means.theirs : means.ours, dealer = weDeal ? means.ours : means.theirs;
  for (int step = 0; step < 12; ++step) {
    const Moments now = momentsOf(tilted);
    const double ponesOff = pone - now.pone, dealersOff = dealer - now.dealer;
    if (std::abs(ponesOff) + std::abs(dealersOff) < 1e-9) break;
    const double area = now.ponesVariance * now.dealersVariance - now.together * now.together;
    if (area < 1e-9) break;
    const auto factor = [&](double by) { return 1 + std::clamp(by / area, -0.3, 0.3); };
    const double byPone = factor(now.dealersVariance * ponesOff - now.together * dealersOff);
    const double byDealer = factor(now.ponesVariance * dealersOff - now.together * ponesOff);
    std::array<double, most> pones{}, dealers{};
    pones[0] = dealers[0] = 1;
    for (std::size_t at = 1; at < most; ++at) {
      pones[at] = pones[at - 1] * byPone;
      dealers[at] = dealers[at - 1] * byDealer;
    }
    double all = 0;
    for (Pegged& pegged : tilted) {
      pegged.chance *= pones[pegged.pone] * dealers[pegged.dealer];
      all += pegged.chance;
    }
    for (Pegged& pegged : tilted) pegged.chance /= all;
  }
  return tilted;
}

double PeggingTable::dealerFirst(int dealer, int pone) const {
  assert(dealer > 0 && pone > 0);
  return firsts_[static_cast<std::size_t>(std::min(dealer, most - 1))]
                [static_cast<std::size_t>(std::min(pone, most - 1))];
}

Result<PeggingTable> PeggingTable::read(std::span<const std::uint8_t> bytes) {
  TableReader reader(bytes);
  if (!reader.expect(magic)) return badTable("That is not a table of what is pegged.");
  if (reader.word() != version) return badTable("The table of what is pegged is of another version.");
  const std::uint32_t count = reader.word();
  const std::uint32_t whole = reader.word();
  const std::uint32_t hash = reader.word();
  if (reader.failed() || count != kinds || whole != scale)
    return badTable("The table of what is pegged is of another kind.");
  if (hashOf(reader.rest()) != hash) return badTable("The table of what is pegged is not as it was made.");

  PeggingTable table;
  const auto number = [&] {
    const int low = reader.byte();
    return low < 128 ? low : (low & 127) | reader.byte() << 7;
  };
  bool sound = true;
  for (Kinds& role : table.kinds_)
    for (std::size_t at = 0; at < kinds; ++at) {
      PlayValue means;
      for (double* mean : {&means.ours, &means.theirs}) *mean = number() / static_cast<double>(1 << 10);
      std::vector<int> parts(static_cast<std::size_t>(most * most));
      int sum = 0;
      for (int& part : parts) sum += part = number();
      sound = sound && sum == scale;
      role.push_back({means, spreadOf(parts)});
    }
  for (auto& row : table.firsts_)
    for (double& first : row) first = reader.byte() / static_cast<double>(share);
  if (reader.failed() || !reader.rest().empty())
    return badTable("The table of what is pegged does not end where it should.");
  if (!sound) return badTable("The table of what is pegged does not add up.");
  return table;
}

std::vector<std::uint8_t> PeggingTable::write() const {
  std::vector<std::uint8_t> body;
  const auto put = [&](int number) {
    if (number >= 128) body.push_back(static_cast<std::uint8_t>(number | 128));
    body.push_back(static_cast<std::uint8_t>(number >= 128 ? number >> 7 : number));
  };
  for (const Kinds& role : kinds_)
    for (const Kind& kind : role) {
      for (const double mean : {kind.means.ours, kind.means.theirs})
        put(static_cast<int>(std::floor(mean * (1 << 10) + 0.5)));
      for (const int part : partsOf(kind.spread)) put(part);
    }
  for (const auto& row : firsts_)
    for (const double first : row) body.push_back(static_cast<std::uint8_t>(std::floor(first * share + 0.5)));
  std::vector<std::uint8_t> bytes(magic.begin(), magic.end());
  for (const std::uint32_t word :
       {version, static_cast<std::uint32_t>(kinds), static_cast<std::uint32_t>(scale), hashOf(body)})
    for (int shift = 0; shift < 32; shift += 8) bytes.push_back(static_cast<std::uint8_t>(word >> shift));
  bytes.insert(bytes.end(), body.begin(), body.end());
  return bytes;
}

}  // namespace cribbage
