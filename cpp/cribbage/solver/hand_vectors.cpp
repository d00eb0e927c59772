#include "cribbage/solver/hand_vectors.h"

namespace cribbage {

namespace {

// Normalises the choices of hands of two. The hand of a and b has two numbers: row a, lane b is the choice to
// play a; row b, lane a is the choice to play b. Transposing the square puts both at the same index, so that
// whole rows are divided at once.
void chooseOfPairs(const PlayTree::Node& node, const float* numbers, float* chances) {
  std::array<float, HandVectors::pairs> all{}, turned{};
  std::array<float, handLanes> may{};
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    if (!node.mayPlay(rank)) continue;
    may[rank] = 1;
    for (std::size_t at = 0; at < handLanes; ++at) all[rank * handLanes + at] = std::max(0.0f, numbers[at]);
    numbers += handLanes;
  }
  for (std::size_t a = 0; a < rankCount; ++a) {
    if (may[a] == 0) continue;
    for (std::size_t b = 0; b < rankCount; ++b) turned[b * handLanes + a] = all[a * handLanes + b];
  }
  for (std::size_t a = 0; a < rankCount; ++a) {
    if (may[a] == 0) continue;
    float* row = chances + a * handLanes;
    for (std::size_t b = 0; b < handLanes; ++b) {
      const float one = all[a * handLanes + b], sum = one + turned[a * handLanes + b];
      const float even = 1 / (1 + may[b]);  // a half, or 1 if b may not be played
      row[b] = sum > 0 ? one / sum : even;
    }
    row[a] = 1;
  }
}

// Normalises the choices of larger hands. Numbers are stored by the card played and the cards that remain,
// but normalised by hand, whose index `RankSets::adding` gives. The first pass sums the numbers of each hand,
// and the second divides by the sum.
void chooseOfMany(const PlayTree::Node& node, int size, const float* numbers, float* chances) {
  std::array<float, HandVectors::most> sums{}, choices{};
  const auto rows = static_cast<std::size_t>(RankSets::count[static_cast<std::size_t>(size - 1)]);
  const float* row = numbers;
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    if (!node.mayPlay(rank)) continue;
    const std::uint16_t* hand = rankSets().adding(size - 1, static_cast<int>(rank));
    for (std::size_t at = 0; at < rows; ++at) {
      sums[hand[at]] += std::max(0.0f, row[at]);
      choices[hand[at]] += 1;
    }
    row += rows;
  }
  row = numbers;
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    if (!node.mayPlay(rank)) continue;
    const std::uint16_t* hand = rankSets().adding(size - 1, static_cast<int>(rank));
    for (std::size_t at = 0; at < rows; ++at)
      chances[rank * rows + at] =
          sums[hand[at]] > 0 ? std::max(0.0f, row[at]) / sums[hand[at]] : 1 / choices[hand[at]];
    row += rows;
  }
}

}  // namespace

void HandVectors::afterPlaying(int size, int rank, const float* hands, const float* row, float* left) {
  std::fill(left, left + length(size - 1), 0.0f);
  if (size == 1) {
    left[0] = hands[rank];
  } else if (size == 2) {
    const float* held = hands + static_cast<std::size_t>(rank) * handLanes;
    for (std::size_t at = 0; at < rankCount; ++at) left[at] = held[at] * row[at];
  } else {
    const std::uint16_t* held = rankSets().adding(size - 1, rank);
    const int count = RankSets::count[static_cast<std::size_t>(size - 1)];
    for (int set = 0; set < count; ++set) {
      const float reach = hands[held[set]] * row[set];
      left[place(size - 1, set)] = reach;
      if (size == 3) {  // a set of two has two places
        const auto& two = rankSets().ranks(2, set);
        left[two[1] * handLanes + two[0]] = reach;
      }
    }
  }
}

void HandVectors::afterGo(int size, int limit, const float* hands, float* same) {
  std::fill(same, same + length(size), 0.0f);
  if (size == 2) {
    for (std::size_t a = static_cast<std::size_t>(limit); a < rankCount; ++a)
      std::copy(hands + a * handLanes + limit, hands + a * handLanes + rankCount,
                same + a * handLanes + limit);
    return;
  }
  // Rank r counts r + 1 up to ten, and a go needs a limit below ten, so ranks from `limit` on do not fit.
  // Sets are numbered in lexicographic order, so sets that hold only these ranks are the last of their size.
  const int first = rankSets().firstFrom(size, limit);
  std::copy(hands + first, hands + RankSets::count[static_cast<std::size_t>(size)], same + first);
}

void chooseInProportion(const PlayTree::Node& node, const float* numbers, float* chances) {
  const int size = node.left[node.seat];
  if (size == 2)
    chooseOfPairs(node, numbers, chances);
  else if (size > 2)
    chooseOfMany(node, size, numbers, chances);
}

}  // namespace cribbage
