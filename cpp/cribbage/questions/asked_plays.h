#pragma once
// Questions about a play that have been read, and where the play has come to.

#include <optional>
#include <span>
#include <vector>

#include "cribbage/board/to_go.h"
#include "cribbage/play/play.h"
#include "cribbage/play/play_information.h"
#include "cribbage/questions/play_questions.h"

namespace cribbage {

/// Who played what, and the scores before it.
struct AskedPlay {
  std::vector<Turn> played;
  bool weDeal = false;
  Score score;
};

Result<AskedPlay> readPlay(const Given& played, const Given& weDeal, const Given& ours, const Given& theirs);

/// The play so far. `illegalPlay`, in our words.
Result<Play> playOf(std::span<const Turn> played, bool weDeal, Score score);

/// Whose turn it is; nothing when it is over.
std::optional<Side> toPlayOf(const Play& play, bool weDeal);

/// A question what to play.
struct AskedPlays : AskedPlay {
  OwnCards own;
  Order order{};
  bool quick = false;
  Objective objective{};
};

Result<AskedPlays> readPlays(const PlaysQuestion& question);

/// Where a play has come to.
struct Position {
  Play play;
  CardSet legal;  ///< none where it is not our turn
  ToGo toGo;      ///< after what was pegged in this play
};

/// `illegalPlay` too where the play cannot be with the cards that we hold.
Result<Position> positionOf(const AskedPlays& asked);

/// What we know of it.
PlayInformation informationOf(const AskedPlays& asked);

/// The holes that are needed when the play begins.
ToGo atLead(const AskedPlays& asked);

/// The holes that were needed before the cut: the score before the play has the two of heels.
ToGo thrownAt(const AskedPlays& asked);

}  // namespace cribbage
