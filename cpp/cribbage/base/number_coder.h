#pragma once
// Rows of whole numbers in few bytes: each is predicted from those beside it, and costs what it surprises.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cribbage/base/table_bytes.h"

namespace cribbage {

/// Writes numbers or reads them: one description of a table serves both ways. Several planes of numbers
/// follow each other in one coder, which learns from each for the next. The method is context mixing.
///
/// 1. A number is predicted by a weighted sum of its neighbours. The weights follow the errors, by normalised
///    least mean squares (Widrow and Hoff 1960).
/// 2. It is told in yes and no: is it nought, is it below nought, is it more than 1, more than 2 …
/// 3. The chance of each *yes* is learnt in six contexts. A small network mixes the six (Mahoney 2005, PAQ).
/// 4. An arithmetic coder turns chances into bits (Witten, Neal and Cleary 1987).
///
/// All of it is done in whole numbers, so every machine reads the same. It takes some 0.1 µs a number, and a
/// megabyte and a half while it lives.
///
///     TableWriter writer;
///     std::vector<std::int32_t> numbers{3, 3, 4, 3, 3, 4};  // two rows of three columns
///     NumberCoder coder(writer);
///     coder.code(numbers, {{}, {{0}}, {{1, 0}}}, {0, 9});
///     coder.finish();
///
/// To read them, make the coder with a reader, and ask the same with `numbers` of the same size.
class NumberCoder {
 public:
  explicit NumberCoder(TableReader& reader);
  explicit NumberCoder(TableWriter& writer);

  bool reads() const { return reader_ != nullptr; }

  static constexpr int none = -1;

  /// A place in a row: which earlier columns are most alike, the likest first, and a kind of its own.
  struct Column {
    std::array<int, 4> like{none, none, none, none};
    int kind = 0;  ///< columns of a kind are alike in how much they vary; any number
  };
  using Columns = std::vector<Column>;
  using Plane = std::vector<std::int32_t>;

  /// No number is farther from 0.
  static constexpr int farthest = 1 << 23;

  /// What numbers may be. Those read from a damaged table are brought within it, and it is not `sound`.
  struct Limits {
    int least = 0, most = 0;
  };

  /// Whether numbers are coded themselves, for small ones, or what the prediction leaves, for large ones.
  enum class As : std::uint8_t { itself, whatIsLeft };

  /// Codes a plane: `numbers` are rows of `columns`, one row after the other. `beside` are other planes of
  /// the same shape, known to both sides, that tell something of this one: the likest first, two at most.
  void code(Plane& numbers, const Columns& columns, Limits limits, std::span<const Plane* const> beside = {},
            As as = As::itself);

  /// After the last plane: writes what is left of the bits, or reads it.
  void finish();

  /// Whether every number that was read or written is within its limits, and the bits ended where they
  /// should. Once it is not, further planes are left as they are.
  bool sound() const { return sound_; }

 private:
  static constexpr std::size_t contexts = 6, slotBits = 16, line = 16, nodes = 2 * line, inputs = 13;
  using Weights = std::array<std::int32_t, contexts + 1>;
  using Neighbours = std::array<std::int32_t, inputs>;

  NumberCoder();
  static std::array<Weights, nodes> firstNetwork();
  void look(std::uint32_t part);
  std::int32_t number(std::int32_t value);
  bool yes(bool is, std::size_t node);
  bool bit(bool is, std::uint32_t chance);

  TableReader* reader_ = nullptr;
  TableWriter* writer_ = nullptr;
  bool sound_ = true;
  std::uint32_t low_ = 0, high_ = 0xffffffff, code_ = 0;  // of the arithmetic coder
  std::uint32_t plane_ = 0;
  std::vector<std::int16_t> oddsOf_;
  std::array<std::uint32_t, contexts> seen_{};    // hashes of what each context sees
  std::array<std::uint32_t*, contexts> lines_{};  // of each, the slots of the nodes of a number
  std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(contexts << slotBits, 1u << 31);
  std::array<Weights, nodes> network_;
};

}  // namespace cribbage
