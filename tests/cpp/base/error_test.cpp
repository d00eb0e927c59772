#include "cribbage/base/error.h"

#include "catch.h"
#include "child.h"

using namespace cribbage;

TEST_CASE("every code is written as the doors write it") {
  std::string all;
  for (int code = 0; code <= static_cast<int>(ErrorCode::badRecord); ++code)
    (all += print(static_cast<ErrorCode>(code))) += ' ';
  CHECK(all == "badCard duplicateCard wrongCount badScore illegalPlay badTable badQuestion badRecord ");
}

TEST_CASE("an offending text is cut at forty bytes, between characters and not inside one") {
  const std::string forty(40, 'a');
  CHECK(clip("") == "");
  CHECK(clip("4r") == "4r");
  CHECK(clip(forty) == forty);
  CHECK(clip(forty + "b") == forty);
  const std::string heart = "♥";  // three bytes
  CHECK(clip(std::string(37, 'a') + heart) == std::string(37, 'a') + heart);
  CHECK(clip(std::string(38, 'a') + heart) == std::string(38, 'a'));
  CHECK(clip(std::string(39, 'a') + heart) == std::string(39, 'a'));
  std::string hearts;
  for (int i = 0; i < 20; ++i) hearts += heart;
  CHECK(clip(hearts) == hearts.substr(0, 39));
}

TEST_CASE("characters of one to four bytes are kept") {
  const std::string text = "aé♥🂡";
  CHECK(clip(text) == text);
  // The first and the last character of each length, and the neighbours of the surrogates.
  for (const char* one : {" ", "~", "\xC2\x80", "\xDF\xBF", "\xE0\xA0\x80", "\xED\x9F\xBF", "\xEE\x80\x80",
                          "\xEF\xBF\xBF", "\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"})
    CHECK(clip(one) == one);
}

TEST_CASE("control characters and bytes that are not UTF-8 become question marks") {
  CHECK(clip(std::string("a\0b", 3)) == "a?b");
  CHECK(clip("a\nb\x1B[0m\x7F") == "a?b?[0m?");
  CHECK(clip("a\x80") == "a?");
  CHECK(clip("\xE2\x99 5") == "?? 5");
  for (const std::string bytes : {"\xFF\xFE", "\xE2\x99",                  // a heart without its end
                                  "\xC0\xAF", "\xC1\xBF", "\xE0\x80\x80",  // overlong
                                  "\xE0\x9F\xBF", "\xF0\x80\x80\x80", "\xF0\x8F\xBF\xBF", "\xED\xA0\x80",
                                  "\xED\xBF\xBF",                           // halves of a surrogate pair
                                  "\xF4\x90\x80\x80", "\xF5\x80\x80\x80"})  // past U+10FFFF
    CHECK(clip(bytes) == std::string(bytes.size(), '?'));
  CHECK(clip(std::string(1'000, '\xFF')) == std::string(40, '?'));
}

TEST_CASE("an error has the code, the name and the sentence of its reason, and a clipped text") {
  const Error error = makeError(reason::notARank, std::string(100, 'x'));
  CHECK(error.code == ErrorCode::badCard);
  CHECK(error.reason == "notARank");
  CHECK(error.text == std::string(40, 'x'));
  CHECK(error.message ==
        "“" + std::string(40, 'x') + "” is not a rank: write A, 2 to 9, T or 10, J, Q or K.");
}

TEST_CASE("an error has the parts that its sentence speaks of, in their order there") {
  const Error error = makeError(reason::scoreDiffers, "4-11",
                                {{"score", "4-10"}, {"dealer", "Ann"}, {"deal", std::size_t{2}}});
  std::string parts;
  error.parts.each([&](const char* name, const auto& part) {
    std::ostringstream said;
    said << name << "=" << part << " ";
    parts += said.str();
  });
  CHECK(parts == "deal=2 score=4-10 text=4-11 ");
  CHECK(error.parts.find("deal")->number == 2);
  CHECK(error.parts.find("dealer") == nullptr);
  CHECK(error.message == "The score before deal 2 is 4-10, not 4-11.");
}

TEST_CASE("a part is said in the form that the sentence asks for") {
  const auto message = [](const ErrorReason& reason, ErrorParts parts) {
    return makeError(reason, "", std::move(parts)).message;
  };
  const auto choices = [&](const char* list) {
    return message(reason::choiceMissing, {{"field", "deals"}, {"choices", list}});
  };
  CHECK(choices("us") == "This question needs “deals”: “us”.");
  CHECK(choices("us, them") == "This question needs “deals”: “us” or “them”.");
  CHECK(choices("us, them, both") == "This question needs “deals”: “us”, “them” or “both”.");
  CHECK(message(reason::notAThrow, {{"way", "{ways}"}, {"ways", "points, win, random"}}) ==
        "“{ways}” is not a way to throw: write points, win or random.");
  CHECK(message(reason::handNotSix, {{"player", "ann"}}) ==
        "ann has six cards: four to keep and two to throw.");
}

TEST_CASE("a result stays a value or an error when it is copied or moved") {
  Result<std::string> value = std::string("five"), error = makeError(reason::notHeld, "5H");
  const Result<std::string> copiedValue = value, copiedError = error;
  const Result<std::string> movedValue = std::move(value), movedError = std::move(error);
  for (const auto* each : {&copiedValue, &movedValue}) {
    REQUIRE(*each);
    CHECK(**each == "five");
  }
  for (const auto* each : {&copiedError, &movedError}) {
    REQUIRE(!*each);
    CHECK(each->error().reason == reason::notHeld.name);
  }
  CHECK(!error);  // NOLINT(bugprone-use-after-move): what was an error never becomes a value
}

#if defined(FORKS) && !defined(NDEBUG)
TEST_CASE("a checked program stops when it takes a missing result") {
  const auto stops = [](auto work) {
    const int status = statusAfter(work);
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
  };
  const Result<std::string> none(makeError(reason::notACard, "4r"));
  const Result<std::string> some(std::string("4S"));
  std::size_t taken = 0;
  CHECK(stops([&] { taken += (*none).size(); }));
  CHECK(stops([&] { taken += none->size(); }));
  CHECK(stops([&] { taken += some.error().text.size(); }));
  CHECK_FALSE(stops([&] { taken += some->size() + none.error().text.size(); }));
}
#endif
