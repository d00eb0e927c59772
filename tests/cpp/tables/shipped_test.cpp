// The checked-in tables, compared with their manifest and with published figures.

#include <filesystem>

#include "cases.h"
#include "catch.h"
#include "cribbage/base/table_bytes.h"
#include "cribbage/discard/discard.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/play/hand_pegs_table.h"
#include "shipped.h"
#include "tables.h"
#include "written.h"

using namespace cribbage;

namespace {

// Returns the rows of a file of averages, each as a list of its columns.
std::vector<std::vector<std::string>> rowsOf(const std::string& file, const std::string& header) {
  std::istringstream lines(textOf(file));
  std::string line;
  std::getline(lines, line);
  REQUIRE(line == header);
  std::vector<std::vector<std::string>> rows;
  while (std::getline(lines, line)) {
    std::istringstream columns(line);
    rows.emplace_back();
    for (std::string column; std::getline(columns, column, ',');) rows.back().push_back(column);
  }
  return rows;
}

struct Average {
  double crib = 0;
  long deals = 0;
};
using Averages = std::map<std::string, Average>;  // by role and pair: "dealer 5-5"

Averages ourAverages() {
  Averages averages;
  for (const auto& row : rowsOf("crib-averages.csv", "role,pair,crib,deals"))
    averages[row.at(0) + " " + row.at(1)] = {std::stod(row.at(2)), std::stol(row.at(3))};
  return averages;
}

// Combines the suited and unsuited averages of each pair into one.
Averages addedBySuits() {
  Averages added;
  for (const auto& row : rowsOf("crib-averages-suited.csv", "role,pair,suits,crib,deals")) {
    Average& average = added[row.at(0) + " " + row.at(1)];
    const long deals = std::stol(row.at(4));
    average.crib += std::stod(row.at(3)) * static_cast<double>(deals);
    average.deals += deals;
  }
  for (auto& [pair, average] : added) average.crib /= static_cast<double>(average.deals);
  return added;
}

}  // namespace

TEST_CASE("each table has the size and the hash that the manifest gives") {
  for (const json& table : json::parse(textOf("manifest.json"))) {
    const auto bytes = bytesOf(table["file"].get<std::string>());
    CHECK(bytes.size() == table["bytes"].get<std::size_t>());
    CHECK(hashOf(bytes) == table["hash"].get<std::uint32_t>());
  }
}

TEST_CASE("every table of the folder is in the manifest") {
  const std::string manifest = textOf("manifest.json");
  for (const auto& entry : std::filesystem::directory_iterator(TABLES_FOLDER))
    if (const auto file = entry.path().filename().string(); file.ends_with(".bin"))
      CHECK(manifest.find("\"" + file + "\"") != std::string::npos);
}

TEST_CASE("the manifest states an exploitability under 0.003 for each solved table") {
  std::vector<std::string> stated;
  for (const json& table : json::parse(textOf("manifest.json"))) {
    if (!table.contains("exploitability")) continue;
    CAPTURE(table["file"]);
    CHECK(table["exploitability"].get<double>() > 0);
    CHECK(table["exploitability"].get<double>() < 0.003);
    stated.push_back(table["file"]);
  }
  CHECK(stated == std::vector<std::string>{"crib.bin", "crib-averages.csv", "play.bin", "opening.bin"});
}

// John Chambers, Tip #6, American Cribbage Congress (cribbage.org/NewSite/tips/chambers6.asp): hands of 8.0
// for the dealer and 8.1 for the nondealer, and a crib of 4.7.
TEST_CASE("hands and cribs have the averages that players have published") {
  const json answers = json::parse(textOf("manifest.json"))[1]["answers"];
  CHECK(std::abs(answers["dealer"]["hand"].get<double>() - 8.0) < 0.1);
  CHECK(std::abs(answers["pone"]["hand"].get<double>() - 8.1) < 0.1);
  for (const char* role : {"dealer", "pone"})
    CHECK(std::abs(answers[role]["crib"].get<double>() - 4.7) < 0.1);
}

