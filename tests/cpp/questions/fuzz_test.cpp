#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>

#include "catch.h"
#include "questions/untrusted.h"
#include "written.h"

using namespace cribbage;

namespace {

std::string someBytes(Random& random, std::uint32_t most) {
  std::string bytes(random.below(most + 1), ' ');
  for (char& byte : bytes) byte = static_cast<char>(random.below(256));
  return bytes;
}

std::string someWord(Random& random) {
  constexpr std::string_view letters = "A23456789TJQKatjqk10SHDCshdc ,-♠♥♣x";
  std::string word(random.below(24), ' ');
  for (char& letter : word) letter = anyOf(random, letters);
  return word;
}

std::string someCards(Random& random) {
  std::vector<Card> cards = shuffled(random).cards();
  cards.resize(anyOf(random, std::array{1u, 1u, 4u, 4u, 6u, 6u, 6u, 13u}));
  return print(cards);
}

// Draws a history of random sides and cards. Sometimes the sides take turns, so that more of the history is
// legal.
std::string someHistory(Random& random) {
  constexpr std::array<std::string_view, 6> sides{"us ", "them ", "US:", "Them,", "us go them ", "we "};
  const Deck deck = shuffled(random);
  std::string text;
  const bool inTurn = random.below(2) == 0;
  for (std::uint32_t i = 0, count = random.below(12); i < count; ++i) {
    text += sides[inTurn ? i % 2 : random.below(6)];
    text += print(deck.cards()[random.below(20) == 0 ? 0 : i]) + (random.below(2) == 0 ? " " : ", ");
  }
  return text;
}

std::string spoilt(Random& random, std::string text) {
  for (std::uint32_t times = random.below(3) + 1; times > 0 && !text.empty(); --times) {
    const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
    const std::uint32_t how = random.below(5);
    if (how == 0) text[at] = static_cast<char>(random.below(256));
    if (how == 1) text.erase(at, 1);
    if (how == 2) text.insert(at, someBytes(random, 4));
    if (how == 3) text.insert(at, text.substr(0, random.below(40)));
    if (how == 4) text.resize(at);
  }
  return text;
}

Given something(Random& random) {
  constexpr double far = std::numeric_limits<double>::infinity();
  constexpr double none = std::numeric_limits<double>::quiet_NaN();
  static const std::vector<double> numbers{
      0, 1, 120, 121, -1, 0.5, 1e300, -1e300, 9'007'199'254'740'991, far, none, 4'294'967'296};
  const std::uint32_t what = random.below(12);
  if (what == 0) return {};
  if (what == 1) return Given::ofTruth(random.below(2) == 1);
  if (what == 2) return Given::ofNumber(anyOf(random, numbers), someBytes(random, 30));
  if (what == 3) return Given::ofOther(someBytes(random, 100));
  if (what == 4) return Given::ofText(someBytes(random, 200));
  if (what == 5) return Given::ofText(someWord(random));
  if (what == 6) return Given::ofText("points");
  if (what == 7) return Given::ofText(spoilt(random, someCards(random)));
  if (what == 8) return Given::ofText(someHistory(random));
  if (what == 9) return Given::ofText(spoilt(random, someHistory(random)));
  return Given::ofText(someCards(random));
}

std::string printed(const std::vector<Given>& fields) {
  std::string text;
  for (const Given& field : fields) {
    text += std::to_string(static_cast<int>(field.kind)) + ":";
    for (const char byte : field.text) text += std::to_string(static_cast<unsigned char>(byte)) + " ";
  }
  return text;
}

void check(std::string_view name, const std::vector<Given>& fields) {
  const std::string complaint = askUntrusted(name, fields);
  if (!complaint.empty()) FAIL(complaint << " of " << name << " " << printed(fields));
}

}  // namespace

TEST_CASE("any question is answered, or refused with a code, a message and at most forty bytes of text") {
  Random random(5);
  const std::vector<std::string_view> names = everyName();
  CHECK(names.size() == 20);
  for (int round = 0; round < 30'000; ++round) {
    std::vector<Given> fields(8);
    for (Given& field : fields) field = something(random);
    check(anyOf(random, names), fields);
  }
}

