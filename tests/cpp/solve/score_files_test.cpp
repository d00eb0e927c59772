// The file of a solved score.

#include "solve/winning/score_files.h"

#include <atomic>
#include <fstream>
#include <thread>

#include "catch.h"
#include "cribbage/base/table_bytes.h"
#include "solve/solved_scores.h"

using namespace cribbage;

namespace {

constexpr ToGo score{3, 7};

void put(const std::string& file, const std::vector<std::uint8_t>& bytes) {
  std::ofstream(file, std::ios::binary)
      .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

bool alike(const OpeningNets& a, const OpeningNets& b) {
  return a.leads == b.leads && a.replies == b.replies;
}

}  // namespace

TEST_CASE("a score comes back from its file as it was, to the last bit") {
  const Folder folder;
  const ScoreFiles files(folder.string());
  const ScoreFile made = someScore(score);
  REQUIRE(files.save(made));
  const auto read = files.read(score);
  REQUIRE(read);
  CHECK(read->with == made.with);
  CHECK(rowOf(read->score) == rowOf(made.score));
  CHECK(read->score.winning.dealers == made.score.winning.dealers);
  CHECK(read->score.points.poneGains == made.score.points.poneGains);
  REQUIRE(read->score.openings);
  CHECK(alike(*read->score.openings, *made.score.openings));
  CHECK(read->write() == made.write());
}

TEST_CASE("a score that was not worth solving has a row alone") {
  const auto read = ScoreFile::read(someScore(score, false).write());
  REQUIRE(read);
  CHECK_FALSE(read->score.openings);
  CHECK(rowOf(read->score) == "3,7,0.30000,0.01000,0.02000,0.23333,0.00000,0.00400\n");
}

TEST_CASE("a file that is not whole is solved again") {
  const Folder folder;
  const ScoreFiles files(folder.string());
  const std::vector<std::uint8_t> whole = someScore(score).write();
  CHECK_FALSE(files.has(score, someTables));
  for (const std::size_t length : {std::size_t{0}, std::size_t{7}, std::size_t{40}, whole.size() - 1}) {
    put(files.nameOf(score), {whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length)});
    CHECK_FALSE(files.has(score, someTables));
  }
  for (std::size_t at = 0; at < whole.size(); at += 9973) {
    std::vector<std::uint8_t> damaged = whole;
    damaged[at] ^= 16;
    put(files.nameOf(score), damaged);
    CHECK_FALSE(files.has(score, someTables));
  }
  std::vector<std::uint8_t> longer = whole;
  longer.push_back(0);
  put(files.nameOf(score), longer);
  CHECK_FALSE(files.has(score, someTables));
  REQUIRE(files.save(someScore(score)));
  CHECK(files.has(score, someTables));
}

TEST_CASE("a file of other tables, settings or of another score is solved again") {
  const Folder folder;
  const ScoreFiles files(folder.string());
  REQUIRE(files.save(someScore(score)));
  CHECK(files.has(score, someTables));
  for (const auto field : {&SolvedWith::crib, &SolvedWith::play, &SolvedWith::board, &SolvedWith::state,
                           &SolvedWith::settings}) {
    SolvedWith others = someTables;
    others.*field += 1;
    CHECK_FALSE(files.has(score, others));
  }
  std::filesystem::copy_file(files.nameOf(score), files.nameOf({7, 3}));
  CHECK_FALSE(files.has({7, 3}, someTables));
}

TEST_CASE("a part that the reader does not know is left out") {
  // Made of the bytes of a whole file: what follows its head, and one part more.
  const std::vector<std::uint8_t> whole = someScore(score, false).write();
  constexpr std::size_t headBytes = 16;
  TableWriter writer;
  writer.bytes(std::span(whole).subspan(headBytes));
  for (const char letter : std::string_view("more")) writer.byte(static_cast<std::uint8_t>(letter));
  writer.word(3);
  for (const char letter : std::string_view("abc")) writer.byte(static_cast<std::uint8_t>(letter));
  const auto read = ScoreFile::read(writer.finish({"score", "a solved score", "15-2scor", 1, {}}));
  REQUIRE(read);
  CHECK(rowOf(read->score) == rowOf(someScore(score, false).score));
}

TEST_CASE("a part that says another length than it has is refused") {
  const std::vector<std::uint8_t> whole = someScore(score, false).write();
  constexpr std::size_t headBytes = 16, length = 20 + 2 + 4;
  for (const int more : {-1, 1, 200}) {
    std::vector<std::uint8_t> body(whole.begin() + headBytes, whole.end());
    body[length] = static_cast<std::uint8_t>(body[length] + more);
    TableWriter writer;
    writer.bytes(body);
    CHECK_FALSE(ScoreFile::read(writer.finish({"score", "a solved score", "15-2scor", 1, {}})));
  }
}

TEST_CASE("nothing is left beside a file that was saved, and nothing where it cannot be") {
  const Folder folder;
  REQUIRE(ScoreFiles(folder.string()).save(someScore(score)));
  REQUIRE(ScoreFiles(folder.string()).save(someScore(score)));
  CHECK(folder.files() == 1);
  put(folder / "no-folder", {});
  CHECK_FALSE(ScoreFiles(folder / "no-folder").save(someScore(score)));
  CHECK(folder.files() == 2);
}

TEST_CASE("who reads while others write sees a whole file") {
  const Folder folder;
  const ScoreFiles files(folder.string());
  REQUIRE(files.save(someScore(score)));
  std::atomic<bool> failed{false};
  const ScoreFile written = someScore(score);
  std::vector<std::thread> writers;
  for (int at = 0; at < 2; ++at)
    writers.emplace_back([&] {
      for (int times = 0; times < 20; ++times) failed = !files.save(written) || failed;
    });
  int whole = 0;
  for (int times = 0; times < 40; ++times) whole += files.has(score, someTables);
  for (std::thread& writer : writers) writer.join();
  CHECK(whole == 40);
  CHECK_FALSE(failed);
  CHECK(folder.files() == 1);
}
