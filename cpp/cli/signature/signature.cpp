#include "cli/signature/signature.h"

#include <array>
#include <string>
#include <vector>

#include "cli/signature/seeded_positions.h"
#include "cribbage/questions/every_question.h"
#include "cribbage/questions/simulate_questions.h"
#include "cribbage/show/score.h"
#include "proof/digest.h"

namespace cribbage {

namespace {

// The scores at which questions are asked. They are denser near the end of a game, because single holes
// decide there.
constexpr std::array<Score, 15> scores{{{0, 0},
                                        {60, 55},
                                        {84, 91},
                                        {95, 98},
                                        {100, 95},
                                        {106, 111},
                                        {110, 104},
                                        {112, 116},
                                        {115, 109},
                                        {116, 117},
                                        {118, 117},
                                        {117, 119},
                                        {119, 114},
                                        {120, 118},
                                        {120, 120}}};

template <class Items>
Given textOf(const Items& items) {
  std::string text;
  for (const auto& item : items) (text += text.empty() ? "" : " ") += print(item);
  return Given::ofText(text);
}

Given numberOf(int number) {
  return Given::ofNumber(number, std::to_string(number));
}

void addShows(Digest& digest) {
  for (int a = 0; a < deckSize; ++a)
    for (int b = a + 1; b < deckSize; ++b)
      for (int c = b + 1; c < deckSize; ++c)
        for (int d = c + 1; d < deckSize; ++d) {
          const Hand hand{Card::fromId(a), Card::fromId(b), Card::fromId(c), Card::fromId(d)};
          for (int e = 0; e < deckSize; ++e) {
            if (e == a || e == b || e == c || e == d) continue;
            const Card starter = Card::fromId(e);
            digest.add(
                static_cast<std::uint64_t>(score(hand, starter, false) << 8 | score(hand, starter, true)));
          }
        }
}

// Adds the answers about hands of one to six cards, with and without a starter, in short and long spoken
// counts. Some starters repeat a card of the hand, which is an error. Every third hand has one suit.
void addWords(Digest& digest) {
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    SeededDeal deal(seed);
    std::vector<Card> hand;
    for (std::size_t at = 0; at <= seed % 6; ++at) {
      const Card card = deal.hands.pone[at];
      hand.push_back(seed % 3 == 0 ? Card{card.rank(), Suit::hearts} : card);
    }
    ShowQuestion show;
    show.hand = textOf(hand);
    show.crib = Given::ofTruth(seed % 4 == 1);
    digest.addResult(scoreShow(show));
    show.starter = Given::ofText(print(seed % 29 == 0 ? hand[0] : deal.starter));
    digest.addResult(scoreShow(show));
    show.spoken = Given::ofText("long");
    digest.addResult(scoreShow(show));
    StartersQuestion starters;
    starters.hand = show.hand;
    starters.crib = show.crib;
    starters.seen = textOf(deal.hands.dealer);
    digest.addResult(valueStarters(starters));
    std::string ranks;
    for (std::size_t more = 0; more <= seed % 24; ++more)
      ranks += print(static_cast<Rank>(deal.random.below(seed % 2 == 0 ? rankCount : 5)));
    for (const char* spoken : {"short", "long"})
      digest.addResult(scoreRanks({Given::ofText(ranks), Given::ofText(spoken)}));
    digest.addResult(parseCards({Given::ofText(show.hand.text + (seed % 5 == 0 ? " 1x" : ""))}));
  }
}

void addDeals(Digest& digest) {
  for (int seed = 0; seed < 100; ++seed) digest.addResult(deal({numberOf(seed)}));
}

// Returns an objective: game points for one seed in six, money for another one in six, otherwise the default.
Given objectiveAt(std::uint64_t seed) {
  if (seed % 6 == 2) return Given::ofText("acc");
  return seed % 6 == 5 ? Given::ofText("money") : Given{};
}

void addDiscards(Digest& digest, const Tables& tables) {
  constexpr std::array opponents{"", "expert", "handOnly", "random"};
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Dealt dealt = SeededDeal(seed).hands.pone;
    const Score score = scores[seed % scores.size()];
    for (const char* opponent : opponents)
      for (const char* order : {"winChance", "points"}) {
        DiscardsQuestion question;
        question.dealt = textOf(dealt);
        question.weDeal = Given::ofTruth((seed / scores.size()) % 2 == 0);
        question.ours = numberOf(score.ours);
        question.theirs = numberOf(score.theirs);
        question.order = Given::ofText(order);
        if (*opponent != '\0') question.opponent = Given::ofText(opponent);
        question.objective = objectiveAt(seed);
        digest.addResult(valueDiscards(question, tables));
      }
    for (const int players : {3, 4}) {
      DiscardsQuestion question;
      question.dealt = textOf(std::vector<Card>(dealt.begin(), dealt.end() - 1));
      question.weDeal = Given::ofTruth(seed % 2 == 0);
      question.players = numberOf(players);
      digest.addResult(valueDiscards(question, tables));
    }
  }
}

