#include "cribbage/base/number_coder.h"

#include "catch.h"
#include "cribbage/base/random.h"

using namespace cribbage;

namespace {

using Plane = NumberCoder::Plane;
using Columns = NumberCoder::Columns;
constexpr auto itself = NumberCoder::As::itself, whatIsLeft = NumberCoder::As::whatIsLeft;

TableHead head() {
  return {"numbers", "numbers", "15-2test", 1, {}, true};
}

// Two planes of numbers within the same limits. The first helps to predict the second.
struct Planes {
  Plane first, second;
  Columns columns;
  NumberCoder::Limits limits;
  NumberCoder::As as = itself;

  void code(NumberCoder& coder) {
    coder.code(first, columns, limits, {}, as);
    coder.code(second, columns, limits, std::array<const Plane*, 1>{&first}, as);
    coder.finish();
  }

  std::vector<std::uint8_t> written() const {
    TableWriter writer;
    NumberCoder coder(writer);
    Planes(*this).code(coder);
    return writer.finish(head(), {});
  }

  // Reads two such planes from bytes. The boolean is true if the coder found no error and no bytes were left.
  std::pair<Planes, bool> read(const std::vector<std::uint8_t>& bytes) const {
    Planes read{Plane(first.size()), Plane(second.size()), columns, limits, as};
    const TableHead named = head();
    TableReader reader(named, bytes);
    NumberCoder coder(reader);
    read.code(coder);
    return {read, coder.sound() && !reader.finish()};
  }
};

// Returns planes in which each column differs a little from the one before it.
Planes wandering(std::uint64_t seed, int width, int rows, int step) {
  Random random(seed);
  Planes planes;
  planes.limits = {-40, 40};
  for (int column = 0; column < width; ++column)
    planes.columns.push_back({{column - 1, -1, -1, -1}, column % 3});
  for (Plane* plane : {&planes.first, &planes.second}) {
    int value = 0;
    for (int at = 0; at < width * rows; ++at) {
      value += static_cast<int>(random.below(static_cast<std::uint32_t>(2 * step + 1))) - step;
      value = std::clamp(value, -40, 40);
      plane->push_back(value);
    }
  }
  return planes;
}

void checkComesBack(Planes planes, NumberCoder::As as) {
  planes.as = as;
  const auto [read, sound] = planes.read(planes.written());
  CHECK(sound);
  CHECK(read.first == planes.first);
  CHECK(read.second == planes.second);
}

}  // namespace

TEST_CASE("coded numbers come back as they went") {
  for (const auto as : {itself, whatIsLeft})
    for (const auto [width, rows, step] : {std::array{1, 1, 3}, std::array{7, 30, 1}, std::array{40, 5, 9}}) {
      checkComesBack(wandering(11, width, rows, step), as);
    }
}

TEST_CASE("the largest and the smallest number that can be coded come back") {
  Planes planes;
  planes.columns = Columns(3);
  planes.limits = {-NumberCoder::farthest, NumberCoder::farthest};
  for (const int much :
       {0, 1, 13, 14, 15, 16, 255, 1 << 16, NumberCoder::farthest - 1, NumberCoder::farthest})
    for (const int sign : {1, -1, 1}) planes.first.push_back(sign * much);
  planes.second = planes.first;
  for (const auto as : {itself, whatIsLeft}) {
    checkComesBack(planes, as);
  }
}

TEST_CASE("the worked example of the coder takes few bytes") {
  Plane numbers{3, 3, 4, 3, 3, 4};
  TableWriter writer;
  NumberCoder coder(writer);
  coder.code(numbers, {{}, {{0}}, {{1, 0}}}, {0, 9});
  coder.finish();
  CHECK(writer.body().size() < 12);
}

// Later versions must still read the tables packed today. So if these bytes change, every packed table needs
// a new version number.
TEST_CASE("coded numbers are the same bytes as ever") {
  const auto hashOfBytes = [](Planes planes, NumberCoder::As as) {
    planes.as = as;
    return hashOf(planes.written());
  };
  CHECK(hashOfBytes(wandering(11, 40, 12, 9), itself) == 0x53ddd798);
  CHECK(hashOfBytes(wandering(11, 40, 12, 9), whatIsLeft) == 0xab417c2d);
  CHECK(hashOfBytes(wandering(12, 7, 60, 2), itself) == 0xbdb857fb);
}

TEST_CASE("numbers that follow from their neighbours cost less than a tenth of a bit each") {
  Planes planes = wandering(5, 50, 100, 0);
  CHECK(planes.written().size() * 8 < planes.first.size() / 10 * 2);
}

TEST_CASE("a plane costs less beside one that tells it") {
  Planes told = wandering(3, 50, 40, 9), apart = told;
  told.second = told.first;
  apart.second = wandering(4, 50, 40, 9).first;
  CHECK(told.written().size() * 10 < apart.written().size() * 9);
}

TEST_CASE(
    "coded numbers with any bit changed, cut short or lengthened are no longer sound or no longer the same") {
  const Planes planes = wandering(8, 20, 6, 4);
  const auto whole = planes.written();
  const auto same = [&](const std::vector<std::uint8_t>& bytes) {
    const auto [read, sound] = planes.read(bytes);
    return sound && read.first == planes.first && read.second == planes.second;
  };
  REQUIRE(same(whole));
  const std::size_t body = 16;  // where the body begins
  for (std::size_t at = body; at < whole.size(); ++at)
    for (int bit = 0; bit < 8; ++bit) {
      auto changed = whole;
      changed[at] ^= static_cast<std::uint8_t>(1u << bit);
      CHECK_FALSE(same(changed));
    }
  for (std::size_t length = body; length < whole.size(); ++length)
    CHECK_FALSE(same({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length)}));
  auto longer = whole;
  longer.push_back(0);
  CHECK_FALSE(same(longer));
}

TEST_CASE("numbers read from any bytes are within their limits") {
  Random random(2);
  Planes planes = wandering(1, 25, 8, 4);
  bool everUnsound = false;
  for (int trial = 0; trial < 200; ++trial) {
    auto bytes = planes.written();
    bytes.resize(16);
    for (int at = 0; at < 60; ++at) bytes.push_back(static_cast<std::uint8_t>(random.below(256)));
    for (const auto as : {itself, whatIsLeft}) {
      planes.as = as;
      const auto [read, sound] = planes.read(bytes);
      everUnsound = everUnsound || !sound;
      for (const int number : read.first) REQUIRE((number >= -40 && number <= 40));
      for (const int number : read.second) REQUIRE((number >= -40 && number <= 40));
    }
  }
  CHECK(everUnsound);
}
