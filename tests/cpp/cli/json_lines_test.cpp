#include "cli/json_lines.h"

#include "cases.h"
#include "catch.h"
#include "cribbage/base/random.h"

namespace {

double noSeed() {
  return 7;
}

json answered(const std::string& line) {
  return json::parse(cribbage::answerLine(line, noSeed, cribbage::Tables{}));
}

std::vector<json> answers(const std::string& lines) {
  std::istringstream in(lines);
  std::ostringstream out;
  cribbage::answerLines(in, out, noSeed, [](const auto*) -> const cribbage::Tables& {
    static const cribbage::Tables none;
    return none;
  });
  std::vector<json> all;
  std::istringstream read(out.str());
  for (std::string line; std::getline(read, line);) all.push_back(json::parse(line));
  return all;
}

const std::string good = R"({"ask":"scoreShow","hand":"5H 5D 5S JC","starter":"5C"})";

}  // namespace

TEST_CASE("a line is answered with a line") {
  CHECK(answered(good)["ok"]["points"] == 29);
  CHECK(cribbage::answerLine(good, noSeed, cribbage::Tables{}).find('\n') == std::string::npos);
}

TEST_CASE("a line that is not a question is refused with its beginning") {
  for (const std::string line : {"", "hello", "{", "[]", "5", "null", "{}", R"({"ask":5})",
                                 R"({"ask":"scoreshow"})", R"({"ask":"scoreShow"})", R"({"hand":"5H"})",
                                 R"({"ask":["scoreShow"]})", "\xFF\xFE", R"({"ask":"score)"}) {
    CAPTURE(line);
    const json answer = answered(line);
    REQUIRE(answer.contains("error"));
    CHECK(answer["error"]["code"] == "badQuestion");
    CHECK(answer["error"]["text"].get<std::string>().size() <= 40);
    CHECK(answer["error"]["message"] != "");
  }
  CHECK(answered(good + std::string(1, '\0') + "{}").contains("error"));
  CHECK(answered("hello")["error"]["text"] == "hello");
  CHECK(answered(R"({"ask":"scoreshow"})")["error"]["text"] == "scoreshow");
}

TEST_CASE("a line of rubbish does not stop the next lines, nor does a carriage return") {
  const auto all = answers(good + "\nrubbish\n" + std::string(10'000'000, 'x') + "\n\n" + good + "\n" + good);
  REQUIRE(all.size() == 6);
  CHECK(all[0]["ok"]["points"] == 29);
  CHECK(all[1]["error"]["text"] == "rubbish");
  CHECK(all[2]["error"]["text"] == std::string(40, 'x'));
  CHECK(all[3].contains("error"));
  CHECK(all[4] == all[0]);
  CHECK(all[5] == all[0]);
  const auto returned = answers(good + "\r\n" + good + "\r\n");
  REQUIRE(returned.size() == 2);
  CHECK(returned[0]["ok"]["points"] == 29);
}

TEST_CASE("lists in lists as deep as a line can hold are refused") {
  const std::size_t deep = 30'000;
  const json answer =
      answered(R"({"ask":"scoreShow","hand":)" + std::string(deep, '[') + std::string(deep, ']') + "}");
  CHECK(answer.contains("error"));
  CHECK(answered(std::string(deep, '['))["error"]["code"] == "badQuestion");
}

TEST_CASE("a field that is null is as if it were not there") {
  CHECK(answered(R"({"ask":"scoreShow","hand":"5H 5D","starter":null})") ==
        answered(R"({"ask":"scoreShow","hand":"5H 5D"})"));
  CHECK(answered(R"({"ask":"scoreShow","hand":null})")["error"]["code"] == "badQuestion");
}

TEST_CASE("a deal that names no seed says the one it was given") {
  CHECK(answered(R"({"ask":"deal"})")["ok"]["seed"] == 7);
  CHECK(answered(R"({"ask":"deal"})") == answered(R"({"ask":"deal","seed":7})"));
}

TEST_CASE("a line is answered whatever its bytes") {
  cribbage::Random random(8);
  for (int round = 0; round < 5'000; ++round) {
    std::string line = good;
    for (std::uint32_t times = random.below(4); times > 0; --times)
      line[random.below(static_cast<std::uint32_t>(line.size()))] = static_cast<char>(random.below(256));
    const json answer = answered(line);
    if (!answer.contains("ok") && !answer.contains("error")) FAIL(answer.dump());
  }
}
