#pragma once
// Compares the engine with the definition on all 12,994,800 shows. They come in 49 slices, so that the
// progress can be shown.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace cribbage {

/// The number of shows by points, 0 to 29.
using ShowsByPoints = std::array<std::int64_t, 30>;

/// The result of a slice.
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

/// Compares the shows whose lowest card in hand is `slice`, 0 to 48, with each of the 48 starters. Other
/// slices are empty. If the slices run in order, each with the digest of the slice before (the first with an
/// empty text), the last digest is `shows` of the signature. The largest slice, a million shows, takes about
/// half a second.
///
///     proveShows(48, "").shows is 48: the four kings with each other card as the starter
ProvenShows proveShows(int slice, std::string_view digest);

/// Returns the digest over a text and everything before it, to compare answers between machines.
std::string digestText(std::string_view text, std::string_view digest);

}  // namespace cribbage
