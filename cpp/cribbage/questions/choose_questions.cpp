#include "cribbage/questions/choose_questions.h"

#include "cribbage/base/random.h"
#include "cribbage/game/player_maker.h"
#include "cribbage/play/public_play.h"
#include "cribbage/questions/asked_plays.h"
#include "cribbage/questions/discard_questions.h"

namespace cribbage {

namespace {

struct Chooser {
  Level level{};
  std::int64_t seed = 0;
  Objective objective{};
};

Result<Level> readLevel(const Given& given) {
  if (given.kind == Given::Kind::text)
    if (const auto level = levelOf(given.text)) return *level;
  return notAChoice("level", given, levelNames);
}

Result<Chooser> chooserOf(const Given& level, const Given& seed, const Given& objective) {
  const auto itsLevel = readLevel(level);
  if (!itsLevel) return itsLevel.error();
  Chooser chooser{*itsLevel, 0, {}};
  if (seed.kind != Given::Kind::absent) {
    const auto its = seedOf(seed);
    if (!its) return its.error();
    chooser.seed = *its;
  }
  const auto itsObjective = objectiveOf(objective);
  if (!itsObjective) return itsObjective.error();
  chooser.objective = *itsObjective;
  return chooser;
}

// True if the level looks only at its cards and at the play.
bool needsNoTable(Level level) {
  return level <= Level::pub;
}

// Returns the source of random numbers for one choice. A game has one seed but many choices, so our cards and
// the number of cards played are mixed into the seed.
Random randomOf(std::int64_t seed, std::uint64_t cards, std::size_t played) {
  return Random(static_cast<std::uint64_t>(seed) ^ ((cards << 3) + played) * 0x9E3779B97F4A7C15);
}

std::uint64_t bitsOf(std::span<const Card> cards) {
  std::uint64_t bits = 0;
  for (const Card card : cards)
    bits |= std::uint64_t{1} << (static_cast<unsigned>(card.rank()) * suitCount +
                                 static_cast<unsigned>(card.suit()));
  return bits;
}

// Returns the public state of a play. Adds each go that was left out, if the player or the count of the next
// card implies it.
PublicPlay seenByBoth(const Play& play) {
  PublicPlay seen;
  for (const CardPlay& played : play.played()) {
    const auto fits = [&] {
      return seen.toAct() == played.by && seen.count() + pips(played.card.rank()) == played.count;
    };
    while (!fits() && seen.mayGo()) seen.go();
    seen.play(played.card.rank());
  }
  const auto isThere = [&] { return seen.toAct() == play.toPlay() && seen.count() == play.count(); };
  while (!seen.over() && !isThere() && seen.mayGo()) seen.go();
  return seen;
}

TurnInformation informationOf(const AskedPlays& asked, const Position& at) {
  TurnInformation turn;
  turn.information = informationOf(asked);
  turn.play = seenByBoth(at.play);
  const Seat us = turn.information.us;
  turn.ours = asked.score.ours + at.play.pegged(us);
  turn.theirs = asked.score.theirs + at.play.pegged(other(us));
  turn.kept = asked.own.kept;
  turn.thrown = asked.own.thrown;
  turn.starter = asked.own.starter;
  CardSet held({asked.own.kept.begin(), asked.own.kept.end()});
  for (const CardPlay& played : at.play.played()) {
    if (played.by == us)
      held.remove(played.card);
    else
      turn.theirPlayed.add(played.card);
  }
  for (const Card card : held) turn.held.push_back(card.rank());
  const ToGo before = thrownAt(asked);
  turn.oursAtThrow = lastHole - (asked.weDeal ? before.dealer : before.pone);
  turn.theirsAtThrow = lastHole - (asked.weDeal ? before.pone : before.dealer);
  return turn;
}

Result<AskedDiscards> readDeal(const ChooseDiscardQuestion& question) {
  return readDiscards(
      {question.dealt, question.weDeal, question.ours, question.theirs, {}, {}, question.objective, {}});
}

Result<AskedPlays> readPlay(const ChoosePlayQuestion& question) {
  return readPlays({question.kept,
                    question.thrown,
                    question.starter,
                    question.weDeal,
                    question.played,
                    question.ours,
                    question.theirs,
                    {},
                    {},
                    question.objective});
}

Result<ChosenPlay> choose(const AskedPlays& asked, const Chooser& chooser, const Tables& tables) {
  const auto at = positionOf(asked);
  if (!at) return at.error();
  if (toPlayOf(at->play, asked.weDeal) != Side::us)
    return makeError(at->play.over() ? reason::playIsOver : reason::notOurTurn, "");
  if (at->legal.empty()) return ChosenPlay{std::nullopt, true};
  PlayerMaker maker(tables, nullptr, chooser.objective);
  const auto pegger = maker.plays(playerOf(chooser.level).plays);
  if (!pegger) return pegger.error();
  const TurnInformation turn = informationOf(asked, *at);
  Random random = randomOf(chooser.seed, bitsOf(turn.kept), at->play.played().size());
  const Rank rank = (*pegger)->choose(turn, random);
  for (const Card card : at->legal)
    if (card.rank() == rank) return ChosenPlay{card, std::nullopt};
  return makeError(reason::impossiblePlay, "");
}

}  // namespace

Result<ChosenDiscard> chooseDiscard(const ChooseDiscardQuestion& question, const Tables& tables) {
  const auto asked = readDeal(question);
  if (!asked) return asked.error();
  const auto chooser = chooserOf(question.level, question.seed, question.objective);
  if (!chooser) return chooser.error();
  return chooseDiscard(asked->dealt, asked->weDeal, asked->score, chooser->level, chooser->seed, tables,
                       chooser->objective);
}

Result<ChosenDiscard> chooseDiscard(const Dealt& dealt, bool weDeal, Score score, Level level,
                                    std::int64_t seed, const Tables& tables, Objective objective) {
  CardSet known;
  if (const auto error = refuseTwice(dealt, known)) return *error;
  if (const auto error = refuse(score)) return *error;
  PlayerMaker maker(tables, nullptr, objective);
  const auto thrower = maker.throws(playerOf(level).throws);
  if (!thrower) return thrower.error();
  Random random = randomOf(seed, bitsOf(dealt), 0);
  return ChosenDiscard{(*thrower)->choose({dealt, weDeal, score.ours, score.theirs}, random)};
}

TableNames needs(const ChooseDiscardQuestion& question) {
  const auto chooser = chooserOf(question.level, question.seed, question.objective);
  if (!readDeal(question) || !chooser) return {};
  if (needsNoTable(chooser->level)) return {};
  TableNames names{"play", "crib"};
  if (chooser->level == Level::expert)
    names.insert(names.end(), {"pegging", Tables::boardFor(chooser->objective), "stakes"});
  return names;
}

Result<ChosenPlay> choosePlay(const ChoosePlayQuestion& question, const Tables& tables) {
  const auto asked = readPlay(question);
  if (!asked) return asked.error();
  const auto chooser = chooserOf(question.level, question.seed, question.objective);
  if (!chooser) return chooser.error();
  return choose(*asked, *chooser, tables);
}

Result<ChosenPlay> choosePlay(const OwnCards& own, std::span<const Turn> played, bool weDeal, Score score,
                              Level level, std::int64_t seed, const Tables& tables, Objective objective) {
  const AskedPlays asked{
      {{played.begin(), played.end()}, weDeal, score}, own, Order::winChance, false, objective};
  return choose(asked, {level, seed, objective}, tables);
}

TableNames needs(const ChoosePlayQuestion& question) {
  const auto asked = readPlay(question);
  const auto chooser = chooserOf(question.level, question.seed, question.objective);
  if (!asked || !chooser || needsNoTable(chooser->level)) return {};
  const auto at = positionOf(*asked);
  if (!at || at->legal.empty()) return {};
  TableNames names{"crib", "opening"};
  if (chooser->level == Level::expert)
    names.insert(names.end(), {"play", "pegging", Tables::boardFor(chooser->objective), "stakes"});
  return names;
}

}  // namespace cribbage
