#include "cribbage/deal/expert.h"

#include "catch.h"
#include "cribbage/cribbage.h"
#include "written.h"

using namespace cribbage;

namespace {

struct Asked {
  Dealt dealt;
  bool weDeal;
  Score score;
  Objective objective;
};

std::vector<Asked> questions() {
  const Dealt one = dealt("5D JH 6S 4H 5S 2C"), other = dealt("KS QH 8D 6C 2S 2H");
  return {{one, true, {118, 117}, Objective::win},   {one, true, {118, 117}, Objective::acc},
          {one, false, {118, 117}, Objective::win},  {one, true, {117, 118}, Objective::win},
          {other, true, {118, 117}, Objective::win}, {one, true, {60, 60}, Objective::win},
          {one, true, {61, 60}, Objective::money},   {one, true, {118, 80}, Objective::acc},
          {one, true, {118, 80}, Objective::money}};
}

std::vector<double> worths(const Asked& asked, const Tables& tables) {
  std::vector<double> worths;
  const auto choices = valueDiscards(asked.dealt, asked.weDeal, asked.score, tables, Order::winChance,
                                     OpponentKind::expert, asked.objective);
  for (const Discard& choice : *choices) worths.push_back(*choice.worth);
  return worths;
}

}  // namespace

TEST_CASE("no answer depends on what was asked before it") {
  const Tables used = shippedTables();
  for (int round = 0; round < 2; ++round)
    for (const Asked& asked : questions()) CHECK(worths(asked, used) == worths(asked, shippedTables()));
}

TEST_CASE("the cache keeps the shows computed last") {
  ShowCache known;
  const auto shows = [](int) {
    return std::make_shared<const OpponentShows>(CardSet{}, std::span<const KeptAndThrown>{});
  };
  ShowCache::Asked asked;
  const auto first = shows(0);
  known.keep(asked, first);
  CHECK(known.find(asked) == first);
  for (std::size_t more = 0; more < ShowCache::most; ++more) {
    asked.score = {static_cast<int>(100 + more), 90};
    CHECK(known.find(asked) == nullptr);
    known.keep(asked, shows(1));
  }
  CHECK(known.find({}) == nullptr);
  CHECK(known.find(asked) != nullptr);
}
