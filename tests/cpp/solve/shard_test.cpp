// Scores shared out among jobs.

#include "solve/winning/shard.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "catch.h"

using namespace cribbage;

namespace {

std::vector<int> upTo(int last) {
  std::vector<int> numbers(static_cast<std::size_t>(last));
  std::iota(numbers.begin(), numbers.end(), 1);
  return numbers;
}

std::string refusalOf(std::string_view text) {
  const auto shard = readShard(text);
  const auto* sentence = std::get_if<std::string>(&shard);
  return sentence ? *sentence : "";
}

}  // namespace

TEST_CASE("every score is in exactly one shard, however many there are") {
  for (int parts = 1; parts <= 16; ++parts) {
    std::map<std::pair<int, int>, int> seen;
    for (int part = 1; part <= parts; ++part)
      for (const ToGo toGo : scoresOf({part, parts}, upTo(28), upTo(28))) ++seen[{toGo.dealer, toGo.pone}];
    CHECK(seen.size() == 784);
    for (const auto& [score, times] : seen) CHECK(times == 1);
  }
}

TEST_CASE("shards have as many scores as each other, near the end and far from it") {
  for (const int parts : {2, 7, 16, 28, 98}) {
    std::vector<std::size_t> counts;
    std::vector<double> distances;
    for (int part = 1; part <= parts; ++part) {
      const auto scores = scoresOf({part, parts}, upTo(28), upTo(28));
      counts.push_back(scores.size());
      double sum = 0;
      for (const ToGo toGo : scores) sum += toGo.dealer + toGo.pone;
      distances.push_back(sum / static_cast<double>(scores.size()));
    }
    const auto [least, most] = std::minmax_element(counts.begin(), counts.end());
    CHECK(*most - *least <= 1);
    for (const double distance : distances) CHECK(distance == Approx(29).margin(3.7));
  }
}

TEST_CASE("more shards than scores leave some empty") {
  CHECK(scoresOf({4, 5}, {1, 2}, {1, 2}).size() == 1);
  CHECK(scoresOf({5, 5}, {1, 2}, {1, 2}).empty());
}

TEST_CASE("a shard is read as a part and a count") {
  const auto shard = readShard("3/16");
  REQUIRE(std::holds_alternative<Shard>(shard));
  CHECK(std::get<Shard>(shard).part == 3);
  CHECK(std::get<Shard>(shard).parts == 16);
}

TEST_CASE("what is no shard is refused in words") {
  CHECK(refusalOf("3/2") == "“3/2” is no shard: parts are counted from 1 to 2.");
  CHECK(refusalOf("0/4") == "“0/4” is no shard: parts are counted from 1 to 4.");
  CHECK(refusalOf("-1/4") == "“-1/4” is no shard: parts are counted from 1 to 4.");
  CHECK(refusalOf("1/0") == "“1/0” is no shard: there is one part at least.");
  for (const char* text :
       {"x", "", "/", "1", "1/", "/4", "1/4x", "1.5/4", " 1/4", "1/4/2", "1/99999999999"}) {
    INFO(text);
    CHECK(refusalOf(text).ends_with("is no shard: say which of how many, as in 1/4."));
  }
}