TEST_CASE("each question has seeds for the fuzzer, and each of them is answered") {
  const std::vector<std::string_view> names = everyName();
  std::set<std::string_view> without(names.begin(), names.end());
  for (const auto& seed : std::filesystem::directory_iterator(CASES_FOLDER "/../corpus/questions")) {
    std::ifstream file(seed.path(), std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(file), {});
    const UntrustedQuestion question = readUntrusted(bytes);
    INFO(seed.path().filename().string());
    CHECK(bytes.starts_with(question.name));
    CHECK(isAnswered(question));
    CHECK(askUntrusted(question.name, question.fields) == "");
    without.erase(question.name);
  }
  for (const std::string_view name : without) FAIL_CHECK(name << " has no seed");
}

TEST_CASE("a good question with one thing spoilt is answered or refused") {
  Random random(6);
  for (int round = 0; round < 1'000; ++round) {
    const Given dealt = Given::ofText(spoilt(random, "5D JH 6S 4H 5S 2C"));
    const Given hand = Given::ofText(spoilt(random, "5H 5D 5S JC"));
    const Given starter = Given::ofText(spoilt(random, "5♣"));
    const Given ranks = Given::ofText(spoilt(random, "A2233444"));
    const Given truth = Given::ofTruth(round % 2 == 0);
    check("scoreShow", {hand, starter, truth});
    check("scoreRanks", {ranks});
    check("valueDiscards", {dealt, truth});
    check("valueStarters", {hand, starter, truth});
    check("parseCards", {dealt});
    check("valueSquares",
          {Given::ofText(spoilt(random, "5H 5D ? JC 4S ? 6H 7D 8C 9S TS QH KD AC 2S 3S")), starter});
    check("winChances", {truth, Given::ofNumber(round % 122, std::to_string(round % 122))});
  }
}

TEST_CASE("a simulation with one thing spoilt is played or refused") {
  Random random(8);
  for (int round = 0; round < 300; ++round) {
    const auto number = [](double value) { return Given::ofNumber(value, std::to_string(value)); };
    std::vector<Given> fields{number(round % 4),
                              number(round),
                              Given::ofText(round % 3 == 0 ? "schell" : "handOnly/random"),
                              Given::ofText("random/greedy"),
                              Given::ofTruth(round % 2 == 0),
                              number(round % 121),
                              number(120 - round % 121),
                              Given::ofText(round % 5 == 0 ? "them" : "both")};
    if (round % 3 != 0) fields[random.below(8)] = something(random);
    check("simulate", fields);
  }
}

TEST_CASE("any history is answered or refused") {
  Random random(31);
  int answered = 0;
  for (int round = 0; round < 30'000; ++round) {
    std::string history = someHistory(random);
    if (random.below(2) == 0) history = spoilt(random, history);
    const PlayQuestion question{Given::ofText(history), Given::ofTruth(random.below(2) == 0),
                                Given::ofNumber(random.below(121), ""),
                                Given::ofNumber(random.below(121), "")};
    check("scorePlay", {question.played, question.weDeal, question.ours, question.theirs});
    const auto answer = scorePlay(question);
    if (answer) {
      ++answered;
      continue;
    }
    const ErrorCode code = answer.error().code;
    // The history may be impossible or unreadable. No other error is allowed.
    const std::set possible{ErrorCode::illegalPlay, ErrorCode::duplicateCard, ErrorCode::badCard,
                            ErrorCode::wrongCount, ErrorCode::badQuestion};
    if (!possible.contains(code)) FAIL(print(code) << " of " << history);
  }
  CHECK(answered > 2'000);
  CHECK(answered < 28'000);
}

TEST_CASE("a text read in part repeats no card and says why it stopped") {
  Random random(7);
  for (int round = 0; round < 20'000; ++round) {
    const std::string text = spoilt(random, someCards(random));
    const CardsRead read = readCards(text);
    REQUIRE(CardSet(read.cards).size() == static_cast<int>(read.cards.size()));
    REQUIRE(read.whole == static_cast<bool>(parseCards(std::string_view(text))));
    if (!read.whole) REQUIRE(complaintAbout(read.error) == "");
  }
}
