#pragma once
// Passes an answer to JavaScript as numbers and one text, which web/engine/written.ts reads. Passing the
// 1,261 values of an answer about discards one by one took half of the time of the question.

#include <algorithm>
#include <array>
#include <cstring>
#include <variant>

#include "cribbage/cards/card.h"
#include "cribbage/questions/fields.h"

namespace cribbage {

// Exactly one file of each module includes this header, so its functions may be in an anonymous namespace.
// The compiler then inlines functions that are called once and keeps no separate copy of them. This saves two
// kilobytes of a module.
namespace {

/// An answer as numbers. The first two are the index at which the bytes of all texts begin, and the number of
/// these bytes. The answer follows, then the bytes, eight to a number. Each value of the answer is its kind
/// followed by its content:
///
///     text     0, its length in JavaScript
///     number   1, itself
///     false    2
///     true     3
///     list     4, how many; the values
///     numbers  5, how many; themselves
///     record   6, fields, -1; a field is the index of its name, then a value
///
/// Names are numbered in the order of their first use. When a name is first used, its length follows the
/// index, and its letters are among the texts.
///
/// For example, a record whose only field `points` is 29 is 8 6 6 0 6 1 29 -1 and the bytes of `points`.
class Written {
 public:
  void clear() {
    numbers_.clear();
    add(0, 0);
    names_.clear();
    text_.clear();
  }

  // If these functions were inlined for every field of every answer, they would take a fifth of a module.
  [[gnu::noinline]] void add(double number) { numbers_.push_back(number); }
  [[gnu::noinline]] void add(double kind, double number) {
    add(kind);
    add(number);
  }
  [[gnu::noinline]] void addText(std::string_view text) {
    add(0);
    addLetters(text);
  }
  [[gnu::noinline]] void addName(const char* name) {
    const auto known = std::find(names_.begin(), names_.end(), name);
    add(static_cast<double>(known - names_.begin()));
    if (known != names_.end()) return;
    names_.push_back(name);
    addLetters(name);
  }
  /// Adds room for `size` numbers, and returns the address at which the caller writes them.
  [[gnu::noinline]] double* more(std::size_t size) {
    numbers_.resize(numbers_.size() + size);
    return numbers_.data() + (numbers_.size() - size);
  }
  void addNumber(double number) { add(1, number); }
  void addTruth(bool truth) { add(truth ? 3 : 2); }
  void beginList(std::size_t size) { add(4, static_cast<double>(size)); }
  void beginNumbers(std::size_t size) { add(5, static_cast<double>(size)); }
  void beginRecord() { add(6); }
  void endRecord() { add(-1); }

  /// Returns all numbers, in the module's memory, valid until the next question.
  [[gnu::noinline]] const double* numbers() {
    numbers_[0] = static_cast<double>(numbers_.size());
    numbers_[1] = static_cast<double>(text_.size());
    numbers_.resize(numbers_.size() + (text_.size() + sizeof(double) - 1) / sizeof(double));
    std::memcpy(numbers_.data() + static_cast<std::size_t>(numbers_[0]), text_.data(), text_.size());
    return numbers_.data();
  }

 private:
  // JavaScript counts a character as one unit, or as two if it has four bytes in UTF-8.
  [[gnu::noinline]] void addLetters(std::string_view text) {
    int length = 0;
    for (const char letter : text) {
      const auto byte = static_cast<unsigned char>(letter);
      length += (byte & 0xC0) == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1;
    }
    add(length);
    text_ += text;
  }

  std::vector<double> numbers_;
  std::vector<const char*> names_;  // compared by address
  std::string text_;
};

[[gnu::noinline, maybe_unused]] void writeCard(Card card, Written& to) {
  const std::array letters{print(card.rank()), print(card.suit())};
  to.addText({letters.data(), letters.size()});
}

template <class T>
inline constexpr bool isNumber = std::is_arithmetic_v<T> && !std::is_same_v<T, bool>;

template <class T>
void write(const T& value, Written& to) {
  if constexpr (HasFields<T>) {
    to.beginRecord();
    T::fields([&](const char* name, auto member) {
      const auto& field = value.*member;
      if constexpr (MayBeAbsent<std::decay_t<decltype(field)>>) {
        if (!field) return;
        to.addName(name);
        write(*field, to);
      } else {
        to.addName(name);
        write(field, to);
      }
    });
    to.endRecord();
  } else if constexpr (HasParts<T>) {
    to.beginRecord();
    value.each([&](const char* name, const auto& part) {
      to.addName(name);
      write(part, to);
    });
    to.endRecord();
  } else if constexpr (HasKinds<T>) {
    std::visit([&](const auto& kind) { write(kind, to); }, value);
  } else if constexpr (std::is_convertible_v<T, std::string_view>) {
    to.addText(value);
  } else if constexpr (HasItems<T>) {
    const auto size = static_cast<std::size_t>(value.size());
    if constexpr (isNumber<std::decay_t<decltype(*value.begin())>>) {
      to.beginNumbers(size);
      double* next = to.more(size);
      for (const auto number : value) *next++ = static_cast<double>(number);
    } else {
      to.beginList(size);
      for (const auto& item : value) write(item, to);
    }
  } else if constexpr (std::is_same_v<T, Rank>) {
    const char letter = print(value);
    to.addText({&letter, 1});
  } else if constexpr (std::is_same_v<T, Card>) {
    writeCard(value, to);
  } else if constexpr (std::is_enum_v<T>) {
    to.addText(print(value));
  } else if constexpr (std::is_same_v<T, bool>) {
    to.addTruth(value);
  } else {
    to.addNumber(static_cast<double>(value));
  }
}

}  // namespace

}  // namespace cribbage
