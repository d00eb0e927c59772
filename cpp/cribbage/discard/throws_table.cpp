#include "cribbage/discard/throws_table.h"

#include <algorithm>

#include "cribbage/base/table_bytes.h"
#include "cribbage/cards/rank_sets.h"

namespace cribbage {

namespace {

const TableHead& head() {
  static const TableHead head{
      "crib", "throws", "15-2crib", 1, {dealtRanksCount, static_cast<std::uint32_t>(ThrowPolicy::whole)}};
  return head;
}

// Decodes the bytes of one class: calls `see` with the index of each discarded pair and its frequency in
// parts of `whole`. The first pair's frequency is not stored. It is the rest of the whole, so the first pair
// is reported last. Returns the start of the next class.
template <class See>
const std::uint8_t* forEachPart(const std::uint8_t* next, const See& see) {
  const std::uint8_t head = *next++;
  int left = ThrowPolicy::whole;
  for (int further = head >> 4; further > 0; --further, next += 2) {
    see(std::size_t{next[0]}, int{next[1]});
    left -= next[1];
  }
  see(std::size_t{head} & 15, left);
  return next;
}

}  // namespace

ThrowPolicy::ThrowPolicy(const std::vector<Parts>& classes) {
  for (const Parts& parts : classes) {
    const auto most = static_cast<std::uint8_t>(std::max_element(parts.begin(), parts.end()) - parts.begin());
    std::vector<std::uint8_t> further;
    for (std::uint8_t place = 0; place < parts.size(); ++place) {
      if (place == most || parts[place] == 0) continue;
      further.push_back(place);
      further.push_back(parts[place]);
    }
    bytes_.push_back(static_cast<std::uint8_t>(further.size() / 2 << 4 | most));
    bytes_.insert(bytes_.end(), further.begin(), further.end());
  }
}

std::vector<ThrowPolicy::Parts> ThrowPolicy::classes() const {
  std::vector<Parts> classes;
  classes.reserve(dealtRanksCount);
  for (const std::uint8_t* next = bytes_.data(); next != bytes_.data() + bytes_.size();) {
    Parts parts{};
    next = forEachPart(next,
                       [&](std::size_t place, int some) { parts[place] = static_cast<std::uint8_t>(some); });
    classes.push_back(parts);
  }
  return classes;
}

Result<ThrowPolicy> ThrowPolicy::read(TableReader& reader) {
  const auto bytes = reader.rest();
  // Classes have different lengths, so the end of the policy is found by reading it class by class. The bytes
  // are checked on the way.
  for (const DealtRanks& dealt : everyDealtRanks()) {
    const std::uint8_t head = reader.byte();
    int left = whole;
    bool known = (head & 15) < dealt.pairCount;
    for (int further = head >> 4; further > 0; --further) {
      known = reader.byte() < dealt.pairCount && known;
      left -= reader.byte();
    }
    if (reader.failed()) return reader.refuse(reason::tableCutShort);
    if (!known || left <= 0) return reader.refuse(reason::tableThrowsUndealt);
  }
  ThrowPolicy policy;
  const std::size_t used = bytes.size() - reader.rest().size();
  policy.bytes_.assign(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(used));
  return policy;
}

ThrowWeights ThrowPolicy::weightsGiven(CardSet dealt) const {
  const RankCounts ours = countRanks(dealt);
  const WaysToHold waysOf(ours);

  // For each pair: the number of ways to discard it and, for each rank, the number of kept cards of that
  // rank, summed over these ways. The sums by rank give the starters left, without a loop over starters in
  // each of the 18,395 classes. Rows of 16 make indexing a shift.
  std::array<std::int64_t, RankTable::pairCount> thrown{};
  std::array<std::array<std::int64_t, 16>, RankTable::pairCount> kept{};
  const auto* ranksOf = &rankSets().ranks(RankSets::most, 0);
  const std::uint8_t* next = bytes_.data();
  for (const DealtRanks& theirs : everyDealtRanks()) {
    const std::int64_t ways = waysOf(theirs);
    next = forEachPart(next, [&](std::size_t place, std::int64_t parts) {
      if (ways == 0) return;
      const RankPair& pair = theirs.pairs[place];
      thrown[pair.index] += ways * parts;
      for (const std::uint8_t rank : ranksOf[pair.kept]) kept[pair.index][rank] += ways * parts;
    });
  }

  // The weight of a pair of ranks with a starter's rank is shared equally among all cases with particular
  // cards of those ranks. It is an integer with five fractional bits. The sum of all cases is below C(46,6) *
  // 63 * 40 * 2^5 < 2^40.
  ThrowWeights weights{};
  for (int first = 0; first < rankCount; ++first) {
    for (int second = first; second < rankCount; ++second) {
      const auto pair =
          static_cast<std::size_t>(rankTable.pair(static_cast<Rank>(first), static_cast<Rank>(second)));
      const std::int64_t a = 4 - ours[static_cast<std::size_t>(first)];
      const std::int64_t b = 4 - ours[static_cast<std::size_t>(second)];
      const std::int64_t pairs = first == second ? a * (a - 1) / 2 : a * b;
      if (pairs == 0) continue;
      for (int rank = 0; rank < rankCount; ++rank) {
        const auto starter = static_cast<std::size_t>(rank);
        const std::int64_t unseen = 4 - ours[starter];
        const std::int64_t starters = unseen - (rank == first ? 1 : 0) - (rank == second ? 1 : 0);
        if (starters <= 0) continue;
        const std::int64_t cases = starters * thrown[pair] - kept[pair][starter];
        weights[pair][starter] = static_cast<std::uint32_t>((cases << 5) / (pairs * starters));
      }
    }
  }
  return weights;
}

std::vector<KeptAndThrown> ThrowPolicy::keptGiven(CardSet dealt) const {
  const WaysToHold waysOf(countRanks(dealt));
  std::vector<KeptAndThrown> throws;
  throws.reserve(bytes_.size());  // no class throws more pairs than it has bytes
  const std::uint8_t* next = bytes_.data();
  for (const DealtRanks& theirs : everyDealtRanks()) {
    const int ways = waysOf(theirs);
    next = forEachPart(next, [&](std::size_t place, int parts) {
      if (ways == 0) return;
      const RankPair& pair = theirs.pairs[place];
      throws.push_back({pair.kept, pair.index, static_cast<float>(ways * parts),
                        OpponentShows::flushKept(pair, static_cast<float>(parts) / whole)});
    });
  }
  return throws;
}

ShowPrior::ShowPrior(const OpponentShows& shows) {
  double all = 0;
  for (int rank = 0; rank < rankCount; ++rank)
    for (int first = 0; first < rankCount; ++first)
      for (int second = first; second < rankCount; ++second) {
        const Rank starter = static_cast<Rank>(rank), a = static_cast<Rank>(first),
                   b = static_cast<Rank>(second);
        const auto& points = shows.of(starter, static_cast<std::size_t>(rankTable.pair(a, b)));
        double weight = 0;
        for (std::size_t at = 0; at < hand.size(); ++at) {
          hand[at] += points[at];
          weight += points[at];
        }
        if (weight == 0) continue;
        all += weight;
        const int triple = rankTable.triple(a, b, starter);
        for (int pair = 0; pair < RankTable::pairCount; ++pair)
          crib[static_cast<std::size_t>(rankTable.points(pair, triple))][static_cast<std::size_t>(pair)] +=
              static_cast<float>(weight);
      }
  for (double& chance : hand) chance /= all;
  for (ByPair& points : crib)
    for (float& chance : points) chance /= static_cast<float>(all);
}

Result<ThrowsTable> ThrowsTable::read(std::span<const std::uint8_t> bytes) {
  TableReader reader(head(), bytes);
  if (reader.error()) return *reader.error();
  ThrowsTable table;
  for (ThrowPolicy* policy : {&table.expertDealer, &table.expertPone, &table.handOnly}) {
    auto read = ThrowPolicy::read(reader);
    if (!read) return read.error();
    *policy = std::move(*read);
  }
  if (const auto error = reader.finish()) return *error;
  table.dealerShow = ShowPrior(OpponentShows({}, table.expertDealer.keptGiven({})));
  table.poneShow = ShowPrior(OpponentShows({}, table.expertPone.keptGiven({})));
  return table;
}

std::vector<std::uint8_t> ThrowsTable::write() const {
  TableWriter writer;
  for (const ThrowPolicy* policy : {&expertDealer, &expertPone, &handOnly}) writer.bytes(policy->bytes());
  return writer.finish(head());
}

}  // namespace cribbage
