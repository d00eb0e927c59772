#pragma once
// The shipped tables that an engine has been given. The core reads no files: its doors bring the bytes.

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "play_table.h"
#include "throw_policy.h"

namespace cribbage {

class Tables {
 public:
  /// Reads and keeps the table of that name: `crib` or `play`. The error, if there is one, is `badTable`: the
  /// bytes are no such table, or there is no table of that name. Then everything stays as it was.
  std::optional<Error> give(std::string_view name, std::span<const std::uint8_t> bytes);

  /// What players throw to the crib; `badTable` with the text `crib` while it has not been given.
  Result<const CribTable*> crib() const;

  /// What a kept hand pegs; `badTable` with the text `play` while it has not been given.
  Result<const PlayTable*> play() const;

 private:
  std::optional<CribTable> crib_;
  std::optional<PlayTable> play_;
};

}  // namespace cribbage
