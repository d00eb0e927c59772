// Compares `Play` with the referee of naive_play.h: both must judge every history the same, legal or not.

#include "catch.h"
#include "cribbage/play/play.h"
#include "naive/naive_play.h"
#include "written.h"

using namespace cribbage;
using naive::Move;
using naive::Referee;

namespace {

using History = std::vector<Move>;

struct Deal {
  Referee::Hands hands;
  int leader = 0;
  std::vector<int> scores;  // of each player's side

  std::size_t players() const { return hands.size(); }

  // Returns the seat of a player of the referee.
  Seat seatOf(int by) const {
    const std::size_t turns = static_cast<std::size_t>(by) + players() - static_cast<std::size_t>(leader);
    return seatsOf(players())[turns % players()];
  }
  std::optional<Seat> seatIfAny(int by) const { return by < 0 ? std::nullopt : std::optional(seatOf(by)); }
};

std::string written(const History& history) {
  std::string text;
  for (const Move& move : history)
    text += " " + std::to_string(move.by) + " " + (move.card ? print(*move.card) : "go");
  return text;
}

std::string compare(const Play& play, const naive::Judged& judged, const Deal& deal) {
  if (play.played().size() != judged.cards.size()) return "another number of cards";
  for (std::size_t i = 0; i < judged.cards.size(); ++i) {
    std::string reasons;
    for (const Reason reason : play.played()[i].reasons) (reasons += " ") += print(reason);
    if (reasons != judged.cards[i].reasons) return "card " + std::to_string(i) + " for" + reasons;
    if (play.played()[i].points != judged.cards[i].points) return "points of card " + std::to_string(i);
  }
  for (std::size_t player = 0; player < deal.players(); ++player)
    if (play.pegged(deal.seatOf(static_cast<int>(player))) != judged.totals[player]) return "totals";
  if (play.count() != judged.count) return "a count of " + std::to_string(play.count());
  if (play.toPlay() != deal.seatIfAny(judged.toPlay) || play.over() != (judged.toPlay < 0))
    return "whose turn it is";
  return "";
}

// Returns the first difference between `Play` and the referee, or `""`. Both must refuse an impossible
// history.
std::string disagreement(const History& history, const Deal& deal, bool& possible) {
  PerSeatOfFour<int> scores;
  for (std::size_t player = 0; player < deal.players(); ++player)
    scores[deal.seatOf(static_cast<int>(player))] = deal.scores[player];
  Play play(deal.players(), scores);
  std::optional<Refusal> refusal;
  for (const Move& move : history) {
    const Seat by = deal.seatOf(move.by);
    refusal = move.card ? play.play(by, *move.card) : play.go(by);
    if (refusal) break;
  }
  const auto judged = naive::judgePlay(history, deal.leader, deal.scores);
  possible = judged.has_value();
  std::string wrong;
  if (!refusal != possible)
    wrong = refusal ? "only the referee finds it possible" : "only the play finds it possible";
  else if (possible)
    wrong = compare(play, *judged, deal);
  return wrong.empty() ? "" : wrong + " in" + written(history);
}

Deal someDeal(Random& random, std::size_t players = 2) {
  Deal deal;
  deal.hands.resize(players);
  deal.scores.resize(players);
  std::array<int, 52> ids{};
  for (int i = 0; i < 52; ++i) ids[static_cast<std::size_t>(i)] = i;
  for (std::size_t i = 0; i < 4 * players; ++i) {
    std::swap(ids[i], ids[i + random.below(static_cast<std::uint32_t>(52 - i))]);
    deal.hands[i % players].push_back(Card::fromId(ids[i]));
  }
  deal.leader = static_cast<int>(random.below(static_cast<std::uint32_t>(players)));
  if (random.below(4) == 0)
    for (std::size_t player = 0; player < players; ++player)
      deal.scores[player] =
          players == 4 && player > 1 ? deal.scores[player - 2] : static_cast<int>(105 + random.below(16));
  return deal;
}

// Plays legal cards at random to the end. Each go that may be said is in the history with probability 1/4.
History somePlay(Random& random, const Deal& deal) {
  Referee referee(deal.hands, deal.leader, deal.scores);
  History history;
  while (referee.turn() >= 0) {
    const Move move{referee.turn(), anyOf(random, referee.choices())};
    referee.play(move);
    history.push_back(move);
    for (int by = 0; by < static_cast<int>(deal.players()); ++by)
      if (random.below(4) == 0 && referee.play({by, {}})) history.push_back({by, {}});
  }
  return history;
}

void spoil(Random& random, std::size_t players, History& history) {
  const auto place = [&] { return random.below(static_cast<std::uint32_t>(history.size())); };
  const auto anyPlayer = [&] { return static_cast<int>(random.below(static_cast<std::uint32_t>(players))); };
  const auto anyCard = [&] { return Card::fromId(static_cast<int>(random.below(52))); };
  Move& move = history[place()];
  const std::uint32_t how = random.below(6);
  if (how == 0) move.by = (move.by + 1) % static_cast<int>(players);
  if (how == 1) move.card = anyCard();
  if (how == 2) std::swap(move.card, history[place()].card);
  if (how == 3) history.erase(history.begin() + place());
  if (how == 4) history.insert(history.begin() + place(), Move{anyPlayer(), {}});
  if (how == 5) history.push_back({anyPlayer(), anyCard()});
}

struct Compared {
  std::int64_t possible = 0, impossible = 0;
  std::string firstWrong;