void addPegs(Digest& digest) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Score score = scores[seed % scores.size()];
    const SeededPlay play(1000 + seed, seed % 2 == 0, 1 + seed % 8, score);
    digest.addResult(scorePlay({Given::ofText(play.played), Given::ofTruth(play.weDeal), numberOf(score.ours),
                                numberOf(score.theirs)}));
  }
}

void addPlays(Digest& digest, const Tables& tables, std::uint64_t seed, const SeededPlay& play, Score score) {
  const Dealt& six = play.ours();
  PlaysQuestion question;
  question.kept = textOf(std::vector<Card>(six.begin(), six.begin() + 4));
  if (seed % 3 != 0) question.thrown = textOf(std::vector<Card>(six.begin() + 4, six.end()));
  if (seed % 4 != 0) question.starter = textOf(std::vector{play.deal.starter});
  question.weDeal = Given::ofTruth(play.weDeal);
  question.played = Given::ofText(play.played);
  question.ours = numberOf(score.ours);
  question.theirs = numberOf(score.theirs);
  if (seed % 5 == 0) question.order = Given::ofText("points");
  question.objective = objectiveAt(seed);
  for (const bool quick : {true, false}) {
    question.quick = Given::ofTruth(quick);
    digest.addResult(valuePlays(question, tables));
  }
}

// Adds the advice after 0 to 7 cards, once from the view of the player to move and once from the opponent's.
void addPlays(Digest& digest, const Tables& tables) {
  for (std::uint64_t seed = 0; seed < 96; ++seed) {
    const std::size_t cards = seed % 8;
    const Score score = scores[(seed / 8 + seed) % scores.size()];
    const bool poneActs = SeededPlay(2000 + seed, false, cards, score).play.toPlay() == Seat::pone;
    for (const bool weDeal : {!poneActs, poneActs})
      addPlays(digest, tables, seed, SeededPlay(2000 + seed, weDeal, cards, score), score);
  }
}

void addChoices(Digest& digest, const Tables& tables, const char* level) {
  for (std::uint64_t seed = 0; seed < 48; ++seed) {
    const Score score = scores[seed % scores.size()];
    const SeededPlay play(3000 + seed, seed % 2 == 0, seed % 8, score);
    const Dealt& six = play.ours();
    ChooseDiscardQuestion discard;
    discard.dealt = textOf(six);
    ChoosePlayQuestion card;
    card.kept = textOf(std::vector<Card>(six.begin(), six.begin() + 4));
    card.thrown = textOf(std::vector<Card>(six.begin() + 4, six.end()));
    card.starter = textOf(std::vector{play.deal.starter});
    card.played = Given::ofText(play.played);
    discard.weDeal = card.weDeal = Given::ofTruth(play.weDeal);
    discard.ours = card.ours = numberOf(score.ours);
    discard.theirs = card.theirs = numberOf(score.theirs);
    discard.level = card.level = Given::ofText(level);
    discard.seed = card.seed = numberOf(static_cast<int>(seed));
    digest.addResult(chooseDiscard(discard, tables));
    digest.addResult(choosePlay(card, tables));
  }
}

