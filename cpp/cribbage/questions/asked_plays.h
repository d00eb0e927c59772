#pragma once
// Parsed questions about a play, and the point that the play has reached.

#include <optional>
#include <span>
#include <vector>

#include "cribbage/board/to_go.h"
#include "cribbage/play/play.h"
#include "cribbage/play/play_information.h"
#include "cribbage/questions/play_questions.h"

namespace cribbage {

/// The cards and goes of both sides, and the scores before the play.
struct AskedPlay {
  std::vector<Turn> played;
  bool weDeal = false;
  Score score;
};

Result<AskedPlay> readPlay(const Given& played, const Given& weDeal, const Given& ours, const Given& theirs);

/// Returns the play so far, or `illegalPlay` in our words if it is impossible.
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

/// The point that a play has reached.
struct Position {
  Play play;
  CardSet legal;  ///< empty if it is not our turn
  ToGo toGo;      ///< after the pegs of this play
};

/// Replays the play. Also returns `illegalPlay` if it contradicts the cards that we hold.
Result<Position> positionOf(const AskedPlays& asked);

/// Returns the information that we have in the play.
PlayInformation informationOf(const AskedPlays& asked);

/// Returns the holes that both sides need when the play begins.
ToGo atLead(const AskedPlays& asked);

/// Returns the holes that both sides needed before the cut. The score before the play includes the two points
/// for heels.
ToGo thrownAt(const AskedPlays& asked);

}  // namespace cribbage
