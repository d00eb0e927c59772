#include "native/solved_play.h"

#include <bit>
#include <filesystem>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/play/open_play.h"
#include "native/hand_prior_by_class.h"
#include "native/play_state.h"

namespace cribbage {

namespace {

FIFTEEN_TWO_REASON(notAState, badTable, "“{text}” is not the state of a solved play.");
FIFTEEN_TWO_REASON(stateOfOtherTables, badTable,
                   "“{text}” is not the state of a play solved for these tables.");

// Returns the `RankSets` number of a hand without one of its cards.
int restOf(std::span<const Rank> held, std::size_t without) {
  int rest = 0, size = 0;
  for (std::size_t at = 0; at < held.size(); ++at)
    if (at != without) rest = rankSets().add(size++, rest, static_cast<int>(held[at]));
  return rest;
}

}  // namespace

ByRank SolvedPlay::chancesAt(const PlayTree::Node& node, std::span<const Rank> held) const {
  const std::size_t row = PlayTree::rowLength(static_cast<int>(held.size()));
  ByRank chances{};
  float all = 0, choices = 0;
  const auto eachChoice = [&](auto see) {
    for (std::size_t card = 0; card < held.size(); ++card) {
      const auto rank = static_cast<unsigned>(held[card]);
      if (node.mayPlay(rank) && (card == 0 || held[card - 1] != held[card])) see(card, rank);
    }
  };
  eachChoice([&](std::size_t card, unsigned rank) {
    const int lower = std::popcount(node.ranks & ((1u << rank) - 1));
    chances[rank] = row == 0 ? 1
                             : cumulativeStrategy_[node.choices + static_cast<std::size_t>(lower) * row +
                                                   static_cast<std::size_t>(restOf(held, card))];
    all += chances[rank];
    choices += 1;
  });
  eachChoice(
      [&](std::size_t, unsigned rank) { chances[rank] = all > 0 ? chances[rank] / all : 1 / choices; });
  return chances;
}

ByRank SolvedPlay::chances(int target, const PublicPlay& play, std::span<const Rank> held) const {
  if (target >= 0) return chancesAt(tree_->node(target), held);
  const bool alone = play.left(other(play.toAct())) == 0;
  ByRank chances{};
  chances[static_cast<std::size_t>(alone ? bestAlone(play, {held.begin(), held.end()}) : held[0])] = 1;
  return chances;
}

Rank SolvedPlay::choose(int target, const PublicPlay& play, std::span<const Rank> held,
                        Random& random) const {
  const ByRank chances = this->chances(target, play, held);
  std::array<double, RankSets::most> weights{};
  double all = 0;
  for (std::size_t card = 0; card < held.size(); ++card) {
    const bool again = card > 0 && held[card - 1] == held[card];
    weights[card] = again ? 0 : static_cast<double>(chances[static_cast<std::size_t>(held[card])]);
    all += weights[card];
  }
  return held[drawn(std::span(weights).first(held.size()), all, random)];
}

Result<SolvedPlayState> loadSolvedPlay(const ThrowsTable& crib, const std::string& file, int threads) {
  std::error_code none;
  if (!std::filesystem::is_regular_file(file, none)) return makeError(notAState, file);  // a quick check
  SolvedPlayState state{PlayTree{PublicPlay{}}, {}};
  if (!isState(file, state.tree.choiceCount())) return makeError(notAState, file);
  const HandPriorByClass pones(crib.expertPone), dealers(crib.expertDealer);
  auto cumulativeStrategy =
      loadCumulativeStrategy(file, state.tree.choiceCount(), digestOf(jointOf(pones, dealers, threads)));
  if (!cumulativeStrategy) return makeError(stateOfOtherTables, file);
  state.cumulativeStrategy = std::move(*cumulativeStrategy);
  return state;
}

std::size_t drawn(std::span<const double> weights, double all, Random& random) {
  double left = all * random.below(1u << 30) / (1u << 30);
  std::size_t at = 0;
  for (; at + 1 < weights.size(); ++at) {
    left -= weights[at];
    if (left < 0) break;
  }
  return at;
}

}  // namespace cribbage
