#pragma once
// The average crib by the two ranks discarded to it, as published by M. Schell: a table that players have
// used for years.

#include <array>
#include <cstddef>
#include <cstdint>

#include "cribbage/show/score.h"

namespace cribbage {

/// Average points of a crib in hundredths, by `RankTable::pair` of the discarded ranks: A-A, A-2 … A-K, 2-2 …
using CribAverages = std::array<std::int16_t, RankTable::pairCount>;

/// The average crib if the dealer discards these ranks to it. Source: M. Schell, "Your crib", Cribbage Forum:
/// the author's weighted mean of the averages of Hessel, Colvert and Rasmussen.
inline constexpr CribAverages schellDealer{
    // clang-format off
    538, 423, 452, 543, 545, 385, 385, 380, 340, 342, 365, 342, 341,  // A-A … A-K
    572, 700, 452, 545, 393, 381, 366, 371, 355, 384, 358, 352,  // 2-2 … 2-K
    594, 491, 597, 381, 358, 392, 378, 357, 390, 359, 367,  // 3-3 … 3-K
    563, 648, 385, 372, 383, 372, 359, 388, 359, 360,  // 4-4 … 4-K
    879, 663, 601, 548, 543, 666, 700, 663, 666,  // 5-5 … 5-K
    576, 498, 463, 513, 317, 341, 323, 313,  // 6-6 … 6-K
    592, 653, 404, 323, 353, 323, 326,  // 7-7 … 7-K
    545, 472, 380, 352, 319, 316,  // 8-8 … 8-K
    516, 429, 397, 299, 306,  // 9-9 … 9-K
    476, 461, 331, 284,  // T-T … T-K
    533, 481, 396,  // J-J … J-K
    479, 346,  // Q-Q … Q-K
    458,  // K-K
    // clang-format on
};

/// The average crib if the pone discards these ranks to it. Source: M. Schell, "Opponent's crib", Cribbage
/// Forum.
inline constexpr CribAverages schellPone{
    // clang-format off
    602, 507, 507, 572, 601, 491, 489, 485, 455, 448, 468, 433, 430,  // A-A … A-K
    638, 733, 533, 611, 497, 497, 494, 470, 459, 481, 456, 445,  // 2-2 … 2-K
    668, 596, 678, 487, 501, 505, 487, 463, 486, 459, 448,  // 3-3 … 3-K
    653, 726, 534, 488, 494, 468, 453, 485, 446, 436,  // 4-4 … 4-K
    937, 747, 700, 630, 615, 741, 776, 734, 725,  // 5-5 … 5-K
    708, 642, 586, 626, 431, 457, 422, 414,  // 6-6 … 6-K
    714, 763, 526, 431, 468, 432, 427,  // 7-7 … 7-K
    682, 583, 510, 459, 431, 420,  // 8-8 … 8-K
    639, 543, 496, 411, 403,  // 9-9 … 9-K
    608, 563, 461, 388,  // T-T … T-K
    642, 546, 477,  // J-J … J-K
    579, 449,  // Q-Q … Q-K
    565,  // K-K
    // clang-format on
};

}  // namespace cribbage
