#pragma once
// Hashes any answer of the engine: every field, in order, to the last bit. So answers can be compared between
// machines.

#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>
#include <variant>

#include "cribbage/base/error.h"
#include "cribbage/questions/fields.h"

namespace cribbage {

/// The hash is FNV-1a with 64 bits (Fowler, Noll and Vo). A field that is added to an answer later is hashed
/// without any change here.
class Digest {
 public:
  Digest() = default;
  /// Continues from the value of an earlier digest.
  explicit Digest(std::uint64_t before) : hash_(before) {}

  void add(std::uint64_t value) { hash_ = (hash_ ^ value) * 0x100000001B3; }

  void add(double value) {
    std::uint64_t bits;  // std::bit_cast is not in the libc++ of Emscripten 3.1
    std::memcpy(&bits, &value, sizeof bits);
    add(bits);
  }

  void add(std::string_view text) {
    add(std::uint64_t{text.size()});
    for (const char letter : text) add(std::uint64_t{static_cast<unsigned char>(letter)});
  }

  /// Adds an answer, or any part of an answer.
  template <class T>
  void addAnswer(const T& value) {
    if constexpr (HasFields<T>)
      T::fields([&](const char*, auto member) { addAnswer(value.*member); });
    else if constexpr (HasParts<T>)
      value.each([&](const char*, const auto& part) { addAnswer(part); });
    else if constexpr (HasKinds<T>)
      std::visit([&](const auto& kind) { addAnswer(kind); }, value);
    else if constexpr (MayBeAbsent<T>)
      addOptional(value);
    else if constexpr (std::is_convertible_v<T, std::string_view>)
      add(std::string_view(value));
    else if constexpr (HasItems<T>)
      addList(value);
    else if constexpr (std::is_same_v<T, double>)
      add(value);
    else if constexpr (requires { value.id; })  // a card
      add(std::uint64_t{value.id});
    else
      add(static_cast<std::uint64_t>(value));
  }

  /// Adds a result: whether it is an answer or an error, and its fields.
  template <class T>
  void addResult(const Result<T>& result) {
    add(std::uint64_t{result ? 1u : 0u});
    if (result)
      addAnswer(*result);
    else
      addAnswer(result.error());
  }

  std::uint64_t value() const { return hash_; }

 private:
  template <class T>
  void addOptional(const T& value) {
    add(std::uint64_t{value ? 1u : 0u});
    if (value) addAnswer(*value);
  }

  template <class T>
  void addList(const T& list) {
    std::uint64_t count = 0;
    for (const auto& item : list) {
      addAnswer(item);
      ++count;
    }
    add(count);
  }

  std::uint64_t hash_ = 0xCBF29CE484222325;
};

}  // namespace cribbage
