#include "cribbage/game/player_maker.h"

#include "cribbage/game/novice.h"
#include "cribbage/game/peggers.h"
#include "cribbage/game/throwers.h"

namespace cribbage {

PlayerMaker::PlayerMaker(const Tables& tables, const Pegger* solved, Objective objective)
    : tables_(tables), solved_(solved), objective_(objective) {}
PlayerMaker::~PlayerMaker() = default;

Result<Player> PlayerMaker::player(const PlayerName& name) {
  const auto throws = this->throws(name.throws);
  if (!throws) return throws.error();
  const auto plays = this->plays(name.plays);
  if (!plays) return plays.error();
  return Player{*throws, *plays};
}

Result<const Thrower*> PlayerMaker::throws(Throws throws) {
  auto& made = throws_[static_cast<std::size_t>(throws)];
  if (made) return made.get();
  switch (throws) {
    case Throws::points: {
      const auto expert = this->expert();
      if (!expert) return expert.error();
      const auto play = tables_.play();
      if (!play) return play.error();
      made = std::make_unique<PointsThrower>(**expert, **play);
      break;
    }
    case Throws::win: {
      const auto from = tables_.toWin(objective_, true);
      if (!from) return from.error();
      made = std::make_unique<WinThrower>(*from);
      break;
    }
    case Throws::handOnly:
      made = std::make_unique<HandOnlyThrower>();
      break;
    case Throws::schell:
      made = std::make_unique<SchellThrower>();
      break;
    case Throws::random:
      made = std::make_unique<RandomThrower>();
      break;
    case Throws::novice:
      made = std::make_unique<NoviceThrower>();
      break;
  }
  return made.get();
}

Result<const PolicyOpponent*> PlayerMaker::expert() {
  const auto crib = tables_.crib();
  if (!crib) return crib.error();
  if (!expert_) expert_ = std::make_unique<PolicyOpponent>((*crib)->expertDealer, (*crib)->expertPone);
  return expert_.get();
}

Result<const Pegger*> PlayerMaker::plays(Plays plays) {
  if (plays == Plays::solved) {
    if (solved_) return solved_;
    return makeError(reason::solvedPlayMissing, print(plays));
  }
  auto& made = plays_[static_cast<std::size_t>(plays)];
  if (made) return made.get();
  switch (plays) {
    case Plays::solved:
      break;
    case Plays::win: {
      const auto knowledge = tables_.knowledge();
      if (!knowledge) return knowledge.error();
      const auto from = tables_.toWin(objective_, true);
      if (!from) return from.error();
      made = std::make_unique<WinPegger>(**knowledge, *from);
      break;
    }
    case Plays::advice:
    case Plays::drawn: {
      const auto knowledge = tables_.knowledge();
      if (!knowledge) return knowledge.error();
      if (plays == Plays::advice)
        made = std::make_unique<AdvisedPegger>(**knowledge);
      else
        made = std::make_unique<DrawnPegger>(**knowledge);
      break;
    }
    case Plays::reply:
      made = std::make_unique<ReplyPegger>();
      break;
    case Plays::greedy:
      made = std::make_unique<GreedyPegger>();
      break;
    case Plays::random:
      made = std::make_unique<RandomPegger>();
      break;
    case Plays::novice:
      made = std::make_unique<NovicePegger>();
      break;
  }
  return made.get();
}

}  // namespace cribbage
