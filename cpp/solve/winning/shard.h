#pragma once
// The scores at which playing to win matters, shared out among jobs.

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cribbage/winning/to_go.h"

namespace cribbage {

/// One of so many parts of the scores, counted from 1.
struct Shard {
  int part = 1, parts = 1;
};

/// “1/4” is the first of four; what is no shard comes back as a sentence that says why.
std::variant<Shard, std::string> readShard(std::string_view text);

/// The scores of a shard, nearest the end first. Every score of these numbers is in one shard. Scores are
/// dealt round by their distance from the end, which tells their cost best: so all shards cost much the same.
std::vector<ToGo> scoresOf(Shard shard, const std::vector<int>& dealers, const std::vector<int>& pones);

}  // namespace cribbage
