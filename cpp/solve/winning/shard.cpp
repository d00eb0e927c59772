#include "solve/winning/shard.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <tuple>

namespace cribbage {

namespace {

// A whole number and no more.
std::optional<int> numberIn(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::string refuse(std::string_view text, std::string_view why) {
  std::string sentence = "“";
  return sentence.append(text).append("” is no shard: ").append(why).append(".");
}

}  // namespace

std::variant<Shard, std::string> readShard(std::string_view text) {
  const std::size_t stroke = text.find('/');
  const auto part = numberIn(text.substr(0, stroke));
  const auto parts = stroke == text.npos ? std::nullopt : numberIn(text.substr(stroke + 1));
  if (!part || !parts) return refuse(text, "say which of how many, as in 1/4");
  if (*parts < 1) return refuse(text, "there is one part at least");
  if (*part < 1 || *part > *parts)
    return refuse(text, std::string("parts are counted from 1 to ").append(std::to_string(*parts)));
  return Shard{*part, *parts};
}

std::vector<ToGo> scoresOf(Shard shard, const std::vector<int>& dealers, const std::vector<int>& pones) {
  std::vector<ToGo> all;
  for (const int dealer : dealers)
    for (const int pone : pones) all.push_back({dealer, pone});
  std::sort(all.begin(), all.end(), [](ToGo a, ToGo b) {
    return std::tuple(a.dealer + a.pone, a.dealer) < std::tuple(b.dealer + b.pone, b.dealer);
  });
  std::vector<ToGo> some;
  for (auto at = static_cast<std::size_t>(shard.part - 1); at < all.size();
       at += static_cast<std::size_t>(shard.parts))
    some.push_back(all[at]);
  return some;
}

}  // namespace cribbage
