// The tables that are checked in, against their manifest and against what others have published.

#include <array>
#include <cmath>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>

#include "cases.h"
#include "catch.h"
#include "cribbage/discard.h"
#include "cribbage/table_reader.h"
#include "cribbage/throw_policy.h"
#include "written.h"

using namespace cribbage;
using nlohmann::json;

namespace {

std::string textOf(const std::string& file) {
  std::ifstream in(std::string(TABLES_FOLDER) + "/" + file, std::ios::binary);
  REQUIRE(in);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::uint8_t> bytesOf(const std::string& file) {
  const std::string text = textOf(file);
  return {text.begin(), text.end()};
}

const CribTable& cribTable() {
  static const CribTable table = [] {
    auto read = CribTable::read(bytesOf("crib.bin"));
    REQUIRE(read);
    return *read;
  }();
  return table;
}

using Averages = std::map<std::string, double>;  // by role and pair: "dealer 5-5"

Averages ourAverages() {
  std::istringstream lines(textOf("crib-averages.csv"));
  std::string line;
  std::getline(lines, line);
  REQUIRE(line == "role,pair,crib,deals");
  Averages averages;
  while (std::getline(lines, line)) {
    std::array<std::string, 3> parts;
    std::istringstream columns(line);
    for (std::string& part : parts) std::getline(columns, part, ',');
    averages[parts[0] + " " + parts[1]] = std::stod(parts[2]);
  }
  return averages;
}

}  // namespace

TEST_CASE("each table is the one that the manifest describes") {
  const json manifest = json::parse(textOf("manifest.json"));
  REQUIRE(manifest.size() == 1);
  for (const json& table : manifest) {
    const auto bytes = bytesOf(table["file"].get<std::string>());
    CHECK(bytes.size() == table["bytes"].get<std::size_t>());
    CHECK(hashOf(bytes) == table["hash"].get<std::uint32_t>());
    CHECK(table["exploitability"].get<double>() < 0.002);
  }
}

TEST_CASE("the average cribs are those that Hessel found, for all 91 pairs and both roles") {
  const Averages ours = ourAverages();
  CHECK(ours.size() == 182);
  std::map<std::string, double> sums;
  for (const json& hessel : casesIn("hessel_cribs.json")) {
    const auto role = hessel["role"].get<std::string>();
    const auto pair = hessel["pair"].get<std::string>();
    const double difference = ours.at(role + " " + pair) - hessel["crib"].get<double>();
    CAPTURE(role, pair, difference);
    CHECK(std::abs(difference) < 0.08);
    sums[role] += std::abs(difference);
  }
  for (const auto& [role, sum] : sums) {
    CAPTURE(role);
    CHECK(sum / 91 < 0.025);
  }
}

// What is thrown from these is beyond dispute.
TEST_CASE("the experts keep what anybody keeps, and feed their own crib only") {
  const auto& classes = everyDealtRanks();
  const auto thrownFrom = [&](const ThrowPolicy& policy, std::string_view six) {
    RankCounts counts{};
    for (const Card card : cards(six)) ++counts[static_cast<std::size_t>(card.rank())];
    const std::uint8_t* next = policy.bytes().data();
    for (const DealtRanks& dealt : classes) {
      const std::uint8_t head = *next;
      next += 1 + 2 * (head >> 4);
      if (dealt.counts != counts) continue;
      const RankPair pair = dealt.pairs[head & 15];
      return std::string{print(static_cast<Rank>(pair.first)), print(static_cast<Rank>(pair.second))};
    }
    return std::string("no such deal");
  };
  CHECK(thrownFrom(cribTable().expertDealer, "5S 5H 4D 6C KS 2H") == "2K");
  CHECK(thrownFrom(cribTable().expertPone, "5S 5H 4D 6C KS 2H") == "2K");
  CHECK(thrownFrom(cribTable().handOnly, "5D JH 6S 4H 5S 2C") == "2J");
  CHECK(thrownFrom(cribTable().expertPone, "7S 8H 9D TC KS QH") == "QK");
}

TEST_CASE("against an expert our crib is worth less than against one who throws anything") {
  const PolicyOpponent expert(cribTable().expertDealer, cribTable().expertPone);
  const Dealt six = dealt("5D JH 6S 4H 5S 2C");
  const auto mean = [&](const CribModel& opponent, bool weDeal) {
    const auto choices = valueDiscards(six, weDeal, opponent);
    for (const Discard& choice : choices)
      if (written(choice.thrown) == "2C JH") return choice.crib.mean;
    return 0.0;
  };
  CHECK(mean(expert, true) < mean(RandomOpponent{}, true) - 0.3);
  CHECK(mean(expert, false) > mean(RandomOpponent{}, false) + 0.1);
}
