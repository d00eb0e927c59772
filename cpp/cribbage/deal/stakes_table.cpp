#include "cribbage/deal/stakes_table.h"

#include <cassert>

#include "cribbage/base/table_bytes.h"
#include "cribbage/play/hand_pegs_table.h"

namespace cribbage {

namespace {

const TableHead& stakesHead() {
  static const TableHead head{"stakes", "stakes", "15-2stak", 4, {}, true};
  return head;
}

constexpr auto openings = static_cast<std::size_t>(OpeningTable::hands);

// Interpolates numbers by score of a grid at the score between `corners`.
double between(const std::array<ScoreGrid::Corner, 4>& corners, const std::vector<std::int32_t>& byScore) {
  double sum = 0;
  for (const auto& [score, share] : corners) sum += share * byScore[score];
  return sum;
}

}  // namespace

std::size_t StakesTable::cardsOf(bool replies) {
  std::size_t cards = 0;
  for (std::size_t hand = 0; hand < openings; ++hand)
    if (const std::size_t count = OpeningTable::choicesAt(hand).count; count > 1) cards += count;
  return replies ? rankCount * cards : cards;
}

StakesTable::StakesTable(ScoreGrid grid, Roles roles) : grid_(std::move(grid)), roles_(std::move(roles)) {
  placeCards();
}

void StakesTable::setOpenings(ScoreGrid grid, Roles roles) {
  grid_ = std::move(grid);
  roles_ = std::move(roles);
}

void StakesTable::placeCards() {
  std::uint32_t next = 0;
  for (std::size_t place = 0; place < OpeningTable::valued; ++place) {
    if (place == openings) next = 0;  // the numbering of replies starts again at 0
    first_.push_back(next);
    if (const std::size_t count = OpeningTable::choicesAt(place).count; count > 1)
      next += static_cast<std::uint32_t>(count);
  }
}

ByRank StakesTable::ahead(std::size_t place, const ByRank& nets, ToGo toGo) const {
  ByRank ahead{};
  const OpeningTable::Choices choices = OpeningTable::choicesAt(place);
  if (choices.count < 2) return ahead;
  const Role& role = roles_[place < openings ? 0 : 1];
  const auto around = grid_.around(toGo.dealer, toGo.pone);
  const auto here = [&](const std::vector<std::int32_t>& byScore) {
    return static_cast<float>(between(around, byScore) / scale);
  };
  // Interpolates each term at this score first. Then the value of each card is a short sum of products.
  const float point = here(role.points);
  for (std::size_t choice = 0; choice < choices.count; ++choice)
    ahead[choices.ranks[choice]] = point * nets[choices.ranks[choice]];
  for (std::size_t at = 0; at < role.directions.size(); ++at) {
    const float direction = here(role.directions[at]);
    for (std::size_t choice = 0; choice < choices.count; ++choice)
      ahead[choices.ranks[choice]] += direction * static_cast<float>(role.cards[at][first_[place] + choice]);
  }
  // Neither the rounded weights of a hand nor its net points necessarily add up to 0, so the mean is
  // subtracted at the end.
  float mean = 0;
  for (std::size_t choice = 0; choice < choices.count; ++choice) mean += ahead[choices.ranks[choice]];
  for (std::size_t choice = 0; choice < choices.count; ++choice)
    ahead[choices.ranks[choice]] -= mean / static_cast<float>(choices.count);
  return ahead;
}

void StakesTable::setHands(ScoreGrid grid, PerSeat<Hands> hands) {
  handGrid_ = std::move(grid);
  hands_ = std::move(hands);
}

void StakesTable::setCalibration(ScoreGrid grid, PerSeat<std::vector<std::int32_t>> bySeat) {
  calibrationGrid_ = std::move(grid);
  calibration_ = std::move(bySeat);
}

double StakesTable::calibration(Seat seat, ToGo toGo) const {
  if (calibrationGrid_.size() == 0) return 1;
  return between(calibrationGrid_.around(toGo.dealer, toGo.pone), calibration_[seat]) / calibrationScale;
}

std::vector<float> StakesTable::hands(Seat seat, Pegs beyond, ToGo toGo) const {
  std::vector<float> sums(HandPegsTable::hands);
  const Hands& role = hands_[seat];
  const auto around = handGrid_.around(toGo.dealer, toGo.pone);
  for (std::size_t at = 0; at < role.directions.size(); ++at) {
    const auto direction = static_cast<float>(between(around, role.directions[at]) / scale);
    const auto& weights = role.weights[at][static_cast<std::size_t>(beyond)];
    for (std::size_t hand = 0; hand < sums.size(); ++hand)
      sums[hand] += direction * static_cast<float>(weights[hand]);
  }
  return sums;
}

std::vector<float> StakesTable::handsBeforeCut(Seat seat, Pegs beyond, ToGo toGo) const {
  constexpr float jacks = 1.0f / rankCount;
  std::vector<float> sums = hands(seat, beyond, toGo);
  for (float& sum : sums) sum *= 1 - jacks;
  if (toGo.dealer <= 2) return sums;  // a jack ends the game
  const std::vector<float> afterHeels = hands(seat, beyond, {toGo.dealer - 2, toGo.pone});
  for (std::size_t hand = 0; hand < sums.size(); ++hand) sums[hand] += jacks * afterHeels[hand];
  return sums;
}

Result<StakesTable> StakesTable::read(std::span<const std::uint8_t> bytes) {
  TableReader reader(stakesHead(), bytes);
  if (reader.error()) return *reader.error();
  if (reader.packed()) {
    StakesTable table;
    NumberCoder coder(reader);
    const bool sound = table.code(coder);
    if (!sound) return reader.refuse(reason::tableChanged);
    if (const auto error = reader.finish(table.body().body())) return *error;
    table.placeCards();
    return table;
  }
  const auto list = [&] {
    std::vector<int> numbers(reader.byte());
    for (int& number : numbers) number = reader.byte();
    return numbers;
  };
  const auto readGrid = [&] {
    std::vector<int> dealers = list(), pones = list();
    const bool none = dealers.empty() && pones.empty();
    return none ? ScoreGrid() : ScoreGrid::make(std::move(dealers), std::move(pones), farthest);
  };
  const auto byScore = [&](const ScoreGrid& grid) {
    std::vector<std::int32_t> parts(grid.size());
    for (std::int32_t& part : parts) part = static_cast<std::int32_t>(reader.word());
    return parts;
  };
  const auto grid = readGrid();
  if (reader.failed() || !grid || grid->size() == 0) return reader.refuse(reason::tableWithoutScores);
  std::array<Role, 2> roles;
  for (const bool replies : {false, true}) {
    Role& role = roles[replies ? 1 : 0];
    role.points = byScore(*grid);
    const std::size_t directions = reader.byte();
    if (directions > mostDirections) return reader.refuse(reason::tableOverDirected);
    for (std::size_t at = 0; at < directions; ++at) role.directions.push_back(byScore(*grid));
    role.cards.assign(directions, std::vector<std::int8_t>(cardsOf(replies)));
    for (auto& cards : role.cards)
      for (std::int8_t& much : cards) much = static_cast<std::int8_t>(reader.byte());
  }
  const auto handGrid = readGrid();
  if (reader.failed() || !handGrid) return reader.refuse(reason::tableWithoutScores);
  PerSeat<Hands> known;
  for (Hands& role : known) {
    const std::size_t directions = reader.byte();
    if (directions > mostDirections) return reader.refuse(reason::tableOverDirected);
    for (std::size_t at = 0; at < directions; ++at) {
      role.directions.push_back(byScore(*handGrid));
      for (auto& weights : role.weights.emplace_back()) {
        weights.resize(HandPegsTable::hands);
        for (std::int8_t& much : weights) much = static_cast<std::int8_t>(reader.byte());
      }
    }
  }
  const auto calibrationGrid = readGrid();
  if (reader.failed() || !calibrationGrid) return reader.refuse(reason::tableWithoutScores);
  PerSeat<std::vector<std::int32_t>> calibration;
  for (auto& numbers : calibration) {
    numbers = byScore(*calibrationGrid);
    for (const std::int32_t factor : numbers)
      if (factor < leastCalibration) return reader.refuse(reason::tableChanged);
  }
  if (const auto error = reader.finish()) return *error;
  StakesTable table(*grid, std::move(roles));
  table.setHands(*handGrid, std::move(known));
  table.setCalibration(*calibrationGrid, std::move(calibration));
  return table;
}

TableWriter StakesTable::body() const {
  TableWriter writer;
  const auto lists = [&](const ScoreGrid& grid) {
    for (const auto* list : {&grid.dealers(), &grid.pones()}) {
      writer.byte(static_cast<std::uint8_t>(list->size()));
      for (const int number : *list) writer.byte(static_cast<std::uint8_t>(number));
    }
  };
  const auto scores = [&](const std::vector<std::int32_t>& parts) {
    for (const std::int32_t part : parts) writer.word(static_cast<std::uint32_t>(part));
  };
  lists(grid_);
  for (const Role& role : roles_) {
    scores(role.points);
    writer.byte(static_cast<std::uint8_t>(role.directions.size()));
    for (const auto& direction : role.directions) scores(direction);
    for (const auto& cards : role.cards)
      for (const std::int8_t much : cards) writer.byte(static_cast<std::uint8_t>(much));
  }
  lists(handGrid_);
  for (const Hands& role : hands_) {
    writer.byte(static_cast<std::uint8_t>(role.directions.size()));
    for (std::size_t at = 0; at < role.directions.size(); ++at) {
      scores(role.directions[at]);
      for (const auto& weights : role.weights[at])
        for (const std::int8_t much : weights) writer.byte(static_cast<std::uint8_t>(much));
    }
  }
  lists(calibrationGrid_);
  for (const auto& numbers : calibration_) scores(numbers);
  return writer;
}

std::vector<std::uint8_t> StakesTable::write() const {
  return body().finish(stakesHead());
}

std::vector<std::uint8_t> StakesTable::pack() const {
  TableWriter writer;
  NumberCoder coder(writer);
  [[maybe_unused]] const bool sound = StakesTable(*this).code(coder);
  assert(sound);
  return writer.finish(stakesHead(), body().body());
}

}  // namespace cribbage
