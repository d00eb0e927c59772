#include "naive/naive_play.h"

#include <algorithm>

namespace naive {

namespace {

int rankOf(Card card) {
  return static_cast<int>(card.rank()) + 1;
}

int worth(Card card) {
  return std::min(rankOf(card), 10);
}

// Returns the ranks of the last `size` cards of the pile, sorted.
std::vector<int> lastRanks(const std::vector<Card>& pile, std::size_t size) {
  std::vector<int> ranks;
  for (std::size_t i = pile.size() - size; i < pile.size(); ++i) ranks.push_back(rankOf(pile[i]));
  std::sort(ranks.begin(), ranks.end());
  return ranks;
}

bool areAlike(const std::vector<int>& sorted) {
  return sorted.front() == sorted.back();
}

bool areInARow(const std::vector<int>& sorted) {
  for (std::size_t i = 1; i < sorted.size(); ++i)
    if (sorted[i] != sorted[i - 1] + 1) return false;
  return true;
}

}  // namespace

Referee::Referee(Hands hands, int leader, std::vector<int> scores)
    : hands_(std::move(hands)), scores_(std::move(scores)), totals_(hands_.size()), turn_(leader) {}

// The points of partners count together.
bool Referee::out(int player) const {
  int score = scores_[at(player)];
  for (std::size_t each = 0; each < hands_.size(); ++each)
    if (each == at(player) || (hands_.size() == 4 && each % 2 == at(player) % 2)) score += totals_[each];
  return score >= 121;
}

int Referee::count() const {
  int sum = 0;
  for (const Card card : pile_) sum += worth(card);
  return sum;
}

bool Referee::canPlayAt(int player, int count) const {
  const auto& hand = hands_[at(player)];
  return std::any_of(hand.begin(), hand.end(), [&](Card card) { return count + worth(card) <= 31; });
}

std::vector<Card> Referee::choices() const {
  std::vector<Card> fitting;
  if (turn_ < 0) return fitting;
  for (const Card card : hands_[at(turn_)])
    if (count() + worth(card) <= 31) fitting.push_back(card);
  return fitting;
}

bool Referee::play(const Move& move) {
  return move.card ? play(move.by, *move.card) : isGo(move.by);
}

bool Referee::play(int by, Card card) {
  auto& hand = hands_[at(by)];
  const auto held = std::find(hand.begin(), hand.end(), card);
  if (turn_ != by || held == hand.end() || count() + worth(card) > 31) return false;
  hand.erase(held);
  pile_.push_back(card);
  pegged_.emplace_back();
  last_ = by;
  lastCount_ = count();

  if (lastCount_ == 15) give(by, 2, "fifteen");
  if (lastCount_ == 31) give(by, 2, "thirtyOne");
  if (pile_.size() >= 4 && areAlike(lastRanks(pile_, 4)))
    give(by, 12, "doublePairRoyal");
  else if (pile_.size() >= 3 && areAlike(lastRanks(pile_, 3)))
    give(by, 6, "pairRoyal");
  else if (pile_.size() >= 2 && areAlike(lastRanks(pile_, 2)))
    give(by, 2, "pair");
  for (std::size_t size = pile_.size(); size >= 3; --size)
    if (areInARow(lastRanks(pile_, size))) {
      give(by, static_cast<int>(size), "run" + std::to_string(size));
      break;
    }
  const bool isLast =
      std::all_of(hands_.begin(), hands_.end(), [](const auto& each) { return each.empty(); });
  if (isLast && lastCount_ != 31) give(by, 1, "lastCard");
  ended_ = isLast || out(by);
  resolve();
  return true;
}

// A player who cannot play may say go. All players whose turn comes between the last card and this player's
// turn must be unable to play, too.
bool Referee::isGo(int by) const {
  if (last_ < 0 || ended_ || lastCount_ == 31) return false;
  for (int player = after(last_); player != by; player = after(player))
    if (canPlayAt(player, lastCount_)) return false;
  return !canPlayAt(by, lastCount_);
}

void Referee::give(int player, int points, const std::string& reason) {
  pegged_.back().points += points;
  pegged_.back().reasons += " " + reason;
  totals_[at(player)] += points;
}

void Referee::resolve() {
  turn_ = -1;
  if (ended_) {
    pile_.clear();
    return;
  }
  // The turn goes round to the next player who can play, in the end to the one who played last.
  for (int tried = 0, player = last_; tried < static_cast<int>(hands_.size()) && turn_ < 0; ++tried) {
    player = after(player);
    if (canPlayAt(player, lastCount_)) turn_ = player;
  }
  if (turn_ >= 0) return;
  if (lastCount_ != 31) give(last_, 1, "go");
  pile_.clear();
  if (out(last_)) return;
  turn_ = after(last_);
  while (hands_[at(turn_)].empty()) turn_ = after(turn_);
}

namespace {

// Stands for an unknown card. A king fits only at counts up to 21, where every card fits, so it never rules
// out a go that another card would allow.
const Card king{cribbage::Rank::king, cribbage::Suit::spades};

// Returns a card of the rank that has not been played, if there is one.
std::optional<Card> unseen(int rank, std::span<const Move> history) {
  for (int suit = 0; suit < 4; ++suit) {
    const Card card = Card::fromId((rank - 1) * 4 + suit);
    if (std::none_of(history.begin(), history.end(), [&](const Move& move) { return move.card == card; }))
      return card;
  }
  return std::nullopt;
}

std::optional<Referee> refereeOf(std::span<const Move> history, const Referee::Hands& hands, int leader,
                                 const std::vector<int>& scores) {
  Referee referee(hands, leader, scores);
  for (const Move& move : history)
    if (!referee.play(move)) return std::nullopt;
  return referee;
}

// Returns hands that the players may have held. The first of them have the cards played, filled up with
// kings. In each of the others, one king of one hand is replaced by a lower card.
std::vector<Referee::Hands> possibleHands(std::span<const Move> history, std::size_t players) {
  Referee::Hands played(players);
  for (const Move& move : history)
    if (move.card) played[static_cast<std::size_t>(move.by)].push_back(*move.card);
  for (const auto& hand : played)
    if (hand.size() > 4) return {};
  Referee::Hands kings = played;
  for (auto& hand : kings) hand.resize(4, king);
  std::vector<Referee::Hands> all{kings};
  for (std::size_t player = 0; player < players; ++player)
    for (int rank = 1; rank <= 9 && played[player].size() < 4; ++rank)
      if (const auto card = unseen(rank, history)) {
        all.push_back(kings);
        all.back()[player].back() = *card;
      }
  return all;
}

bool hasTwice(std::span<const Move> history) {
  for (std::size_t i = 0; i < history.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (history[i].card && history[i].card == history[j].card) return true;
  return false;
}

}  // namespace

std::optional<Judged> judgePlay(std::span<const Move> history, int leader, const std::vector<int>& scores) {
  if (hasTwice(history)) return std::nullopt;
  std::vector<Referee> referees;
  for (const auto& hands : possibleHands(history, scores.size()))
    if (auto referee = refereeOf(history, hands, leader, scores)) referees.push_back(std::move(*referee));
  if (referees.empty()) return std::nullopt;

  Judged judged{referees[0].pegged(), referees[0].totals(), referees[0].count(), referees[0].turn()};
  std::vector<bool> mayPlayOn(scores.size());
  for (const Referee& referee : referees) {
    for (std::size_t i = 0; i < judged.cards.size(); ++i)
      if (referee.pegged()[i].points < judged.cards[i].points) judged.cards[i] = referee.pegged()[i];
    for (std::size_t player = 0; player < scores.size(); ++player)
      judged.totals[player] = std::min(judged.totals[player], referee.totals()[player]);
    if (!referee.countGoesOn() || history.empty()) continue;
    judged.count = referee.count();
    mayPlayOn[static_cast<std::size_t>(referee.turn())] = true;
  }
  std::size_t player = 0;
  for (const Move& move : history)
    if (move.card) player = static_cast<std::size_t>(move.by);
  for (std::size_t tried = 0; tried < scores.size(); ++tried) {
    player = (player + 1) % scores.size();
    if (!mayPlayOn[player]) continue;
    judged.toPlay = static_cast<int>(player);
    break;
  }
  return judged;
}

}  // namespace naive