  void add(const History& history, const Deal& deal) {
    bool isPossible = false;
    const std::string found = disagreement(history, deal, isPossible);
    ++(isPossible ? possible : impossible);
    if (firstWrong.empty()) firstWrong = found;
  }
};

// Compares `Play` with the referee in random plays, each before and after a change.
template <class Change>
Compared compareRandom(std::uint64_t seed, std::size_t players, int plays, Change change) {
  Random random(seed);
  Compared compared;
  for (int i = 0; i < plays; ++i) {
    const Deal deal = someDeal(random, players);
    History history = somePlay(random, deal);
    compared.add(history, deal);
    change(random, history);
    compared.add(history, deal);
  }
  return compared;
}

// Compares them in random plays, each at its end and at some earlier point.
void checkLegal(std::uint64_t seed, std::size_t players, int plays) {
  const Compared compared = compareRandom(seed, players, plays, [](Random& random, History& history) {
    history.resize(random.below(static_cast<std::uint32_t>(history.size())));
  });
  CHECK(compared.firstWrong == "");
  CHECK(compared.impossible == 0);
  CHECK(compared.possible == 2 * plays);
}

// Compares `Play` with the referee in every order in which two hands can be played, and at every beginning of
// each order. Returns the number of complete orders.
std::int64_t compareAll(const Referee& referee, History& history, const Deal& deal, Compared& compared) {
  compared.add(history, deal);
  if (referee.turn() < 0) return 1;
  std::int64_t ends = 0;
  for (const Card card : referee.choices()) {
    Referee after = referee;
    after.play({referee.turn(), card});
    history.push_back({referee.turn(), card});
    ends += compareAll(after, history, deal, compared);
    history.pop_back();
  }
  return ends;
}

}  // namespace

TEST_CASE("ten thousand random plays of two, three and four peg what the referee gives") {
  for (const std::size_t players : {2, 3, 4}) checkLegal(31, players, 10'000);
}

TEST_CASE("a hundred thousand random plays of two, three and four peg what the referee gives",
          "[exhaust][proof]") {
  for (const std::size_t players : {2, 3, 4}) checkLegal(121, players, 100'000);
}

TEST_CASE("a history that no hands could have played is refused") {
  for (const std::size_t players : {2, 3, 4}) {
    const Compared compared = compareRandom(15, players, 20'000, [&](Random& random, History& history) {
      for (std::uint32_t times = random.below(3) + 1; times > 0 && !history.empty(); --times)
        spoil(random, players, history);
    });
    CHECK(compared.firstWrong == "");
    CHECK(compared.possible > 21'000);
    CHECK(compared.impossible > 2'000);
  }
}

TEST_CASE("every order of play of a sample of hands pegs what the referee gives", "[exhaust][proof]") {
  Random random(61);
  Compared compared;
  std::int64_t ends = 0;
  for (int i = 0; i < 250; ++i) {
    const Deal deal = someDeal(random);
    History history;
    ends += compareAll(Referee(deal.hands, deal.leader, deal.scores), history, deal, compared);
  }
  CHECK(compared.firstWrong == "");
  CHECK(compared.impossible == 0);
  CHECK(ends == 92'570);
  CHECK(compared.possible == 368'038);
}
