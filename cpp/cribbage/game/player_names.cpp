#include "cribbage/game/player_names.h"

#include "cribbage/base/names.h"
#include "cribbage/game/levels.h"

namespace cribbage {

namespace {

Error unknown(const ErrorReason& reason, std::string_view whole, std::string_view part, Names names) {
  return makeError(reason, whole, {{"way", clip(part)}, {"ways", listed(names, ", ")}});
}

}  // namespace

std::string_view print(Throws throws) {
  return throwNames[static_cast<std::size_t>(throws)];
}

std::string_view print(Plays plays) {
  return playNames[static_cast<std::size_t>(plays)];
}

std::string print(const PlayerName& name) {
  return std::string(print(name.throws)) + "/" + std::string(print(name.plays));
}

Result<PlayerName> parsePlayer(std::string_view text) {
  if (const auto level = levelOf(text)) return playerOf(*level);
  const std::size_t stroke = text.find('/');
  const std::string_view first = text.substr(0, stroke);
  const auto throws = namedIn<Throws>(throwNames, first);
  if (stroke == std::string_view::npos) {
    if (throws) return PlayerName{*throws, *throws == Throws::random ? Plays::random : Plays::greedy};
    return makeError(
        reason::notALevelOrThrow, text,
        {{"player", clip(text)}, {"levels", listed(levelNames, ", ")}, {"ways", listed(throwNames, ", ")}});
  }
  if (!throws) return unknown(reason::notAThrow, text, first, throwNames);
  const std::string_view second = text.substr(stroke + 1);
  const auto plays = namedIn<Plays>(playNames, second);
  if (!plays) return unknown(reason::notAPlay, text, second, playNames);
  return PlayerName{*throws, *plays};
}

}  // namespace cribbage
