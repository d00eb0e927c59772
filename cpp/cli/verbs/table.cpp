// The verb `table` prints the names, origin and content of the shipped tables.

#include <algorithm>
#include <iostream>

#include "cli/csv/csv.h"
#include "cli/figures.h"
#include "cli/json.h"
#include "cli/options.h"
#include "cli/reasons.h"
#include "cribbage/base/names.h"
#include "cribbage/base/table_bytes.h"
#include "cribbage/cribbage.h"
#include "tables/shipped_files.h"

namespace cribbage {

namespace {

struct Held {
  std::string_view name, holds;
  void (*writeCsv)(std::ostream&, const Tables&);
};

constexpr Held held[] = {
    {"crib", "which two cards players throw", writeCribCsv},
    {"play", "what the four kept cards peg", writePlayCsv},
    {"opening", "how often each card is led, replied and played second", writeOpeningCsv},
    {"stakes", "what each lead and reply wins near the last hole", writeStakesCsv},
    {"pegging", "how likely each pair of pegging totals is", writePeggingCsv},
    {"board", "the chances of winning and of skunks from every score", writeBoardCsv<Objective::win>},
    {"acc", "the same when both play for game points", writeBoardCsv<Objective::acc>},
    {"money", "the same when both play for money", writeBoardCsv<Objective::money>}};

std::string names(std::string_view last) {
  std::vector<std::string_view> all;
  for (const Held& table : held) all.push_back(table.name);
  return listed(all, last);
}

const ShippedFile& fileOf(const Held& table) {
  const auto files = shippedFiles();
  return *std::find_if(files.begin(), files.end(),
                       [&](const ShippedFile& file) { return file.name == table.name; });
}

// Returns the version of a table's format, whether the table is packed or not. The version is in the four
// bytes after the eight bytes of the magic, lowest byte first.
std::uint32_t versionOf(std::span<const std::uint8_t> bytes) {
  std::uint32_t version = 0;
  for (std::size_t at = 0; at < 4; ++at) version |= std::uint32_t{bytes[8 + at]} << 8 * at;
  return version & ~TableHead::packedBit;
}

// Returns a table's entry in the manifest, completed by its name and the version of its format.
Json aboutOf(const ShippedFile& file) {
  Json about{{"name", file.name}, {"version", versionOf(file.bytes)}};
  const std::string path = std::string(file.name) + ".bin";
  for (const Json& entry : Json::parse(shippedManifest()))
    if (entry["file"] == path) about.update(entry);
  return about;
}

std::string errorOf(const Json& about) {
  if (!about.contains("error")) return "exploitability " + print(about["exploitability"]);
  std::string text;
  for (const auto& [what, error] : about["error"].items())
    text += (text.empty() ? "error " : ", ") + what + " " + print(error);
  return text;
}

void writeAbout(std::ostream& out, const Json& about, std::string_view holds) {
  out << std::left << std::setw(9) << about["name"].get<std::string>() << holds << "\n         "
      << print(about["bytes"]) << " bytes, version " << print(about["version"]) << ", hash "
      << print(about["hash"]) << ", made " << about["made"].get<std::string>() << "\n         "
      << errorOf(about) << " (" << about["unit"].get<std::string>() << ")\n";
}

struct Asked {
  std::string name;
  bool csv = false;
};

ExitCode table(const Asked& asked, bool json) {
  const auto refused = [&](const ErrorReason& reason) { return refuse(makeError(reason, asked.name), json); };
  if (asked.csv && json) return refused(reason::csvAndJson);
  if (asked.csv && asked.name.empty()) return refused(reason::csvWithoutTable);
  Json all = Json::array();
  for (const Held& table : held) {
    if (!asked.name.empty() && asked.name != table.name) continue;
    if (asked.csv) {
      table.writeCsv(std::cout, shippedTables());
      return done;
    }
    all.push_back(aboutOf(fileOf(table)));
    if (!json) writeAbout(std::cout, all.back(), table.holds);
  }
  if (all.empty())
    return refuse(makeError(reason::noSuchTable, asked.name, {{"tables", names(" and ")}}), json);
  if (json) std::cout << print(asked.name.empty() ? all : all[0]) << "\n";
  return done;
}

}  // namespace

void addTable(const Program& program) {
  const Options options(program, "table",
                        "List the tables of the engine, or print one: cribbage table board --csv");
  const auto asked = std::make_shared<Asked>();
  const auto json = options.json();
  options.word("name", names(" or ") + "; all by default",
               [asked](const std::string& name) { asked->name = name; });
  options.flag("--csv", "Print the table: a line of column names, then one row a line",
               [asked] { asked->csv = true; });
  options.then([asked, json] { return table(*asked, *json); });
}

}  // namespace cribbage
