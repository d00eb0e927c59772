#pragma once
// Parsed questions about the play of a deal, and the position that the play has reached.

#include <optional>
#include <span>
#include <vector>

#include "cribbage/board/to_go.h"
#include "cribbage/play/play.h"
#include "cribbage/play/play_information.h"
#include "cribbage/questions/play_questions.h"

namespace cribbage {

/// A parsed question about a play: the cards and goes of both sides, and the scores before the play.
struct AskedPlay {
  std::vector<Turn> played;
  bool weDeal = false;
  Score score;
};

Result<AskedPlay> readPlay(const Given& played, const Given& weDeal, const Given& ours, const Given& theirs);

/// Returns the play so far. If it is impossible, returns `illegalPlay` in words that call the player who asks
/// "we".
Result<Play> playOf(std::span<const Turn> played, bool weDeal, Score score);

/// Returns the side whose turn it is; none when the play is over.
std::optional<Side> toPlayOf(const Play& play, bool weDeal);

/// A parsed question for the best card to play.
struct AskedPlays : AskedPlay {
  OwnCards own;
  Order order{};
  bool quick = false;
  Objective objective{};
};

Result<AskedPlays> readPlays(const PlaysQuestion& question);

/// The position that a play has reached.
struct Position {
  Play play;
  CardSet legal;  ///< empty if it is not our turn
  ToGo toGo;      ///< after the pegs of this play
};

/// Replays the turns. Returns `illegalPlay` if they break the rules of the play, or contradict the cards that
/// we hold.
Result<Position> positionOf(const AskedPlays& asked);

/// Returns all that we know in the play. Advice depends on nothing else.
PlayInformation informationOf(const AskedPlays& asked);

/// Returns the holes that both sides need when the play begins.
ToGo atLead(const AskedPlays& asked);

/// Returns the holes that both sides needed before the cut. If the starter is a jack, the dealer needed two
/// more before the cut than at the lead.
ToGo thrownAt(const AskedPlays& asked);

}  // namespace cribbage
