#pragma once
// Proves the engine's scorer: compares it with the definition (definition.h) on all 12,994,800 shows, which
// are hands of four with a starter. The work is cut into 49 slices, so that the progress can be shown.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace cribbage {

/// The number of shows with 0, 1, … 29 points.
using ShowsByPoints = std::array<std::int64_t, 30>;

/// The result of comparing one slice.
struct ProvenShows {
  std::int64_t shows = 0;  ///< each counted as hand and as crib
  std::int64_t wrong = 0;  ///< shows in which engine and definition differ, or `score` and `scoreStarters`
  std::string firstWrong;  ///< `4S 5H 5D 6C with 5S`
  ShowsByPoints hands{};   ///< as a hand, by the engine
  ShowsByPoints cribs{};   ///< as the crib, by the engine
  std::string digest;      ///< over the points of this slice and the slices before it, 16 hexadecimal digits

  template <class See>
  static void fields(See&& see) {
    see("shows", &ProvenShows::shows);
    see("wrong", &ProvenShows::wrong);
    see("firstWrong", &ProvenShows::firstWrong);
    see("hands", &ProvenShows::hands);
    see("cribs", &ProvenShows::cribs);
    see("digest", &ProvenShows::digest);
  }
};

inline constexpr int showSlices = 49;

/// Compares all hands whose lowest card has the id `slice` (0 to 48), each with its 48 starters. Any other
/// number is an empty slice. Call it for the slices in order, each with the digest of the slice before, and
/// the first with an empty text. Then the last digest equals `shows` in the signature of the engine. The
/// largest slice, a million shows, takes about half a second.
///
///     proveShows(48, "").shows is 48: the four kings with each other card as the starter
ProvenShows proveShows(int slice, std::string_view digest);

/// Adds a text to `digest` and returns the new digest, to compare answers between machines.
std::string digestText(std::string_view text, std::string_view digest);

}  // namespace cribbage
