#pragma once
// The tables of an engine that answers the play too.

#include <optional>

#include "advise.h"
#include "tables.h"

namespace cribbage {

class PlayTables : public Tables {
 public:
  /// As `Tables::give`, and `opening` besides.
  std::optional<Error> give(std::string_view name, std::span<const std::uint8_t> bytes);

  /// What advice is made from; `badTable` with `crib` or `opening` while one has not been given. Some
  /// milliseconds the first time.
  Result<const PlayKnowledge*> knowledge() const;

 private:
  std::optional<OpeningTable> opening_;
  mutable std::optional<PlayKnowledge> knowledge_;  // made of the tables when it is first wanted
};

}  // namespace cribbage
