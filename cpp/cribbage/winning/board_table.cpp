#include "cribbage/winning/board_table.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <string>

#include "cribbage/base/table_bytes.h"

namespace cribbage {

namespace {

constexpr std::string_view magic = "15-2bord";
constexpr std::uint32_t version = 1;
constexpr std::size_t places = std::size_t{BoardTable::holes} * BoardTable::holes;

constexpr std::array<double Outlook::*, 5> parts{&Outlook::chance, &Outlook::skunkFor, &Outlook::skunkAgainst,
                                                 &Outlook::doubleSkunkFor, &Outlook::doubleSkunkAgainst};

Error badTable(std::string what) {
  return makeError(ErrorCode::badTable, "board", std::move(what));
}

std::uint16_t fixed(double chance) {
  const double part = std::floor(chance * BoardTable::scale + 0.5);
  assert(part >= 0 && part <= BoardTable::scale);
  return static_cast<std::uint16_t>(part);
}

// What a number is expected to be by its neighbours with fewer points: the plane through the three of them.
int expected(const std::vector<std::uint16_t>& plane, int dealer, int pone) {
  const auto at = [&](int row, int column) -> int {
    return row < 0 || column < 0 ? 0 : plane[BoardTable::place(row, column)];
  };
  if (dealer == 0) return at(dealer, pone - 1);
  if (pone == 0) return at(dealer - 1, pone);
  return at(dealer, pone - 1) + at(dealer - 1, pone) - at(dealer - 1, pone - 1);
}

template <class See>
void eachPlace(See see) {
  for (int dealer = 0; dealer < BoardTable::holes; ++dealer)
    for (int pone = 0; pone < BoardTable::holes; ++pone) see(dealer, pone);
}

}  // namespace

BoardTable::BoardTable(const Outlooks& dealers) {
  assert(dealers.size() == places);
  for (std::size_t at = 0; at < planes; ++at)
    for (const Outlook& outlook : dealers) planes_[at].push_back(fixed(outlook.*parts[at]));
}

Outlook BoardTable::dealers(int dealer, int pone) const {
  Outlook outlook;
  for (std::size_t at = 0; at < planes; ++at)
    outlook.*parts[at] = planes_[at][place(dealer, pone)] / static_cast<double>(scale);
  return outlook;
}

Result<BoardTable> BoardTable::read(std::span<const std::uint8_t> bytes) {
  TableReader reader(bytes);
  if (!reader.expect(magic)) return badTable("That is not a table of the board.");
  if (reader.word() != version) return badTable("The table of the board is of another version.");
  const std::uint32_t count = reader.word();
  const std::uint32_t whole = reader.word();
  const std::uint32_t hash = reader.word();
  if (reader.failed() || count != holes || whole != scale)
    return badTable("The table of the board is of another kind.");
  if (hashOf(reader.rest()) != hash) return badTable("The table of the board is not as it was made.");

  BoardTable table;
  bool sound = true;
  for (Plane& plane : table.planes_) {
    plane.resize(places);
    eachPlace([&](int dealer, int pone) {
      unsigned folded = 0;
      for (int shift = 0; shift < 21; shift += 7) {
        const unsigned byte = reader.byte();
        folded |= (byte & 127) << shift;
        if (byte < 128) break;
      }
      const int off = (folded & 1) == 0 ? static_cast<int>(folded / 2) : -static_cast<int>(folded / 2) - 1;
      const int part = expected(plane, dealer, pone) + off;
      sound = sound && part >= 0 && part <= scale;
      plane[place(dealer, pone)] = static_cast<std::uint16_t>(std::clamp<int>(part, 0, scale));
    });
  }
  if (reader.failed() || !reader.rest().empty())
    return badTable("The table of the board does not end where it should.");
  if (!sound) return badTable("The table of the board has a chance that is none.");
  return table;
}

std::vector<std::uint8_t> BoardTable::write() const {
  std::vector<std::uint8_t> body;
  for (const Plane& plane : planes_)
    eachPlace([&](int dealer, int pone) {
      const int off = plane[place(dealer, pone)] - expected(plane, dealer, pone);
      auto folded = static_cast<unsigned>(off < 0 ? -2 * off - 1 : 2 * off);
      for (; folded >= 128; folded >>= 7) body.push_back(static_cast<std::uint8_t>(folded | 128));
      body.push_back(static_cast<std::uint8_t>(folded));
    });
  std::vector<std::uint8_t> bytes(magic.begin(), magic.end());
  for (const std::uint32_t word :
       {version, static_cast<std::uint32_t>(holes), static_cast<std::uint32_t>(scale), hashOf(body)})
    for (int shift = 0; shift < 32; shift += 8) bytes.push_back(static_cast<std::uint8_t>(word >> shift));
  bytes.insert(bytes.end(), body.begin(), body.end());
  return bytes;
}

}  // namespace cribbage
