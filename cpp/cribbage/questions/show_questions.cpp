#include "cribbage/questions/show_questions.h"

#include <algorithm>
#include <array>

#include "cribbage/base/random.h"
#include "cribbage/base/sort_few.h"
#include "cribbage/cards/deck.h"
#include "cribbage/show/spoken.h"
#include "cribbage/show/starters.h"

namespace cribbage {

namespace {

template <class Item>
std::vector<Counted<Item>> countedOf(const Explanation& explanation, const std::vector<Item>& items) {
  std::vector<Counted<Item>> counted;
  counted.reserve(explanation.combinations.size());
  for (const Combination& combination : explanation.combinations) {
    Counted<Item> entry{combination.kind, {}, combination.points, combination.running, std::nullopt};
    if (combination.places.empty()) entry.count = combination.count;
    entry.cards.reserve(combination.places.size());
    for (const std::uint8_t place : combination.places) entry.cards.push_back(items[place]);
    counted.push_back(std::move(entry));
  }
  return counted;
}

Result<Spoken> spokenOf(const Given& spoken) {
  return firstUnless<Spoken>(spoken, "spoken", spokenNames);
}

std::string speak(const Explanation& explanation, Spoken spoken) {
  return spoken == Spoken::shortCount ? speakShort(explanation) : speakLong(explanation);
}

}  // namespace

Result<ShowAnswer> scoreShow(const ShowQuestion& question) {
  const auto hand = cardsOf(question.hand, "hand");
  if (!hand) return hand.error();
  const auto crib = truthOf(question.crib, "crib", false);
  if (!crib) return crib.error();
  const auto spoken = spokenOf(question.spoken);
  if (!spoken) return spoken.error();
  if (question.starter.kind == Given::Kind::absent) return scoreShow(*hand, std::nullopt, *crib, *spoken);
  const auto starter = cardsOf(question.starter, "starter");
  if (!starter) return starter.error();
  if (starter->size() != 1) return wrongCount(reason::starterNotOne, *starter);
  return scoreShow(*hand, starter->front(), *crib, *spoken);
}

Result<ShowAnswer> scoreShow(std::span<const Card> hand, std::optional<Card> starter, bool crib,
                             Spoken spoken) {
  std::vector<Card> sorted(hand.begin(), hand.end());
  if (hand.empty()) return wrongCount(reason::handEmpty, sorted);
  if (starter && hand.size() > 4) return wrongCount(reason::handTooLarge, sorted);
  if (starter) sorted.push_back(*starter);
  CardSet known;
  if (const auto error = refuseTwice(sorted, known)) return *error;

  sortFew(sorted);
  const Explanation explanation = explain(sorted, starter, crib);
  return ShowAnswer{explanation.points,         countedOf(explanation, sorted),
                    speak(explanation, spoken), starter && starter->rank() == Rank::jack,
                    explanation.truncated,      findNearMisses(hand, starter, crib)};
}

namespace {

// Adds to an error which of many hands it is about.
Error inHand(std::size_t hand, Error error) {
  error.line = static_cast<std::int64_t>(hand + 1);
  return error;
}

// Returns the texts of the hands: the items of a list, or the lines of a text.
std::vector<std::string_view> handsOf(const Given& given) {
  const std::string_view text = given.text;
  std::vector<std::string_view> hands;
  std::size_t from = 0;
  const auto add = [&](std::size_t end) {
    hands.push_back(text.substr(from, end - from));
    from = end;
  };
  for (const std::uint32_t end : given.ends) add(end);
  while (given.ends.empty() && from < text.size()) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    add(end);
    ++from;
  }
  return hands;
}

Result<std::vector<Card>> cardsOfHands(const Given& given) {
  const auto text = textOf(given, "hands", reason::cardsMissing, reason::notCards);
  if (!text) return text.error();
  if (given.ends.empty() && text->size() > longestText) return makeError(reason::cardsTooLong, *text);
  std::vector<Card> all;
  for (const std::string_view hand : handsOf(given)) {
    const auto cards = parseCards(hand);
    if (!cards) return inHand(all.size() / cardsOfShow, cards.error());
    if (cards->size() != cardsOfShow)
      return inHand(all.size() / cardsOfShow, wrongCount(reason::showNotFive, *cards));
    all.insert(all.end(), cards->begin(), cards->end());
  }
  return all;
}

}  // namespace

Result<ShowsAnswer> scoreShows(const ShowsQuestion& question) {
  const auto crib = truthOf(question.crib, "crib", false);
  if (question.hands.kind == Given::Kind::bytes) {
    static_assert(sizeof(Card) == 1);
    const std::string& ids = question.hands.text;
    if (!crib) return crib.error();
    return scoreShows(std::span(reinterpret_cast<const Card*>(ids.data()), ids.size()), *crib);
  }
  const auto cards = cardsOfHands(question.hands);
  if (!cards) return cards.error();
  if (!crib) return crib.error();
  return scoreShows(*cards, *crib);
}

Result<ShowsAnswer> scoreShows(std::span<const Card> cards, bool crib) {
  ShowsAnswer answer;
  answer.points.resize(cards.size() / cardsOfShow);
  const std::size_t right = scoreMany(cards, crib, answer.points);
  if (right * cardsOfShow == cards.size()) return answer;

  const auto wrong = cards.subspan(right * cardsOfShow);
  const auto show = wrong.first(std::min(cardsOfShow, wrong.size()));
  for (const Card card : show)
    if (card.id >= deckSize) return inHand(right, badCard(std::to_string(card.id)));
  CardSet known;
  if (const auto error = refuseTwice(show, known)) return inHand(right, *error);
  return inHand(right, wrongCount(reason::showNotFive, {show.begin(), show.end()}));
}