TEST_CASE("the mean crib is the average over all pairs, weighted by how often they are thrown") {
  const json answers = json::parse(textOf("manifest.json"))[1]["answers"];
  for (const std::string role : {"dealer", "pone"}) {
    double sum = 0;
    long deals = 0;
    for (const auto& [pair, average] : ourAverages()) {
      if (!pair.starts_with(role)) continue;
      sum += average.crib * static_cast<double>(average.deals);
      deals += average.deals;
    }
    CHECK(deals == 20'358'520);
    CHECK(std::abs(sum / static_cast<double>(deals) - answers[role]["crib"].get<double>()) < 0.0001);
  }
}

TEST_CASE("the suited and unsuited throws of a pair have its deals and average to its crib") {
  const Averages ours = ourAverages(), added = addedBySuits();
  REQUIRE(added.size() == ours.size());
  for (const auto& [pair, average] : ours) {
    CAPTURE(pair);
    CHECK(added.at(pair).deals == average.deals);
    CHECK(std::abs(added.at(pair).crib - average.crib) < 0.0001001);  // each has four decimal places
  }
}

TEST_CASE("a suited pair is worth a little more in the crib than an unsuited one") {
  const auto rows = rowsOf("crib-averages-suited.csv", "role,pair,suits,crib,deals");
  CHECK(rows.size() == 2 * (78 + 91));
  int suited = 0;
  for (std::size_t at = 0; at + 1 < rows.size(); ++at) {
    if (rows[at].at(2) != "suited") continue;
    ++suited;
    CAPTURE(rows[at][0], rows[at][1]);
    REQUIRE(rows[at + 1].at(1) == rows[at][1]);
    const double more = std::stod(rows[at].at(3)) - std::stod(rows[at + 1].at(3));
    CHECK(more > 0.01);
    CHECK(more < 0.1);
  }
  CHECK(suited == 2 * 78);
}

TEST_CASE("the average cribs agree with Hessel's for all 91 pairs in both roles") {
  const Averages ours = ourAverages();
  CHECK(ours.size() == 182);
  std::map<std::string, double> sums;
  for (const json& hessel : casesIn("hessel_cribs.json")) {
    const auto role = hessel["role"].get<std::string>();
    const auto pair = hessel["pair"].get<std::string>();
    const double difference = ours.at(role + " " + pair).crib - hessel["crib"].get<double>();
    CAPTURE(role, pair, difference);
    CHECK(std::abs(difference) < 0.08);
    sums[role] += std::abs(difference);
  }
  for (const auto& [role, sum] : sums) {
    CAPTURE(role);
    CHECK(sum / 91 < 0.025);
  }
}

// The best discards from these hands are beyond dispute.
TEST_CASE("the experts keep clearly best hands and feed only their own crib") {
  const auto thrownFrom = [](const ThrowPolicy& policy, std::string_view six) {
    const auto& all = everyDealtRanks();
    const RankCounts counts = countRanks(cards(six));
    const auto dealt =
        std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.counts == counts; });
    const ThrowPolicy::Parts parts = policy.classes()[static_cast<std::size_t>(dealt - all.begin())];
    const RankPair pair =
        dealt->pairs[static_cast<std::size_t>(std::max_element(parts.begin(), parts.end()) - parts.begin())];
    return std::string{print(static_cast<Rank>(pair.first)), print(static_cast<Rank>(pair.second))};
  };
  CHECK(thrownFrom(throwsTable().expertDealer, "5S 5H 4D 6C KS 2H") == "2K");
  CHECK(thrownFrom(throwsTable().expertPone, "5S 5H 4D 6C KS 2H") == "2K");
  CHECK(thrownFrom(throwsTable().handOnly, "5D JH 6S 4H 5S 2C") == "2J");
  CHECK(thrownFrom(throwsTable().expertPone, "7S 8H 9D TC KS QH") == "QK");
}

TEST_CASE("our crib is worth less against an expert than against a random opponent") {
  const PolicyOpponent expert(throwsTable().expertDealer, throwsTable().expertPone);
  const Dealt six = dealt("5D JH 6S 4H 5S 2C");
  const auto mean = [&](const CribModel& opponent, bool weDeal) {
    const auto choices = valueDiscards(six, weDeal, opponent, noPlay());
    for (const Discard& choice : choices)
      if (written(choice.thrown) == "2C JH") return choice.crib.mean;
    return 0.0;
  };
  CHECK(mean(expert, true) < mean(RandomOpponent{}, true) - 0.3);
  CHECK(mean(expert, false) > mean(RandomOpponent{}, false) + 0.1);
}

