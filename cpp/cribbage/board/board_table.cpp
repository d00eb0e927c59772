#include "cribbage/board/board_table.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "cribbage/base/table_bytes.h"

namespace cribbage {

namespace {

constexpr std::size_t places = std::size_t{BoardTable::holes} * BoardTable::holes;

constexpr std::array<double WinOdds::*, 5> oddsInOrder{&WinOdds::chance, &WinOdds::skunkFor,
                                                       &WinOdds::skunkAgainst, &WinOdds::doubleSkunkFor,
                                                       &WinOdds::doubleSkunkAgainst};

const TableHead& head() {
  static const TableHead head{"board", "the board", "15-2bord", 1, {BoardTable::holes, BoardTable::scale},
                              true};
  return head;
}

std::uint16_t fixed(double chance) {
  const double part = std::floor(chance * BoardTable::scale + 0.5);
  assert(part >= 0 && part <= BoardTable::scale);
  return static_cast<std::uint16_t>(part);
}

// Predicts the number that `plane` has at a score, by linear extrapolation from its numbers at the three
// neighbouring scores with fewer points.
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

// Fills `plane`, which has a number for each score, from the prediction errors that `off` returns. Returns
// whether every number is a probability.
template <class Off>
bool fromOff(std::vector<std::uint16_t>& plane, Off off) {
  bool sound = true;
  plane.assign(places, 0);
  eachPlace([&](int dealer, int pone) {
    const int part = expected(plane, dealer, pone) + off(BoardTable::place(dealer, pone));
    sound = sound && part >= 0 && part <= BoardTable::scale;
    plane[BoardTable::place(dealer, pone)] =
        static_cast<std::uint16_t>(std::clamp<int>(part, 0, BoardTable::scale));
  });
  return sound;
}

}  // namespace

BoardTable::BoardTable(const OddsByPlace& dealers) {
  assert(dealers.size() == places);
  for (std::size_t at = 0; at < planes; ++at)
    for (const WinOdds& odds : dealers) planes_[at].push_back(fixed(odds.*oddsInOrder[at]));
}

WinOdds BoardTable::dealers(int dealer, int pone) const {
  WinOdds odds;
  for (std::size_t at = 0; at < planes; ++at)
    odds.*oddsInOrder[at] = std::min<double>(planes_[at][place(dealer, pone)], scale - doubt) / scale;
  odds.chance = dealersChance(dealer, pone);
  return odds;
}

double BoardTable::dealersChance(int dealer, int pone) const {
  return std::clamp<double>(planes_[0][place(dealer, pone)], doubt, scale - doubt) / scale;
}

Result<BoardTable> BoardTable::read(std::span<const std::uint8_t> bytes) {
  TableReader reader(head(), bytes);
  if (reader.error()) return *reader.error();
  BoardTable table;
  bool sound = true;
  if (reader.packed()) {
    NumberCoder coder(reader);
    sound = table.code(coder);
    if (const auto error = reader.finish(table.body().body())) return *error;
  } else {
    for (Plane& plane : table.planes_)
      sound = fromOff(plane,
                      [&](std::size_t) {
                        const int folded = reader.number();
                        return folded % 2 == 0 ? folded / 2 : -(folded / 2) - 1;
                      }) &&
              sound;
    if (const auto error = reader.finish()) return *error;
  }
  if (!sound) return reader.refuse(reason::tableBadChance);
  return table;
}

TableWriter BoardTable::body() const {
  TableWriter writer;
  for (const Plane& plane : planes_)
    eachPlace([&](int dealer, int pone) {
      const int off = plane[place(dealer, pone)] - expected(plane, dealer, pone);
      writer.number(off < 0 ? -2 * off - 1 : 2 * off);
    });
  return writer;
}

std::vector<std::uint8_t> BoardTable::write() const {
  return body().finish(head());
}

// Reads or writes the planes, one for each probability of `WinOdds`, in packed form. A plane has a row for
// each score of the dealer. A number that is hard to predict in one plane is also hard to predict in the
// next. So the two preceding planes serve as context.
bool BoardTable::code(NumberCoder& coder) {
  NumberCoder::Columns columns(holes);
  for (int pone = 1; pone < holes; ++pone) {
    columns[static_cast<std::size_t>(pone)].like[0] = pone - 1;
    if (pone > 1) columns[static_cast<std::size_t>(pone)].like[1] = pone - 2;
  }
  bool sound = true;
  NumberCoder::Plane before(places), beforeThat(places);
  for (Plane& plane : planes_) {
    NumberCoder::Plane off(places);
    if (!coder.reads())
      eachPlace([&](int dealer, int pone) {
        off[place(dealer, pone)] = plane[place(dealer, pone)] - expected(plane, dealer, pone);
      });
    coder.code(off, columns, {-2 * scale, 2 * scale},
               std::array<const NumberCoder::Plane*, 2>{&before, &beforeThat}, NumberCoder::As::whatIsLeft);
    if (coder.reads()) sound = fromOff(plane, [&](std::size_t at) { return off[at]; }) && sound;
    beforeThat = std::exchange(before, std::move(off));
  }
  coder.finish();
  return sound && coder.sound();
}

std::vector<std::uint8_t> BoardTable::pack() const {
  TableWriter writer;
  NumberCoder coder(writer);
  [[maybe_unused]] const bool sound = BoardTable(*this).code(coder);
  assert(sound);
  return writer.finish(head(), body().body());
}

}  // namespace cribbage
