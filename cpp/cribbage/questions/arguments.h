#pragma once
// The arguments that questions take besides cards, and the errors about wrong arguments.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/cards/card_set.h"
#include "cribbage/play/holes.h"

namespace cribbage {

/// The style of a spoken count: `speakShort` or `speakLong`.
enum class Spoken : std::uint8_t { shortCount, longCount };
inline constexpr std::array<std::string_view, 2> spokenNames{"short", "long"};

enum class Order : std::uint8_t { winChance, points };
inline constexpr std::array<std::string_view, 2> orderNames{"winChance", "points"};

/// How the opponent discards: by the equilibrium, for the best hand alone, or two cards at random.
enum class OpponentKind : std::uint8_t { expert, handOnly, random };
inline constexpr std::array<std::string_view, 3> opponentNames{"expert", "handOnly", "random"};

/// Returns the error `badScore` for a value that is not a hole from 0 to 120.
Error noHole(std::string_view given);

/// Returns `badScore` if either score is not a hole.
std::optional<Error> refuse(Score score);

/// Returns `wrongCount` with the number of cards that were given. `reason` says how many there should be.
Error wrongCount(const ErrorReason& reason, const std::vector<Card>& cards, ErrorParts parts = {});

/// Returns `duplicateCard`.
Error twice(Card card);

/// Returns `duplicateCard` for the first card that is in `known` already. Adds the cards to `known`.
std::optional<Error> refuseTwice(std::span<const Card> cards, CardSet& known);

}  // namespace cribbage
