#pragma once
// Writes the shipped tables as CSV, for `cribbage table --csv`: a line of column names, then a line per row.

#include <cmath>
#include <cstddef>
#include <cstdio>
#include <ostream>
#include <string>

#include "cribbage/advice/tables.h"

namespace cribbage {

// In all these files, a role is `dealer` or `pone`, chances are from 0 to 1, and ranks are listed lowest
// first, as in `AA2K`.

/// Writes how often players throw each pair of ranks from six cards: 144,436 rows.
void writeCribCsv(std::ostream& out, const Tables& tables);

/// Writes the mean pegs of the player and of the opponent, for each role and each four cards kept: 3,640
/// rows.
void writePlayCsv(std::ostream& out, const Tables& tables);

/// Writes how often each rank is the lead, the reply or the leader's second card, with the expected net
/// points of leads and replies: 282,711 rows.
void writeOpeningCsv(std::ostream& out, const Tables& tables);

/// Writes, at each solved score, the win chance of each lead and reply minus the mean of all choices from its
/// hand: 6,692,868 rows, 188 MB.
void writeStakesCsv(std::ostream& out, const Tables& tables);

/// Writes the probability of each pair of pegging totals, given the four cards that one player kept: 502,743
/// rows.
void writePeggingCsv(std::ostream& out, const Tables& tables);

/// Writes the dealer's chances of winning and of skunks from each score, if both sides play for `objective`:
/// 14,641 rows.
template <Objective objective>
void writeBoardCsv(std::ostream& out, const Tables& tables);

/// Returns the ranks, lowest first, of the multiset of `size` cards that has the index `set`.
std::string ranksOf(int size, int set);

/// A number that prints with this many decimals, and with a decimal point in every locale. Halves are rounded
/// away from zero, as in JavaScript, so that the published files keep the same bytes.
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