Result<RanksAnswer> scoreRanks(const RanksQuestion& question) {
  const auto text = textOf(question.ranks, "ranks", reason::ranksMissing, reason::notRanks);
  if (!text) return text.error();
  const auto ranks = parseRanks(*text);
  if (!ranks) return ranks.error();
  const auto spoken = spokenOf(question.spoken);
  if (!spoken) return spoken.error();
  return scoreRanks(*ranks, *spoken);
}

Result<RanksAnswer> scoreRanks(std::span<const Rank> ranks, Spoken spoken) {
  std::vector<Rank> sorted(ranks.begin(), ranks.end());
  if (ranks.empty() || ranks.size() > mostRanks) {
    std::string given;
    for (const Rank rank : ranks) given += print(rank);
    return makeError(reason::ranksNotSoMany, given, {{"count", ranks.size()}});
  }
  sortFew(sorted);
  const Explanation explanation = explainRanks(sorted);
  return RanksAnswer{explanation.points, countedOf(explanation, sorted), speak(explanation, spoken),
                     explanation.truncated};
}

Result<StartersAnswer> valueStarters(const StartersQuestion& question) {
  const auto cards = cardsOf(question.hand, "hand");
  if (!cards) return cards.error();
  const auto seen = cardsIfAny(question.seen, "seen");
  if (!seen) return seen.error();
  const auto crib = truthOf(question.crib, "crib", false);
  if (!crib) return crib.error();

  Hand hand;
  if (cards->size() != hand.size()) return wrongCount(reason::handNotFour, *cards);
  std::copy(cards->begin(), cards->end(), hand.begin());
  return valueStarters(hand, *seen, *crib);
}

Result<StartersAnswer> valueStarters(const Hand& hand, std::span<const Card> seen, bool crib) {
  CardSet known;
  if (const auto error = refuseTwice(hand, known)) return *error;
  if (const auto error = refuseTwice(seen, known)) return *error;
  const CardSet left = CardSet::deck().without(known);
  if (left.empty()) return wrongCount(reason::noStarterLeft, {seen.begin(), seen.end()});

  StartersAnswer answer{valueShow(hand, left, crib), {}};
  const PointsByStarter pointsOf = scoreStarters(hand, crib);
  std::array<CardSet, mostPoints + 1> byPoints;
  for (const Card starter : left) byPoints[pointsOf[starter.id]].add(starter);
  for (std::size_t points = byPoints.size(); points-- > 0;)
    for (const Card starter : byPoints[points])
      answer.starters.push_back({starter, static_cast<int>(points)});
  return answer;
}

Result<CardsAnswer> parseCards(const CardsQuestion& question) {
  const auto text = textOf(question.text, "text", reason::cardsMissing, reason::notCards);
  if (!text) return text.error();
  const auto mayRepeat = truthOf(question.mayRepeat, "mayRepeat", false);
  if (!mayRepeat) return mayRepeat.error();
  CardsRead read = readCards(*text, *mayRepeat);
  CardsAnswer answer{std::move(read.cards), std::nullopt};
  if (!read.whole) answer.error = std::move(read.error);
  return answer;
}

Result<std::variant<DealAnswer, DealFivesAnswer>> deal(const DealQuestion& question) {
  using Answer = std::variant<DealAnswer, DealFivesAnswer>;
  const Given& given = question.seed;
  if (given.kind == Given::Kind::absent) return missing(reason::seedMissing, "seed");
  const auto seed = seedOf(given);
  if (!seed) return seed.error();
  const auto players = playersOf(question.players);
  if (!players) return players.error();
  if (*players == 2) return Answer(*deal(*seed));
  return Answer(*deal(*seed, static_cast<int>(*players)));
}

namespace {

// Returns a deck shuffled by `random`, which is made from the seed.
Deck shuffledDeck(Random& random) {
  Deck deck;
  deck.shuffle(random);
  return deck;
}

std::optional<Error> refuseSeed(std::int64_t seed) {
  const auto asked = seedOf(Given::ofNumber(static_cast<double>(seed), std::to_string(seed)));
  return asked ? std::nullopt : std::optional(asked.error());
}

}  // namespace

Result<DealAnswer> deal(std::int64_t seed) {
  if (const auto error = refuseSeed(seed)) return *error;
  Random random(static_cast<std::uint64_t>(seed));
  Deck deck = shuffledDeck(random);
  const Deck::Hands hands = deck.deal();
  return DealAnswer{{hands.pone, hands.dealer}, deck.cut(random), seed};
}

Result<DealFivesAnswer> deal(std::int64_t seed, int players) {
  if (const auto error = refuseSeed(seed)) return *error;
  if (const auto error = refusePlayers(players)) return *error;
  Random random(static_cast<std::uint64_t>(seed));
  Deck deck = shuffledDeck(random);
  Deck::Fives fives = deck.dealFives(static_cast<std::size_t>(players));
  DealFivesAnswer answer{std::move(fives.hands), std::nullopt, deck.cut(random), seed};
  if (fives.crib) answer.crib = {*fives.crib};
  return answer;
}

}  // namespace cribbage
