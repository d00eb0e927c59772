#include "cribbage/show/spoken.h"

#include "catch.h"
#include "show/every_hand.h"
#include "show/number_words.h"
#include "show/short_count.h"
#include "show/sound.h"
#include "written.h"

using namespace cribbage;

namespace {

std::string complaintAboutRanks(std::span<const Rank> sorted) {
  return complaintAboutShort(speakShort(explainRanks(sorted)),
                             shortCount(sorted, naive::scoreRanks(numbersOf(sorted))));
}

// Five ranks as cards. Equal ranks have different suits; if `suited`, all cards are hearts.
std::vector<Card> cardsOf(const std::vector<Rank>& ranks, bool suited) {
  std::vector<Card> cards;
  for (std::size_t at = 0; at < ranks.size(); ++at)
    cards.push_back(Card{ranks[at], suited ? Suit::hearts : static_cast<Suit>(at % 4)});
  return cards;
}

struct Complaints {
  std::int64_t shows = 0, flushes = 0, nobs = 0;
  std::string first;
};

// Checks the show of four cards with a starter of this rank in each remaining suit, as hand and as crib.
void lookAt(const std::vector<Card>& hand, Rank starter, Complaints& about) {
  for (int suit = 0; suit < suitCount; ++suit) {
    const Card cut{starter, static_cast<Suit>(suit)};
    std::vector<Card> sorted = hand;
    if (std::find(hand.begin(), hand.end(), cut) != hand.end()) continue;
    sorted.push_back(cut);
    std::sort(sorted.begin(), sorted.end());
    for (const bool crib : {false, true}) {
      const naive::Points points = naive::score(hand, cut, crib);
      ++about.shows;
      if (points.flush > 0) ++about.flushes;
      if (points.nobs > 0) ++about.nobs;
      const std::string complaint = complaintAbout(explain(sorted, cut, crib), sorted, cut, points);
      if (about.first.empty() && !complaint.empty())
        about.first = written(hand) + " with " + print(cut) + ": " + complaint;
    }
  }
}

}  // namespace

TEST_CASE("one combination is said as in the long count") {
  CHECK(phraseOf(CombinationKind::pair, 2, 6) == "pair is six");
  CHECK(phraseOf(CombinationKind::pair, 0, 90) == "pairs are ninety");
}

TEST_CASE("every five ranks, with and without flush and nobs, are spoken as their shape says",
          "[exhaust][proof]") {
  Complaints complaints;
  std::int64_t patterns = 0;
  eachRanks(5, [&](const std::vector<Rank>& five) {
    ++patterns;
    const bool different = std::adjacent_find(five.begin(), five.end()) == five.end();
    for (std::size_t starter = 0; starter < five.size(); ++starter) {
      std::vector<Rank> four = five;
      four.erase(four.begin() + static_cast<std::ptrdiff_t>(starter));
      lookAt(cardsOf(four, false), five[starter], complaints);
      if (different) lookAt(cardsOf(four, true), five[starter], complaints);
    }
  });
  CHECK(patterns == 6'175);
  CHECK(complaints.first == "");
  // Each of the 1,287 sets of five different ranks has 5 suited hands, one for each rank as the starter. With
  // a starter of another suit (3 suits) there is a flush in the hand; with a starter of the same suit there
  // is one in the hand and one in the crib (2 shows).
  CHECK(complaints.flushes == 1'287 * 5 * (3 + 2));
  CHECK(complaints.nobs > 1'000);
}

TEST_CASE("every six ranks are spoken as their shape says") {
  std::int64_t patterns = 0;
  std::string first;
  eachRanks(6, [&](const std::vector<Rank>& six) {
    ++patterns;
    if (const std::string complaint = complaintAboutRanks(six); first.empty() && !complaint.empty())
      first = printed(six) + ": " + complaint;
  });
  CHECK(patterns == 18'395);
  CHECK(first == "");
}

TEST_CASE("up to fourteen ranks, any number alike, are spoken as their shape says") {
  Random random(5);
  int seen = 0;
  for (int round = 0; round < 2'000; ++round) {
    // Draws from few ranks, so that there are long runs and many equal ranks.
    const auto among = 3 + random.below(rankCount - 2);
    std::vector<Rank> ranks(1 + random.below(14));
    for (Rank& rank : ranks) rank = static_cast<Rank>(random.below(among));
    std::sort(ranks.begin(), ranks.end());
    if (explainRanks(ranks).truncated) continue;
    CAPTURE(printed(ranks));
    REQUIRE(complaintAboutRanks(ranks) == "");
    ++seen;
  }
  CHECK(seen > 1'000);
}

TEST_CASE("numbers are written in words that read back") {
  for (std::int64_t number = 0; number < 20'000; ++number)
    if (numberFromWords(numberInWords(number)) != number) FAIL(numberInWords(number));
  for (std::int64_t number = 1; number < 900'000'000'000; number = number * 3 + 1)
    CHECK(numberFromWords(numberInWords(number)) == number);
  CHECK(numberInWords(0) == "nought");
  CHECK(numberInWords(29) == "twenty-nine");
  CHECK(numberInWords(100) == "one hundred");
  CHECK(numberInWords(119) == "one hundred and nineteen");
  CHECK(numberInWords(1'001) == "one thousand and one");
  CHECK(numberInWords(1'120) == "one thousand one hundred and twenty");
}

TEST_CASE("a count by kinds ends in the total") {
  const Explanation deck = explain(CardSet::deck().cards(), std::nullopt, false);
  REQUIRE(deck.truncated);
  CHECK(totalSpoken(speakLong(deck)) == deck.points);
  CHECK(totalSpoken(speakShort(deck)) == deck.points);
}
