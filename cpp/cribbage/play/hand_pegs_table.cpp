#include "cribbage/play/hand_pegs_table.h"

#include <cassert>
#include <cmath>
#include <string>

#include "cribbage/base/table_bytes.h"

namespace cribbage {

namespace {

constexpr std::string_view magic = "15-2play";
constexpr std::uint32_t version = 1;

Error badTable(std::string what) {
  return makeError(ErrorCode::badTable, "play", std::move(what));
}

std::uint16_t fixed(double points) {
  const double parts = std::floor(points * PlayTable::scale + 0.5);
  assert(parts >= 0 && parts <= 0xffff);
  return static_cast<std::uint16_t>(parts);
}

}  // namespace

PlayTable::PlayTable(const Values& asPone, const Values& asDealer) {
  std::size_t role = 0;
  for (const Values* values : {&asPone, &asDealer}) {
    for (const PlayValue& value : *values) {
      points_[role].push_back(fixed(value.ours));
      points_[role].push_back(fixed(value.theirs));
    }
    ++role;
  }
}

PlayValue PlayTable::value(int kept, bool weDeal) const {
  const std::uint16_t* points = &points_[weDeal ? 1 : 0][2 * static_cast<std::size_t>(kept)];
  return {points[0] / static_cast<double>(scale), points[1] / static_cast<double>(scale)};
}

int numberOf(const Hand& kept) {
  std::array<Rank, 4> ranks{};
  for (std::size_t at = 0; at < kept.size(); ++at) ranks[at] = kept[at].rank();
  return rankSets().number(ranks);
}

PlayValue PlayTable::value(const Hand& kept, bool weDeal) const {
  return value(numberOf(kept), weDeal);
}

Result<PlayTable> PlayTable::read(std::span<const std::uint8_t> bytes) {
  TableReader reader(bytes);
  if (!reader.expect(magic)) return badTable("That is not a table of the play.");
  if (reader.word() != version) return badTable("The table of the play is of another version.");
  const std::uint32_t count = reader.word();
  const std::uint32_t parts = reader.word();
  const std::uint32_t hash = reader.word();
  if (reader.failed() || count != hands || parts != scale)
    return badTable("The table of the play is of another kind.");
  if (hashOf(reader.rest()) != hash) return badTable("The table of the play is not as it was made.");

  PlayTable table;
  for (auto& points : table.points_) {
    points.resize(2 * hands);
    for (std::uint16_t& point : points) {
      const unsigned low = reader.byte();
      point = static_cast<std::uint16_t>(low | unsigned{reader.byte()} << 8);
    }
  }
  if (reader.failed() || !reader.rest().empty())
    return badTable("The table of the play does not end where it should.");
  return table;
}

std::vector<std::uint8_t> PlayTable::write() const {
  std::vector<std::uint8_t> body;
  for (const auto& points : points_)
    for (const std::uint16_t point : points) {
      body.push_back(static_cast<std::uint8_t>(point));
      body.push_back(static_cast<std::uint8_t>(point >> 8));
    }
  std::vector<std::uint8_t> bytes(magic.begin(), magic.end());
  for (const std::uint32_t word :
       {version, static_cast<std::uint32_t>(hands), static_cast<std::uint32_t>(scale), hashOf(body)})
    for (int shift = 0; shift < 32; shift += 8) bytes.push_back(static_cast<std::uint8_t>(word >> shift));
  bytes.insert(bytes.end(), body.begin(), body.end());
  return bytes;
}

}  // namespace cribbage
