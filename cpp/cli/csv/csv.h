#pragma once
// Writes the tables as CSV: a line of column names, then a line per row.

#include <cmath>
#include <cstddef>
#include <cstdio>
#include <ostream>
#include <string>

#include "cribbage/advice/tables.h"

namespace cribbage {

// Roles are `dealer` and `pone`. Ranks are A to K, lowest first, as in `AA2K`. Chances are from 0 to 1.

/// Writes how often players throw each pair of ranks from six cards: 144,436 rows.
void writeCribCsv(std::ostream& out, const Tables& tables);

/// Writes the mean pegs of each kept four, and of the opponent: 3,640 rows.
void writePlayCsv(std::ostream& out, const Tables& tables);

/// Writes how often each rank is led, replied and played second, and the net points after leads and replies:
/// 282,711 rows.
void writeOpeningCsv(std::ostream& out, const Tables& tables);

/// Writes how much more often a lead or reply wins than the mean of its hand's choices, at each solved score:
/// 6,692,868 rows, 188 MB.
void writeStakesCsv(std::ostream& out, const Tables& tables);

/// Writes the probability of each pair of pegs, by the kept four of one role: 502,743 rows.
void writePeggingCsv(std::ostream& out, const Tables& tables);

/// Writes the dealer's chances from each score if both play for an objective: 14,641 rows.
template <Objective objective>
void writeBoardCsv(std::ostream& out, const Tables& tables);

/// Returns the ranks of the set of `size` cards with the number `set`, lowest first.
std::string ranksOf(int size, int set);

/// Prints `decimals` decimals, with a point in every locale. A half is rounded away from zero, as in
/// JavaScript, so that the published files have the same bytes.
template <int decimals>
struct Decimals {
  double value;
  friend std::ostream& operator<<(std::ostream& out, Decimals number) {
    long long whole = 1;
    for (int at = 0; at < decimals; ++at) whole *= 10;
    const auto parts =
        static_cast<long long>(std::floor(std::abs(number.value) * static_cast<double>(whole) + 0.5));
    char text[32];
    const int length =
        std::snprintf(text, sizeof text, "%s%lld.%0*lld", number.value < 0 && parts > 0 ? "-" : "",
                      parts / whole, decimals, parts % whole);
    return out.write(text, length);
  }
};

}  // namespace cribbage
