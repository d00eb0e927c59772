#pragma once
// Compression of rows of integers. Each integer is predicted from its neighbours, so only the deviation costs
// bits.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cribbage/base/table_bytes.h"

namespace cribbage {

/// Writes or reads tables of integers in compressed form, with the same calls in both directions. A plane is
/// a table of rows and columns. One coder codes several planes in turn, and uses for each what it has learnt
/// from those before. The method is context mixing.
///
/// 1. A number is predicted by a weighted sum of its neighbours. The weights are adapted after each error, by
///    normalised least mean squares (Widrow and Hoff 1960).
/// 2. It is coded as yes-no decisions: is it 0, is it negative, is it more than 1, more than 2 …
/// 3. The probability of each *yes* is learnt in six contexts. A small network mixes the six (Mahoney 2005,
///    PAQ).
/// 4. An arithmetic coder turns probabilities into bits (Witten, Neal and Cleary 1987).
///
/// All arithmetic is on integers, so every machine reads the same numbers. A number takes some 0.1 µs, and
/// the coder takes 1.5 MB of memory.
///
///     TableWriter writer;
///     std::vector<std::int32_t> numbers{3, 3, 4, 3, 3, 4};  // two rows of three columns
///     NumberCoder coder(writer);
///     coder.code(numbers, {{}, {{0}}, {{1, 0}}}, {0, 9});
///     coder.finish();
///
/// To read the numbers, make the coder with a reader, and call the same functions with `numbers` of the same
/// size.
class NumberCoder {
 public:
  explicit NumberCoder(TableReader& reader);
  explicit NumberCoder(TableWriter& writer);

  bool reads() const { return reader_ != nullptr; }

  static constexpr int none = -1;

  /// Describes a column by its kind, and by the earlier columns that resemble it, the most similar first.
  struct Column {
    std::array<int, 4> like{none, none, none, none};
    int kind = 0;  ///< columns of one kind vary by about the same amount; may be any number
  };
  using Columns = std::vector<Column>;
  using Plane = std::vector<std::int32_t>;

  /// The bound on the absolute value of a number.
  static constexpr int farthest = 1 << 23;

  /// The range of the numbers. A number read from a damaged table may be outside. It is then clamped to the
  /// range, and the coder is no longer `sound`.
  struct Limits {
    int least = 0, most = 0;
  };

  /// Whether to code the numbers themselves, which suits small numbers, or their prediction errors, which
  /// suits large numbers.
  enum class As : std::uint8_t { itself, whatIsLeft };

  /// Writes or reads a plane. `numbers` are its rows, one after the other, each with one number for each of
  /// `columns`. `beside` are other planes of the same shape that resemble this one. Writer and reader must
  /// both know them already. The most similar comes first, and there are two at most.
  void code(Plane& numbers, const Columns& columns, Limits limits, std::span<const Plane* const> beside = {},
            As as = As::itself);

  /// Writes or reads the remaining bits. Call it after the last plane.
  void finish();

  /// Whether all numbers so far are within their limits, and the bits ended at the right place. Once false,
  /// further planes are left unchanged.
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
  std::uint32_t low_ = 0, high_ = 0xffffffff, code_ = 0;  // state of the arithmetic coder
  std::uint32_t plane_ = 0;
  std::vector<std::int16_t> oddsOf_;
  std::array<std::uint32_t, contexts> seen_{};    // hashes of the inputs of each context
  std::array<std::uint32_t*, contexts> lines_{};  // for each context, the slots of the nodes of a number
  std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(contexts << slotBits, 1u << 31);
  std::array<Weights, nodes> network_;
};

}  // namespace cribbage
