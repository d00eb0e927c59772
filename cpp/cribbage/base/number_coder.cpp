#include "cribbage/base/number_coder.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>

namespace cribbage {

namespace {

// Log odds are in units of 1/256, from -2047 to 2047; probabilities in units of 1/2^16.
constexpr int farthestOdds = 2047;

// The logistic function 2^16 / (1 + e^-x) at x = -8, -7.5 … 8. `chanceOf` interpolates between these values.
// They are listed because platforms round exp differently.
constexpr std::array<std::uint16_t, 33> chanceAt{
    22,    36,    60,    99,    162,   267,   440,   725,   1179,  1920,  3108,
    4971,  7812,  11953, 17625, 24743, 32768, 40793, 47911, 53583, 57724, 60565,
    62428, 63616, 64357, 64811, 65096, 65269, 65374, 65437, 65476, 65500, 65514};

constexpr int chanceOf(std::int64_t odds) {
  const int from = static_cast<int>(std::clamp<std::int64_t>(odds, -farthestOdds, farthestOdds)) + 2048;
  const auto at = static_cast<std::size_t>(from / 128);
  return chanceAt[at] + (chanceAt[at + 1] - chanceAt[at]) * (from % 128) / 128;
}

// A slot holds a probability in 22 bits, and the number of its updates in 10. The n-th update moves the
// probability by about 1/n of its distance to the observed bit. So at first the probability is the mean of
// the observations. After 255 updates the step is constant, so that old observations are forgotten.
constexpr std::uint32_t oftenest = 255;
constexpr std::array<std::uint16_t, oftenest + 1> stepAfter = [] {
  std::array<std::uint16_t, oftenest + 1> steps{};
  for (std::uint32_t seen = 0; seen <= oftenest; ++seen)
    steps[seen] = static_cast<std::uint16_t>((1u << 17) / (2 * seen + 3));
  return steps;
}();

constexpr std::uint32_t mixed(std::uint32_t hash) {
  hash *= 0x2c1b3c6du;
  return hash ^ hash >> 15;
}

template <class... Numbers>
std::uint32_t hashedTogether(std::uint32_t context, Numbers... numbers) {
  std::uint32_t hash = context + 1;
  ((hash = mixed((hash ^ static_cast<std::uint32_t>(numbers)) * 0x9e3779b1u)), ...);
  return hash;
}

// Returns one of eight classes for the size of the prediction errors around a number. Each class is twice as
// wide as the one before.
std::uint32_t classOf(std::int64_t wrong) {
  return std::min<std::uint32_t>(
      7, static_cast<std::uint32_t>(std::bit_width(static_cast<std::uint64_t>(wrong))));
}

// A number is coded as yes-no decisions, the nodes: is it 0, is it negative, is its amount more than 1 … more
// than 13? If it is more than 13, the bit length of its excess over 14 follows, then the bits of the excess.
// Each part (decisions, length, bits) has its own line of slots.
constexpr std::uint32_t unary = 14;
constexpr int mostBits = 25;

}  // namespace

// Fills `oddsOf_`, the inverse of `chanceOf`: the log odds of each probability in steps of 1/2^12. A constant
// list of them would take 8 kB.
NumberCoder::NumberCoder() : oddsOf_(std::size_t{1} << 12), network_(firstNetwork()) {
  int next = -farthestOdds;
  for (int chance = 0; chance < static_cast<int>(oddsOf_.size()); ++chance) {
    while (next < farthestOdds && chanceOf(next) < chance * 16 + 8) ++next;
    oddsOf_[static_cast<std::size_t>(chance)] = static_cast<std::int16_t>(next);
  }
}

NumberCoder::NumberCoder(TableWriter& writer) : NumberCoder() {
  writer_ = &writer;
}

NumberCoder::NumberCoder(TableReader& reader) : NumberCoder() {
  reader_ = &reader;
  for (int at = 0; at < 4; ++at) code_ = code_ << 8 | reader.byte();
}

// Returns the network before it has learnt anything. Weights are in units of 1/2^16. Each of the six contexts
// has a weight of a third, twice its weight in a mean, because contexts that agree are more certain together
// than alone.
std::array<NumberCoder::Weights, NumberCoder::nodes> NumberCoder::firstNetwork() {
  std::array<Weights, nodes> network{};
  for (Weights& weights : network)
    for (std::size_t at = 0; at < contexts; ++at) weights[at] = (1 << 16) / 3;
  return network;
}

// Codes one decision with a carry-less range coder: the lower part of the range means *yes*. Leading bytes
// that both ends of the range share are output.
bool NumberCoder::bit(bool is, std::uint32_t chance) {
  const std::uint32_t range = high_ - low_;
  const std::uint32_t middle = low_ + (range >> 16) * chance + ((range & 0xffff) * chance >> 16);
  if (reader_) is = code_ <= middle;
  if (is)
    high_ = middle;
  else
    low_ = middle + 1;
  while ((low_ ^ high_) >> 24 == 0) {
    if (writer_) writer_->byte(static_cast<std::uint8_t>(high_ >> 24));
    if (reader_) code_ = code_ << 8 | reader_->byte();
    low_ <<= 8;
    high_ = high_ << 8 | 255;
  }
  return is;
}

// Writes the lower end of the last range. Any number in that range could be decoded, but a fixed choice
// determines every bit of the table.
void NumberCoder::finish() {
  if (reader_) sound_ = sound_ && code_ == low_;
  for (int shift = 24; writer_ && shift >= 0; shift -= 8)
    writer_->byte(static_cast<std::uint8_t>(low_ >> shift));
}

void NumberCoder::look(std::uint32_t part) {
  for (std::size_t at = 0; at < contexts; ++at) {
    const std::size_t place = mixed(seen_[at] + part * 0x85ebca6bu) >> (32 - slotBits) & ~(line - 1);
    lines_[at] = &slots_[at << slotBits | place];
  }
}

bool NumberCoder::yes(bool is, std::size_t node) {
  std::array<std::int32_t, contexts + 1> odds{};
  Weights& weights = network_[node];
  std::int64_t sum = 0;
  for (std::size_t at = 0; at < contexts; ++at) odds[at] = oddsOf_[lines_[at][node % line] >> 20];
  odds[contexts] = 256;  // a bias
  for (std::size_t at = 0; at <= contexts; ++at) sum += std::int64_t{weights[at]} * odds[at];
  const int chance = chanceOf(sum >> 16);
  is = bit(is, static_cast<std::uint32_t>(chance));

  // Moves the weights down the gradient of the cost in bits. Every product fits in 32 bits.
  const int off = (is ? 1 << 16 : 0) - chance;
  constexpr std::int32_t rate = 3;
  constexpr std::int32_t bound = 1 << 24;
  for (std::size_t at = 0; at <= contexts; ++at)
    weights[at] = std::clamp(weights[at] + ((odds[at] * rate * off + (1 << 15)) >> 16), -bound, bound);
  for (std::size_t at = 0; at < contexts; ++at) {
    std::uint32_t& slot = lines_[at][node % line];
    const std::uint32_t seen = slot & 1023, before = slot >> 10;
    const std::uint64_t farther = is ? (1u << 22) - 1 - before : before;
    const auto step = static_cast<std::uint32_t>(farther * stepAfter[seen] >> 16);
    slot = (is ? before + step : before - step) << 10 | std::min(seen + 1, oftenest);
  }
  return is;
}

std::int32_t NumberCoder::number(std::int32_t value) {
  const auto much = static_cast<std::uint32_t>(std::abs(value));
  look(0);
  if (!yes(much > 0, 0)) return 0;
  const int sign = yes(value < 0, 1) ? -1 : 1;
  for (std::uint32_t at = 1; at < unary; ++at)
    if (!yes(much > at, 1 + at)) return sign * static_cast<std::int32_t>(at);
  const std::uint32_t rest = much > unary ? much - unary : 0;
  int bits = 0;
  look(1);
  while (bits < mostBits &&
         yes(rest >> bits != 0, line + std::min<std::size_t>(static_cast<std::size_t>(bits), line - 1)))
    ++bits;
  std::uint32_t told = bits > 0 ? 1 : 0;
  look(2);
  for (int at = bits - 2; at >= 0; --at) told = told << 1 | (yes((rest >> at & 1) != 0, line) ? 1 : 0);
  return sign * static_cast<std::int32_t>(unary + told);
}

void NumberCoder::code(Plane& numbers, const Columns& columns, Limits limits,
                       std::span<const Plane* const> beside, As as) {
  assert(!columns.empty() && numbers.size() % columns.size() == 0);
  assert(beside.size() <= 2);
  assert(limits.least >= -farthest && limits.most <= farthest && limits.least <= limits.most);
  if (reader_ && reader_->failed()) sound_ = false;
  if (!sound_) return;  // after damage, do not spend time on the rest
  const std::size_t width = columns.size();
  Plane wrong(numbers.size());  // the prediction error of each number
  // The weights of the neighbours, in units of 1/2^16. Before any are learnt, a number is predicted from the
  // two most similar numbers in its row and the number above it.
  std::array<std::int64_t, inputs> weights{};
  weights[0] = weights[1] = weights[4] = 1 << 14;

  for (std::size_t at = 0; at < numbers.size(); ++at) {
    const std::size_t place = at % width, row = at - place;
    const Column& column = columns[place];
    Neighbours near{};
    std::int64_t around = 0;
    for (std::size_t which = 0; which < column.like.size(); ++which) {
      if (column.like[which] == none) continue;
      const auto like = static_cast<std::size_t>(column.like[which]);
      assert(like < place);
      near[which] = numbers[row + like];
      around += wrong[row + like];
      if (row > 0) near[6 + which] = numbers[row - width + like];
    }
    if (row > 0) {
      near[4] = numbers[at - width];
      around += wrong[at - width];
    }
    if (row > width) near[5] = numbers[at - 2 * width];
    for (std::size_t which = 0; which < beside.size(); ++which) near[10 + which] = (*beside[which])[at];
    if (place > 0) near[12] = numbers[at - 1];

    std::int64_t sum = 0, power = 25;
    for (std::size_t input = 0; input < inputs; ++input) {
      sum += weights[input] * near[input];
      power += std::int64_t{near[input]} * near[input];
    }
    sum = std::clamp(sum, std::int64_t{limits.least} * 65536, std::int64_t{limits.most} * 65536);
    const auto halves = static_cast<std::int32_t>(sum >> 15);
    const std::int32_t base = as == As::itself ? 0 : (halves + 1) >> 1;

    // Each of the six contexts is a hash of some of these: the prediction, its certainty, similar numbers,
    // numbers of other planes, and the kind of column.
    const auto less = [&](std::int32_t value, int bound) { return std::clamp(value - base, -bound, bound); };
    const std::int32_t left = std::clamp(halves - 2 * base, -240, 240);
    const std::uint32_t unsure = classOf(around);
    seen_ = {hashedTogether(0, left, unsure, plane_),
             hashedTogether(1, left >> 1, unsure),
             hashedTogether(2, less(near[4], 12), less(near[0], 8), column.kind),
             hashedTogether(3, less(near[0], 6), less(near[1], 6), less(near[2], 6)),
             hashedTogether(4, less(near[10], 12), less(near[11], 6), left >> 2),
             hashedTogether(5, column.kind, row / width, left >> 2, plane_)};
    const std::int32_t told = base + number(numbers[at] - base);
    const std::int32_t value = std::clamp(told, limits.least, limits.most);
    sound_ = sound_ && told == value;
    numbers[at] = value;

    const std::int64_t off = std::int64_t{value} * 65536 - sum;
    wrong[at] = static_cast<std::int32_t>(std::abs(off) >> 15);
    const std::int64_t step = off * 48 / power;
    constexpr std::int64_t bound = 1 << 20;
    for (std::size_t input = 0; input < inputs; ++input)
      weights[input] = std::clamp(weights[input] + ((step * near[input]) >> 10), -bound, bound);
  }
  ++plane_;
}

}  // namespace cribbage
