// All 12,994,800 shows by the engine and by the definition: what the About page proves on a phone. Prints the
// shows by points and the digest over all of them. Some ten seconds.

#include <cstdio>
#include <string>

#include "proof/shows_proof.h"

using namespace cribbage;

int main() {
  std::int64_t shows = 0, wrong = 0;
  ShowsByPoints hands{}, cribs{};
  std::string digest;
  for (int slice = 0; slice < showSlices; ++slice) {
    std::fprintf(stderr, "\r%d of %d lowest cards", slice + 1, showSlices);
    const ProvenShows proven = proveShows(slice, digest);
    if (wrong == 0 && proven.wrong > 0) std::printf("first wrong: %s\n", proven.firstWrong.c_str());
    shows += proven.shows;
    wrong += proven.wrong;
    digest = proven.digest;
    for (std::size_t points = 0; points < hands.size(); ++points) {
      hands[points] += proven.hands[points];
      cribs[points] += proven.cribs[points];
    }
  }
  std::fprintf(stderr, "\n");
  std::printf("points      hands      cribs\n");
  for (std::size_t points = 0; points < hands.size(); ++points)
    std::printf("%6zu %10lld %10lld\n", points, static_cast<long long>(hands[points]),
                static_cast<long long>(cribs[points]));
  std::printf("shows  %lld\nwrong  %lld\ndigest %s\n", static_cast<long long>(shows),
              static_cast<long long>(wrong), digest.c_str());
  return wrong == 0 ? 0 : 1;
}