void addChoices(Digest& digest, const Tables& tables) {
  for (const char* level : {"beginner", "pub", "club", "expert"}) addChoices(digest, tables, level);
}

void addChances(Digest& digest, const Tables& tables) {
  for (const bool weDeal : {false, true}) {
    digest.addResult(winChances({Given::ofTruth(weDeal), {}}, tables));
    for (int ours = 0; ours < lastHole; ++ours)
      for (int theirs = 0; theirs < lastHole; ++theirs)
        for (const char* objective : {"win", "acc", "money"})
          digest.addResult(winChance(
              {numberOf(ours), numberOf(theirs), Given::ofTruth(weDeal), Given::ofText(objective)}, tables));
  }
}

// Adds ten games from each of four scores. Two of these sets are played in duplicate. Each choice of first
// dealer occurs.
void addGames(Digest& digest, const Tables& tables) {
  constexpr std::array<const char*, 4> deals{"both", "us", "them", "both"};
  for (int seed = 0; seed < 4; ++seed) {
    SimulateQuestion question;
    question.a = Given::ofText("schell/greedy");
    question.b = Given::ofText("random");
    question.games = numberOf(10);
    question.seed = numberOf(seed);
    question.duplicate = Given::ofTruth(seed % 2 == 0);
    const Score from = scores[static_cast<std::size_t>(seed)];
    question.ours = numberOf(from.ours);
    question.theirs = numberOf(from.theirs);
    question.deals = Given::ofText(deals[static_cast<std::size_t>(seed)]);
    digest.addResult(simulate(question, tables));
  }
}

// Adds the reviews of the first deals of four games, each of which starts from another score.
void addReviews(Digest& digest, const Tables& tables) {
  for (const Score from : {Score{0, 0}, {84, 91}, {100, 95}, {110, 104}}) {
    SimulateQuestion question;
    question.a = Given::ofText("schell/greedy");
    question.b = Given::ofText("random");
    question.games = question.seed = numberOf(1);
    question.duplicate = Given::ofTruth(false);
    question.record = Given::ofTruth(true);
    question.ours = numberOf(from.ours);
    question.theirs = numberOf(from.theirs);
    const auto played = simulate(question, tables);
    for (const std::string& record : *played->records)
      for (const bool quick : {true, false})
        digest.addResult(reviewDeal({Given::ofText(record), numberOf(1), Given::ofTruth(quick)}, tables));
  }
}

template <class Add>
std::uint64_t digestOf(Add add) {
  Digest digest;
  add(digest);
  return digest.value();
}

}  // namespace

std::uint64_t Signature::whole() const {
  Digest digest;
  digest.addAnswer(*this);
  return digest.value();
}

Signature signature(const Tables& tables, const std::function<void(const char*)>& begins) {
  Signature signature;
  const auto add = [&](const char* name, std::uint64_t& part, const auto& ask) {
    begins(name);
    part = digestOf(ask);
  };
  add("shows", signature.shows, [](Digest& digest) { addShows(digest); });
  add("words", signature.words, [](Digest& digest) { addWords(digest); });
  add("deals", signature.deals, [](Digest& digest) { addDeals(digest); });
  add("discards", signature.discards, [&](Digest& digest) { addDiscards(digest, tables); });
  add("pegs", signature.pegs, [](Digest& digest) { addPegs(digest); });
  add("plays", signature.plays, [&](Digest& digest) { addPlays(digest, tables); });
  add("chances", signature.chances, [&](Digest& digest) { addChances(digest, tables); });
  add("games", signature.games, [&](Digest& digest) { addGames(digest, tables); });
  add("choices", signature.choices, [&](Digest& digest) { addChoices(digest, tables); });
  add("reviews", signature.reviews, [&](Digest& digest) { addReviews(digest, tables); });
  return signature;
}

}  // namespace cribbage
