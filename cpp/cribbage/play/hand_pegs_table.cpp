#include "cribbage/play/hand_pegs_table.h"

#include <cassert>
#include <cmath>

#include "cribbage/base/table_bytes.h"

namespace cribbage {

namespace {

const TableHead& head() {
  static const TableHead head{
      "play", "the play", "15-2play", 1, {HandPegsTable::hands, HandPegsTable::scale}};
  return head;
}

std::uint16_t fixed(double points) {
  const double parts = std::floor(points * HandPegsTable::scale + 0.5);
  assert(parts >= 0 && parts <= 0xffff);
  return static_cast<std::uint16_t>(parts);
}

}  // namespace

HandPegsTable::HandPegsTable(const Values& asPone, const Values& asDealer) {
  std::size_t role = 0;
  for (const Values* values : {&asPone, &asDealer}) {
    for (const PlayValue& value : *values) {
      points_[role].push_back(fixed(value.ours));
      points_[role].push_back(fixed(value.theirs));
    }
    ++role;
  }
}

PlayValue HandPegsTable::value(int kept, bool weDeal) const {
  const std::uint16_t* points = &points_[weDeal ? 1 : 0][2 * static_cast<std::size_t>(kept)];
  return {points[0] / static_cast<double>(scale), points[1] / static_cast<double>(scale)};
}

int numberOf(const Hand& kept) {
  std::array<Rank, 4> ranks{};
  for (std::size_t at = 0; at < kept.size(); ++at) ranks[at] = kept[at].rank();
  return rankSets().number(ranks);
}

PlayValue HandPegsTable::value(const Hand& kept, bool weDeal) const {
  return value(numberOf(kept), weDeal);
}

Result<HandPegsTable> HandPegsTable::read(std::span<const std::uint8_t> bytes) {
  TableReader reader(head(), bytes);
  if (reader.error()) return *reader.error();
  HandPegsTable table;
  for (auto& points : table.points_) {
    points.resize(2 * hands);
    for (std::uint16_t& point : points) {
      const unsigned low = reader.byte();
      point = static_cast<std::uint16_t>(low | unsigned{reader.byte()} << 8);
    }
  }
  if (const auto error = reader.finish()) return *error;
  return table;
}

std::vector<std::uint8_t> HandPegsTable::write() const {
  TableWriter writer;
  for (const auto& points : points_)
    for (const std::uint16_t point : points) {
      writer.byte(static_cast<std::uint8_t>(point));
      writer.byte(static_cast<std::uint8_t>(point >> 8));
    }
  return writer.finish(head());
}

}  // namespace cribbage
