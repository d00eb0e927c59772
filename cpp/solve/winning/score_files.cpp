#include "solve/winning/score_files.h"

#include <array>
#include <bit>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "cribbage/base/table_bytes.h"
#include "native/files.h"

namespace cribbage {

namespace {

const TableHead& head() {
  static const TableHead head{"score", "a solved score", "15-2scor", 1, {}};
  return head;
}

constexpr auto hands = static_cast<std::size_t>(OpeningTable::hands);

void put(TableWriter& writer, double number) {
  const auto bits = std::bit_cast<std::uint64_t>(number);
  writer.word(static_cast<std::uint32_t>(bits));
  writer.word(static_cast<std::uint32_t>(bits >> 32));
}

double take(TableReader& reader) {
  const std::uint64_t low = reader.word();
  return std::bit_cast<double>(low | std::uint64_t{reader.word()} << 32);
}

// The six numbers of a row.
template <class Score, class See>
void eachOfRow(Score& score, See see) {
  for (auto* measured : {&score.points, &score.winning})
    for (auto* number : {&measured->dealers, &measured->dealerGains, &measured->poneGains}) see(*number);
}

void writeRow(const SolvedScore& score, TableWriter& writer) {
  eachOfRow(score, [&](double number) { put(writer, number); });
}

void readRow(TableReader& reader, SolvedScore& score) {
  eachOfRow(score, [&](double& number) { number = take(reader); });
}

// The ranks that hands of two or more different ones may lead or reply; nothing is kept of the others.
template <class Nets, class See>
void eachOfOpenings(Nets& nets, See see) {
  for (std::size_t place = 0; place < OpeningTable::valued; ++place) {
    const OpeningTable::Choices choices = OpeningTable::choicesAt(place);
    if (choices.count < 2) continue;
    auto& values = place < hands ? nets.leads[place] : nets.replies[place / hands - 1][place % hands];
    for (std::size_t at = 0; at < choices.count; ++at) see(values[choices.ranks[at]]);
  }
}

void writeOpenings(const SolvedScore& score, TableWriter& writer) {
  if (!score.openings) return;
  eachOfOpenings(*score.openings, [&](float value) { writer.word(std::bit_cast<std::uint32_t>(value)); });
}

void readOpenings(TableReader& reader, SolvedScore& score) {
  OpeningNets& nets = score.openings.emplace();
  nets.leads.resize(hands);
  for (auto& replies : nets.replies) replies.resize(hands);
  eachOfOpenings(nets, [&](float& value) { value = std::bit_cast<float>(reader.word()); });
}

// A part that a score does not have is empty and left out.
struct Part {
  std::string_view name;  // four letters
  void (*write)(const SolvedScore&, TableWriter&);
  void (*read)(TableReader&, SolvedScore&);
  bool always = false;
};
constexpr std::array parts{Part{"row ", writeRow, readRow, true}, Part{"open", writeOpenings, readOpenings}};

std::string nameIn(TableReader& reader) {
  std::string name;
  for (int at = 0; at < 4; ++at) name.push_back(static_cast<char>(reader.byte()));
  return name;
}

// False where a part is longer or shorter than it should be, or one is missing.
bool readParts(TableReader& reader, SolvedScore& score) {
  std::size_t needed = 0, seen = 0;
  for (const Part& part : parts) needed += part.always;
  while (!reader.rest().empty()) {
    const std::string name = nameIn(reader);
    const std::size_t length = reader.word();
    if (length > reader.rest().size()) return false;
    const std::size_t after = reader.rest().size() - length;
    for (const Part& part : parts) {
      if (part.name != name) continue;
      part.read(reader, score);
      seen += part.always;
      if (reader.rest().size() != after) return false;
    }
    while (reader.rest().size() > after) reader.byte();
  }
  return seen == needed;
}

}  // namespace

Result<ScoreFile> ScoreFile::read(std::span<const std::uint8_t> bytes) {
  TableReader reader(head(), bytes);
  if (reader.error()) return *reader.error();
  ScoreFile file;
  for (auto* hash :
       {&file.with.crib, &file.with.play, &file.with.board, &file.with.state, &file.with.settings})
    *hash = reader.word();
  file.score.toGo.dealer = reader.byte();
  file.score.toGo.pone = reader.byte();
  if (!readParts(reader, file.score)) return reader.refuse("does not have the parts that it should");
  if (const auto error = reader.finish()) return *error;
  return file;
}

std::vector<std::uint8_t> ScoreFile::write() const {
  TableWriter writer;
  for (const std::uint32_t hash : {with.crib, with.play, with.board, with.state, with.settings})
    writer.word(hash);
  writer.byte(static_cast<std::uint8_t>(score.toGo.dealer));
  writer.byte(static_cast<std::uint8_t>(score.toGo.pone));
  for (const Part& part : parts) {
    TableWriter written;
    part.write(score, written);
    if (written.body().empty()) continue;
    for (const char letter : part.name) writer.byte(static_cast<std::uint8_t>(letter));
    writer.word(static_cast<std::uint32_t>(written.body().size()));
    writer.bytes(written.body());
  }
  return writer.finish(head());
}

std::string ScoreFiles::nameOf(ToGo toGo) const {
  std::string name = std::to_string(toGo.dealer);
  name.append("-").append(std::to_string(toGo.pone)).append(".score");
  return (std::filesystem::path(folder_) / name).string();
}

Result<ScoreFile> ScoreFiles::read(ToGo toGo) const {
  auto file = ScoreFile::read(bytesOf(nameOf(toGo)));
  if (file && (file->score.toGo.dealer != toGo.dealer || file->score.toGo.pone != toGo.pone))
    return makeError(ErrorCode::badTable, nameOf(toGo), "The file is of another score than its name says.");
  return file;
}

bool ScoreFiles::has(ToGo toGo, const SolvedWith& with) const {
  const auto file = read(toGo);
  return file && file->with == with;
}

bool ScoreFiles::save(const ScoreFile& file) const {
  std::error_code none;
  std::filesystem::create_directories(folder_, none);
  return writeWhole(nameOf(file.score.toGo), [&](std::ostream& out) { writeRaw(out, file.write()); });
}

}  // namespace cribbage
