#pragma once
// What questions are asked with besides cards.

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

/// How a count is said: `speakShort` or `speakLong`.
enum class Spoken : std::uint8_t { shortCount, longCount };
inline constexpr std::array<std::string_view, 2> spokenNames{"short", "long"};

/// What choices are ordered by.
enum class Order : std::uint8_t { winChance, points };
inline constexpr std::array<std::string_view, 2> orderNames{"winChance", "points"};

/// How the opponent throws: by the equilibrium, for the best hand alone, or any two cards.
enum class OpponentKind : std::uint8_t { expert, handOnly, random };
inline constexpr std::array<std::string_view, 3> opponentNames{"expert", "handOnly", "random"};

/// `badScore`: what was given is no hole from 0 to 120.
Error noHole(std::string_view given);

/// `badScore` where one of the two is no hole.
std::optional<Error> refuse(Score score);

/// `wrongCount`: so many cards were given where the reason says how many there should be.
Error wrongCount(const ErrorReason& reason, const std::vector<Card>& cards, ErrorParts parts = {});

/// `duplicateCard`.
Error twice(Card card);

/// `duplicateCard` for the first of the cards that is known already. They all are known then.
std::optional<Error> refuseTwice(std::span<const Card> cards, CardSet& known);

}  // namespace cribbage