namespace {

// A kept hand: the pone's probability of holding it, and of leading each of its ranks.
struct Lead {
  std::string kept;
  double share = 0;
  std::map<char, double> chances;
};

std::vector<Lead> leads() {
  std::vector<Lead> leads;
  for (const auto& row : rowsOf("play-leads.csv", "kept,share,leads")) {
    Lead& lead = leads.emplace_back(Lead{row.at(0), std::stod(row.at(1)), {}});
    std::istringstream parts(row.at(2));
    for (std::string part; parts >> part;) lead.chances[part[0]] = std::stod(part.substr(2));
  }
  return leads;
}

}  // namespace

TEST_CASE("the dealer pegs about 3.3 points a deal and the pone 2.0") {
  double ours = 0, theirs = 0, all = 0;
  for (const Lead& lead : leads()) {
    const PlayValue value = (*shipped().play())->value(setOf(lead.kept), false);
    ours += lead.share * value.ours;
    theirs += lead.share * value.theirs;
    all += lead.share;
  }
  CHECK(std::abs(all - 1) < 0.001);
  CHECK(std::abs(ours / all - 2.02) < 0.05);
  CHECK(std::abs(theirs / all - 3.32) < 0.05);
}

TEST_CASE("the pone leads no five from a hand with two other cards") {
  CHECK(leads().size() == 1820);
  double held = 0, led = 0;
  for (const Lead& lead : leads()) {
    const auto fives = std::count(lead.kept.begin(), lead.kept.end(), '5');
    if (fives == 0 || fives > 2) continue;
    held += lead.share;
    led += lead.chances.count('5') == 0 ? 0 : lead.share * lead.chances.at('5');
  }
  CHECK(held > 0.15);
  CHECK(led / held < 0.001);
}

TEST_CASE("low cards and pairs peg more than scattered high cards") {
  const auto net = [](std::string_view kept, bool weDeal) {
    const PlayValue value = (*shipped().play())->value(setOf(kept), weDeal);
    return value.ours - value.theirs;
  };
  for (const bool weDeal : {false, true}) {
    CHECK(net("A234", weDeal) > net("8TQK", weDeal) + 0.3);
    CHECK(net("3377", weDeal) > net("69TK", weDeal) + 0.3);
  }
}

TEST_CASE("playing to win on both sides changes a win chance by no more than one side gains alone") {
  std::set<std::pair<int, int>> scores;
  std::set<int> needs;
  for (const auto& row : rowsOf("winning-play.csv",
                                "dealer_needs,pone_needs,points_play,dealer_gains,pone_gains,winning_play,"
                                "dealer_could,pone_could")) {
    std::vector<double> numbers;
    for (const std::string& column : row) numbers.push_back(std::stod(column));
    REQUIRE(numbers.size() == 8);
    const int dealer = static_cast<int>(numbers[0]), pone = static_cast<int>(numbers[1]);
    const double points = numbers[2], dealerGains = numbers[3], poneGains = numbers[4], winning = numbers[5],
                 dealerCould = numbers[6], poneCould = numbers[7];
    CAPTURE(dealer, pone);
    CHECK(scores.insert({dealer, pone}).second);
    needs.insert(dealer);
    for (const double gain : {dealerGains, poneGains, dealerCould, poneCould}) CHECK(gain >= 0);
    // If both sides play to win instead of for points, the dealer's win chance rises by no more than the
    // dealer gains by doing so alone. It falls by no more than the pone gains by doing so alone. The solution
    // may be off by what either side could still gain against it.
    CHECK(winning <= points + dealerGains + poneCould);
    CHECK(winning >= points - poneGains - dealerCould);
    CHECK(dealerCould + poneCould < 0.013);
  }
  CHECK(scores.size() == needs.size() * needs.size());
}
